import { DEVICE_COMMANDS, STANDARD_RULESET } from '@astrarium/space';
import { expect, test } from 'vitest';
import { blockedText, commandWord, commonCommands } from './commandWords.js';

const all = DEVICE_COMMANDS.map(({ name }) => name);

test('buttons are named after commands', () => {
  expect(['start_mining', 'travel', 'enqueue_print'].map(commandWord)).toEqual([
    'Mine',
    'Travel',
    'Print',
  ]);
  expect(new Set(all.map(commandWord)).size).toBe(all.length);
});

test('every device that does something has one to four common commands', () => {
  for (const [type, { features }] of Object.entries(STANDARD_RULESET.blueprints)) {
    const common = commonCommands(features, all);
    expect(common.length, type).toBeGreaterThan(0);
    expect(common.length, type).toBeLessThanOrEqual(4);
  }
  expect(
    commonCommands(['cruise', 'mine', 'stow'], ['travel', 'start_mining', 'set_tags']),
  ).toEqual(['start_mining', 'travel']);
});

test('a blocked command says by what, in words', () => {
  expect(blockedText('device_busy', 'mining (carbon)', 'The device is busy.')).toBe(
    'Not while it is mining carbon.',
  );
  expect(blockedText('no_room', 'idle', 'The vessel has too few free places.')).toBe(
    'The vessel has too few free places.',
  );
});
