/** What a stream may cost. */
export interface StreamLimits {
  /** After how many milliseconds a quiet stream shows that it lives. */
  readonly heartbeatMs: number;
  /** For how many milliseconds after a turn a busy account's events are gathered for the next. */
  readonly gatherMs: number;
  /** How many milliseconds a reader may leave what it was sent. */
  readonly drainMs: number;
  /** How many streams an account may have open at once. */
  readonly streamsMost: number;
  /** How many milliseconds a reader that lost its stream should wait. */
  readonly retryMs: number;
}

/** What a stream may cost when nobody says otherwise. */
export const STREAM_LIMITS: StreamLimits = {
  heartbeatMs: 15_000,
  gatherMs: 20,
  drainMs: 30_000,
  streamsMost: 10,
  retryMs: 3000,
};
