import { problemOf } from '@astrarium/contract';
import { actingReplicantCodes, isRefused, eventPageSteps, type EventQuery } from '@astrarium/core';
import { wireEnvelope } from '../notifications/wireEnvelope.js';
import { accountHistory } from './accountHistory.js';
import { readTime } from './readTime.js';
import { ok, problemAnswer } from './call.js';
import type { ReadInput, SlicedHandler } from './handler.js';

/** `events.list` */
const listEvents: SlicedHandler = function* (question) {
  const { account, present, query, snapshot, world } = question;
  const settings = world.accounts.get(account);
  const zone = settings?.timezone ?? 'UTC';
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
  return { ...ok({ ...page, events: page.events.map(wireEnvelope(world, account)) }), entries };
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
  'events.list': { sliced: listEvents },
} as const;
