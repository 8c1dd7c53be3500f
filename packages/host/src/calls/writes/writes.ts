import {
  type AccountChange,
  bannedProblem,
  type Contract,
  DERIVED_PROBLEMS,
  operationOf,
  type Problem,
  problem,
  problemMaker,
  type Steps,
  problemAnswer,
  type ServedGame,
  type Untimed,
} from '@astrarium/contract';
import { unauthorized } from '../admitCallers.js';
import { BANNED, StoreFailure } from '../../store/store.js';
import type { Past } from '../../turns/past.js';
import { GameClosed, type Turns } from '../../turns/turns.js';
import { inSteps } from '../../turns/inSteps.js';
import { OutcomeUnknown } from '../../turns/turnRunner.js';
import type { Work } from '../../turns/work.js';
import type { Answer, Call } from '../call.js';
import { createHash } from 'node:crypto';
import { storedCost } from '../../turns/batch.js';
import { keptAccounts } from '../../accounts/keptAccounts.js';
import type { OutcomeDraft } from '../../store/outcomeDraft.js';

/** A function that changes something and returns the answer, at once or in steps. */
export type WorkAnswer = (work: Work) => Untimed | Steps<Untimed>;

/** How a host makes changes: in its turns, or through the writer that it follows. */
export interface Writes {
  /**
   * Answers with what `write` returns, after the commit of its changes. Never rejects. Without a
   * call, it is a change of the operator.
   */
  answer(call: Call | undefined, write: WorkAnswer): Promise<Answer>;
  /** Records a change of an account as an event, some time later; a failure has no effect. */
  record(account: number, change: AccountChange): void;
}

/** The problems of a store that may work again. */
const FAILURES: ReadonlyMap<StoreFailure['reason'] | undefined, Problem> = new Map([
  ['full', problem('store_full', 'The disk is full. Nothing was changed.')],
  ['locked', problem('unavailable', 'The store cannot be written now. This has changed nothing.')],
  ['fenced', problem('unavailable', 'Another server continues the game. Nothing was changed.')],
]);

const CLOSED = problem('draining', 'The server is stopping. Nothing was changed.');

const UNKNOWN = problem(
  'unavailable',
  'The store does not answer: it is unknown whether this was done. Repeat it with the same ' +
    'Idempotency-Key to find out; without a key, look first.',
);

/** The problem of a change that was not made, or of which that is unknown. */
function problemOf(error: unknown): Problem {
  if (error instanceof GameClosed) return CLOSED;
  if (error instanceof OutcomeUnknown) return UNKNOWN;
  const reason = error instanceof StoreFailure ? error.reason : undefined;
  return FAILURES.get(reason) ?? problem('internal', 'The game has stopped. Nothing was changed.');
}

/** Makes changes in the turns of a game. */
export function turnWrites(
  { accounts }: Pick<ServedGame, 'accounts'>,
  contract: Contract,
  past: Pick<Past, 'latest'>,
  turns: Pick<Turns, 'submit'>,
): Writes {
  return {
    async answer(call, write) {
      try {
        return await turns.submit(call?.account ?? 0, function* (work, outcomes): Steps<Answer> {
          const tick = work.tick();
          work.address = call?.address;
          // An earlier call of this turn may have deleted the account.
          if (call && call.account !== 0 && !isThere(accounts, work, call.account)) {
            const gone = problemAnswer(unauthorized(contract, 'The account was deleted'));
            return { ...gone, tick };
          }
          // It may have been revoked since the call was admitted, here or on a follower.
          if (call?.digest !== undefined && !hasToken(work, call.account, call.digest)) {
            return { ...problemAnswer(unauthorized(contract, 'The token was revoked')), tick };
          }
          if (call && work.book.byAccount(call.account)?.seated === BANNED) {
            return { ...problemAnswer(bannedProblem(call.account)), tick };
          }
          const known = call && keptAnswer(contract, outcomes, call, tick);
          if (known !== undefined) return known;
          const before = work.cost();
          const made = tooLate(call, tick) ?? (yield* inSteps(write(work)));
          const { body, isKept = made.status < 500, secret, status } = made;
          const cost = work.cost() - before;
          const answer: Answer = { status, body, tick };
          // The answer with a new token is not kept: without it, it would be of no use. Neither is
          // a fault of a rule: the rule may be mended.
          if (call === undefined || secret === 'token' || !isKept) return { ...answer, cost };
          const shown = secret === undefined ? body : withoutMember(body as Members, secret);
          const stored = { ...answer, body: shown };
          const outcome = keepAnswer(contract, outcomes, call, stored, work.nowMs);
          return { ...answer, cost: cost + outcome };
        });
      } catch (error) {
        const unknown =
          error instanceof OutcomeUnknown ? ({ isUnknown: true } as const) : undefined;
        return { ...problemAnswer(problemOf(error)), ...unknown, tick: past.latest.snapshot.now };
      }
    },
    record(account, change) {
      const stored = turns.submit(account, (work) => {
        // An earlier call may have deleted the account.
        if (isThere(accounts, work, account)) accounts.note(work, account, change);
      });
      stored.catch(() => undefined);
    },
  };
}

