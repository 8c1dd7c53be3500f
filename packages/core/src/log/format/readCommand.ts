import { TICK_MAX } from '../../kernel/agenda/agenda.js';
import { isInt } from '../../kernel/int.js';
import { LINE_MAX, type CommandRecord } from './logRecord.js';
import { isObject } from './parseLine.js';
import type { Command, Outcome } from '../../kernel/outcome.js';

/** A command record whose outcome stays text until it is read. */
export interface UnreadCommand extends CommandRecord {
  readonly outcomeText: string;
}

/** The text between the values of a command line, as a writer writes it. */
const BEGINNING = '{"kind":"command","n":';
const TICK = ',"tick":';
const COMMAND = ',"command":';
const OUTCOME = ',"outcome":';
const DONE = `${OUTCOME}{"done":`;

/**
 * Reads a command line without parsing its outcome, which a replay compares as text: this halves
 * the time of reading. Undefined unless the line up to the outcome is exactly what a writer
 * writes; `parseLine` then reads it. The outcome itself is not checked.
 */
export function readCommand(line: string): UnreadCommand | undefined {
  if (!line.startsWith(BEGINNING) || line.length > LINE_MAX || !line.endsWith('}}')) {
    return undefined;
  }
  const tickAt = digitsEnd(line, BEGINNING.length);
  const commandAt = digitsEnd(line, tickAt + TICK.length);
  if (!line.startsWith(TICK, tickAt) || !line.startsWith(COMMAND, commandAt)) return undefined;
  // Quotes in strings are escaped, so this is a member. It is the line's own member when the text
  // before it parses.
  const outcomeAt = line.indexOf(DONE, commandAt);
  if (outcomeAt < 0) return undefined;
  const n = wholeIn(line, BEGINNING.length, tickAt);
  const tick = wholeIn(line, tickAt + TICK.length, commandAt);
  if (n < 1 || tick < 0 || tick > TICK_MAX) return undefined;
  let command: Record<keyof Command, unknown>;
  try {
    command = JSON.parse(line.slice(commandAt + COMMAND.length, outcomeAt));
  } catch {
    return undefined;
  }
  if (!isObject(command)) return undefined;
  const { id, account, type, args } = command;
  if (typeof id !== 'string' || typeof type !== 'string' || !isInt(account)) return undefined;
  if (!isObject(args) || Object.keys(command).length !== 4) return undefined;
  const outcome = line.slice(outcomeAt + OUTCOME.length, -1);
  return new Unread(n, tick, command as unknown as Command, outcome);
}

/** The end of the digits that begin at a position. */
function digitsEnd(line: string, from: number): number {
  let at = from;
  while (line.charCodeAt(at) >= ZERO && line.charCodeAt(at) <= NINE) at += 1;
  return at;
}

/** The integer of some digits; -1 for digits that JSON does not allow. */
function wholeIn(line: string, from: number, to: number): number {
  if (to <= from || to - from > 15 || (line.charCodeAt(from) === ZERO && to > from + 1)) return -1;
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 10 + line.charCodeAt(at) - ZERO;
  return value;
}

const ZERO = 48;
const NINE = 57;

/** A command record as plain data, with its outcome. */
export function readCommandFully({ kind, n, tick, command, outcome }: CommandRecord) {
  return { kind, n, tick, command, outcome } satisfies CommandRecord;
}

class Unread implements UnreadCommand {
  readonly kind = 'command';
  readonly n: number;
  readonly tick: number;
  readonly command: Command;
  readonly outcomeText: string;

  constructor(n: number, tick: number, command: Command, outcomeText: string) {
    this.n = n;
    this.tick = tick;
    this.command = command;
    this.outcomeText = outcomeText;
  }

  get outcome(): Outcome {
    return JSON.parse(this.outcomeText) as Outcome;
  }
}
