import { expect, test } from 'vitest';
import { soloTester } from '../../tester.js';
import { replicantListView, replicantView } from '../../views/accounts/replicantView.js';

test('keeps omitted members', () => {
  const { game, account } = soloTester();
  const code = replicantListView(game.world(), account)[0]?.replicant_code ?? '';
  const change = (args: object) =>
    game.command(account, 'update_replicant', { replicant_code: code, ...args });
  expect(change({ cohort_permission: 'public' })).toEqual({
    replicant_code: code,
    name: 'Ada',
    cohort_permission: 'public',
    accepts_devices: false,
  });
  expect(change({ name: 'Bo', accepts_devices: true })).toMatchObject({
    name: 'Bo',
    cohort_permission: 'public',
  });
  expect(replicantView(game.world(), 1)).toMatchObject({
    name: 'Bo',
    cohort_permission: 'public',
    accepts_devices: true,
  });
  expect(game.events.at(-1)).toMatchObject({ name: 'replicant.updated', replicant: 1, account });
  const before = game.events.length;
  change({ name: 'Bo' });
  change({});
  expect(game.events).toHaveLength(before);
});

test('makes its refusals in order', () => {
  const { game, account } = soloTester();
  const code = replicantListView(game.world(), account)[0]?.replicant_code ?? '';
  const refusal = (args: object, by = account) =>
    game.refusal(by, 'update_replicant', { replicant_code: code, ...args });
  expect(refusal({}, 7)).toBe('unknown_account');
  expect(refusal({ replicant_code: undefined })).toBe('invalid_field');
  expect(refusal({ cohort_permission: 'secret' })).toBe('invalid_field');
  expect(refusal({ accepts_devices: 1 })).toBe('invalid_field');
  expect(refusal({ name: ' ' })).toBe('invalid_field');
  expect(refusal({ pronouns: 'it' })).toBe('invalid_field');
  expect(refusal({ replicant_code: '00000000' })).toBe('unknown_replicant');
  expect(refusal({ replicant_code: 'nothing!' })).toBe('invalid_field');
  expect(refusal({}, game.open('Bo'))).toBe('unknown_replicant');
});
