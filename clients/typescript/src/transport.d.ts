export interface TransportOptions {
  /** Seconds for one response, 15 by default. */
  timeout?: number;
  /** Seconds after the first attempt in which a request may be sent again, 120 by default. */
  patience?: number;
  /** Receives a sentence before each repetition. */
  warn?: (sentence: string) => void;
  sleep?: (seconds: number) => Promise<void>;
  clock?: () => number;
}

/**
 * Sends requests with a token. A request is sent again
 *
 * - after 429, and after a 503 that says that nothing happened: any request;
 * - after no response, a status of a gateway, or `unknown-outcome`: only a request that counts once
 *   however often it is sent, such as a move, which its ply identifies.
 */
export declare class Transport {
  constructor(url: string, token?: string, options?: TransportOptions);
}
