import {
  BANNED,
  type PruneBounds,
  type StoreBatch,
  type StoredEntry,
  type StoredKeyframe,
} from '@astrarium/host';
import { modelRange, type StoreModel } from './storeModel.js';

/** The kinds of steps on a store and its model. */
export type StoreStepKind = 'commit' | 'prune' | 'sent' | 'renew' | 'takeover';

/** A step; its contents follow from the seed and from the contents of the store. */
export interface StoreStep {
  readonly kind: StoreStepKind;
  readonly seed: number;
}

/** All kinds of steps, the frequent ones more than once. */
export const STORE_STEP_KINDS: readonly StoreStepKind[] = [
  'commit',
  'commit',
  'commit',
  'commit',
  'prune',
  'sent',
  'renew',
  'takeover',
];

/** A source of integers from 0 up to, not including, a bound; the same for the same seed. */
export type Dice = (bound: number) => number;

/** Dice from a seed (mulberry32). */
export function makeDice(seed: number): Dice {
  let state = seed | 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** `count` random steps. */
export function randomSteps(seed: number, count: number): readonly StoreStep[] {
  const dice = makeDice(seed);
  return Array.from({ length: count }, () => ({
    kind: STORE_STEP_KINDS[dice(STORE_STEP_KINDS.length)] as StoreStepKind,
    seed: dice(2 ** 31),
  }));
}

const LINK_PURPOSES = ['register', 'recover', 'confirm_email', 'revert_email'] as const;

const TEXTS = ['', '{}', '"\u2028\u2029"', '{"name":"Ω 🜨 \\u0000"}', "'); DROP TABLE lines; --"];

/** A random batch that follows the contents of the store. */
export function randomBatch(model: StoreModel, dice: Dice): StoreBatch {
  const text = (): string => `${TEXTS[dice(TEXTS.length)]}${dice(2 ** 31)}`;
  const some = <T>(make: (index: number) => T, maximum = 4): T[] =>
    Array.from({ length: dice(maximum) }, (_, index) => make(index));
  const mayBe = (): string | null => (dice(2) === 0 ? null : text());
  const tick = (model.clock?.tick ?? 0) + dice(3);
  const wall_ms = 1_760_000_000_000 + tick * 1_000;
  const lines = some((index) => ({ n: model.lines.length + index, text: text() }));
  return {
    clock: { tick, wall_ms, speed: tick % 3 },
    deletedAccounts: some(() => 1 + dice(4), 2),
    lines,
    envelopes: randomEntries(model, 'envelopes', dice, text),
    entries: randomEntries(model, 'entries', dice, text),
    outcomes: some(() => ({
      account: dice(3),
      key: `key ${dice(4)}`,
      fingerprint: text(),
      status: 200 + dice(300),
      text: text(),
      tick,
      created_ms: dice(100),
    })),
    credentials: some(() => ({
      account: 1 + dice(4),
      email: text(),
      pending_email: mayBe(),
      issued_ms: dice(2 ** 31),
      is_used: dice(2),
      name: dice(3) === 0 ? '' : text(),
      seated: ([0, 1, BANNED] as const)[dice(3)] ?? 0,
    })),
    lastAccount: dice(4) === 0 ? dice(12) : undefined,
    tokens: some(() => {
      const id = dice(6);
      // A token keeps its place in the order: its name and its secret may change.
      return {
        id: `token ${id}`,
        account: 1 + (id % 4),
        name: text(),
        scopes: text(),
        digest: text(),
        created_ms: id,
      };
    }),
    deletedTokens: some(() => `token ${dice(8)}`, 3),
    links: some(() => ({
      digest: `digest ${dice(6)}`,
      purpose: LINK_PURPOSES[dice(4)] ?? 'register',
      account: dice(4),
      email: text(),
      request: text(),
      expires_ms: dice(100),
    })),
    usedLinks: some(() => `digest ${dice(8)}`, 3),
    mails: some((index) => ({
      id: model.lastMail + 1 + index * 2 + dice(2),
      account: dice(4),
      to: text(),
      subject: text(),
      text: text(),
      created_ms: wall_ms,
    })),
    digests: some(() => ({
      account: 1 + dice(3),
      kind: `kind ${dice(3)}`,
      place: dice(2) === 0 ? null : dice(100),
      sent_ms: dice(2 ** 31),
    })),
    ...randomWebhooks(some, text, mayBe, dice),
    keyframe: dice(3) === 0 ? randomKeyframe(model, lines.length, tick, dice) : undefined,
  };
}

/** Random changes of three webhooks and of their messages. */
function randomWebhooks(
  some: <T>(make: () => T, maximum?: number) => T[],
  text: () => string,
  mayBe: () => string | null,
  dice: Dice,
): Pick<StoreBatch, 'webhooks' | 'deletedWebhooks' | 'deliveries'> {
  return {
    webhooks: some(() => {
      const id = dice(3);
      return {
        id: `hook ${id}`,
        account: 1 + dice(3),
        url: text(),
        secret: text(),
        former_secret: mayBe(),
        former_until_ms: dice(2 ** 31),
        status: (['active', 'owner', 'gone', 'failed'] as const)[dice(4)] ?? 'active',
        cursor: text(),
        messages: dice(300),
        created_ms: id,
      };
    }),
    deletedWebhooks: some(() => `hook ${dice(6)}`, 2),
    deliveries: some(() => ({
      webhook: `hook ${dice(3)}`,
      n: 1 + dice(250),
      message: text(),
      type: text(),
      event_id: text(),
      data: text(),
      state: (['waiting', 'delivered', 'failed'] as const)[dice(3)] ?? 'waiting',
      attempts: dice(12),
      next_ms: dice(2 ** 31),
      status: dice(600),
      reason: text(),
      created_ms: dice(2 ** 31),
    })),
  };
}

/** Bounds among the times that random batches have. */
export function randomBounds(dice: Dice): PruneBounds {
  return {
    outcomesBeforeMs: dice(100),
    maxOutcomes: 1 + dice(3),
    linksBeforeMs: dice(100),
    maxEntries: 1 + dice(6),
  };
}

function randomEntries(
  model: StoreModel,
  kind: 'envelopes' | 'entries',
  dice: Dice,
  text: () => string,
): readonly StoredEntry[] {
  const entries: StoredEntry[] = [];
  for (let left = dice(8); left > 0; left--) {
    const owner = 1 + dice(4);
    const here = entries.filter((one) => one.owner === owner).length;
    entries.push({ owner, place: modelRange(model, kind, owner).end + here, text: text() });
  }
  return entries;
}

function randomKeyframe(
  model: StoreModel,
  fresh: number,
  tick: number,
  dice: Dice,
): StoredKeyframe {
  return {
    // Also older ones than those that are there.
    tick: Math.max(tick - dice(3), 0),
    n: Math.max(model.lines.length + fresh - dice(2), 0),
    hash: `hash ${dice(2 ** 31)}`,
    position: `{"at":${dice(100)}}`,
    bytes: Uint8Array.from({ length: dice(50) }, () => dice(256)),
  };
}
