import { expect, test } from 'vitest';
import { deviceTester } from '../../tester.js';

test('sets, adds and removes tags; they are sorted and unique', () => {
  const { game, account, device } = deviceTester('mining_drone');
  expect(game.device(account, device).tags).toEqual([]);
  const command = (args: object) => game.command(account, 'set_tags', { device, ...args })['tags'];
  expect(command({ tags: ['ore:carbon', 'a.b', 'ore:carbon'] })).toEqual(['a.b', 'ore:carbon']);
  expect(game.events.at(-1)).toMatchObject({ name: 'device.tagged', tag_count: 2 });
  expect(command({ add_tags: ['team-1', 'a.b'] })).toEqual(['a.b', 'ore:carbon', 'team-1']);
  expect(command({ remove_tags: ['ore:carbon', 'never'] })).toEqual(['a.b', 'team-1']);
  expect(game.device(account, device).tags).toEqual(['a.b', 'team-1']);
  const before = game.events.length;
  expect(command({ tags: ['team-1', 'a.b'] })).toEqual(['a.b', 'team-1']);
  expect(game.events.length).toBe(before);
  expect(command({ tags: [] })).toEqual([]);
  expect(game.world().tags.ids()).toEqual([]);
  expect(command({ add_tags: ['z'] })).toEqual(['z']);
});

test('makes its refusals in order', () => {
  const { game, account, device } = deviceTester('mining_drone', {
    rules: { limits: { tagsPerDevice: 2, tagLength: 4 } },
  });
  const refusal = (args: object) => game.refusal(account, 'set_tags', { device, ...args });
  for (const tag of ['', 'abcde', 'A', 'a b', 'ä', '*', 7, null]) {
    expect(refusal({ tags: [tag] })).toBe('invalid_field');
  }
  expect(refusal({ tags: 'a' })).toBe('invalid_field');
  expect(refusal({ tags: ['a', 'b', 'c'] })).toBe('invalid_field');
  expect(refusal({})).toBe('invalid_field');
  expect(refusal({ tags: [], add_tags: ['a'] })).toBe('invalid_field');
  game.command(account, 'set_tags', { device, tags: ['a', 'b'] });
  expect(refusal({ add_tags: ['c'] })).toBe('tag_limit');
});
