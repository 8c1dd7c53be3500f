import type { Account, FleetDevice, StarSystem } from '@astrarium/space/client';
import { ProblemError } from '@astrarium/space/client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fleet } from './fleetState.js';
import { systems } from './places.js';
import { account } from '../session/session.js';
import { faultText, namedText, serverText } from './serverText.js';

const NAMES: ReadonlyMap<string, string> = new Map([
  ['c93081f4', 'Argo'],
  ['SOL', 'Sun'],
  ['SOL-3', 'Earth'],
  ['SOL-3-L4', 'Earth L4'],
  ['surge_plate', 'surge plate'],
]);
const nameOf = (code: string): string | undefined => NAMES.get(code);

const code = fc.constantFrom(...NAMES.keys());
const word = fc
  .stringMatching(/^[a-zA-Z0-9_é]{1,8}(?:-[a-zA-Z0-9é]{1,4})?$/)
  .filter((text) => !NAMES.has(text));
const LONGER = ['SOL-3-7', 'X-SOL', 'SOLé', 'éSOL', 'xSOL-3', 'surge_plates', 'c93081f4a', 'SOL_3'];
const between = fc.constantFrom(' ', ', ', ': ', ' (', ') ', '. ', "'s ", '\n', ' “');

test('a text without codes is unchanged: a code in a longer word is none', () => {
  const words = fc.array(fc.tuple(fc.oneof(word, fc.constantFrom(...LONGER)), between));
  fc.assert(
    fc.property(words, (all) => {
      const text = all.flat().join('');
      expect(namedText(text, nameOf)).toBe(text);
    }),
  );
});

test('each known code is replaced by its name, and nothing else changes', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(word, code), between)), (all) => {
      const named = all.map(([one, after]) => (nameOf(one) ?? one) + after).join('');
      expect(namedText(all.flat().join(''), nameOf)).toBe(named);
    }),
  );
});

test('refusals name devices, places, stars, replicants and types', () => {
  const names = { 'SOL-3': 'Earth', 'SOL-BELT-1': 'Main Belt' };
  systems.value = new Map([['SOL', { name: 'Sun', names } as unknown as StarSystem]]);
  const drone = { code: 'c93081f4', type: 'mining_drone', name: null, number: 2 } as FleetDevice;
  fleet.value = new Map([['c93081f4', drone]]);
  account.value = { replicants: [{ replicant_code: '7be0410d', name: 'Ada' }] } as Account;
  for (const [text, shown] of [
    ['c93081f4 is elsewhere, at SOL-3-L4', 'Mining drone 2 is elsewhere, at Earth L4.'],
    ['A surge_plate cannot start_mining at SOL', 'A surge plate cannot start mining at Sun.'],
    ['SOL-BELT-1-SITE-0, SOL-3-SAL-1', 'Main Belt, site 0, Earth, salvage 1.'],
    ['7be0410d already owns the device', 'Ada already owns the device.'],
    ['You have no device aa0081f4', 'You have no device aa0081f4.'],
    // A refused field.
    ['#/add_tags/3 must have 32 characters', '“Add tags” must have 32 characters.'],
    ['#/settings/hub_greeting must be a text', '“Hub greeting” must be a text.'],
  ] as const) {
    expect(serverText(text)).toBe(shown);
  }
});

test('a fault is a sentence', () => {
  const problem = { type: '', title: '', status: 409, code: 'wrong_state' } as const;
  const detail = 'Cannot start_mining while mining';
  const fault = new ProblemError({ ...problem, detail });
  expect(faultText(fault)).toBe('Cannot start mining while mining.');
  expect(faultText(new Error('the server is away'))).toBe('The server is away.');
});
