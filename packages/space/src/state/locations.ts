import { defineTable, list, type RowId, timer, word } from '@astrarium/core';

/** Places where something was written: found by their number in the galaxy. */
export const locations = defineTable(
  'locations',
  {
    /** The place's number in the galaxy. */
    place: word,
    devices: list('devices'),
    /** Mining sites of a belt, salvage of a planet or moon; ascending ids are ascending indices. */
    sites: list('sites'),
    piles: list('piles'),
    /** Controllers with a drone that found nothing to mine here. */
    waitingControllers: list('controllers'),
    /** When an asteroid on its way here is sighted, or strikes. */
    asteroid: timer,
  },
  'place',
);

/** The id of a location. */
export type LocationId = RowId<'locations'>;

/** Offsets of a location's fields. */
export const LOCATION = locations.fields;
