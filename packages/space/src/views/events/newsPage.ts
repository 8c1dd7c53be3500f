import { floorDiv, invariant, min } from '@astrarium/core';
import { makeLocation } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import type { World } from '../../rules/schema.js';
import type { Steps } from '../../rules/takeSteps.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { replicantCode, type ReplicantId } from '../../state/replicant.js';
import { type EventRecord, recordEvent, recordParts } from './eventRecord.js';
import { KIND_OF_NEWS, type NewsKind } from './newsKind.js';
import type { History } from './visitHistory.js';

/** Ticks in which events of one kind are one piece of news. */
const GROUP_TICKS = 60;

/** A piece of news as the wire shows it. */
export interface NewsView {
  /** Grows from the oldest news to the newest; the same while `count` grows. */
  readonly id: number;
  /** The tick of the first of its events. */
  readonly tick: number;
  readonly kind: NewsKind;
  readonly location: string;
  /** The name of the replicant; absent where nobody did it, or the account is deleted. */
  readonly replicant?: string;
  readonly replicant_code?: string;
  readonly device_type?: string;
  /** How many devices were given, or milestones passed; else 1. */
  readonly count: number;
}

/** The parameters of a page of news. */
export interface NewsQuery {
  /** The id of the piece of news to read before; the newest without it. */
  readonly cursor?: number | undefined;
  readonly limit: number;
}

/** A page of news, newest first. */
export interface NewsPage {
  readonly news: readonly NewsView[];
  /** Null when there is nothing older. */
  readonly next_cursor: number | null;
}

/** Records that are read in one step. */
const STEP_RECORDS = 32;

/**
 * A page of the news of a history of records. Events of 60 ticks, beginning at a multiple of 60,
 * are one piece when kind, place, replicant and device type are equal. `present` is the newest
 * world: a replicant of an account that is deleted there has no name.
 */
export function* newsPageSteps(
  world: World,
  present: World,
  history: Pick<History<EventRecord>, 'at' | 'first' | 'length'>,
  { cursor, limit }: NewsQuery,
): Steps<NewsPage> {
  const { first = 0 } = history;
  const recordAt = (place: number): EventRecord => {
    const record = history.at(place);
    invariant(record !== undefined, `there is no news at place ${place}`);
    return record;
  };
  const length = world === present ? history.length : endAt(world.now, first, history, recordAt);
  const before = cursor === undefined ? length : min(cursor - 1, length);
  // The piece that the cursor names may have begun in the middle of its minute.
  let end = before;
  if (before > first && before < length) {
    const minute = minuteOf(recordAt(before));
    while (end < length && minuteOf(recordAt(end)) === minute) {
      end += 1;
      if (end % STEP_RECORDS === 0) yield STEP_RECORDS;
    }
  }
  const news: NewsView[] = [];
  while (end > first && news.length <= limit) {
    const records = [recordAt(end - 1)];
    const minute = minuteOf(records[0]!);
    let start = end - 1;
    for (; start > first; start -= 1) {
      const record = recordAt(start - 1);
      if (minuteOf(record) !== minute) break;
      records.push(record);
      if (start % STEP_RECORDS === 0) yield STEP_RECORDS;
    }
    const pieces = yield* grouped(world, present, records.reverse(), start);
    for (const piece of pieces.reverse()) if (piece.id <= before) news.push(piece);
    end = start;
  }
  const shown = news.slice(0, limit);
  return { news: shown, next_cursor: news.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/** The place after the last record of a tick or an earlier one, found by binary search. */
function endAt(
  tick: number,
  first: number,
  { length }: Pick<History<EventRecord>, 'length'>,
  recordAt: (place: number) => EventRecord,
): number {
  let [low, high] = [first, length];
  while (low < high) {
    const middle = floorDiv(low + high, 2);
    if (recordParts(recordAt(middle))[2] > tick) high = middle;
    else low = middle + 1;
  }
  return low;
}

const minuteOf = (record: EventRecord): number => floorDiv(recordParts(record)[2], GROUP_TICKS);

/** The pieces of news of one minute, by the first event of each; `start` is the first place. */
function* grouped(
  world: World,
  present: World,
  records: readonly EventRecord[],
  start: number,
): Steps<NewsView[]> {
  const pieces = new Map<string, NewsView>();
  const milestones = new Set<string>();
  for (const [at, record] of records.entries()) {
    if (at % STEP_RECORDS === STEP_RECORDS - 1) yield STEP_RECORDS;
    const [, , tick, , , , ...rest] = recordParts(record);
    const piece = pieceOf(world, present, record, start + at + 1);
    const { id: _id, tick: _tick, ...same } = piece;
    const key = JSON.stringify(same);
    // A planet tells each replicant that works there.
    const milestone = `${key} ${tick} ${rest.join(' ')}`;
    if (piece.kind === 'milestone' && milestones.has(milestone)) continue;
    milestones.add(milestone);
    const known = pieces.get(key);
    pieces.set(key, known === undefined ? piece : { ...known, count: known.count + 1 });
  }
  return [...pieces.values()];
}

/** The news of one record alone. */
function pieceOf(world: World, present: World, record: EventRecord, id: number): NewsView {
  const [, type, tick, , replicant, , place] = recordParts(record);
  const kind = KIND_OF_NEWS[recordEvent(record)];
  invariant(kind !== undefined && place !== undefined, 'only news is recorded as news');
  const { seed } = world.setting;
  // The public map tells the star of a hub, not where in its system it stands.
  const isHub = kind === 'hub_built';
  const location = isHub ? starCode(locationStar(place)) : makeLocation(seed, place);
  const isOwned = kind === 'contributed' || isHub;
  return {
    id,
    tick,
    kind,
    location,
    ...(isOwned && ownerOf(world, present, replicant ?? 0)),
    ...(kind === 'contributed' && { device_type: deviceTypeAt(type) }),
    count: 1,
  };
}

function ownerOf(world: World, present: World, replicant: ReplicantId) {
  const then = world.replicants.get(replicant);
  if (then === undefined || present.replicants.get(replicant) === undefined) return {};
  return {
    replicant: then.name,
    replicant_code: replicantCode(world.setting.key, replicant),
  };
}
