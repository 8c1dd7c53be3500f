import { unpackPair } from '../../events/eventMembers.js';
import { EVENTS, type EventName } from '../../events/events.js';
import type { World } from '../../rules/schema.js';
import type { Steps } from '../../rules/takeSteps.js';
import { CATEGORIES, type Category, categoryAt } from '../../ruleset/categories.js';
import { type DeviceType, deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { type EventRecord, recordId, recordParts } from './eventRecord.js';
import type { History } from './visitHistory.js';

/** What happened to an account after one of its events, as the wire shows it. */
export interface EventSummary {
  /** The id that was asked with. */
  readonly after: string;
  /** The id of the last event that is counted; `after` when there is none. */
  readonly last_id: string;
  readonly tick: number;
  /** The tick of the first event that is counted; null when there is none. */
  readonly from_tick: number | null;
  /** Whether no event follows `last_id`. */
  readonly is_complete: boolean;
  /** The events by their names. */
  readonly counts: Partial<Record<EventName, number>>;
  /** Whole units of runs that ended, from their beginning. */
  readonly mined: Partial<Record<Category, number>>;
  /** Whole units that controllers reported, also of runs that ended. */
  readonly mined_for_controllers: Partial<Record<Category, number>>;
  /** Devices that were printed. */
  readonly printed: Partial<Record<DeviceType, number>>;
}

/** The most events of one summary. */
const MAX_EVENTS = 10_000;

/** Records that are read in one step. */
const STEP_RECORDS = 32;

/**
 * Counts the events of an account from a place of its history on, in steps, with what they tell of
 * mining and printing.
 */
export function* eventSummarySteps(
  { now, setting }: Pick<World, 'now' | 'setting'>,
  history: Pick<History<EventRecord>, 'at' | 'length'>,
  { after, place: start }: { readonly after: string; readonly place: number },
): Steps<EventSummary> {
  const counts: Record<string, number> = {};
  const mined: Record<string, number> = {};
  const reported: Record<string, number> = {};
  const printed: Record<string, number> = {};
  let last: EventRecord | undefined;
  let from_tick: number | null = null;
  let place = start;
  for (; place < history.length && place - start < MAX_EVENTS; place += 1) {
    if (place > start && (place - start) % STEP_RECORDS === 0) yield STEP_RECORDS;
    const record = history.at(place);
    // Some were deleted because of their age since the reading began.
    if (record === undefined) continue;
    const [, , tick, name, ...numbers] = recordParts(record);
    from_tick ??= tick;
    last = record;
    add(counts, name, 1);
    const number = (field: string): number => numbers[EVENTS[name].fields.indexOf(field)] ?? 0;
    if (name === 'mining.stopped') {
      add(mined, categoryAt(number('resource')), number('quantity_mined'));
    } else if (name === 'print.completed') {
      add(printed, deviceTypeAt(number('device_type')), 1);
    } else if (name === 'ami.mining.digest') {
      const units = ['mined_1_2', 'mined_3_4', 'mined_5_6'].flatMap((pair) =>
        Object.values(unpackPair(number(pair))),
      );
      for (const [at, category] of CATEGORIES.entries()) add(reported, category, units[at] ?? 0);
    }
  }
  yield (place - start) % STEP_RECORDS;
  return {
    after,
    last_id: last === undefined ? after : recordId(setting, last),
    tick: now,
    from_tick,
    is_complete: place - start < MAX_EVENTS || place >= history.length,
    counts,
    mined,
    mined_for_controllers: reported,
    printed,
  };
}

/** Adds to a sum by name; nothing when that is zero. */
function add(sums: Record<string, number>, name: string, more: number): void {
  if (more > 0) sums[name] = (sums[name] ?? 0) + more;
}
