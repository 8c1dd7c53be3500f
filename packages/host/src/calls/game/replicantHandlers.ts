import { problem, problemOf } from '@astrarium/space/service';
import {
  actingReplicants,
  isRefused,
  recordEntry,
  replicantCardView,
  replicantPageSteps,
  type ReplicantQuery,
  replicantView,
  replicantViewId,
} from '@astrarium/space';
import { invariant } from '@astrarium/core';
import { timeZoneOf, zonedText } from '../../time/zonedText.js';
import { ok, problemAnswer } from '../call.js';
import { answerOrder, type ReadHandler, type ReadInput, type SlicedHandler } from '../handler.js';

/** `replicants.list` */
const listReplicants: ReadHandler = ({ account, query, world }) => {
  const { acting_replicant, cursor, limit } = query as {
    readonly acting_replicant?: string;
    readonly cursor?: string;
    readonly limit: number;
  };
  const visible = actingReplicants(world, account, acting_replicant ?? '');
  if (isRefused(visible)) return problemAnswer(problemOf(visible.refusal, { in: 'query' }));
  const after = cursor === undefined ? 0 : replicantViewId(world, account, cursor);
  if (after === 0 && cursor !== undefined) return unknown(cursor, 'query', 'cursor');
  const rest = visible.filter((replicant) => replicant > after);
  const replicants = rest.slice(0, limit).flatMap((id) => replicantView(world, id) ?? []);
  const isMore = rest.length > replicants.length;
  return ok({
    replicants,
    next_cursor: isMore ? (replicants.at(-1)?.replicant_code ?? null) : null,
  });
};

/** `replicants.get` */
const getReplicant: ReadHandler = ({ account, path, world }) => {
  const id = replicantViewId(world, account, path['code'] ?? '');
  return id === 0 ? unknown(path['code'] ?? '') : ok(replicantView(world, id));
};

/** `replicants.card` */
const getCard: ReadHandler = ({ path, world }) => {
  const code = path['code'] ?? '';
  const card = replicantCardView(world, code);
  if (card !== undefined) return ok(card);
  return problemAnswer(problem('unknown_replicant', `There is no replicant ${code}`));
};

/** `replicants.events` */
const listReplicantEvents: SlicedHandler = function* (question) {
  const { account, path, query, world } = question;
  const replicant = replicantViewId(world, account, path['code'] ?? '');
  if (replicant === 0) return unknown(path['code'] ?? '');
  const zone = timeZoneOf(world, account);
  const history = historyOf(question, replicant);
  const page = yield* replicantPageSteps(history, query as ReplicantQuery);
  if (isRefused(page)) return problemAnswer(problemOf(page.refusal, { in: 'query' }));
  const events = page.events.map(({ created_at_seconds, ...entry }) => ({
    created_at: zonedText(created_at_seconds, zone),
    ...entry,
  }));
  return { ...ok({ ...page, events }), entries: history.read };
};

/** A replicant's log up to the tick of the read world, and the number of entries that were read. */
function historyOf({ present, services, snapshot, world }: ReadInput, replicant: number) {
  const { first, end } = services.histories.range('entries', replicant);
  const { setting } = snapshot;
  const at = (place: number): ReturnType<typeof recordEntry> | undefined => {
    history.read += 1;
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
    read: 0,
    first,
    length: end,
    at,
    index: () =>
      services.indexes.of(
        { setting, kind: 'entries', owner: replicant },
        () => (history.read += 1),
      ),
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

function unknown(code: string, place: 'path' | 'query' = 'path', field = 'code') {
  const message = `You have no replicant ${code}`;
  const refusal = { code: 'unknown_replicant', message, numbers: { field, code } };
  return problemAnswer(problemOf(refusal, { in: place }));
}

/** Handlers of the operations on replicants. */
export const replicantHandlers = {
  'replicants.list': { read: listReplicants },
  'replicants.get': { read: getReplicant },
  'replicants.card': { read: getCard },
  'replicants.update': { write: answerOrder },
  'replicants.events': { sliced: listReplicantEvents },
} as const;
