import type { Command, Outcome } from '../../kernel/outcome.js';
import type { Seeded } from '../../kernel/schema.js';

/** The version of the log's format. */
export const LOG_FORMAT = 1;

/** The longest line of a log, in UTF-16 code units without its newline: 2^20. */
export const LINE_MAX = 1_048_576;

/** The simulation of a log and everything that its world depends on. */
export interface LogIdentity {
  /** The definition's name and version. */
  readonly name: string;
  readonly version: number;
  /** The digest of the tables and their fields. */
  readonly schema: string;
  /** The input of genesis: seed, ruleset, epoch and so on. */
  readonly setting: Seeded & Readonly<Record<string, unknown>>;
  readonly setting_hash: string;
  /** The hash of the sources of its rules, if they were known. */
  readonly rules?: string;
}

/** The first line. */
export interface HeaderRecord extends LogIdentity {
  readonly kind: 'header';
  readonly format: number;
  /** The hash of the world at tick 0. */
  readonly genesis: string;
}

/** A command, refused or not, and its outcome. `n` counts the lines after the header. */
export interface CommandRecord {
  readonly kind: 'command';
  readonly n: number;
  readonly tick: number;
  readonly command: Command;
  readonly outcome: Outcome;
}

/** The hash of the world after the lines before this one, and the digest of those lines. */
export interface HashRecord {
  readonly kind: 'hash';
  readonly n: number;
  readonly tick: number;
  readonly hash: string;
  /** The hash of each table and document collection. */
  readonly tables: Readonly<Record<string, string>>;
  readonly digest: string;
}

/** The world continues under another definition: one segment ends, the next begins. */
export interface UpgradeRecord {
  readonly kind: 'upgrade';
  readonly n: number;
  readonly tick: number;
  /** The world's hash under the old definition. */
  readonly hash: string;
  /** The name of the function that converts the world. */
  readonly migration: string;
  readonly next: LogIdentity;
  /** The world's hash under the new definition. */
  readonly next_hash: string;
  readonly digest: string;
}

/** The last line. The line before it is the hash line of the same world; no line may follow. */
export interface EndRecord {
  readonly kind: 'end';
  readonly n: number;
  readonly tick: number;
  readonly hash: string;
  readonly digest: string;
}

/** One line of a log. */
export type LogRecord = HeaderRecord | CommandRecord | HashRecord | UpgradeRecord | EndRecord;

/** The records that carry the digest of all lines before them. */
export type SealRecord = HashRecord | UpgradeRecord | EndRecord;

/** A record as its line, without the newline. The inverse of `parseLine`. */
export function makeLine(record: LogRecord): string {
  return JSON.stringify(record);
}
