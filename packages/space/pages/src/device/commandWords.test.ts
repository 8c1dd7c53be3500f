import { DEVICE_COMMANDS, STANDARD_RULESET } from '@astrarium/space';
import { expect, test } from 'vitest';
import { blockedText, commandWord, commonCommands } from './commandWords.js';
import { deviceName } from './deviceName.js';
import { wordsOf } from './wordsOf.js';

const all = DEVICE_COMMANDS.map(({ name }) => name);

test('buttons are named after commands', () => {
  const words = ['start_mining', 'travel', 'enqueue_print'].map(commandWord);
  expect(words).toEqual(['Mine', 'Travel', 'Print']);
  expect(new Set(all.map(commandWord)).size).toBe(all.length);
});

test('every device that does something has one to four common commands', () => {
  for (const [type, { features }] of Object.entries(STANDARD_RULESET.blueprints)) {
    const common = commonCommands(features, all);
    expect(common.length, type).toBeGreaterThan(0);
    expect(common.length, type).toBeLessThanOrEqual(4);
  }
  const common = commonCommands(['cruise', 'mine', 'stow'], ['travel', 'start_mining', 'set_tags']);
  expect(common).toEqual(['start_mining', 'travel']);
});

test('a blocked command says by what, in words', () => {
  const busy = blockedText('device_busy', 'mining (carbon)', 'The device is busy.');
  expect(busy).toBe('Not while it is mining carbon.');
  expect(blockedText('no_room', 'idle', 'Too few places.')).toBe('Too few places.');
});

test('a device has the name that it was given, else its type and number', () => {
  const device = { device_type: 'mining_drone', name: null, number: 2 };
  expect(deviceName(device)).toBe('mining drone 2');
  expect(deviceName({ ...device, name: 'Argo' })).toBe('Argo');
  // A short row of the fleet.
  const row = { type: 'heaven_vessel', name: null, number: 1200 };
  expect(deviceName(row)).toBe('heaven vessel 1200');
});

test('abbreviations have one spelling, in a name and at its beginning', () => {
  const words = ['ftl_beacon', 'ami_mining', 'stow_ftl', 'amide'].map(wordsOf);
  expect(words).toEqual(['FTL beacon', 'AMI mining', 'stow FTL', 'amide']);
});
