import type { CommandMark, LogDifference } from './logProblem.js';
import type { ReadLine } from './logReader.js';
import type { CommandRecord } from './logRecord.js';
import type { Outcome } from '../kernel/outcome.js';

/** How many commands before a difference are named. */
const MARKS = 100;

/** Remembers the last place where log and replay agreed, and the commands since. */
export interface LogTrail {
  /** They agree at this line. */
  agree(line: number, tick: number): void;
  /** A command was played. */
  mark(record: CommandRecord): void;
  /** They differ at this line. */
  differ(
    read: ReadLine,
    recorded: string | Outcome,
    replayed: string | Outcome,
    tables: readonly string[],
  ): LogDifference;
}

/** The trail of a log that begins to be played. */
export function logTrail(): LogTrail {
  let from = { line: 1, tick: 0 };
  let marks: CommandMark[] = [];
  let count = 0;
  return {
    agree(line, tick) {
      from = { line, tick };
      if (count === 0) return;
      marks = [];
      count = 0;
    },
    mark({ n, tick, command }) {
      count += 1;
      if (marks.length < MARKS) marks.push({ n, tick, type: command.type });
    },
    differ: ({ line, record }, recorded, replayed, tables) => ({
      line,
      n: 'n' in record ? record.n : 0,
      tick: 'tick' in record ? record.tick : 0,
      from_line: from.line,
      from_tick: from.tick,
      recorded,
      replayed,
      tables,
      commands: marks.slice(),
      commands_count: count,
      row: null,
    }),
  };
}
