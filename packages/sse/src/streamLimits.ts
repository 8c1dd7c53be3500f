/** The limits of streams. */
export interface StreamLimits {
  /** Milliseconds between heartbeats of a quiet stream. */
  readonly heartbeatMs: number;
  /** Milliseconds for which the events of a busy account are gathered after a turn. */
  readonly gatherMs: number;
  /** Milliseconds after which a reader that takes no data is dropped. */
  readonly drainMs: number;
  /** Maximum of open streams per account. */
  readonly maxStreams: number;
  /** Milliseconds that a reader should wait before it reconnects. */
  readonly retryMs: number;
}

/** The default limits. */
export const STREAM_LIMITS: StreamLimits = {
  heartbeatMs: 15_000,
  gatherMs: 20,
  drainMs: 30_000,
  maxStreams: 10,
  retryMs: 3000,
};
