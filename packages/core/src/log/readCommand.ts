import { TICK_MAX } from '../kernel/agenda/agenda.js';
import { isInt } from '../kernel/int.js';
import { LINE_MAX, type CommandRecord } from './logRecord.js';
import type { Command, Outcome } from '../kernel/outcome.js';

/** A command line whose outcome is left as text until somebody asks for it. */
export interface UnreadCommand extends CommandRecord {
  readonly outcomeText: string;
}

/** What stands between the values of a command line, as a writer writes it. */
const BEGINNING = '{"kind":"command","n":';
const TICK = ',"tick":';
const COMMAND = ',"command":';
const OUTCOME = ',"outcome":';
const DONE = `${OUTCOME}{"done":`;

/**
 * Reads a command line without its outcome, which a replay need only compare as text: that is
 * half the work of reading. Undefined for whatever is not exactly what a writer writes up to the
 * outcome; `parseLine` then says what it is. The outcome itself is not checked.
 */
export function readCommand(line: string): UnreadCommand | undefined {
  if (!line.startsWith(BEGINNING) || line.length > LINE_MAX || !line.endsWith('}}')) {
    return undefined;
  }
  const tickAt = digitsEnd(line, BEGINNING.length);
  const commandAt = digitsEnd(line, tickAt + TICK.length);
  if (!line.startsWith(TICK, tickAt) || !line.startsWith(COMMAND, commandAt)) return undefined;
  // In texts all quotes are escaped, so this is a member; it is the line's own if what stands
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

/** Where the digits that begin at a place end. */
function digitsEnd(line: string, from: number): number {
  let at = from;
  while (line.charCodeAt(at) >= ZERO && line.charCodeAt(at) <= NINE) at += 1;
  return at;
}

/** The integer that some digits are, as JSON has it; -1 for what JSON has not. */
function wholeIn(line: string, from: number, to: number): number {
  if (to <= from || to - from > 15 || (line.charCodeAt(from) === ZERO && to > from + 1)) return -1;
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 10 + line.charCodeAt(at) - ZERO;
  return value;
}

const ZERO = 48;
const NINE = 57;

/** A command record with everything in it, as plain data. */
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
