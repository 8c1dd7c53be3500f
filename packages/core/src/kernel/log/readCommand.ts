import { TICK_MAX } from '../agenda.js';
import { isInt } from '../int.js';
import { LINE_MAX, type CommandRecord } from './logRecord.js';
import type { Command, Outcome } from '../outcome.js';

/** A command line whose outcome is left as text until somebody asks for it. */
export interface UnreadCommand extends CommandRecord {
  readonly outcomeText: string;
}

const OUTCOME = ',"outcome":';

/**
 * Reads a command line without its outcome, which a replay need only compare as text: that is
 * half the work of reading. Undefined for whatever is not exactly what a writer writes up to the
 * outcome; `parseLine` then says what it is. The outcome itself is not checked.
 */
export function readCommand(line: string): UnreadCommand | undefined {
  if (!line.startsWith('{"kind":"command",') || line.length > LINE_MAX) return undefined;
  // In texts all quotes are escaped, so this is a member; it is the line's own if the rest parses.
  const at = line.lastIndexOf(`${OUTCOME}{"done":`);
  if (at < 0 || !line.endsWith('}}')) return undefined;
  let head: { n: unknown; tick: unknown; command: Record<keyof Command, unknown> };
  try {
    head = JSON.parse(`${line.slice(0, at)}}`);
  } catch {
    return undefined;
  }
  const { n, tick, command } = head;
  if (Object.keys(head).length !== 4 || !isObject(command)) return undefined;
  if (!isInt(n) || n < 1 || !isInt(tick) || tick < 0 || tick > TICK_MAX) return undefined;
  const { id, account, type, args } = command;
  if (typeof id !== 'string' || typeof type !== 'string' || !isInt(account)) return undefined;
  if (!isObject(args) || Object.keys(command).length !== 4) return undefined;
  return new Unread(n, tick, command as unknown as Command, line.slice(at + OUTCOME.length, -1));
}

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
