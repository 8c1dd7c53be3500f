import { problemOf, timeZoneOf } from '@astrarium/space/service';
import {
  isRefused,
  recordEntry,
  replicantPageSteps,
  type ReplicantQuery,
  replicantViewId,
} from '@astrarium/space';
import { invariant } from '@astrarium/core';
import { zonedText, ok, problemAnswer } from '@astrarium/contract';
import type { ReadInput, SlicedHandler } from '../handler.js';

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

function unknown(code: string) {
  const message = `You have no replicant ${code}`;
  const refusal = { code: 'unknown_replicant', message, numbers: { field: 'code', code } };
  return problemAnswer(problemOf(refusal, { in: 'path' }));
}

/** Handlers of the operations on the logs of replicants. */
export const replicantHandlers = {
  'replicants.events': { sliced: listReplicantEvents },
} as const;