const problemLate = problemMaker(DERIVED_PROBLEMS);

/** The answer to a call that comes after its last tick; undefined to one in time. */
function tooLate(call: Call | undefined, tick: number): Untimed | undefined {
  const max_tick = call?.maxTick;
  if (max_tick === undefined || tick <= max_tick) return undefined;
  const detail = `This is tick ${tick}, and the call was for tick ${max_tick} at the latest`;
  return problemAnswer(problemLate('too_late', detail, { rule: { max_tick, tick } }));
}

function isThere(accounts: ServedGame['accounts'], work: Work, account: number): boolean {
  return accounts.exists(work.world(), account, keptAccounts(work.book));
}

function hasToken({ book }: Work, account: number, digest: string): boolean {
  return book.tokensOf(account).some((one) => one.digest === digest);
}

type Members = Readonly<Record<string, unknown>>;

/** The members except one; the same object if it has no such member. */
export function withoutMember(members: Members, name: string): Members {
  if (!Object.hasOwn(members, name)) return members;
  return Object.fromEntries(Object.entries(members).filter(([one]) => one !== name));
}

type Operations = Pick<Contract, 'operations'>;

/** The answer of an earlier call with this call's key; undefined when this is the first. */
export function keptAnswer(
  contract: Operations,
  outcomes: OutcomeDraft,
  call: Call,
  tick: number,
): Answer | undefined {
  const { account, idempotencyKey: key } = call;
  if (key === undefined || account === 0) return undefined;
  const known = outcomes.find(account, key);
  if (known === undefined) return undefined;
  if (known.fingerprint !== fingerprintOf(contract, call)) {
    const detail = `The key ${key} was used for another request`;
    return { ...problemAnswer(problem('idempotency_key_reused', detail)), tick };
  }
  const { status, text } = known;
  return { status, body: JSON.parse(text), tick: known.tick, replayed: true };
}

/** Keeps the answer of a call that has a key; returns the cost of that. */
export function keepAnswer(
  contract: Operations,
  outcomes: OutcomeDraft,
  call: Call,
  answer: Answer,
  nowMs: number,
): number {
  const { account, idempotencyKey: key, requestId: request_id } = call;
  if (key === undefined || account === 0) return 0;
  const { body, status, tick } = answer;
  const isProblem = status >= 400 && request_id !== undefined;
  const text = JSON.stringify(isProblem ? { ...Object(body), request_id } : body);
  const fingerprint = fingerprintOf(contract, call);
  outcomes.keep({ account, key, fingerprint, status, text, tick, created_ms: nowMs });
  // A small answer belongs to the cost of its commands.
  return storedCost(text.length) - 1;
}

function fingerprintOf({ operations }: Operations, { body, operation, path }: Call): string {
  const { method, path: template } = operationOf(operations, operation);
  const request = JSON.stringify([method, template, path, body ?? null], sortMembers);
  return createHash('sha256').update(request).digest('hex');
}

/** Sorts members by name: a client may repeat a request with its members in another order. */
function sortMembers(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
