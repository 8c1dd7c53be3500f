import { defineTable, link, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

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
