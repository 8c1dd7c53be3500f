import { problem, problemOf } from '@astrarium/contract';
import {
  actingReplicantCodes,
  isRefused,
  eventPage,
  type EventPage,
  type EventQuery,
  recordEnvelope,
} from '@astrarium/core';
import { wireEnvelope } from '../live/wireEnvelope.js';
import { readTime } from '../time/readTime.js';
import { answered, declined, type Reader, type ReadQuestion } from './question.js';

/** `events.list` */
const listEvents: Reader = (question) => {
  const { account, present, query, rooms, snapshot, world } = question;
  const settings = world.accounts.get(account);
  const zone = settings?.timezone ?? 'UTC';
  const { after, before, filtered, ...rest } = query as {
    readonly after?: string;
    readonly before?: string;
    readonly filtered?: boolean;
  } & EventQuery;
  const visible = visibleOf(question);
  if (isRefused(visible)) return declined(problemOf(visible.refusal, { in: 'query' }));
  const times: Record<string, number> = {};
  for (const [name, text] of Object.entries({ after, before })) {
    if (text === undefined) continue;
    const seconds = readTime(text, zone);
    if (seconds === undefined) {
      const detail = `${name} is no time of ISO 8601: ${text}`;
      const error = { in: 'query', name, code: 'time', detail } as const;
      return declined(problem('invalid_parameters', detail, { errors: [error] }));
    }
    times[`${name}_seconds`] = seconds;
  }
  if (world !== present) {
    const end = snapshot.setting.epoch_seconds + snapshot.now + 1;
    times['before_seconds'] = Math.min(times['before_seconds'] ?? end, end);
  }
  const { first, end } = rooms.histories.range('envelopes', account);
  const history = {
    length: end - first,
    at(place: number) {
      const record = rooms.store.entry('envelopes', account, first + place);
      return record === undefined ? undefined : recordEnvelope(snapshot.setting, record);
    },
  };
  const muted = filtered === true ? settings?.events.muted : undefined;
  const page: EventPage = eventPage(history, { ...rest, ...times, muted, visible });
  return answered({ ...page, events: page.events.map(wireEnvelope(world, account)) });
};

/** Whom the acting replicant saw then, but for whom it may not see now; undefined for all. */
function visibleOf({ account, present, query, world }: ReadQuestion) {
  const acting = query['acting_replicant'];
  if (acting === undefined) return undefined;
  const then = actingReplicantCodes(world, account, String(acting));
  if (world === present || isRefused(then)) return then;
  const now = actingReplicantCodes(present, account, String(acting));
  return isRefused(now) ? now : then.filter((code) => now.includes(code));
}

/** How operations of events are answered. */
export const eventAnswers = {
  'events.list': { read: listEvents },
} as const;
