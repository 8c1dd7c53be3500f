import { defineTable, link, list, type RowId, type SecretKey, word } from '@astrarium/core';
import { codeOf, codeToId } from './code.js';
import type { AccountId } from './account.js';

/** The purpose of the codes of replicants. */
const REPLICANT_CODES = 0x6b01;

/** The code of a replicant. */
export function replicantCode(key: SecretKey, replicant: ReplicantId): string {
  return codeOf(key, REPLICANT_CODES, replicant);
}

/** The id behind a replicant code: any 32-bit number; 0 for what is no code. */
export function replicantCodeToId(key: SecretKey, code: string): ReplicantId {
  return codeToId(key, REPLICANT_CODES, code);
}

/** What people edit of a replicant; its numbers are in the fleet of the same id. */
export interface Replicant {
  name: string;
  account: AccountId;
  /** Whether siblings may use its devices when the account does not share. */
  cohort_permission: 'public' | 'private';
  /** Whether it takes devices from anybody; from siblings it does as it shares its own. */
  accepts_devices: boolean;
}

/** The numbers of a replicant; its id is the replicant's. */
export const fleets = defineTable('fleets', {
  devices: list('devices'),
  account: word,
  /** The device that the replicant lives in. */
  vessel: word,
  printed: word,
  /** Arrivals, and seconds under way. */
  trips: word,
  travelSeconds: word,
  /** 1 when the replicant was made by another one: its bill is embodied in its vessel. */
  replicated: word,
  /** The bucket of its name; none after its account was deleted. */
  name: link('names', 'replicants'),
});

/** The id of a replicant: the row of its fleet. */
export type ReplicantId = RowId<'fleets'>;

/** Offsets of a fleet's fields. */
export const FLEET = fleets.fields;
