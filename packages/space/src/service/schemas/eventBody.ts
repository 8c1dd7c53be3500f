import { TICK, TICK_TIME, EVENT_ID } from '@astrarium/contract';
import {
  ABUNDANCES,
  ACHIEVEMENTS,
  ACCOUNT_COMMANDS,
  DENSITIES,
  DIRECTIVES,
  EVENT_PAYLOADS,
  type EventDefinition,
  type EventName,
  EVENTS,
  FOLLOW_UPS,
  NEWS_KINDS,
  type PayloadKind,
  REFUSAL_CODES,
  STOP_REASONS,
} from '@astrarium/space';
import { z } from 'zod';
import { perCategory } from './amounts.js';
import { DEVICE_CODE, LOCATION_CODE, REPLICANT_CODE, SITE_CODE } from './code.js';
import { WORD_ATTRIBUTE, WORD_CATEGORY, WORD_DEVICE_TYPE, WORD_DIRECTION } from './word.js';

const INTEGER = z.int();

const COUNT = z.int().min(0);

/** A list of the settings that a command changes. */
function fieldsOf(command: 'update_account' | 'update_replicant') {
  const args = ACCOUNT_COMMANDS.find(({ name }) => name === command)?.args ?? {};
  return z.array(z.enum(Object.keys(args).filter((name) => name !== 'replicant_code')));
}

/** How each kind of number is written in a payload. */
const WIRE: Readonly<Record<PayloadKind, z.ZodType>> = {
  location: LOCATION_CODE.nullable(),
  location_type: z.enum(['star', 'planet', 'moon', 'lagrange', 'belt', 'object']).nullable(),
  star: LOCATION_CODE.nullable(),
  site: SITE_CODE,
  belt: LOCATION_CODE.describe('The belt, or the place of the salvage.'),
  belt_density: z.enum([...DENSITIES, 'salvage']).describe('Of a belt; of salvage `salvage`.'),
  belt_abundance: z
    .enum([...ABUNDANCES, 'salvage'])
    .nullable()
    .describe('Of the category in a belt; of salvage `salvage`.'),
  resource: WORD_CATEGORY.nullable(),
  device_type: WORD_DEVICE_TYPE.nullable(),
  device: DEVICE_CODE.nullable(),
  replicant: REPLICANT_CODE.nullable(),
  sender: REPLICANT_CODE.nullable(),
  channel: z.string().nullable().describe('Null for a message to one replicant.'),
  message_text: z.string(),
  job: COUNT.nullable(),
  reason: z.enum(STOP_REASONS).nullable(),
  follow_up: z.enum(FOLLOW_UPS).nullable(),
  refusal: z.enum([...REFUSAL_CODES, 'refused']),
  direction: WORD_DIRECTION.nullable(),
  attribute: WORD_ATTRIBUTE.nullable(),
  directive: z.enum(DIRECTIVES).nullable(),
  first_units: COUNT,
  second_units: COUNT,
  achievement: z.enum(ACHIEVEMENTS).nullable(),
  account_fields: fieldsOf('update_account'),
  replicant_fields: fieldsOf('update_replicant'),
  tick: TICK.nullable(),
  time: TICK_TIME.nullable().describe('The time of the tick, in UTC.'),
  seconds: COUNT,
  units: COUNT,
  ppm: COUNT,
  milli: INTEGER,
  count: COUNT,
};

/** The names of all events. */
export const EVENT_NAMES = Object.keys(EVENTS) as EventName[];

/** `mining.started` as `MiningStarted`. */
function titleOf(name: EventName): string {
  const parts = name.split(/[._]/).map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return parts.join('');
}

function payloadOf(members: readonly { readonly kind: PayloadKind; readonly name: string }[]) {
  return z.strictObject(Object.fromEntries(members.map(({ kind, name }) => [name, WIRE[kind]])));
}

const PAYLOADS = new Map(
  EVENT_NAMES.map((name) => {
    const payload = payloadOf(EVENT_PAYLOADS[name]);
    return [name, payload.meta({ id: `${titleOf(name)}Payload` })] as const;
  }),
);

