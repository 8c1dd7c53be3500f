import { createHash } from 'node:crypto';
import { type Contract, type Operation, problem } from '@astrarium/contract';
import { storedCost } from '../../turns/commandCost.js';
import type { OutcomeDraft } from '../../store/outcomeDraft.js';
import { type Answer, type Call, problemAnswer } from '../call.js';

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
  const { method, path: template }: Operation = operations[operation];
  const request = JSON.stringify([method, template, path, body ?? null], sortMembers);
  return createHash('sha256').update(request).digest('hex');
}

/** Sorts members by name: a client may repeat a request with its members in another order. */
function sortMembers(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
