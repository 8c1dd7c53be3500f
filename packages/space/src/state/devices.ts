import { defineTable, gauge, link, type RowId, type SecretKey, timer, word } from '@astrarium/core';
import type { AccountId } from './account.js';
import { codeOf, codeToId } from './code.js';
import { permuted, unpermuted } from './permuted.js';

/** The purpose of the codes of devices. */
const DEVICE_CODES = 0xc0de;

/** The code of a device; a code is never used again. */
export function deviceCode(key: SecretKey, device: DeviceId): string {
  return codeOf(key, DEVICE_CODES, device);
}

/** The id behind a device code: any 32-bit number, so ask the table whether it lives. */
export function deviceCodeToId(key: SecretKey, code: string): DeviceId {
  return codeToId(key, DEVICE_CODES, code);
}

/** The number of a device after which a page continues: its code read as a number, and 1. */
export function deviceNumber(key: SecretKey, device: DeviceId): number {
  return permuted(key, DEVICE_CODES, device) + 1;
}

/** The id behind a number of a device, from 1 to 2^32. */
export function deviceNumberToId(key: SecretKey, number: number): DeviceId {
  return unpermuted(key, DEVICE_CODES, number - 1);
}

/** Everything that can be told to do something. The row is lean: there may be a million. */
export const devices = defineTable('devices', {
  /** A number of STATUS. */
  status: word,
  /** The tick at which the status began. */
  since: word,
  /** How often it has had a new status: the number of the operation at hand. */
  operation: word,
  /**
   * What the status is about: the row of the destination's location (travelling, recalling), the
   * site (searching, tracking), the job (printing, waiting); else 0.
   */
  target: word,
  /** When what it does comes to its own end: a journey, or being taken apart. */
  finished: timer,
  /** In transit it stays where it came from. */
  location: link('locations', 'devices', { always: true }),
  /** Position + 1 in DEVICE_TYPES. */
  type: word,
  /** Operational capacity in millionths. */
  capacity: word,
  /** Where it mines. */
  deposit: link('deposits', 'miners'),
  /** Where its yield goes. */
  stock: link('stocks', 'suppliers'),
  /** Micro-units of the run at hand; its rate is the drone's rate. */
  mined: gauge,
  /** How often the run at hand moved to another site. */
  relocations: word,
  /** Whose it is. */
  replicant: link('fleets', 'devices', { always: true }),
  /** The replicant that built it. */
  builtBy: word,
  /** It is the n-th of its type that its account has got. */
  number: word,
});

/** The id of a device. */
export type DeviceId = RowId<'devices'>;

/** Offsets of a device's fields. */
export const DEVICE = devices.fields;

/** The last number that an account has given to a device of a type. */
export const numbers = defineTable(
  'numbers',
  {
    /** `numberKey` of the account and the type. */
    key: word,
    last: word,
  },
  'key',
);

/** Offsets of the fields of a last number. */
export const NUMBER = numbers.fields;

/** More than there are types of devices. */
const TYPES = 64;

/** The key of the last number of an account for devices of a type. */
export function numberKey(account: AccountId, type: number): number {
  return account * TYPES + type;
}

/** Devices that are no more: what old events and codes are still about. */
export const retired = defineTable(
  'retired',
  {
    device: word,
    /** Position + 1 in DEVICE_TYPES. */
    type: word,
  },
  'device',
);

/** Offsets of a retired device's fields. */
export const RETIRED = retired.fields;
