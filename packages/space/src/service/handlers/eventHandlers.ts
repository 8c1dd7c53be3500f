import { ok, problemAnswer, readTime, type TextEvent, zonedText } from '@astrarium/contract';
import { invariant } from '@astrarium/core';
import {
  actingReplicantCodes,
  type EventEnvelope,
  eventPageSteps,
  eventSummarySteps,
  isRefused,
  recordEntry,
  recordEnvelope,
  replicantPageSteps,
  replicantViewId,
} from '@astrarium/space';
import { problem, problemOf } from '../problems/spaceProblems.js';
import { timeZoneOf, wireEnvelope, writtenInSteps } from '../wireEnvelope.js';
import { historyIndexes, type HistoryIndexes } from './historyIndexes.js';
import { unknownReplicant } from './replicantHandlers.js';
import type { SlicedHandler, SpaceHandler, SpaceInput } from './spaceHandler.js';

type EventQuery = NonNullable<Parameters<typeof eventPageSteps>[1]>;

/** `events.list` */
const listEvents = (indexes: HistoryIndexes): SlicedHandler =>
  function* (question) {
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
    const history = accountHistory(indexes, question);
    const muted = filtered === true ? settings?.events.muted : undefined;
    const page = yield* eventPageSteps(history, { ...rest, ...times, muted, visible });
    const write = wireEnvelope(world, account);
    if (!asText) return ok({ ...page, events: yield* writtenInSteps(page.events, write) });
    const texts = yield* writtenInSteps(page.events, (event) =>
      'text' in event ? (event as TextEvent).text : JSON.stringify(write(event)),
    );
    const cursor = JSON.stringify(page.next_cursor);
    const text = `{"events":[${texts.join(',')}],"next_cursor":${cursor}}`;
    return { ...ok(undefined), text };
  };

/** The account's events and its settings; what a replicant sees can change with the world. */
const basedOnHistory = ({
  account,
  query,
  services,
  world,
}: SpaceInput): readonly unknown[] | undefined => {
  if (query['acting_replicant'] !== undefined) return undefined;
  const { end, first } = services.histories.range('envelopes', account);
  return [first, end, world.accounts.get(account)];
};

/** `events.get` */
const getEvent = (indexes: HistoryIndexes): SlicedHandler =>
  function* (question) {
    const { account, path, services, snapshot, world } = question;
    const id = path['id'] ?? '';
    const visible = visibleOf(question);
    if (isRefused(visible)) return problemAnswer(problemOf(visible.refusal, { in: 'query' }));
    const place = services.feed.placeAfter(account, id) - 1;
    const history = accountHistory(indexes, question);
    // A history of the one place where the event is, if there is one.
    const alone = { ...history, first: Math.max(place, history.first ?? 0), length: place + 1 };
    const { events } = yield* eventPageSteps(alone, { limit: 1, visible });
    const [event] = events;
    if (event === undefined || event.id !== id || event.tick > snapshot.now) {
      return problemAnswer(problem('unknown_event', `You have no event ${id}`));
    }
    return ok(wireEnvelope(world, account)(event));
  };

/** `events.summary` */
const summarizeEvents: SlicedHandler = function* ({ account, query, services, world }) {
  const after = String(query['after']);
  const history = {
    length: services.histories.range('envelopes', account).end,
    at: (place: number) => services.store.entry('envelopes', account, place),
  };
  const place = services.feed.placeAfter(account, after);
  return ok(yield* eventSummarySteps(world, history, { after, place }));
};

/** The replicants that the acting one could see then and can see now; undefined for all. */
function visibleOf({ account, present, query, world }: SpaceInput) {
  const acting = query['acting_replicant'];
  if (acting === undefined) return undefined;
  const then = actingReplicantCodes(world, account, String(acting));
  if (world === present || isRefused(then)) return then;
  const now = actingReplicantCodes(present, account, String(acting));
  return isRefused(now) ? now : then.filter((code) => now.includes(code));
}

/** An envelope as the feed has it. */
type Feed = (EventEnvelope & TextEvent) | undefined;

/** The newest events of an account, of which the feed keeps the texts. */
const NEWEST = 1000;

