import { defineTable, link, list, timer, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';
import { categoryWords } from '../places/categoryWords.js';

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
  },
  'device',
);

/** The id of a controller. */
export type ControllerId = RowId<'controllers'>;

/** Offsets of a controller's fields. */
export const CONTROLLER = controllers.fields;
