import { defineTable, link, list, type RowId, timer, word } from '@astrarium/core';
import type { ReplicantId } from './replicant.js';

/** What is built together, one a season: a row's id is the season's number, from 1. */
export const megastructures = defineTable(
  'megastructures',
  {
    /** The number of its place in the galaxy. */
    place: word,
    /** Position + 1 in SEASON_STATES. */
    state: word,
    startedAt: word,
    /** The tick from which on nothing more is accepted. */
    deadlineAt: word,
    /** The tick of its completion; 0 while there is none. */
    completedAt: word,
    /** When the season's time is over, or, after its success, when the next one begins. */
    turn: timer,
    /** What it needs, one row a device type. */
    parts: list('parts'),
    /** What each replicant has given, one row each. */
    credits: list('credits'),
  },
  'place',
);

/** The id of a megastructure. */
export type MegastructureId = RowId<'megastructures'>;

/** Offsets of a megastructure's fields. */
export const MEGASTRUCTURE = megastructures.fields;

/** How a season can stand. */
export const SEASON_STATES = ['active', 'succeeded', 'failed'] as const;

/** How a season stands, as the wire names it. */
export type SeasonState = (typeof SEASON_STATES)[number];

/** The numbers of the states of seasons. */
export const SEASON_STATE = { active: 1, succeeded: 2, failed: 3 } as const;

/** What a megastructure needs of one device type. */
export const parts = defineTable('parts', {
  megastructure: link('megastructures', 'parts'),
  /** Position + 1 in DEVICE_TYPES. */
  type: word,
  needed: word,
  /** Devices consumed: never more than needed. */
  contributed: word,
});

/** The id of a part. */
export type PartId = RowId<'parts'>;

/** Offsets of a part's fields. */
export const PART = parts.fields;

/** What one replicant has given to one megastructure. */
export const credits = defineTable(
  'credits',
  {
    /** `creditKey` of the two. */
    key: word,
    megastructure: link('megastructures', 'credits'),
    replicant: word,
    devices: word,
  },
  'key',
);

/** The id of a credit. */
export type CreditId = RowId<'credits'>;

/** Offsets of a credit's fields. */
export const CREDIT = credits.fields;

/** How many replicants the key leaves room for. */
const REPLICANTS_SPAN = 2_147_483_648;

/** The key of a credit: the megastructure, and the replicant. */
export function creditKey(megastructure: MegastructureId, replicant: ReplicantId): number {
  return megastructure * REPLICANTS_SPAN + replicant;
}

/** What a replicant has given to all megastructures together. */
export const donors = defineTable(
  'donors',
  {
    replicant: word,
    devices: word,
    /** The pledge that made this total: who had it earlier has the lower number. */
    lastPledge: word,
  },
  'replicant',
);

/** Offsets of a donor's fields. */
export const DONOR = donors.fields;

/** Devices that became part of a megastructure, in the order in which they did. */
export const pledges = defineTable(
  'pledges',
  {
    device: word,
    /** Who is credited. */
    replicant: word,
  },
  'device',
);

/** The id of a pledge. */
export type PledgeId = RowId<'pledges'>;

/** Offsets of a pledge's fields. */
export const PLEDGE = pledges.fields;
