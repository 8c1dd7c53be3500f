import { defineTable, link, list, type RowId, timer, word } from '@astrarium/core';
import { categoryWords } from './berths.js';

/** What a controller can be told to do. A name's number in an event is its position + 1. */
export const DIRECTIVES = [
  'gather_resources',
  'gather_evenly',
  'maintain_ratios',
  'deplete_smallest',
] as const;

/** One directive by its name. */
export type DirectiveName = (typeof DIRECTIVES)[number];

/** What a controller is about. */
export interface Directive {
  name: DirectiveName;
  /** How much of each of the six categories is wanted, relative to the others; 0 for none. */
  weights: number[];
}

/** The number of a directive in an event. */
export function directiveIndex(name: DirectiveName): number {
  return DIRECTIVES.indexOf(name) + 1;
}

/** What a device that controls others has beyond its row, from its first order on. */
export const controllers = defineTable(
  'controllers',
  {
    device: word,
    adopted: list('adoptions'),
    /** Its document among the directives; 0 for none. */
    directive: word,
    /** The tick of its last plan; 0 for never. */
    plannedAt: word,
    /** When it plans again. */
    plan: timer,
    /** When it tells what was mined. */
    digest: timer,
    /** Where a drone of its has nothing to mine: it plans when something turns up there. */
    waitsAt: link('locations', 'waitingControllers'),
    /** Micro-units that its drones brought in, not yet told. */
    ...categoryWords,
    /** Where it has told that none of its drones can mine; 0 since one of them does. */
    idleAt: word,
    /** When its directive ends, unless one of its drones mines before. */
    timeout: timer,
  },
  'device',
);

/** The id of a controller. */
export type ControllerId = RowId<'controllers'>;

/** Offsets of a controller's fields. */
export const CONTROLLER = controllers.fields;

/** Devices that are, or were once, adopted by a controller. */
export const adoptions = defineTable(
  'adoptions',
  {
    device: word,
    controller: link('controllers', 'adopted'),
    /** Micro-units of the run at hand that its controller knows of, or that were before it. */
    counted: word,
  },
  'device',
);

/** The id of an adoption. */
export type AdoptionId = RowId<'adoptions'>;

/** Offsets of an adoption's fields. */
export const ADOPTION = adoptions.fields;
