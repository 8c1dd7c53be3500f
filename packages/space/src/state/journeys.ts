import { defineTable, link, list, type RowId, word } from '@astrarium/core';

/** Devices that went by a way of their own; most go directly and have no row. */
export const journeys = defineTable(
  'journeys',
  {
    device: word,
    /** While it is under way: the stages, ascending ids in the order of the way. */
    stages: list('stages'),
  },
  'device',
);

/** The id of a journey. */
export type JourneyId = RowId<'journeys'>;

/** Offsets of a journey's fields. */
export const JOURNEY = journeys.fields;

/** Where a journey passes and when, its end included; gone when the journey is over. */
export const stages = defineTable('stages', {
  journey: link('journeys', 'stages'),
  /** The place's number in the galaxy. */
  place: word,
  /** The tick at which it is reached. */
  reachedAt: word,
});

/** The id of a stage. */
export type StageId = RowId<'stages'>;

/** Offsets of a stage's fields. */
export const STAGE = stages.fields;
