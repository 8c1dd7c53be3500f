import type { HistoryKind } from '@astrarium/contract';
import { batchFault } from './batchFault.js';
import { lastAccountAfter } from './lastAccount.js';
import { checkFence, type Lease, NO_LEASE, takeLease } from './lease.js';
import type { PruneBounds } from './pruneBounds.js';
import {
  type ClockAnchor,
  type Credential,
  MAX_KEYFRAMES,
  MAX_STARTS,
  type StoreBatch,
  type StoredDigest,
  type StoredEntry,
  type StoredKeyframe,
  type StoredLine,
  type StoredLink,
  type StoredMail,
  type StoredStart,
  type StoredOutcome,
  type StoredVersion,
} from './store.js';
import type { StoredToken } from './storedToken.js';
import type { SyncStore } from './syncStore.js';
import { KEPT_DELIVERIES, type StoredDelivery, type StoredWebhook } from './storedWebhook.js';

interface History {
  first: number;
  texts: string[];
}

/** The data of a memory store; it remains when a store is closed. */
export interface MemoryDisk {
  lease: Lease;
  clock: ClockAnchor | undefined;
  readonly lines: string[];
  readonly histories: Readonly<Record<HistoryKind, Map<number, History>>>;
  /** By account and key. */
  readonly outcomes: Map<string, StoredOutcome>;
  readonly credentials: Map<number, Credential>;
  readonly tokens: Map<string, StoredToken>;
  readonly links: Map<string, StoredLink>;
  readonly mails: Map<number, StoredMail>;
  lastMail: number;
  lastAccount: number;
  /** By account and kind. */
  readonly digests: Map<string, StoredDigest>;
  readonly webhooks: Map<string, StoredWebhook>;
  /** By webhook and number. */
  readonly deliveries: Map<string, StoredDelivery>;
  starts: StoredStart[];
  /** By number. */
  readonly versions: Map<number, StoredVersion>;
  /** Oldest first. */
  keyframes: StoredKeyframe[];
}

/** An empty disk. */
export function memoryDisk(): MemoryDisk {
  return {
    lease: NO_LEASE,
    clock: undefined,
    lines: [],
    histories: { envelopes: new Map(), entries: new Map() },
    outcomes: new Map(),
    credentials: new Map(),
    tokens: new Map(),
    links: new Map(),
    mails: new Map(),
    lastMail: 0,
    lastAccount: 0,
    digests: new Map(),
    webhooks: new Map(),
    deliveries: new Map(),
    starts: [],
    versions: new Map(),
    keyframes: [],
  };
}

const PLACE = 'the store in memory';

/**
 * A store in memory, for games that are not continued, and for tests, which may open another store
 * on the same disk. `nowMs` is the wall clock. @throws StoreFailure
 */
export function memoryStore(nowMs = 0, disk: MemoryDisk = memoryDisk()): SyncStore {
  disk.lease = takeLease(disk.lease, nowMs, PLACE);
  const { writer } = disk.lease;
  const change = (): MemoryDisk => {
    checkFence(writer, disk.lease, PLACE);
    return disk;
  };
  return {
    load: () => ({
      clock: disk.clock,
      keyframe: disk.keyframes.at(-1),
      credentials: [...disk.credentials.values()].sort((a, b) => a.account - b.account),
      tokens: [...disk.tokens.values()].sort(byCreation),
      links: [...disk.links.values()].sort((a, b) => (a.digest < b.digest ? -1 : 1)),
      lastMail: disk.lastMail,
      lastAccount: disk.lastAccount,
      digests: [...disk.digests.values()].sort(byKind),
      webhooks: [...disk.webhooks.values()].sort(byCreation),
      waitingDeliveries: [...disk.deliveries.values()]
        .filter(({ state }) => state === 'waiting')
        .sort((a, b) => (a.webhook < b.webhook ? -1 : a.webhook > b.webhook ? 1 : a.n - b.n)),
      starts: disk.starts,
    }),
    firstAltered: () => undefined,
    lines: (from) => linesFrom(disk, from),
    range(kind, owner) {
      const { first, texts } = historyOf(disk, kind, owner);
      return { first, end: first + texts.length };
    },
    entry(kind, owner, place) {
      const { first, texts } = historyOf(disk, kind, owner);
      return texts[place - first];
    },
    outcome: (account, key) => disk.outcomes.get(outcomeKey(account, key)),
    deliveries: (webhook) => deliveriesOf(disk, webhook),
    versions: () => [...disk.versions.values()],
    unsentMails: () => [...disk.mails.values()],
    addStart: (start) => void (change().starts = [...disk.starts, start].slice(-MAX_STARTS)),
    commit: (batch) => write(change(), batch),
    prune: (bounds) => prune(change(), bounds),
    mailsSent: (ids, { mails } = change()) => ids.forEach((id) => mails.delete(id)),
    renew: (renewedMs) => void (change().lease = { ...disk.lease, renewedMs }),
    close() {
      if (disk.lease.writer === writer) disk.lease = { ...NO_LEASE, writer };
    },
  };
}

const outcomeKey = (account: number, key: string): string => `${account} ${key}`;

function historyOf(disk: MemoryDisk, kind: HistoryKind, owner: number): History {
  return disk.histories[kind].get(owner) ?? { first: 0, texts: [] };
}

function* linesFrom(disk: MemoryDisk, from: number): Iterable<StoredLine> {
  for (let n = Math.max(from, 0); n < disk.lines.length; n++) {
    yield { n, text: disk.lines[n] as string };
  }
}

