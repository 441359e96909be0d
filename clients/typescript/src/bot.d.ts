import type { Client } from "./index.js";

/** A move that the seat may make. */
export interface LegalMove {
  /** What identifies the move. */
  code: string;
  kind: string;
  args: Record<string, any>;
  /** The move in the notation of the rules. */
  text: string;
}

/** The start of a game, in which the bot holds a seat. */
export interface GameStart {
  game: string;
  ruleset: string;
  options: Record<string, string>;
  seats: number;
  seat: number;
  players: string[];
  /** For the bot's own random numbers: a bot without other randomness plays a repeatable game. */
  seed: string;
  clock?: { bankMillis: number; incrementMillis: number; capMillis: number };
  moveTimeMillis?: number;
  gameTimeMillis?: number;
}

/** The bot is to move. */
export interface Question {
  game: string;
  question: number;
  ply: number;
  timeMillis: number;
  facts: Record<string, any>[];
  view: Record<string, any>;
  moves: LegalMove[];
}

/** Chooses one of the moves of a question, or its code. */
export type Player = (question: Question) => LegalMove | string | Promise<LegalMove | string>;

/** Makes the player of one game. Several games may be in play at once. */
export type NewPlayer = (start: GameStart) => Player;

/**
 * Plays until there is nothing left to play; exits with 2 and a sentence if it cannot.
 *
 * Without arguments the program reads lines from standard input and answers them, as
 * docs/bot-protocol.md describes. With `--url` it plays the games of its player on a platform.
 */
export declare function play(
  newPlayer: NewPlayer,
  bot: { name: string; version?: string },
): Promise<void>;

/**
 * Plays the games of one player on a platform, one question at a time. A connection that breaks
 * costs nothing: the stream is resumed after its last line, and a move whose response was lost is
 * sent again with the same ply, so that it counts once.
 */
export declare class Online {
  constructor(client: Client, newPlayer: NewPlayer, warn: (sentence: string) => void);
  /** Returns after so many games have ended. */
  play(games?: number): Promise<void>;
}
