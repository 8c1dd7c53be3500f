import { expect, test } from 'vitest';
import { below, roll } from '@astrarium/core';
import { tester } from '../tester.js';
import { locationView } from '../views/places/locationView.js';

const PLACES = [
  'SOL',
  'SOL-1',
  'SOL-3-1',
  'SOL-3-L4',
  'SOL-4',
  'SOL-8-2',
  'SOL-BELT-1',
  'SOL-BELT-2',
  'SOL-OBJ-1',
  'ALPHACEN',
  'G999999',
  'G000000',
  'SOL-4-SAL-1',
  '-',
  'SOL-',
  'SOL-BELT-1-SITE-0',
  'sol',
  '\ud800',
  'S'.repeat(64),
  'S'.repeat(65),
];
const WILD = [undefined, null, true, 0, -0, -1, 0.5, NaN, Infinity, 2 ** 53, '', [], {}, [[]]];
const SITES = [
  'SOL-BELT-1-SITE-0',
  'SOL-BELT-1-SITE-63',
  'SOL-BELT-1-SITE-64',
  'SOL-BELT-1-SITE-999999',
  'SOL-BELT-1-SITE-1000000',
  'SOL-4-SAL-1',
  'SOL-4-SAL-63',
  'SOL-4-SAL-64',
  'SOL-4-SITE-0',
];
const COMMANDS = ['scan', 'search', 'travel', 'recall', 'start_mining', 'deactivate', 'retarget'];
const RESOURCES = ['carbon', 'conductive', 'silicates', 'gold'];

test('commands only refuse extreme arguments and places', () => {
  const game = tester();
  const accounts = [game.open('Ada'), game.open('Bo')];
  const types = ['heaven_vessel', 'mining_drone', 'survey_drone'] as const;
  const fleet = accounts.map((account) => types.map((type) => game.code(account, type)));
  const done = new Map<string, number>();
  let drawn = 0;
  const pick = <T>(list: readonly T[]): T => {
    drawn += 1;
    return list[below(list.length, roll(12, 1, drawn, 0))] as T;
  };
  const odd = <T>(list: readonly T[]) =>
    pick([0, 0, 0, 0, 0, 0, 1]) === 1 ? pick(WILD) : pick(list);
  for (let n = 0; n < 1500; n += 1) {
    const who = pick([0, 1]);
    const type = pick(COMMANDS);
    const args: Record<string, unknown> = { device: pick(fleet[who] ?? []) };
    if (type === 'travel') {
      args['destination'] = odd(PLACES);
      const count = pick([0, 0, 0, 1, 2, 17]);
      if (count > 0) args['via'] = odd([Array.from({ length: count }, () => odd(PLACES))]);
    }
    if (type === 'start_mining' || type === 'retarget') args['resource'] = odd(RESOURCES);
    if (type === 'start_mining' && pick([true, false])) args['site'] = odd(SITES);
    if (pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) === 0) args[pick(['scan', 'via', 'x'])] = pick(WILD);
    const outcome = game.execute(accounts[who] ?? 0, type, args);
    if (outcome.done) done.set(type, (done.get(type) ?? 0) + 1);
    else expect(outcome.refusal.code).toMatch(/^[a-z_]+$/);
    if (pick([0, 1, 2]) === 0) game.run(pick([1, 10, 100, 400]));
    const code = pick(PLACES);
    expect(JSON.stringify(locationView(game.world(), accounts[who] ?? 0, code))).not.toBe('');
  }
  for (const type of COMMANDS) expect(done.get(type) ?? 0, type).toBeGreaterThan(0);
});
