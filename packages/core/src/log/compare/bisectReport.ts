import type { LogDifference, LogProblem } from '../format/logProblem.js';
import type { CommandRecord, LogRecord } from '../format/logRecord.js';

/** One value for each of the two logs. */
export type Both<T> = readonly [a: T, b: T];

/** A member in which two headers differ. Its path is written with dots. */
export interface HeaderDifference {
  readonly path: string;
  readonly values: Both<unknown>;
}

/** What is known of two logs when the comparison stops. */
export interface Compared {
  /** The last tick at which both worlds are equal. */
  readonly equal_until: number;
  /** In each log, the first outcome or hash that differs from its own replay. */
  readonly records: Both<LogDifference | null>;
  /** In each log, what is wrong with it, as far as it was read. */
  readonly problems: Both<LogProblem | null>;
  /** Of each log, a sentence that says that other rules made it than those that replayed it. */
  readonly other_rules: Both<string | null>;
}

/** Where two worlds diverge. */
export interface Divergence {
  readonly tick: number;
  /** The commands after which they differ; both null when time alone made the difference. */
  readonly commands: Both<CommandRecord | null>;
  /** The first field that differs. */
  readonly table: string;
  readonly row: number;
  readonly field: string;
  readonly values: Both<unknown>;
  /** The tables that differ. */
  readonly tables: readonly string[];
  /** How many fields differ. */
  readonly differences: number;
  /** In each log, the last command that changed the row, at or before the divergence. */
  readonly last_commands: Both<CommandRecord | null>;
}

/**
 * The result of comparing two logs.
 * - `equal`: both worlds are equal at every tick, to the same end.
 * - `ended`: equal, but one log ends (or is cut) before the other.
 * - `record`: both replays are equal, but a log differs from its own replay: see `records`.
 * - `headers`: the worlds were made from different inputs.
 * - `diverged`: the worlds differ from some tick on.
 * - `problem`: a log cannot be replayed further: see `problems`. Equal until there.
 */
export type BisectReport = Compared &
  (
    | { readonly result: 'equal' | 'ended' | 'record' | 'problem' }
    | { readonly result: 'headers'; readonly headers: readonly HeaderDifference[] }
    | ({ readonly result: 'diverged' } & Divergence)
  );

/** The members in which two headers differ, members of the setting included. */
export function headerDifferences(a?: LogRecord, b?: LogRecord): HeaderDifference[] {
  const found: HeaderDifference[] = [];
  addDifferences(found, '', a, b);
  return found;
}

function addDifferences(found: HeaderDifference[], path: string, a: unknown, b: unknown): void {
  if (Object.is(a, b)) return;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    found.push({ path, values: [a ?? null, b ?? null] });
    return;
  }
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const below = path === '' ? name : `${path}.${name}`;
    addDifferences(found, below, (a as never)[name], (b as never)[name]);
  }
}
