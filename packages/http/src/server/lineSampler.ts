/** The members by which lines are of one kind. */
export type LineKind = Readonly<Record<string, unknown>>;

/** Limits repeated lines. */
export interface LineSampler {
  /** Whether a line of this kind is written. */
  admits(kind: LineKind): boolean;
  /** The number of lines that were left out. */
  sampled(): number;
  /** Reports what was left out so far. */
  close(): void;
}

/** The lines of one kind that are written per minute. */
const MAX_LINES = 100;

const MINUTE_MS = 60_000;

/**
 * Admits the first 100 lines of each kind per minute. At the end of the minute, calls `report` with
 * each kind of which lines were left out, and their number.
 */
export function lineSampler(report: (kind: LineKind, count: number) => void): LineSampler {
  let kinds = new Map<string, { readonly kind: LineKind; count: number }>();
  let sampled = 0;
  let timer: NodeJS.Timeout | undefined;

  function endMinute(): void {
    clearTimeout(timer);
    timer = undefined;
    const ended = kinds;
    kinds = new Map();
    for (const { count, kind } of ended.values()) {
      if (count > MAX_LINES) report(kind, count - MAX_LINES);
    }
  }

  return {
    admits(kind) {
      const name = JSON.stringify(kind);
      const known = kinds.get(name) ?? { kind, count: 0 };
      kinds.set(name, known);
      known.count += 1;
      timer ??= setTimeout(endMinute, MINUTE_MS).unref();
      if (known.count <= MAX_LINES) return true;
      sampled += 1;
      return false;
    },
    sampled: () => sampled,
    close: endMinute,
  };
}
