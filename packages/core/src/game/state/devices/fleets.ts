import { defineTable, list, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

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
});

/** The id of a replicant: the row of its fleet. */
export type ReplicantId = RowId<'fleets'>;

/** Offsets of a fleet's fields. */
export const FLEET = fleets.fields;
