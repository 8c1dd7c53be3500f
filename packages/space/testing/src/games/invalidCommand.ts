import type { Command } from '@astrarium/core';
import { CATEGORIES, DEVICE_COMMAND_NAMES, type World } from '@astrarium/space';
import { pickOf } from '@astrarium/testkit';

type MakeFault = (command: Command, world: World, pick: number) => Command;

const withArgs = (command: Command, args: Command['args']): Command => ({
  ...command,
  args: { ...command.args, ...args },
});

/** Plain JSON: the kernel refuses anything else before a command sees it. */
const INVALID_VALUES = [
  null,
  -1,
  1.5,
  '',
  {},
  [],
  'SOL-3-L4',
  2 ** 53,
  1e300,
  true,
  '\u0000',
  'x'.repeat(99),
];

/** Changes that make a command wrong. */
const FAULTS: readonly MakeFault[] = [
  (command, world, pick) => ({ ...command, account: pick % (world.accounts.count + 3) }),
  (command) => ({ ...command, type: 'deport' }),
  (command, _, pick) => ({ ...command, type: pickOf(DEVICE_COMMAND_NAMES, pick) ?? '' }),
  (command, _, pick) => withArgs(command, { device: pick.toString(16).padStart(8, '0') }),
  (command, _, pick) => ({ ...command, args: pickOf(INVALID_VALUES, pick) as Command['args'] }),
  (command, _, pick) => withArgs(command, { colour: pick }),
  (command, _, pick) => {
    const name = pickOf(Object.keys(command.args), pick) ?? 'device';
    return withArgs(command, { [name]: pickOf(INVALID_VALUES, pick >> 4) });
  },
  (command, _, pick) => {
    const entries = Object.entries(command.args);
    entries.splice(pick % (entries.length + 1), 1);
    return { ...command, args: Object.fromEntries(entries) };
  },
  (command, _, pick) => withArgs({ ...command, type: 'enqueue_print' }, { quantity: pick % 30 }),
  (command) => withArgs({ ...command, type: 'travel' }, { destination: 'SOL-77' }),
  (command) => withArgs({ ...command, type: 'travel' }, { destination: 'BARNARD-1' }),
  (command, _, pick) =>
    withArgs(
      { ...command, type: 'start_mining' },
      { resource: pickOf(CATEGORIES, pick), site: `SOL-BELT-1-SITE-${pick % 7}` },
    ),
  (command, _, pick) => withArgs({ ...command, type: 'dequeue_print' }, { job_id: pick % 12 }),
  (command) => ({ ...command, type: 'open_account' }),
];

/** A command with one random fault. */
export function invalidCommand(world: World, command: Command, pick: readonly number[]): Command {
  const makeFault = pickOf(FAULTS, pick[4]) ?? ((same: Command) => same);
  return makeFault(command, world, pick[5] ?? 0);
}
