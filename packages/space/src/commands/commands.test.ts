import type { Fields } from '@astrarium/core';
import { expect, test } from 'vitest';
import { FOLLOW_UPS } from '../events/eventMembers.js';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { STATUSES } from '../state/statuses.js';
import { COMMANDS, DEVICE_COMMANDS, deviceCommandOf, REDUCERS } from './commands.js';
import { argumentFacts } from './definition/argument.js';
import { FOLLOW_UP_COMMANDS } from './printing/enqueuePrint.js';
import { limitOf } from '../ruleset/limitOf.js';

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

test('every limit of an argument is in the ruleset', () => {
  const check = (args: Fields): void => {
    for (const shape of Object.values(args)) {
      const { max = 0, maxItem = 0, members, min = 0 } = argumentFacts(shape);
      for (const limit of [min, max, maxItem]) {
        expect(limitOf(STANDARD_RULESET, limit)).toBeGreaterThanOrEqual(0);
      }
      check(members);
    }
  };
  for (const { args } of COMMANDS) check(args);
  const missing = { ...STANDARD_RULESET, limits: {} } as typeof STANDARD_RULESET;
  expect(() => limitOf(missing, 'limits.nameLength')).toThrow('limits.nameLength');
});
