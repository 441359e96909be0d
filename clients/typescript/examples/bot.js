#!/usr/bin/env node
// A bot that plays any game of Apogee; start here and make it better.
//
//     apogee match sol --seats mine,random --games 20 --bot mine="node bot.js"
//     APOGEE_TOKEN=... node bot.js --url http://127.0.0.1:8080
//
// docs/bot-protocol.md explains what a question contains.
import { play } from "../src/bot.js"; // "apogee-client/bot" after: npm install clients/typescript

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

/** The player of one game, with dice of its own. */
function newPlayer(start) {
  const dice = newDice(start.seed);
  return (question) => {
    const move = choose(question.moves, dice);
    // Whatever goes to standard error is shown with a failure.
    console.error("question", question.question, "->", move.text);
    return move;
  };
}

await play(newPlayer, { name: "sample-javascript" });
