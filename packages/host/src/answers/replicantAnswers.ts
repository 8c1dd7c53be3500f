import { problem, problemOf } from '@astrarium/contract';
import {
  isRefused,
  type ReplicantEvent,
  replicantPage,
  type ReplicantQuery,
  replicantView,
  replicantViewId,
} from '@astrarium/core';
import { zonedText } from '../time/zonedText.js';
import { outcomeAnswer } from './outcomeAnswer.js';
import { answered, declined, type Question, type Reader, type Writer } from './question.js';

/** `replicants.get` */
const getReplicant: Reader = ({ account, path, world }) => {
  const id = replicantViewId(world, account, path['code'] ?? '');
  return id === 0 ? unknown(path['code'] ?? '') : answered(replicantView(world, id));
};

/** `replicants.update` */
const updateReplicant: Writer = ({ account, body, path }, work) =>
  outcomeAnswer(
    work.execute('update_replicant', account, { replicant_code: path['code'], ...body }),
  );

/** `replicants.events` */
const listReplicantEvents: Reader = ({ account, path, query, rooms, world }) => {
  const replicant = replicantViewId(world, account, path['code'] ?? '');
  if (replicant === 0) return unknown(path['code'] ?? '');
  const zone = world.accounts.get(account)?.timezone ?? 'UTC';
  const page = replicantPage(historyOf(rooms, replicant), query as ReplicantQuery);
  if (isRefused(page)) return declined(problemOf(page.refusal, { in: 'query' }));
  const events = page.events.map((entry) => {
    const created_at = zonedText(Date.parse(entry.created_at) / 1000, zone);
    return { ...entry, created_at };
  });
  return answered({ ...page, events });
};

function historyOf({ histories, store }: Question['rooms'], replicant: number) {
  const { first, end } = histories.range('entries', replicant);
  return {
    first,
    length: end,
    at(place: number): ReplicantEvent | undefined {
      const text = store.entry('entries', replicant, place);
      return text === undefined ? undefined : (JSON.parse(text) as ReplicantEvent);
    },
  };
}

function unknown(code: string) {
  return declined(
    problem('unknown_replicant', `you have no replicant ${code}`, { rule: { code } }),
  );
}

/** How operations of replicants are answered. */
export const replicantAnswers = {
  'replicants.get': { read: getReplicant },
  'replicants.update': { write: updateReplicant },
  'replicants.events': { read: listReplicantEvents },
} as const;
