/**
 * The lines of a stream, across broken connections, restarts of the server and silence.
 *
 * The iteration ends when the source has no more lines, as after the end of a game. It throws
 * `Unauthorized` when the token ends, and `StreamFailed` after a bug of the server. Heartbeats are
 * left out. A stream can be iterated once.
 */
export declare class Stream<Line> implements AsyncIterableIterator<Line> {
  /** The number of the last line. Another stream continues after it with `from`. */
  position: number;
  [Symbol.asyncIterator](): this;
  next(): Promise<IteratorResult<Line, undefined>>;
  return(): Promise<IteratorResult<Line, undefined>>;
  close(): void;
}
