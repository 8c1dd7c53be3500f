import type { LogDifference, LogProblem } from './logProblem.js';
import type { CommandRecord, LogRecord } from './logRecord.js';

/** One value for each of the two logs. */
export type Both<T> = readonly [a: T, b: T];

/** A member in which two headers differ; its path has dots. */
export interface HeaderDifference {
  readonly path: string;
  readonly values: Both<unknown>;
}

/** What two logs have told when the comparison stopped. */
export interface Compared {
  /** The last tick at which both worlds were found equal. */
  readonly equal_until: number;
  /** Where the first outcome or hash in each log differs from its own replay. */
  readonly records: Both<LogDifference | null>;
  /** What is wrong with each log, as far as it was read. */
  readonly problems: Both<LogProblem | null>;
}

/** Where two worlds part. */
export interface Parting {
  readonly tick: number;
  /** The commands after which they part; both null when time alone did it. */
  readonly commands: Both<CommandRecord | null>;
  /** The first field that differs. */
  readonly table: string;
  readonly row: number;
  readonly field: string;
  readonly values: Both<unknown>;
  /** The tables in which anything differs, and in how many fields. */
  readonly tables: readonly string[];
  readonly differences: number;
  /** In each log, the last command that changed the row, at or before the parting. */
  readonly last_commands: Both<CommandRecord | null>;
}

/**
 * What a comparison of two logs gives.
 * - `equal`: the same world at every tick, to the same end.
 * - `ended`: equal, but one log ends (or is cut) before the other.
 * - `record`: both replays agree, but a log says otherwise of its own: `records` has it.
 * - `headers`: the worlds were not made of the same inputs.
 * - `parted`: they part.
 * - `problem`: a log cannot be read on: `problems` has it. Equal until there.
 */
export type BisectReport = Compared &
  (
    | { readonly result: 'equal' | 'ended' | 'record' | 'problem' }
    | { readonly result: 'headers'; readonly headers: readonly HeaderDifference[] }
    | ({ readonly result: 'parted' } & Parting)
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
