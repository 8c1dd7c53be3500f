import { problemOf } from '@astrarium/contract';
import {
  isRefused,
  recordEntry,
  type ReplicantEvent,
  replicantPage,
  type ReplicantQuery,
  replicantView,
  replicantViewId,
} from '@astrarium/core';
import { invariant } from '@astrarium/core/kernel';
import { zonedText } from '../time/zonedText.js';
import { ok, problemAnswer } from './call.js';
import { answerOrder, type ReadHandler, type ReadInput } from './handler.js';

/** `replicants.get` */
const getReplicant: ReadHandler = ({ account, path, world }) => {
  const id = replicantViewId(world, account, path['code'] ?? '');
  return id === 0 ? unknown(path['code'] ?? '') : ok(replicantView(world, id));
};

/** `replicants.events` */
const listReplicantEvents: ReadHandler = (question) => {
  const { account, path, query, world } = question;
  const replicant = replicantViewId(world, account, path['code'] ?? '');
  if (replicant === 0) return unknown(path['code'] ?? '');
  const zone = world.accounts.get(account)?.timezone ?? 'UTC';
  const page = replicantPage(historyOf(question, replicant), query as ReplicantQuery);
  if (isRefused(page)) return problemAnswer(problemOf(page.refusal, { in: 'query' }));
  const events = page.events.map(({ created_at_seconds, ...entry }) => ({
    created_at: zonedText(created_at_seconds, zone),
    ...entry,
  }));
  return ok({ ...page, events });
};

/** A replicant's log up to the tick of the read world. */
function historyOf({ present, services, snapshot, world }: ReadInput, replicant: number) {
  const { first, end } = services.histories.range('entries', replicant);
  const at = (place: number): ReplicantEvent | undefined => {
    const text = services.store.entry('entries', replicant, place);
    return text === undefined ? undefined : recordEntry(snapshot.setting, text);
  };
  const lastSeconds = snapshot.setting.epoch_seconds + snapshot.now;
  const isLater = (place: number): boolean => {
    const entry = at(place);
    invariant(entry !== undefined, `replicant ${replicant} has no log entry at ${place}`);
    return entry.created_at_seconds > lastSeconds;
  };
  return { first, length: world === present ? end : firstPlace(first, end, isLater), at };
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

function unknown(code: string) {
  const message = `You have no replicant ${code}`;
  const refusal = { code: 'unknown_replicant', message, numbers: { field: 'code', code } };
  return problemAnswer(problemOf(refusal, { in: 'path' }));
}

/** Handlers of the operations on replicants. */
export const replicantHandlers = {
  'replicants.get': { read: getReplicant },
  'replicants.update': { write: answerOrder },
  'replicants.events': { read: listReplicantEvents },
} as const;
