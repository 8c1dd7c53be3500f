import { expect, test } from 'vitest';
import { chosenSetting } from './chosenSetting.js';

const SETTINGS = {
  usual: { tank: 5, creeps: { runner: { hits: 3, speed: 9 } }, waves: [['runner'], []] },
  long: { tank: 50 },
};

test('the first setting is the default, and another is chosen by its name', () => {
  expect(chosenSetting(SETTINGS, {})).toBe(SETTINGS.usual);
  expect(chosenSetting(SETTINGS, { setting: 'long' })).toBe(SETTINGS.long);
});

test('members are set by their paths, in a copy', () => {
  const before = structuredClone(SETTINGS);
  const set = { tank: 7, 'creeps.runner.hits': 5, 'creeps.boss.hits': 99, 'waves.1': ['boss'] };
  expect(chosenSetting(SETTINGS, { set })).toEqual({
    tank: 7,
    creeps: { runner: { hits: 5, speed: 9 }, boss: { hits: 99 } },
    waves: [['runner'], ['boss']],
  });
  expect(SETTINGS).toEqual(before);
});

test.each([
  [{ setting: 'short' }, 'There is no setting short: there are usual, long.'],
  [{ setting: 'toString' }, 'There is no setting toString: there are usual, long.'],
  [{ set: { 'tank.size': 5 } }, 'The setting has no member tank.size.'],
  [{ set: { '': 5 } }, 'The setting has no member .'],
  [{ set: { 'creeps.': 5 } }, 'The setting has no member creeps..'],
  [{ set: { '__proto__.tank': 5 } }, 'The setting has no member __proto__.tank.'],
])('a choice that leads nowhere is refused: %j', (choice, message) => {
  expect(() => chosenSetting(SETTINGS, choice)).toThrow(message);
});
