import type { Command, Event, Outcome } from '@astrarium/core';
import type { BisectReport, TimedCommand, VerifyReport } from '@astrarium/core/log';

/** One of the two logs that the theatre can show side by side. */
export type Side = 'a' | 'b';

/** A world that the recorder of a log has stored: with it, a difference has a row and a field. */
export interface KeyframeFile {
  readonly tick: number;
  readonly file: Blob;
}

/** What the page asks of the worker; each question gets one answer with its id, or a fault. */
export type TheatreQuestion =
  | {
      readonly kind: 'open';
      readonly side: Side;
      readonly log: Blob;
      readonly keyframes: readonly KeyframeFile[];
    }
  | { readonly kind: 'seek'; readonly side: Side; readonly tick: number }
  /** The tick of the next event or command after the shown tick. */
  | { readonly kind: 'nextEvent'; readonly side: Side }
  /** The tick of the last event or command before the shown tick. */
  | { readonly kind: 'previousEvent'; readonly side: Side }
  /** The last events up to a tick, at most `count` of them. */
  | {
      readonly kind: 'eventsBefore';
      readonly side: Side;
      readonly tick: number;
      readonly count: number;
    }
  /** A question of the game's own view about the shown world. */
  | { readonly kind: 'game'; readonly side: Side; readonly question: unknown }
  | {
      readonly kind: 'rows';
      readonly side: Side;
      readonly table: string;
      readonly from: number;
      readonly count: number;
    }
  | { readonly kind: 'compare' }
  /** Continues the first log after `at` with other commands, and ends it after `ticks`. */
  | {
      readonly kind: 'fork';
      readonly at: number;
      readonly ticks: number;
      readonly commands: readonly TimedCommand[];
    };

/** The answer of each question, by its kind. */
export interface TheatreAnswers {
  readonly open: LogHeader;
  readonly seek: LogWorld;
  readonly nextEvent: { readonly tick: number };
  readonly previousEvent: { readonly tick: number };
  /** The newest first. */
  readonly eventsBefore: readonly ShownEvent[];
  readonly game: unknown;
  readonly rows: TableRows;
  readonly compare: BisectReport;
  readonly fork: ForkedLog;
}

/** A message of the page. */
export type TheatreRequest = TheatreQuestion & { readonly id: number };

/** A message of the worker: an answer, or news of a log that is read. */
export type TheatreMessage =
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly answer: TheatreAnswers[keyof TheatreAnswers];
    }
  | { readonly kind: 'fault'; readonly id: number; readonly message: string }
  | { readonly kind: 'progress'; readonly side: Side; readonly progress: PassProgress }
  | { readonly kind: 'verified'; readonly side: Side; readonly report: PassReport };

/** What is known of a log before it is replayed. */
export interface LogHeader {
  readonly game: string;
  readonly version: number;
  /** The last tick that the log names. */
  readonly end: number;
  /** The digest of the lines before its last hash; empty for a log without hashes. */
  readonly digest: string;
  /** Milliseconds of a tick. */
  readonly tickMs: number;
  readonly tables: readonly TableColumns[];
  readonly commandTypes: readonly string[];
}

/** A table or document collection and the names of its columns. */
export interface TableColumns {
  readonly name: string;
  readonly columns: readonly string[];
}

/** How far the first replay is. */
export interface PassProgress {
  /** The last tick whose world agrees with the log. */
  readonly verified: number;
  /** The last replayed tick: one can go to each tick up to it. */
  readonly tick: number;
  readonly commands: number;
  readonly events: number;
  /** Hashes that are equal to those of the replay. */
  readonly hashes: number;
  /** Milliseconds of replaying, without waiting for the file. */
  readonly workMs: number;
  readonly keyframes: number;
  readonly keyframeBytes: number;
  readonly marks: TimelineMarks;
  readonly figures: FigureSamples;
}

/** Counts of events and commands, in equal parts of the game. */
export interface TimelineMarks {
  readonly kinds: readonly KindMarks[];
  readonly players: readonly PlayerMarks[];
}

/** The events of a kind, which is the first word of their names, in equal parts of the game. */
export interface KindMarks {
  readonly kind: string;
  readonly events: Uint32Array;
}

/** The commands of a player, in equal parts of the game. */
export interface PlayerMarks {
  readonly account: number;
  readonly name: string;
  readonly commands: Uint32Array;
}

/**
 * Figures of the game at some ticks, ascending: one list of values for each name. A value is null
 * where the world has no such figure.
 */
export interface FigureSamples {
  readonly ticks: readonly number[];
  readonly values: Readonly<Record<string, readonly (number | null)[]>>;
}

/** The result of the first replay, with its progress at the end. */
export interface PassReport {
  readonly report: VerifyReport;
  readonly progress: PassProgress;
}

/** The world at a tick, after all its commands, and what happened in that tick. */
export interface ShownWorld {
  readonly tick: number;
  readonly hash: string;
  readonly tables: readonly ShownTable[];
  /** The first fields that changed in the tick. */
  readonly changes: readonly FieldChange[];
  readonly changesCount: number;
  readonly events: readonly ShownEvent[];
  readonly eventsCount: number;
  readonly commands: readonly ShownCommand[];
  /** Milliseconds in which the worker made it. */
  readonly ms: number;
}

/** The shown world of a log. */
export interface LogWorld extends ShownWorld {
  /** Hashes of the log up to this tick, all of them equal to those of the replay. */
  readonly hashes: number;
}

/** An event with its sentence, if the game has one. */
export interface ShownEvent {
  readonly event: Event;
  readonly sentence: string | undefined;
}

/** A table of a world: how many living rows it has, its hash, and the rows changed in the tick. */
export interface ShownTable {
  readonly name: string;
  readonly rows: number;
  readonly hash: string;
  readonly changed: number;
}

/** A field that changed; values as text. */
export interface FieldChange {
  readonly table: string;
  readonly row: number;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** A command of the log with its outcome. */
export interface ShownCommand {
  readonly command: Command;
  readonly player: string;
  readonly outcome: Outcome;
}

/** Rows of a table in the shown world: for each its id and the text of each column. */
export interface TableRows {
  readonly total: number;
  readonly rows: readonly { readonly id: number; readonly cells: readonly string[] }[];
}

/** A log that continues another one differently. */
export interface ForkedLog {
  readonly log: Blob;
  readonly outcomes: readonly { readonly tick: number; readonly outcome: Outcome }[];
}
