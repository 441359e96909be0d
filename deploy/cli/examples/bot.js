#!/usr/bin/env node
// A bot that plays any game of Apogee. No libraries; start here and make it better.
//
//     apogee match sol --seats mine,random --games 20 --bot mine="node bot.js"
//
// It reads one JSON object per line and answers with one. docs/bot-protocol.md has all of them.
"use strict";
const readline = require("node:readline");

// How much we like a move, by the words that describe it. The first row with one of its words
// counts; other moves are worth 1. The kinds and words of a game stand in its questions.
const LIKES = [
  [["deconvert", "decline", "pass", "end", "coast"], 0],
  [["hurl", "score", "win", "capture"], 9],
  [["activate", "build", "take", "pay"], 6],
  [["convert", "launch", "burn", "node", "foundry", "tower", "bridge"], 4],
  [["fly", "move", "play"], 3],
];

/** How much we like a move: its kind and its text are enough for a first try. */
function value(move) {
  const words = `${move.kind} ${move.text}`.toLowerCase().split(/[ -]+/);
  const like = LIKES.find(([liked]) => liked.some((word) => words.includes(word)));
  return like ? like[1] : 1;
}

/** Dice that the platform's seed fixes, so that our games are repeatable (xorshift). */
function newDice(seed) {
  let state = Number(BigInt(seed) % 4294967295n) + 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

/** Mostly the move we like best, sometimes any: a little luck keeps us out of loops. */
function choose(moves, dice) {
  if (dice(5) === 0) {
    return moves[dice(moves.length)];
  }
  const best = Math.max(...moves.map(value));
  const liked = moves.filter((move) => value(move) === best);
  return liked[dice(liked.length)];
}

/** One line, sent at once. */
function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

const dice = new Map(); // for each game its own dice, because several may be played at once

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  switch (message.type) {
    case "hello":
      say({ type: "ready", name: "sample-javascript", version: "1" });
      break;
    case "game-start":
      dice.set(message.game, newDice(message.seed));
      break;
    case "question": {
      const move = choose(message.moves, dice.get(message.game));
      // Whatever goes to standard error is shown with a failure.
      console.error("question", message.question, "->", move.text);
      // Codes are texts, because numbers above 2^53 would be rounded here.
      say({ type: "move", game: message.game, question: message.question, move: move.code });
      break;
    }
    case "game-over":
      dice.delete(message.game);
      break;
    case "bye":
      process.exit(0);
      break;
    default:
    // Lines of any other type come from a later version: pass them over.
  }
});
