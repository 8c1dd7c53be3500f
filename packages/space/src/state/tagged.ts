import { defineTable, word } from '@astrarium/core';
import type { DeviceId } from './devices.js';

/** What a tag is made of. */
export const TAG_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789:_-.';

/** The place of each of them, from 1 on, by its code unit. */
const PLACES: readonly number[] = Array.from(
  { length: 128 },
  (_, unit) => TAG_CHARACTERS.indexOf(String.fromCharCode(unit)) + 1,
);

/** The place of a code unit among TAG_CHARACTERS, from 1 on; 0 for one that no tag has. */
export function tagPlace(unit: number): number {
  return PLACES[unit] ?? 0;
}

/** The longest tag that a ruleset may allow. */
export const MAX_TAG_LENGTH = 36;

/** The longest name of a device, in characters. */
export const MAX_DEVICE_NAME_LENGTH = 32;

/** The tags and the name of one device; a device with neither has no such document. */
export interface Tagged {
  device: DeviceId;
  /** By code units, each once. */
  tags: string[];
  /** Omitted when it has none. */
  name?: string;
}

/** Where the tags and the name of a device are that has, or had, some. */
export const labels = defineTable(
  'labels',
  {
    device: word,
    /** The document of its tags and its name; 0 when it has none now. */
    document: word,
  },
  'device',
);

/** Offsets of a label's fields. */
export const LABEL = labels.fields;
