/** The parent of all errors of this package. */
export class ApogeeError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** No response came, so the request may or may not have taken effect. */
export class NoResponse extends ApogeeError {}

/** There was no connection, so nothing can have happened. */
export class NotSent extends NoResponse {}

/** The server cannot continue a stream because of a bug. All lines before are correct. */
export class StreamFailed extends ApogeeError {}

/** A refusal: problem details (RFC 9457) with a stable code. */
export class Problem extends ApogeeError {
  constructor(status, code, detail, retryAfter) {
    super(code ? `${detail} (${code})` : detail);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }

  get type() {
    return `urn:apogee:problem:${this.code}`;
  }
}

export class BadRequest extends Problem {}
export class Unauthorized extends Problem {}
export class Forbidden extends Problem {}
export class NotFound extends Problem {}
export class Conflict extends Problem {}
export class NotYourTurn extends Conflict {}
export class StalePly extends Conflict {}
export class PlyAhead extends Conflict {}
export class GamePaused extends Conflict {}
export class GameEnded extends Conflict {}
export class IllegalMove extends Problem {}
export class TooManyRequests extends Problem {}
export class ServerError extends Problem {}
export class UnknownOutcome extends ServerError {}
export class Unavailable extends ServerError {}

const BY_STATUS = {
  401: Unauthorized,
  403: Forbidden,
  404: NotFound,
  409: Conflict,
  422: IllegalMove,
  429: TooManyRequests,
};

const BY_CODE = {
  "not-your-turn": NotYourTurn,
  "stale-ply": StalePly,
  "ply-ahead": PlyAhead,
  "game-paused": GamePaused,
  "time-out": GameEnded,
  "seat-given-up": GameEnded,
  "game-over": GameEnded,
  "game-cancelled": GameEnded,
  "illegal-move": IllegalMove,
  "too-many-requests": TooManyRequests,
  "unknown-outcome": UnknownOutcome,
  "no-node-ready": Unavailable,
  "too-many-connections": Unavailable,
  "shutting-down": Unavailable,
};

/** The error of a response; a body that is no problem, as of a proxy, has no code. */
export function problem(status, body, retryAfter) {
  const code = String(body?.code ?? "");
  const detail = String(body?.detail ?? `The server returned status ${status}.`);
  const Kind = BY_CODE[code] ?? BY_STATUS[status] ?? (status >= 500 ? ServerError : BadRequest);
  return new Kind(status, code, detail, retryAfter);
}
