import { expect, test } from 'vitest';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { tester } from '../../tester.js';

test('sets, adds and removes tags; they are sorted and unique', () => {
  const game = tester();
  const account = game.open();
  const device = game.code(account, 'mining_drone');
  expect(game.device(account, device).tags).toEqual([]);
  const tell = (args: object) => game.tell(account, 'set_tags', { device, ...args })['tags'];
  expect(tell({ tags: ['ore:carbon', 'a.b', 'ore:carbon'] })).toEqual(['a.b', 'ore:carbon']);
  expect(game.events.at(-1)).toMatchObject({ name: 'device.tagged', tag_count: 2 });
  expect(tell({ add_tags: ['team-1', 'a.b'] })).toEqual(['a.b', 'ore:carbon', 'team-1']);
  expect(tell({ remove_tags: ['ore:carbon', 'never'] })).toEqual(['a.b', 'team-1']);
  expect(game.device(account, device).tags).toEqual(['a.b', 'team-1']);
  const before = game.events.length;
  expect(tell({ tags: ['team-1', 'a.b'] })).toEqual(['a.b', 'team-1']);
  expect(game.events.length).toBe(before);
  expect(tell({ tags: [] })).toEqual([]);
  expect(game.world().tags.ids()).toEqual([]);
  expect(tell({ add_tags: ['z'] })).toEqual(['z']);
});

test('makes its refusals in order', () => {
  const limits = { ...STANDARD_RULESET.limits, tagsPerDevice: 2, tagLength: 4 };
  const game = tester({ ruleset: { ...STANDARD_RULESET, limits } });
  const account = game.open();
  const device = game.code(account, 'mining_drone');
  const refused = (args: object) => game.refused(account, 'set_tags', { device, ...args });
  for (const tag of ['', 'abcde', 'A', 'a b', 'ä', '*', 7, null]) {
    expect(refused({ tags: [tag] })).toBe('invalid_field');
  }
  expect(refused({ tags: 'a' })).toBe('invalid_field');
  expect(refused({ tags: ['a', 'b', 'c'] })).toBe('invalid_field');
  expect(refused({})).toBe('invalid_field');
  expect(refused({ tags: [], add_tags: ['a'] })).toBe('invalid_field');
  game.tell(account, 'set_tags', { device, tags: ['a', 'b'] });
  expect(refused({ add_tags: ['c'] })).toBe('tag_limit');
});
