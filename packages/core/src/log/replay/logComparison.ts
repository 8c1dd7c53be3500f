import type { Outcome } from '../../kernel/outcome.js';
import type { Walk } from '../../kernel/engine/walk.js';
import type { CommandMark, LogDifference, LogFault } from '../format/logProblem.js';
import type { ReadLine } from '../format/logReader.js';
import type { CommandRecord } from '../format/logRecord.js';
import { parseLine } from '../format/parseLine.js';

/** What is wrong at a line; with a difference, if the replay gives something else. */
export interface Finding extends LogFault {
  readonly difference?: LogDifference;
}

/** How many commands before a difference are listed. */
const MAX_COMMANDS = 100;

/** Compares a replay with its log. Remembers the last line at which both agreed. */
export class LogComparison {
  #agreed = { line: 1, tick: 0 };
  /** The first commands since then, and how many there are. */
  #commands: CommandMark[] = [];
  #count = 0;

  /** Log and replay agree at this line. */
  agree(line: number, tick: number): void {
    this.#agreed = { line, tick };
    if (this.#count === 0) return;
    this.#commands = [];
    this.#count = 0;
  }

  /** Compares the outcome of a command with the recorded one. */
  outcome(read: ReadLine, record: CommandRecord, outcome: Outcome): Finding | undefined {
    const { n, tick, command } = record;
    this.#count += 1;
    if (this.#commands.length < MAX_COMMANDS) this.#commands.push({ n, tick, type: command.type });
    if ('outcomeText' in record && record.outcomeText === JSON.stringify(outcome)) return undefined;
    const parsed = parseLine(read.text);
    if ('reason' in parsed) return parsed;
    if (parsed.kind !== 'command' || sameJson(parsed.outcome, outcome)) return undefined;
    return {
      reason: 'outcome_differs',
      message: `The command ${JSON.stringify(command.type)} gives another outcome.`,
      difference: this.#difference(read, parsed.outcome, outcome, []),
    };
  }

  /** Compares the world with a recorded hash; `tables` is empty where the record has none. */
  world(
    read: ReadLine,
    walk: Walk,
    recorded: string,
    tables: Readonly<Record<string, string>>,
  ): Finding | undefined {
    const replayed = walk.hash();
    const hashes = walk.tableHashes();
    const differing = Object.keys(tables).length === 0 ? [] : differingNames(tables, hashes);
    if (recorded === replayed && differing.length === 0) {
      this.agree(read.line, walk.now);
      return undefined;
    }
    return {
      reason: 'hash_differs',
      message: `The replay's hash is ${replayed}, the log's is ${recorded}.`,
      difference: this.#difference(read, recorded, replayed, differing),
    };
  }

  #difference(
    { line, record }: ReadLine,
    recorded: string | Outcome,
    replayed: string | Outcome,
    tables: readonly string[],
  ): LogDifference {
    return {
      line,
      n: 'n' in record ? record.n : 0,
      tick: 'tick' in record ? record.tick : 0,
      from_line: this.#agreed.line,
      from_tick: this.#agreed.tick,
      recorded,
      replayed,
      tables,
      commands: this.#commands.slice(),
      commands_count: this.#count,
      row: null,
    };
  }
}

/** The tables whose hashes differ, and those that only one side has. */
function differingNames(
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): string[] {
  const names = new Set([...Object.keys(b), ...Object.keys(a)]);
  return [...names].filter((name) => a[name] !== b[name]);
}

/** Whether two values are equal as JSON, whatever the order of their members. */
export function sameJson(a: unknown, b: unknown): boolean {
  return same(a, b) || same(asParsed(a), asParsed(b));
}

/** The value as a reader of its JSON gets it: without members that JSON leaves out. */
function asParsed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null');
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return sameLists(a, b);
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  for (const name of names) {
    if (!Object.hasOwn(b, name) || !same(a[name as never], b[name as never])) return false;
  }
  return true;
}

function sameLists(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (!same(a[at], b[at])) return false;
  return true;
}
