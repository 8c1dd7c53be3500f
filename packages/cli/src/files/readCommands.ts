import {
  isInt,
  isPlain,
  type LogMachine,
  readLog,
  type TimedCommand,
} from '@astrarium/core/kernel';
import { UsageError } from '../terminal/usageError.js';
import { readText } from './readText.js';

/**
 * The commands in a file of JSON lines `{"tick", "command": {"account", "type", "args"}}`; `id`
 * and `args` may be missing. Lines of a log are taken too: of other kinds they are passed over.
 *
 * @throws UsageError naming the line that is none
 */
export async function readCommands(path: string): Promise<TimedCommand[]> {
  const commands: TimedCommand[] = [];
  let line = 0;
  const take = (text: string): void => {
    line += 1;
    if (text.trim() === '') return;
    const command = parse(text);
    if (typeof command === 'string') throw new UsageError(`${path}, line ${line}: ${command}`);
    if (command !== undefined) commands.push(command);
  };
  const machine: LogMachine<void> = {
    push: (text) => {
      take(text);
      return true;
    },
    end: (rest = '') => {
      if (rest !== '') take(rest);
    },
  };
  await readLog(readText(path), machine);
  return commands;
}

function parse(text: string): TimedCommand | string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'it is not JSON';
  }
  if (!isPlain(value)) return 'it is no object';
  if ('kind' in value && value['kind'] !== 'command') return undefined;
  const { tick, command } = value;
  if (!isInt(tick) || tick < 0) return 'its tick is no integer from 0';
  if (!isPlain(command)) return 'it has no command';
  const { id = 'fork', account, type, args = {} } = command;
  if (!isInt(account)) return 'its command has no account';
  if (typeof type !== 'string') return 'its command has no type';
  if (typeof id !== 'string') return "its command's id is no text";
  if (!isPlain(args)) return "its command's args are no object";
  return { tick, command: { id, account, type, args } };
}
