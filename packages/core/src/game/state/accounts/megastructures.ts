import { defineTable, list, timer, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

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