function envelopeOf(name: EventName) {
  return z
    .strictObject({
      id: EVENT_ID,
      version: z.literal(1),
      category: z.literal(EVENTS[name].category),
      event: z.literal(name),
      replicant_code: REPLICANT_CODE.describe(
        'The replicant that owns the device or did it; of news of the galaxy, your first one.',
      ),
      device_code: DEVICE_CODE.nullable(),
      device_type: WORD_DEVICE_TYPE.nullable(),
      star: LOCATION_CODE.nullable(),
      location: LOCATION_CODE.nullable(),
      payload: PAYLOADS.get(name)!,
      tick: TICK,
      created_at: TICK_TIME.describe('In the time zone of the account.'),
    })
    .meta({ id: `${titleOf(name)}Event` });
}

/** An entry of the log of a replicant; only what concerns a device stands there. */
function entryOf(name: EventName) {
  const { event_type, members } = EVENTS[name].logEntry;
  const shown = EVENT_PAYLOADS[name].filter((member) => members?.includes(member.name));
  return z
    .strictObject({
      created_at: TICK_TIME.describe('In the time zone of the account.'),
      device_code: DEVICE_CODE,
      device_type: WORD_DEVICE_TYPE,
      event_type: z.literal(event_type),
      message: z.string().describe('For people.'),
      payload: members === undefined ? PAYLOADS.get(name)! : payloadOf(shown),
    })
    .meta({ id: `${titleOf(name)}Entry` });
}

const [firstName, ...otherNames] = EVENT_NAMES;

/** An event of an account. */
export const EVENT_BODY = z
  .discriminatedUnion('event', [envelopeOf(firstName!), ...otherNames.map(envelopeOf)])
  .meta({ id: 'Event' });

const LOGGED = EVENT_NAMES.filter((name) =>
  (EVENTS[name] as EventDefinition).fields.includes('device'),
);

const [firstLogged, ...otherLogged] = LOGGED;

/** A page of the log of a replicant. */
export const EVENT_LOG = z
  .strictObject({
    events: z.array(
      z
        .discriminatedUnion('event_type', [entryOf(firstLogged!), ...otherLogged.map(entryOf)])
        .meta({ id: 'ReplicantEvent' }),
    ),
    next_cursor: z.int().min(1).nullable().describe('Null when there are no more.'),
  })
  .meta({ id: 'ReplicantEventList' });

/** A page of events. */
export const EVENT_LIST = z
  .strictObject({
    events: z.array(EVENT_BODY),
    next_cursor: EVENT_ID.nullable().describe('Null when there are no more.'),
  })
  .meta({ id: 'EventList' });

const SOME = z.int().min(1);

/** What happened since an event. */
export const EVENT_SUMMARY = z
  .strictObject({
    after: EVENT_ID,
    last_id: EVENT_ID.describe('The last event that is counted; `after` when there is none.'),
    tick: TICK,
    from_tick: TICK.nullable().describe('Of the first event that is counted.'),
    is_complete: z.boolean().describe('Whether no event follows `last_id`.'),
    counts: z.partialRecord(z.enum(EVENT_NAMES), SOME).describe('Events by name.'),
    mined: z
      .strictObject(perCategory(SOME.optional()))
      .describe('Units of mining runs that ended, from the beginning of the run.'),
    mined_for_controllers: z
      .strictObject(perCategory(SOME.optional()))
      .describe(
        'Units in the digests of controllers. When a run ends, all of it is also in `mined`: do ' +
          'not add the two.',
      ),
    printed: z.partialRecord(WORD_DEVICE_TYPE, SOME).describe('Devices that were printed.'),
  })
  .meta({ id: 'EventSummary' });

/** What everybody may know of what happened. */
export const NEWS_LIST = z
  .strictObject({
    news: z.array(
      z
        .strictObject({
          id: z.int().min(1).describe('Grows from older to newer news.'),
          tick: TICK.describe('Of the first of its events.'),
          kind: z.enum(NEWS_KINDS),
          location: LOCATION_CODE.describe('The objective, the planet, or the star of a hub.'),
          replicant: z
            .string()
            .optional()
            .describe('Who gave, or owns the hub. Absent when the account is deleted.'),
          replicant_code: REPLICANT_CODE.optional(),
          device_type: WORD_DEVICE_TYPE.optional().describe('What was given.'),
          count: z
            .int()
            .min(1)
            .describe('Devices that were given, or milestones that were passed.'),
        })
        .meta({ id: 'NewsItem' }),
    ),
    next_cursor: z.int().min(1).nullable().describe('Null when there is nothing older.'),
  })
  .meta({ id: 'NewsList' });
