/** How long things may take, in milliseconds. */
export interface TimeLimits {
  /** The head of a request, and a connection that says nothing. */
  readonly headersMs: number;
  /** A whole request. */
  readonly requestMs: number;
  /** Between two requests of a connection. */
  readonly keepAliveMs: number;
  /** A connection on which nothing moves. */
  readonly idleMs: number;
  /** How often the limits above are looked at. */
  readonly checkMs: number;
  /** What is under way when the server stops. */
  readonly drainMs: number;
}

/** Limits at which slow attackers are gone within 15 seconds and slow people are not. */
export const TIME_LIMITS: TimeLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 5_000,
  idleMs: 60_000,
  checkMs: 1_000,
  drainMs: 10_000,
};
