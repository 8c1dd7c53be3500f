import {
  PUBLIC_READ,
  READ,
  textSchema,
  MOMENT,
  QUERY_AT,
  queryLimit,
  EVENT_ID,
  streamOperation,
} from '@astrarium/contract';
import { REPLICANT_CONFLICTS } from '@astrarium/space';
import { z } from 'zod';
import type { SpaceOperation } from '../spaceOperation.js';
import {
  EVENT_BODY,
  EVENT_LIST,
  EVENT_LOG,
  EVENT_SUMMARY,
  NEWS_LIST,
} from '../schemas/eventBody.js';
import { DEVICE_CODE, REPLICANT_CODE, QUERY_ACTING } from '../schemas/code.js';
import { WORD_DEVICE_TYPE } from '../schemas/word.js';

const SEGMENT = textSchema(1, 64);

/** The filters of pages and streams of events. */
const FILTERS = {
  device_code: DEVICE_CODE.optional().describe('Only events of this device.'),
  category: SEGMENT.optional().describe('The first segment of the name, such as `mining`.'),
  event: SEGMENT.optional().describe('The whole name, such as `mining.started`.'),
};

/** Operations on events. */
export const EVENT_OPERATIONS = {
  'events.list': {
    ...READ,
    path: '/v1/events',
    tag: 'Events',
    summary: 'Read a page of your events',
    description:
      'Without a cursor: the latest events, latest last. The cursor `0-0` starts from the ' +
      'oldest. A cursor need not name an event. With filters, `next_cursor` is the last event ' +
      'examined.',
    query: z.strictObject({
      ...QUERY_ACTING,
      cursor: EVENT_ID.optional().describe('The id to read after.'),
      limit: queryLimit(100, 100),
      filtered: z.boolean().default(false).describe("Apply the account's muted patterns."),
      ...FILTERS,
      after: MOMENT.optional().describe(
        'At or after this time. Without an offset it is in the time zone of the account.',
      ),
      before: MOMENT.optional().describe('Before this time, in the form of `after`.'),
      ...QUERY_AT,
    }),
    answers: { 200: { description: 'A page of events', schema: EVENT_LIST } },
    problems: ['unknown_replicant'],
  },
  'events.summary': {
    method: 'GET',
    access: 'read',
    rate: 'read',
    path: '/v1/events/summary',
    tag: 'Events',
    summary: 'Count what happened since an event',
    description:
      'Counts at most 10,000 events, the oldest first. If `is_complete` is false, read on with ' +
      '`last_id`, and add up. `after` need not name an event: `0-0` is before all.',
    query: z.strictObject({ after: EVENT_ID.describe('The id to count after.') }),
    answers: { 200: { description: 'What happened', schema: EVENT_SUMMARY } },
    problems: [],
  },
  'events.get': {
    ...READ,
    path: '/v1/events/{id}',
    tag: 'Events',
    summary: 'Read one of your events',
    parameters: z.strictObject({ id: EVENT_ID.describe('The id of the event.') }),
    query: z.strictObject({ ...QUERY_ACTING, ...QUERY_AT }),
    answers: { 200: { description: 'The event', schema: EVENT_BODY } },
    problems: ['unknown_event', 'unknown_replicant'],
  },
  'events.stream': streamOperation(EVENT_BODY, FILTERS),
  'news.list': {
    ...PUBLIC_READ,
    path: '/v1/news',
    tag: 'Events',
    summary: 'Read what everybody may know of what happened',
    description:
      'Newest first: what was given to megastructures, hubs that work for the first time, ' +
      'milestones of planets, and seasons. Events within a minute of the game are one entry ' +
      'where kind, place, replicant and device type are the same; the `count` of the newest ' +
      'entries can grow.',
    query: z.strictObject({
      cursor: z.int().min(1).max(1e15).optional().describe('The next_cursor of the page before.'),
      limit: queryLimit(20, 50),
      ...QUERY_AT,
    }),
    answers: { 200: { description: 'A page of news', schema: NEWS_LIST } },
    problems: [],
  },
  'replicants.events': {
    ...READ,
    path: '/v1/replicants/{code}/events',
    tag: 'Replicants',
    summary: "Read a page of a replicant's log",
    description:
      'From the oldest entry, or from the position of the cursor. `latest` shows the latest ' +
      'entries instead and excludes `cursor`; `latest=false` counts as not given.',
    parameters: z.strictObject({ code: REPLICANT_CODE }),
    query: z.strictObject({
      cursor: z.int().min(0).optional().describe('The position to start from.'),
      limit: queryLimit(20, 100),
      latest: z.boolean().default(false).describe('The latest entries, latest last.'),
      event_type: SEGMENT.optional().describe('Only entries of this type.'),
      device_type: WORD_DEVICE_TYPE.optional().describe('Only entries of devices of this type.'),
      device: DEVICE_CODE.optional().describe('Only entries of this device.'),
      ...QUERY_AT,
    }),
    conflicts: REPLICANT_CONFLICTS,
    answers: { 200: { description: 'A page of the log', schema: EVENT_LOG } },
    problems: ['unknown_replicant'],
  },
} as const satisfies Readonly<Record<string, SpaceOperation>>;
