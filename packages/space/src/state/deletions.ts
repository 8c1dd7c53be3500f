import { defineTable, link, list, type RowId, timer, word } from '@astrarium/core';

/** Deleted accounts whose devices and stock are not destroyed yet; `count` is that of all. */
export const deletions = defineTable('deletions', {
  account: word,
  /** Its replicants that may have devices. */
  left: list('leftovers'),
  /** When devices are destroyed. */
  step: timer,
});

/** The id of a deletion. */
export type DeletionId = RowId<'deletions'>;

/** Offsets of a deletion's fields. */
export const DELETION = deletions.fields;

/** Replicants of deleted accounts that may have devices. */
export const leftovers = defineTable('leftovers', {
  deletion: link('deletions', 'left'),
  replicant: word,
});

/** Offsets of a leftover's fields. */
export const LEFTOVER = leftovers.fields;
