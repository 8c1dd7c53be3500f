import { expect, test } from 'vitest';
import { COMMANDS } from '../../commands/commands.js';
import { STATUS, statusAt, STATUSES } from '../../state/devices/statuses.js';
import { DEVICE_COMMANDS, FEATURES_OF, STATE_MACHINE } from './stateMachine.js';

test('the machine knows every state and every command', () => {
  expect(Object.keys(STATE_MACHINE)).toEqual(STATUSES);
  for (const status of STATUSES) {
    expect(Object.keys(STATE_MACHINE[status]).sort()).toEqual([...DEVICE_COMMANDS].sort());
  }
  const others = ['open_account', 'update_account', 'update_replicant', 'contribute'];
  const known: readonly string[] = [...others, ...DEVICE_COMMANDS];
  expect(Object.keys(COMMANDS).sort()).toEqual([...known].sort());
  expect(Object.keys(FEATURES_OF).sort()).toEqual([...DEVICE_COMMANDS].sort());
});

test('numbers and names of states agree', () => {
  expect(Object.values(STATUS).map(statusAt)).toEqual(STATUSES);
});

test('from every state something leads on', () => {
  for (const status of STATUSES.filter((each) => each !== 'recalling')) {
    expect(Object.values(STATE_MACHINE[status])).toContain('allowed');
  }
});
