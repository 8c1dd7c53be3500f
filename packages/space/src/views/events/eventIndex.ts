import { max } from '@astrarium/core';
import { EVENT_PAYLOADS } from '../../events/eventPayloads.js';
import { EVENTS, type EventName } from '../../events/events.js';
import type { Setting } from '../../rules/schema.js';
import { DEVICE_TYPES } from '../../ruleset/deviceTypes.js';
import { deviceCodeToId } from '../../state/devices.js';
import { replicantCodeToId } from '../../state/replicant.js';
import { type EventRecord, recordParts } from './eventRecord.js';

/**
 * The index of a history: for each record the numbers that pages are filtered by, in columns. A
 * filter reads these columns instead of the records, which take 500 ms for 100,000 events.
 */
export interface EventIndex {
  /** The place of the first record. */
  readonly first: number;
  /** The place of the next record. */
  readonly end: number;
  /** Adds the record at `end`; undefined for one that was pruned, which matches no filter. */
  add(record: EventRecord | undefined): void;
  /** A search for the records that may match a filter. */
  search(filter: IndexFilter): IndexSearch;
}

/** The first place from `place` to before `end`, in steps of 1 or -1, that may match; or `end`. */
export type IndexSearch = (place: number, end: number, step: 1 | -1) => number;

/** Which records may match: those for which all of the given conditions hold. */
export interface IndexFilter {
  /** From `indexNames`. */
  readonly names: Uint8Array;
  readonly device_type?: string | undefined;
  readonly device_code?: string | undefined;
  /** News of the galaxy may match, and events that name more than one replicant. */
  readonly replicant_codes?: readonly string[] | undefined;
}

/** The names of all events. */
const EVENT_NAMES = Object.keys(EVENTS) as readonly EventName[];

/** By name: its position, that of the device among its numbers, and whether it names several. */
const SHAPES = Object.fromEntries(
  EVENT_NAMES.map((name, position) => {
    const device = EVENTS[name].fields.indexOf('device');
    const isShared = EVENT_PAYLOADS[name].some(({ kind }) => kind === 'replicant');
    return [name, { position, device, isShared }];
  }),
) as Readonly<Record<EventName, { position: number; device: number; isShared: boolean }>>;

/** The position of a pruned record: no event has it. */
const PRUNED = 255;

/** Stands for the replicants of an event that names several, and of news of the galaxy. */
const ANY_REPLICANT = 0;

/** The flags of names by which an index is filtered. */
export function indexNames(isWanted: (name: EventName) => boolean): Uint8Array {
  const flags = new Uint8Array(PRUNED + 1);
  for (const [position, name] of EVENT_NAMES.entries()) if (isWanted(name)) flags[position] = 1;
  return flags;
}

/** An empty index of a history that starts at a place, with room for `size` records. */
export function eventIndex({ key }: Setting, first: number, size: number): EventIndex {
  let columns = columnsOf(max(size, 16));
  let end = first;
  return {
    first,
    get end() {
      return end;
    },
    add(record) {
      const at = end - first;
      if (at === columns.names.length) columns = columnsOf(2 * at, columns);
      end += 1;
      if (record === undefined) {
        columns.names[at] = PRUNED;
        return;
      }
      const [, type, , name, ...numbers] = recordParts(record);
      const { device, isShared, position } = SHAPES[name];
      columns.names[at] = position;
      columns.types[at] = type;
      columns.devices[at] = numbers[device] ?? 0;
      columns.replicants[at] = isShared ? ANY_REPLICANT : (numbers[0] ?? ANY_REPLICANT);
    },
    search({ device_code, device_type, names, replicant_codes }) {
      const wanted: Wanted = {
        names,
        type:
          device_type === undefined
            ? undefined
            : DEVICE_TYPES.findIndex((one) => one === device_type) + 1,
        device: device_code === undefined ? undefined : deviceCodeToId(key, device_code),
        replicants:
          replicant_codes && new Set(replicant_codes.map((code) => replicantCodeToId(key, code))),
      };
      return (place, last, step) => {
        for (let at = place; at !== last; at += step) {
          if (mayMatch(columns, at - first, wanted)) return at;
        }
        return last;
      };
    },
  };
}

/** A filter in the numbers of the columns. */
interface Wanted {
  readonly names: Uint8Array;
  readonly type: number | undefined;
  readonly device: number | undefined;
  readonly replicants: ReadonlySet<number> | undefined;
}

interface Columns {
  readonly names: Uint8Array;
  readonly types: Uint8Array;
  readonly devices: Uint32Array;
  readonly replicants: Uint32Array;
}

function columnsOf(size: number, former?: Columns): Columns {
  const columns = {
    names: new Uint8Array(size),
    types: new Uint8Array(size),
    devices: new Uint32Array(size),
    replicants: new Uint32Array(size),
  };
  if (former === undefined) return columns;
  columns.names.set(former.names);
  columns.types.set(former.types);
  columns.devices.set(former.devices);
  columns.replicants.set(former.replicants);
  return columns;
}

function mayMatch(columns: Columns, at: number, wanted: Wanted): boolean {
  const { device, names, replicants, type } = wanted;
  if (names[columns.names[at] ?? PRUNED] !== 1) return false;
  if (type !== undefined && columns.types[at] !== type) return false;
  // 0 is the id of an invalid code, and stands for no device in the column.
  if (device !== undefined && (device === 0 || columns.devices[at] !== device)) return false;
  if (replicants === undefined) return true;
  const replicant = columns.replicants[at] ?? ANY_REPLICANT;
  return replicant === ANY_REPLICANT || replicants.has(replicant);
}
