import type { Event, EventList } from '@astrarium/core';
import { eventNumber } from '../../events/eventNumber.js';
import { EVENTS } from '../../events/events.js';
import type { EventName } from '../../events/events.js';
import type { Setting, World } from '../../rules/schema.js';
import { envelopeOf, eventAccounts, eventDeviceType, type EventEnvelope } from './eventEnvelope.js';
import { eventIdAt, IDS_PER_TICK } from './eventId.js';
import { hasText, messageOfEvent } from './eventPayload.js';
import { isNews } from './newsKind.js';
import { entryOf } from './replicantLog.js';
import type { ReplicantEvent } from './replicantLog.js';
import type { AccountId } from '../../state/account.js';
import type { ReplicantId } from '../../state/replicant.js';

/**
 * An event in its stored form: JSON with only numbers and a name, and of a message its channel and
 * its text. Its envelope and its entry in a
 * replicant's log are made from it when they are read.
 */
export type EventRecord = string;

/** The records of a transition's events, in order. */
export interface RecordedEvents {
  /** The records of accounts: one for each event and account that it concerns. */
  readonly accountRecords: readonly {
    readonly account: AccountId;
    readonly event: EventName;
    readonly tick: number;
    readonly record: EventRecord;
  }[];
  /** The records of replicants' logs: one for each event of a device. */
  readonly replicantRecords: readonly {
    readonly replicant: ReplicantId;
    readonly event: EventName;
    readonly tick: number;
    readonly record: EventRecord;
  }[];
  /** The records of what everybody may know. */
  readonly newsRecords: readonly {
    readonly event: EventName;
    readonly tick: number;
    readonly record: EventRecord;
  }[];
}

/**
 * The records of a transition's events. Increases `places`, as `eventEnvelopes` does. `world` is
 * the one after the transition, or a later one when no event is news of the galaxy; `after`
 * returns the one after the transition.
 */
export function recordEvents(
  world: World,
  events: EventList,
  places: Map<number, number>,
  after = (): World => world,
): RecordedEvents {
  const accountRecords: RecordedEvents['accountRecords'][number][] = [];
  const replicantRecords: RecordedEvents['replicantRecords'][number][] = [];
  const newsRecords: RecordedEvents['newsRecords'][number][] = [];
  for (let index = 0; index < events.length; index += 1) {
    const event = events.at(index);
    const name = event.name as EventName;
    const first = event.tick * IDS_PER_TICK;
    const type = eventDeviceType(world, event);
    const values = numbersOf(events, index) + textsOf(world, event, after);
    const rest = `${type},${event.tick},"${name}"${values}]`;
    for (const account of eventAccounts(world, event)) {
      const known = places.get(account) ?? 0;
      const place = known > first ? known : first;
      places.set(account, place + 1);
      const record = `[${place - first},${rest}`;
      accountRecords.push({ account, event: name, tick: event.tick, record });
    }
    const replicant = eventNumber(event, 'replicant');
    if (replicant !== 0 && type !== 0) {
      replicantRecords.push({ replicant, event: name, tick: event.tick, record: `[0,${rest}` });
    }
    if (isNews(world, event))
      newsRecords.push({ event: name, tick: event.tick, record: `[0,${rest}` });
  }
  return { accountRecords, replicantRecords, newsRecords };
}

/** Whether a transition has news of the galaxy, which concern all accounts of that moment. */
export function eventsHaveNews(events: EventList): boolean {
  for (let index = 0; index < events.length; index += 1) {
    // The first number of every event is its replicant.
    if (events.numberAt(index, 0) === 0) return true;
  }
  return false;
}

/** The envelope of a record. */
export function recordEnvelope(setting: Setting, record: EventRecord): EventEnvelope {
  const { event, ...parts } = parsed(record);
  return envelopeOf(setting, event, parts);
}

/** The name of a record's event. It does not decode the rest, so that many can be searched. */
export function recordEvent(record: EventRecord): EventName {
  const start = record.indexOf('"') + 1;
  return record.slice(start, record.indexOf('"', start)) as EventName;
}

/** The id of a record's envelope. */
export function recordId(setting: Setting, record: EventRecord): string {
  const { event, order } = parsed(record);
  return eventIdAt(setting, event.tick * IDS_PER_TICK + order);
}

/** The entry of a record in a replicant's log. */
export function recordEntry(setting: Setting, record: EventRecord): ReplicantEvent {
  const { event, ...parts } = parsed(record);
  return entryOf(envelopeOf(setting, event, { ...parts, order: 0 })) as ReplicantEvent;
}

/** The channel and the text of a message, or the text of a greeting. */
function textsOf(world: World, event: Event, after: () => World): string {
  if (!hasText(event.name as EventName)) return '';
  const message = messageOfEvent(world, after, event);
  return `,${JSON.stringify(message?.channel ?? '')},${JSON.stringify(message?.text ?? '')}`;
}

function numbersOf(events: EventList, index: number): string {
  const { length } = EVENTS[events.nameAt(index) as EventName].fields;
  let numbers = '';
  for (let place = 0; place < length; place += 1) numbers += `,${events.numberAt(index, place)}`;
  return numbers;
}

/** The contents of a record: its order in its tick, a device type, the tick, a name, numbers. */
type RecordParts = [order: number, type: number, tick: number, EventName, ...numbers: number[]];

/** What follows the numbers of the event of a message: the channel or '', and the text. */
type MessageParts = readonly [channel: string, text: string] | readonly [];

/** The contents of a record. */
export function recordParts(record: EventRecord): RecordParts {
  return JSON.parse(record) as RecordParts;
}

function parsed(record: EventRecord) {
  const [order, type, tick, name, ...numbers] = recordParts(record);
  const event: Record<string, number | string> = { tick, name };
  for (const [place, field] of EVENTS[name].fields.entries()) {
    event[field] = numbers[place] as number;
  }
  const [channel, text] = numbers.slice(EVENTS[name].fields.length) as unknown as MessageParts;
  const message = text === undefined ? undefined : { channel: channel || null, text };
  return { order, type, event: event as Event, message };
}
