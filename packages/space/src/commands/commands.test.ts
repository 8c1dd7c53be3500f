import { expect, test } from 'vitest';
import { FOLLOW_UPS } from '../events/eventMembers.js';
import { STATUSES } from '../state/statuses.js';
import { COMMANDS, DEVICE_COMMANDS, deviceCommandOf, REDUCERS } from './commands.js';
import { FOLLOW_UP_COMMANDS } from './printing/enqueuePrint.js';

test('every command has a reducer and a unique name', () => {
  const names: string[] = COMMANDS.map(({ name }) => name);
  expect(Object.keys(REDUCERS)).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
  expect(() => deviceCommandOf('deport')).toThrow('deport');
});

test('only devices that are taken apart have no command of their status', () => {
  const special = DEVICE_COMMANDS.filter(({ states }) => states.allowed.length < STATUSES.length);
  const without = STATUSES.filter(
    (status) => !special.some(({ permissions }) => permissions[status] === 'allowed'),
  );
  expect(without).toEqual(['decommissioning', 'disassembling']);
});

test('every command allowed as oncomplete has a number in events', () => {
  expect(FOLLOW_UP_COMMANDS.map(({ name }) => name)).toEqual(FOLLOW_UPS.slice(2));
});
