import { CATEGORIES, DEVICE_COMMAND_NAMES, DEVICE_TYPES, EVENTS } from '@astrarium/space';
import { describe, expect, test } from 'vitest';
import { commandIcon, eventIcon, ICONS, type IconName } from './icons.js';

const PLACES = ['star', 'planet', 'moon', 'lagrange', 'belt', 'megastructure', 'site', 'salvage'];

describe('icons', () => {
  test('every command and every event has a drawing', () => {
    expect(DEVICE_COMMAND_NAMES.filter((name) => commandIcon(name) === undefined)).toEqual([]);
    expect(Object.keys(EVENTS).filter((name) => eventIcon(name) === undefined)).toEqual([]);
  });

  test('no device, resource or place looks like another', () => {
    const names = [...DEVICE_TYPES, ...CATEGORIES, ...PLACES];
    expect(new Set(names.map((name) => ICONS[name as IconName])).size).toBe(names.length);
  });
});
