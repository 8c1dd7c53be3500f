import { type LineConsumer, readLog, type TimedCommand } from '@astrarium/core/log';
import { isInt, isPlain } from '@astrarium/core/kernel';
import { UsageError } from '../terminal/usageError.js';
import { readText } from './readText.js';

/** The id of commands that have none. No rule of the game depends on an id. */
const DEFAULT_ID = 'fork';

/**
 * Reads commands of a game from JSON lines `{"tick", "command": {"account", "type", "args"}}`;
 * `id` and `args` are optional. A log is accepted too; its other lines are skipped.
 *
 * @throws UsageError with the number of the first invalid line
 */
export async function readGameCommands(path: string): Promise<TimedCommand[]> {
  const commands: TimedCommand[] = [];
  let line = 0;
  const take = (text: string): void => {
    line += 1;
    if (text.trim() === '') return;
    const command = parse(text);
    if (typeof command === 'string') throw new UsageError(`${path}, line ${line}: ${command}`);
    if (command !== undefined) commands.push(command);
  };
  const consumer: LineConsumer<void> = {
    push: (text) => {
      take(text);
      return true; // the next line, too
    },
    end: (rest = '') => {
      if (rest !== '') take(rest);
    },
  };
  await readLog(readText(path), consumer);
  return commands;
}

function parse(text: string): TimedCommand | string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'it is not JSON';
  }
  if (!isPlain(value)) return 'it is not an object';
  if ('kind' in value && value['kind'] !== 'command') return undefined;
  const { tick, command } = value;
  if (!isInt(tick) || tick < 0) return 'its tick is not a non-negative integer';
  if (!isPlain(command)) return 'it has no command';
  const { id = DEFAULT_ID, account, type, args = {} } = command;
  if (!isInt(account)) return 'its command has no account';
  if (typeof type !== 'string') return 'its command has no type';
  if (typeof id !== 'string') return 'the id of its command is not a string';
  if (!isPlain(args)) return 'the args of its command are not an object';
  return { tick, command: { id, account, type, args } };
}