function write(disk: MemoryDisk, batch: StoreBatch): void {
  const fault = batchFault(batch, {
    nextLine: disk.lines.length,
    lastMail: disk.lastMail,
    end(kind, owner) {
      const { first, texts } = historyOf(disk, kind, owner);
      return first + texts.length;
    },
  });
  if (fault) throw new Error(`The batch was rejected: ${fault}`);
  disk.clock = batch.clock;
  for (const { text } of batch.lines) disk.lines.push(text);
  append(disk.histories.envelopes, batch.envelopes);
  append(disk.histories.entries, batch.entries);
  for (const account of batch.deletedAccounts) deleteAccount(disk, account);
  for (const outcome of batch.outcomes) {
    disk.outcomes.set(outcomeKey(outcome.account, outcome.key), outcome);
  }
  for (const credential of batch.credentials) disk.credentials.set(credential.account, credential);
  disk.lastAccount = lastAccountAfter(disk.lastAccount, batch);
  for (const token of batch.tokens) disk.tokens.set(token.id, token);
  for (const id of batch.deletedTokens) disk.tokens.delete(id);
  for (const link of batch.links) disk.links.set(link.digest, link);
  for (const digest of batch.usedLinks) disk.links.delete(digest);
  for (const mail of batch.mails) {
    disk.mails.set(mail.id, mail);
    disk.lastMail = mail.id;
  }
  for (const digest of batch.digests) {
    disk.digests.set(`${digest.account} ${digest.kind}`, digest);
  }
  for (const version of batch.versions ?? []) disk.versions.set(version.n, version);
  writeWebhooks(disk, batch);
  if (batch.keyframe) putKeyframe(disk, batch.keyframe);
}

function writeWebhooks(disk: MemoryDisk, batch: StoreBatch): void {
  for (const webhook of batch.webhooks) disk.webhooks.set(webhook.id, webhook);
  for (const delivery of batch.deliveries) {
    disk.deliveries.set(`${delivery.webhook} ${delivery.n}`, delivery);
    for (const { n, state } of deliveriesOf(disk, delivery.webhook)) {
      const isOld = state !== 'waiting' && n <= delivery.n - KEPT_DELIVERIES;
      if (isOld) disk.deliveries.delete(`${delivery.webhook} ${n}`);
    }
  }
  for (const id of batch.deletedWebhooks) {
    disk.webhooks.delete(id);
    for (const { n } of deliveriesOf(disk, id)) disk.deliveries.delete(`${id} ${n}`);
  }
}

/** The messages of a webhook, newest first. */
function deliveriesOf(disk: MemoryDisk, webhook: string): readonly StoredDelivery[] {
  const all = [...disk.deliveries.values()].filter((one) => one.webhook === webhook);
  return all.sort((a, b) => b.n - a.n);
}

function byCreation<One extends StoredWebhook | StoredToken>(a: One, b: One): number {
  return a.created_ms - b.created_ms || (a.id < b.id ? -1 : 1);
}

function deleteAccount(disk: MemoryDisk, account: number): void {
  disk.credentials.delete(account);
  for (const rows of [disk.tokens, disk.links, disk.mails, disk.digests, disk.outcomes]) {
    for (const [key, row] of rows as Map<unknown, { readonly account: number }>) {
      if (row.account === account) (rows as Map<unknown, unknown>).delete(key);
    }
  }
}

function append(histories: Map<number, History>, entries: readonly StoredEntry[]): void {
  for (const { owner, text } of entries) {
    const history = histories.get(owner);
    if (history) history.texts.push(text);
    else histories.set(owner, { first: 0, texts: [text] });
  }
}

function putKeyframe(disk: MemoryDisk, keyframe: StoredKeyframe): void {
  const { tick, n } = keyframe;
  const others = disk.keyframes.filter((one) => one.tick !== tick || one.n !== n);
  const all = [...others, keyframe].sort((a, b) => a.tick - b.tick || a.n - b.n);
  disk.keyframes = all.slice(-MAX_KEYFRAMES);
}

function byKind(a: StoredDigest, b: StoredDigest): number {
  return a.account - b.account || (a.kind < b.kind ? -1 : 1);
}

/** The newest first. */
function byAge(a: StoredOutcome, b: StoredOutcome): number {
  return b.created_ms - a.created_ms || (a.key > b.key ? -1 : 1);
}

function prune(disk: MemoryDisk, bounds: PruneBounds): boolean {
  for (const [key, { created_ms }] of disk.outcomes) {
    if (created_ms < bounds.outcomesBeforeMs) disk.outcomes.delete(key);
  }
  const sizes = new Map<number, number>();
  for (const [key, { account }] of [...disk.outcomes].sort(([, a], [, b]) => byAge(a, b))) {
    const size = (sizes.get(account) ?? 0) + 1;
    sizes.set(account, size);
    if (size > bounds.maxOutcomes) disk.outcomes.delete(key);
  }
  for (const [digest, { expires_ms }] of disk.links) {
    if (expires_ms < bounds.linksBeforeMs) disk.links.delete(digest);
  }
  for (const histories of Object.values(disk.histories)) {
    for (const history of histories.values()) {
      const maximum = Math.max(bounds.maxEntries, 1);
      const tooMany = Math.max(history.texts.length - maximum, 0);
      history.texts.splice(0, tooMany);
      history.first += tooMany;
    }
  }
  return false;
}