/** The events of the calling account: the newest ones are those of the feed, with their texts. */
function accountHistory(
  indexes: HistoryIndexes,
  { account, present, services, snapshot, world }: SpaceInput,
): Parameters<typeof eventPageSteps>[0] {
  const { setting } = snapshot;
  const { first, end } = services.histories.range('envelopes', account);
  const zone = timeZoneOf(world, account);
  const feedStart = world === present ? end - NEWEST : end;
  return {
    first,
    length: end,
    at(place) {
      if (place >= feedStart) return services.feed.eventAt(account, place, zone) as Feed;
      const record = services.store.entry('envelopes', account, place);
      return record === undefined ? undefined : recordEnvelope(setting, record);
    },
    index: () => indexes.of(services, { setting, kind: 'envelopes', owner: account }),
  };
}

/** `messages.list` */
const listMessages = (indexes: HistoryIndexes): SlicedHandler =>
  function* (question) {
    const { account, query, world } = question;
    const history = accountHistory(indexes, question);
    const { cursor, limit } = query as Pick<EventQuery, 'cursor' | 'limit'>;
    const page = yield* eventPageSteps(history, { cursor, limit, event: 'message.received' });
    const write = wireEnvelope(world, account);
    const messages = yield* writtenInSteps(page.events, (event) => {
      const { created_at, id, payload, replicant_code, tick } = write(event);
      const { channel, sender_code, text } = payload;
      return { id, replicant_code, sender_code, channel, text, tick, created_at };
    });
    return ok({ messages, next_cursor: page.next_cursor });
  };

/** `replicants.events` */
const listReplicantEvents = (indexes: HistoryIndexes): SlicedHandler =>
  function* (question) {
    const { account, path, query, world } = question;
    const replicant = replicantViewId(world, account, path['code'] ?? '');
    if (replicant === 0) return unknownReplicant(path['code'] ?? '');
    const zone = timeZoneOf(world, account);
    const history = historyOf(indexes, question, replicant);
    const page = yield* replicantPageSteps(
      history,
      query as Parameters<typeof replicantPageSteps>[1],
    );
    if (isRefused(page)) return problemAnswer(problemOf(page.refusal, { in: 'query' }));
    const events = yield* writtenInSteps(page.events, ({ created_at_seconds, ...entry }) => ({
      created_at: zonedText(created_at_seconds, zone),
      ...entry,
    }));
    return ok({ ...page, events });
  };

/** A replicant's log up to the tick of the read world. */
function historyOf(
  indexes: HistoryIndexes,
  { present, services, snapshot, world }: SpaceInput,
  replicant: number,
) {
  const { first, end } = services.histories.range('entries', replicant);
  const { setting } = snapshot;
  const at = (place: number): ReturnType<typeof recordEntry> | undefined => {
    const text = services.store.entry('entries', replicant, place);
    return text === undefined ? undefined : recordEntry(setting, text);
  };
  const lastSeconds = setting.epoch_seconds + snapshot.now;
  const isLater = (place: number): boolean => {
    const entry = at(place);
    invariant(entry !== undefined, `replicant ${replicant} has no log entry at ${place}`);
    return entry.created_at_seconds > lastSeconds;
  };
  const history = {
    first,
    length: end,
    at,
    index: () => indexes.of(services, { setting, kind: 'entries', owner: replicant }),
  };
  if (world !== present) history.length = firstPlace(first, end, isLater);
  return history;
}

/** The first place from which `is` holds, found by binary search. */
function firstPlace(first: number, end: number, is: (place: number) => boolean): number {
  let [low, high] = [first, end];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (is(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Makes the handlers of the operations on the events of one game, messages and logs among them. */
export function eventHandlers() {
  const indexes = historyIndexes();
  return {
    'events.list': { sliced: listEvents(indexes), basis: basedOnHistory },
    'events.summary': { sliced: summarizeEvents },
    'events.get': { sliced: getEvent(indexes) },
    'messages.list': { sliced: listMessages(indexes) },
    'replicants.events': { sliced: listReplicantEvents(indexes) },
  } as const satisfies Readonly<Record<string, SpaceHandler>>;
}
