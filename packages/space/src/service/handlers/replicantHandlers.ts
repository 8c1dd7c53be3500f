import { ok, problemAnswer } from '@astrarium/contract';
import {
  actingReplicants,
  isRefused,
  replicantCardView,
  replicantView,
  replicantViewId,
} from '@astrarium/space';
import { problem, problemOf } from '../problems/spaceProblems.js';
import { answerOrder, type ReadHandler, type SpaceHandler } from './spaceHandler.js';

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
  if (after === 0 && cursor !== undefined) return unknownReplicant(cursor, 'query', 'cursor');
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
  return id === 0 ? unknownReplicant(path['code'] ?? '') : ok(replicantView(world, id));
};

/** `replicants.card` */
const getCard: ReadHandler = ({ path, world }) => {
  const code = path['code'] ?? '';
  const card = replicantCardView(world, code);
  if (card !== undefined) return ok(card);
  return problemAnswer(problem('unknown_replicant', `There is no replicant ${code}`));
};

/** The answer about a replicant that the caller has not. */
export function unknownReplicant(code: string, place: 'path' | 'query' = 'path', field = 'code') {
  const message = `You have no replicant ${code}`;
  const refusal = { code: 'unknown_replicant', message, numbers: { field, code } };
  return problemAnswer(problemOf(refusal, { in: place }));
}

const ONE_REPLICANT = 'one replicant';
const OWN_REPLICANTS = 'the replicants of one account, whose number the rules limit';

/** Handlers of the operations on replicants, but for their logs. */
export const replicantHandlers = {
  'replicants.list': { read: listReplicants, bound: OWN_REPLICANTS },
  'replicants.get': { read: getReplicant, bound: ONE_REPLICANT },
  'replicants.card': { read: getCard, bound: ONE_REPLICANT },
  'replicants.update': { write: answerOrder },
} as const satisfies Readonly<Record<string, SpaceHandler>>;
