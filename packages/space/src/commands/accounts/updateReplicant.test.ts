import { expect, test } from 'vitest';
import { soloTester, tester } from '../../tester.js';
import { replicantView, replicantListView } from '../../views/accounts/replicantView.js';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { nameKey } from '../../state/names.js';
import { accountView } from '../../views/accounts/accountView.js';

test('a change of a replicant keeps omitted members, and has an event if there is any', () => {
  const { game, account } = soloTester();
  const replicant_code = game.replicant(account);
  const change = (args: object) =>
    game.command(account, 'update_replicant', { replicant_code, ...args });
  const defaults = { cohort_permission: 'private', accepts_devices: false };
  const first = { replicant_code, name: 'Ada', ...defaults, cohort_permission: 'public' };
  expect(change({ cohort_permission: 'public' })).toEqual(first);
  const second = { ...first, name: 'Bo', accepts_devices: true };
  expect(change({ name: 'Bo', accepts_devices: true })).toEqual(second);
  expect(replicantView(game.world(), 1)).toMatchObject(second);
  expect(game.events.at(-1)).toMatchObject({ name: 'replicant.updated', replicant: 1, account });
  const before = game.events.length;
  change({ name: 'Bo' });
  change({});
  expect(game.events).toHaveLength(before);
  const refusal = (code: string, by = account) =>
    game.refusal(by, 'update_replicant', { replicant_code: code });
  expect(refusal('00000000')).toBe('unknown_replicant');
  expect(refusal(replicant_code, game.open('Eve'))).toBe('unknown_replicant');
});

function play() {
  const { bill } = STANDARD_RULESET.replication;
  const game = tester({ more: ['heaven_vessel'], stock: bill });
  const names = (account: number) =>
    replicantListView(game.world(), account).map(({ name }) => name);
  const rename = (account: number, name: string) =>
    game.execute(account, 'update_replicant', { replicant_code: game.replicant(account), name });
  return { game, names, rename };
}

test('a second name is refused, whatever its case and its form', () => {
  const { game, names, rename } = play();
  const [ada, bo] = [game.open('Ada'), game.open('Bo')];
  for (const name of ['Ada', 'aDA', 'Ａｄａ', 'A\u200bda']) {
    expect(rename(bo, name)).toMatchObject({
      refusal: { code: 'name_taken', numbers: { field: 'name', name } },
    });
  }
  const device = game.code(bo, 'heaven_vessel', 1);
  expect(game.refusal(bo, 'replicate', { device, name: 'ADA' })).toBe('name_taken');
  expect(names(bo)).toEqual(['Bo']);
  expect(rename(ada, 'ADA')).toMatchObject({ done: true });
  expect(names(ada)).toEqual(['ADA']);
});

test('a name is free when its replicant has another one, or its account is deleted', () => {
  const { game, rename } = play();
  const [ada, bo, cy] = [game.open('Ada'), game.open('Bo'), game.open('Cy')];
  expect(rename(ada, 'Eve')).toMatchObject({ done: true });
  expect(rename(bo, 'ada')).toMatchObject({ done: true });
  expect(rename(cy, 'Eve')).toMatchObject({ refusal: { code: 'name_taken' } });
  game.command(ada, 'delete_account', {});
  expect(rename(cy, 'Eve')).toMatchObject({ done: true });
});

test('different names of one bucket are different names', () => {
  const { game, names, rename } = play();
  expect(nameKey('a~')).toBe(nameKey('b_'));
  const [ada, bo] = [game.open('a~'), game.open('b_')];
  expect([...names(ada), ...names(bo)]).toEqual(['a~', 'b_']);
  expect(rename(bo, 'A~')).toMatchObject({ refusal: { code: 'name_taken' } });
});

test('an account opens with a taken name: its replicant has the code in its name', () => {
  const { game, names, rename } = play();
  const long = 'Ada'.padEnd(64, 'x');
  const accounts = ['Ada', 'ada', 'ADA', long, long].map((name) => game.open(name));
  const shown = accounts.map((account) => names(account)[0]);
  const [, two, three, , five] = accounts.map((account) => game.replicant(account));
  expect(shown).toEqual([
    'Ada',
    `ada ${two}`,
    `ADA ${three}`,
    long,
    `${long.slice(0, 55)} ${five}`,
  ]);
  expect(accountView(game.world(), accounts[1] ?? 0)?.name).toBe('ada');
  expect(rename(accounts[1] ?? 0, 'Grace')).toMatchObject({ done: true });
});
