import { createHash } from 'node:crypto';
import { type Contract, type Operation, problem } from '@astrarium/contract';
import type { Call, Reply } from './call.js';
import { problemAnswer } from './handler.js';
import type { Store, StoredOutcome } from '../store/store.js';

/** The outcomes of calls that named themselves, with those of the batch in the making. */
export interface KeptOutcomes {
  staged(): readonly StoredOutcome[];
  /** The answer of an earlier call with this call's key; undefined when this is the first. */
  find(call: Call, tick: number): Reply | undefined;
  /** Keeps the answer of a call that has a key. */
  keep(call: Call, reply: Reply, nowMs: number): void;
}

/** The kept outcomes of a store, for one batch. */
export function keptOutcomes(
  store: Store,
  { operations }: Pick<Contract, 'operations'>,
): KeptOutcomes {
  const staged = new Map<string, StoredOutcome>();
  const fingerprintOf = (call: Call): string => digestOf(operations[call.operation], call);
  return {
    staged: () => Array.from(staged.values()),
    find(call, tick) {
      const { account, idempotencyKey: key } = call;
      if (key === undefined || account === 0) return undefined;
      const known = staged.get(`${account} ${key}`) ?? store.outcome(account, key);
      if (known === undefined) return undefined;
      if (known.fingerprint !== fingerprintOf(call)) {
        const detail = `the key ${key} was used for another request`;
        return { ...problemAnswer(problem('idempotency_key_reused', detail)), tick };
      }
      const { status, text } = known;
      return { status, body: JSON.parse(text), tick: known.tick, replayed: true };
    },
    keep(call, { body, status, tick }, created_ms) {
      const { account, idempotencyKey: key, requestId: request_id } = call;
      if (key === undefined || account === 0) return;
      const fingerprint = fingerprintOf(call);
      const told =
        status < 400 || request_id === undefined ? body : { ...Object(body), request_id };
      const text = JSON.stringify(told);
      const one = { account, key, fingerprint, status, text, tick, created_ms };
      staged.set(`${account} ${key}`, one);
    },
  };
}

function digestOf(
  { method, path: template }: Operation,
  { body, path }: Pick<Call, 'body' | 'path'>,
): string {
  const request = JSON.stringify([method, template, path, body ?? null], inOrder);
  return createHash('sha256').update(request).digest('hex');
}

/** Members in the order of their names: whoever asks again may write them in another one. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
