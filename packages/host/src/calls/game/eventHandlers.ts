import { problem, problemOf, wireEnvelope, timeZoneOf } from '@astrarium/space/service';
import {
  actingReplicantCodes,
  isRefused,
  eventPageSteps,
  type EventQuery,
  recordEnvelope,
} from '@astrarium/space';
import type { TextEvent } from '../../notifications/liveFeed.js';
import { readTime, ok, problemAnswer } from '@astrarium/contract';
import type { ReadInput, SlicedHandler } from '../handler.js';

/** `events.list` */
const listEvents: SlicedHandler = function* (question) {
  const { account, asText, present, query, snapshot, world } = question;
  const settings = world.accounts.get(account);
  const zone = timeZoneOf(world, account);
  const { after, before, filtered, ...rest } = query as {
    readonly after?: string;
    readonly before?: string;
    readonly filtered?: boolean;
  } & EventQuery;
  const visible = visibleOf(question);
  if (isRefused(visible)) return problemAnswer(problemOf(visible.refusal, { in: 'query' }));
  const times: Record<string, number> = {};
  for (const [name, text] of Object.entries({ after, before })) {
    if (text === undefined) continue;
    times[`${name}_seconds`] = readTime(text, zone);
  }
  if (world !== present) {
    const end = snapshot.setting.epoch_seconds + snapshot.now + 1;
    times['before_seconds'] = Math.min(times['before_seconds'] ?? end, end);
  }
  let entries = 0;
  const history = accountHistory(question, () => (entries += 1));
  const muted = filtered === true ? settings?.events.muted : undefined;
  const page = yield* eventPageSteps(history, { ...rest, ...times, muted, visible });
  const write = wireEnvelope(world, account);
  if (!asText) return { ...ok({ ...page, events: page.events.map(write) }), entries };
  const texts = page.events.map((event) =>
    'text' in event ? (event as TextEvent).text : JSON.stringify(write(event)),
  );
  const text = `{"events":[${texts.join(',')}],"next_cursor":${JSON.stringify(page.next_cursor)}}`;
  return { ...ok(undefined), text, entries };
};

/** The account's events and its settings; what a replicant sees can change with the world. */
const basedOnHistory = ({
  account,
  query,
  services,
  world,
}: ReadInput): readonly unknown[] | undefined => {
  if (query['acting_replicant'] !== undefined) return undefined;
  const { end, first } = services.histories.range('envelopes', account);
  return [first, end, world.accounts.get(account)];
};

/** `events.get` */
const getEvent: SlicedHandler = function* (question) {
  const { account, path, services, snapshot, world } = question;
  const id = path['id'] ?? '';
  const visible = visibleOf(question);
  if (isRefused(visible)) return problemAnswer(problemOf(visible.refusal, { in: 'query' }));
  const place = services.feed.placeAfter(account, id) - 1;
  const history = accountHistory(question, () => undefined);
  // A history of the one place where the event is, if there is one.
  const alone = { ...history, first: Math.max(place, history.first ?? 0), length: place + 1 };
  const { events } = yield* eventPageSteps(alone, { limit: 1, visible });
  const [event] = events;
  if (event === undefined || event.id !== id || event.tick > snapshot.now) {
    return problemAnswer(problem('unknown_event', `You have no event ${id}`));
  }
  return ok(wireEnvelope(world, account)(event));
};

/** The replicants that the acting one could see then and can see now; undefined for all. */
function visibleOf({ account, present, query, world }: ReadInput) {
  const acting = query['acting_replicant'];
  if (acting === undefined) return undefined;
  const then = actingReplicantCodes(world, account, String(acting));
  if (world === present || isRefused(then)) return then;
  const now = actingReplicantCodes(present, account, String(acting));
  return isRefused(now) ? now : then.filter((code) => now.includes(code));
}

/** Handlers of the operations on events. */
export const eventHandlers = {
  'events.list': { sliced: listEvents, basis: basedOnHistory },
  'events.get': { sliced: getEvent },
} as const;

/** The newest events of an account, of which the feed keeps the texts. */
const NEWEST = 1000;

/**
 * The events of the calling account; `onRead` is called for each entry that is read. The newest
 * ones are those of the feed, with their texts.
 */
export function accountHistory(
  { account, present, services, snapshot, world }: ReadInput,
  onRead: () => void,
): Parameters<typeof eventPageSteps>[0] {
  const { setting } = snapshot;
  const { first, end } = services.histories.range('envelopes', account);
  const zone = timeZoneOf(world, account);
  const feedStart = world === present ? end - NEWEST : end;
  return {
    first,
    length: end,
    at(place) {
      onRead();
      if (place >= feedStart) return services.feed.eventAt(account, place, zone);
      const record = services.store.entry('envelopes', account, place);
      return record === undefined ? undefined : recordEnvelope(setting, record);
    },
    index: () => services.indexes.of({ setting, kind: 'envelopes', owner: account }, onRead),
  };
}

/** `messages.list` */
const listMessages: SlicedHandler = function* (question) {
  const { account, query, world } = question;
  let entries = 0;
  const history = accountHistory(question, () => (entries += 1));
  const { cursor, limit } = query as Pick<EventQuery, 'cursor' | 'limit'>;
  const page = yield* eventPageSteps(history, { cursor, limit, event: 'message.received' });
  const write = wireEnvelope(world, account);
  const messages = page.events.map((event) => {
    const { created_at, id, payload, replicant_code, tick } = write(event);
    const { channel, sender_code, text } = payload;
    return { id, replicant_code, sender_code, channel, text, tick, created_at };
  });
  return { ...ok({ messages, next_cursor: page.next_cursor }), entries };
};

/** Handlers of the operations on messages. */
export const messageHandlers = {
  'messages.list': { sliced: listMessages },
} as const;
