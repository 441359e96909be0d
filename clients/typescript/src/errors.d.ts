/** The parent of all errors of this package. */
export declare class ApogeeError extends Error {}

/** No response came, so the request may or may not have taken effect. */
export declare class NoResponse extends ApogeeError {}

/** There was no connection, so nothing can have happened. */
export declare class NotSent extends NoResponse {}

/** The server cannot continue a stream because of a bug. All lines before are correct. */
export declare class StreamFailed extends ApogeeError {}

/**
 * A refusal: problem details (RFC 9457) with a stable code. Catch a subclass, or compare `code`. A
 * code without a class of its own has the class of its status.
 */
export declare class Problem extends ApogeeError {
  constructor(status: number, code: string, detail: string, retryAfter?: number);
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  /** Seconds to wait before the same request is sent again. */
  readonly retryAfter: number | undefined;
  get type(): string;
}

/** 400, or another status that only a different request can avoid. */
export declare class BadRequest extends Problem {}
/** 401: the token is missing, unknown, revoked or expired. */
export declare class Unauthorized extends Problem {}
/** 403: this token may not do that. */
export declare class Forbidden extends Problem {}
/** 404: there is no such thing, or nothing that this token may see. */
export declare class NotFound extends Problem {}
/** 409: the request does not fit the present state. */
export declare class Conflict extends Problem {}
/** Another seat is to act. Wait for your next question. */
export declare class NotYourTurn extends Conflict {}
/** The decision at this ply has been made. Wait for the next question. */
export declare class StalePly extends Conflict {}
/** The ply was not asked for. Read the game's view and answer with its `plies`. */
export declare class PlyAhead extends Conflict {}
/** The game is paused. The question comes again when it continues. */
export declare class GamePaused extends Conflict {}
/** Your part in the game has ended: `time-out`, `seat-given-up`, `game-over`, `game-cancelled`. */
export declare class GameEnded extends Conflict {}
/** 422: not the code of a legal move. The clock runs on. */
export declare class IllegalMove extends Problem {}
/** 429: a limit; the code names it. */
export declare class TooManyRequests extends Problem {}
/** 5xx: the server could not serve the request. */
export declare class ServerError extends Problem {}
/** 503: the server does not know whether the request took effect. */
export declare class UnknownOutcome extends ServerError {}
/** 503: the server refused the request before it took effect. */
export declare class Unavailable extends ServerError {}

export declare function problem(status: number, body: unknown, retryAfter?: number): Problem;
