import type { HistoryKind } from '@astrarium/contract';
import {
  type Credential,
  type Host,
  type HostOptions,
  lastAccountAfter,
  openHost,
  type Store,
  type StoreBatch,
  type StoreContents,
  type StoredEntry,
  type StoredLine,
  type StoredOutcome,
  type StoredStart,
  type StoredToken,
} from '@astrarium/host';

/** A game in this process. Its time passes only through `advance`. */
export interface TrainingGame {
  readonly host: Host;
  readonly hash: string;
  /** Whether an account exists. */
  has(account: number): boolean;
  advance(ticks: number): Promise<void>;
  /** An independent copy of the game. */
  fork(): Promise<TrainingGame>;
}

/** The start of these games: 2026-01-01T00:00:00Z. */
const EPOCH_MS = 1_767_225_600_000;

/** How a training game starts. */
export type TrainingStart = Pick<HostOptions, 'game' | 'options' | 'seed'>;

/** Starts a game from a seed. */
export function trainingGame(start: TrainingStart): Promise<TrainingGame> {
  return gameOf(trainingStore(), start);
}

async function gameOf(store: TrainingStore, start: TrainingStart): Promise<TrainingGame> {
  let tick = store.load().clock?.tick ?? 0;
  const host = await openHost({
    ...start,
    store,
    ticksPerSecond: 0,
    // Derived from the tick, so that a seed always gives the same game.
    nowMs: () => EPOCH_MS + tick * 1000,
    defer: (act) => void setImmediate(act),
    version: 'training',
    linkOf: (secret) => secret,
  });
  const { simulation } = host.game;
  return {
    host,
    get hash() {
      return simulation.hash(host.snapshot);
    },
    has: host.hasAccount,
    async advance(ticks) {
      await host.advance(ticks);
      tick = host.tick;
      // Prunes expired data from the store.
      host.runDue();
    },
    fork: () => gameOf(store.fork(), start),
  };
}

/** A store that can be copied. */
export interface TrainingStore extends Store {
  /** An independent copy. */
  fork(): TrainingStore;
}

/** Maximum of stored events per account, and of stored entries of another owner. */
const MAX_ENTRIES = 10_000;

interface History {
  first: number;
  texts: string[];
}

interface StoredGame extends Pick<StoreContents, 'clock' | 'keyframe' | 'lastAccount'> {
  clock: StoreContents['clock'];
  keyframe: StoreContents['keyframe'];
  lastAccount: number;
  /** The header of the log, and the lines after the keyframe. */
  lines: StoredLine[];
  credentials: Map<number, Credential>;
  tokens: Map<string, StoredToken>;
  outcomes: Map<string, StoredOutcome>;
  histories: Record<HistoryKind, Map<number, History>>;
  starts: StoredStart[];
}

/**
 * A store in memory for training games. It keeps only the data from which a host continues, so
 * that memory stays bounded in a game of any length. Mails are not stored: nobody reads them.
 */
export function trainingStore(): TrainingStore {
  return storeOf({
    clock: undefined,
    keyframe: undefined,
    lastAccount: 0,
    lines: [],
    credentials: new Map(),
    tokens: new Map(),
    outcomes: new Map(),
    histories: { envelopes: new Map(), entries: new Map() },
    starts: [],
  });
}

function storeOf(stored: StoredGame): TrainingStore {
  const historyOf = (kind: HistoryKind, owner: number): History =>
    stored.histories[kind].get(owner) ?? { first: 0, texts: [] };
  return {
    load: () => ({
      clock: stored.clock,
      keyframe: stored.keyframe,
      credentials: [...stored.credentials.values()],
      tokens: [...stored.tokens.values()],
      links: [],
      lastMail: 0,
      lastAccount: stored.lastAccount,
      digests: [],
      webhooks: [],
      waitingDeliveries: [],
      starts: stored.starts,
    }),
    firstAltered: () => undefined,
    lines: (from) => stored.lines.filter(({ n }) => n >= from),
    range: (kind, owner) => {
      const { first, texts } = historyOf(kind, owner);
      return { first, end: first + texts.length };
    },
    entry: (kind, owner, place) => {
      const { first, texts } = historyOf(kind, owner);
      return texts[place - first];
    },
    outcome: (account, key) => stored.outcomes.get(outcomeKey(account, key)),
    deliveries: () => [],
    versions: () => [],
    unsentMails: () => [],
    addStart: (start) => void (stored.starts = [...stored.starts, start]),
    commit: (batch) => store(stored, batch),
    prune: ({ maxEntries, outcomesBeforeMs, maxOutcomes }) => {
      for (const [key, { created_ms }] of stored.outcomes) {
        // A Map keeps insertion order: the first is the oldest. There is one player.
        const tooMany = stored.outcomes.size > maxOutcomes;
        if (tooMany || created_ms < outcomesBeforeMs) stored.outcomes.delete(key);
      }
      const maximum = Math.min(maxEntries, MAX_ENTRIES);
      for (const histories of Object.values(stored.histories)) {
        for (const history of histories.values()) pruneHistory(history, maximum);
      }
      return false;
    },
    mailsSent: () => undefined,
    renew: () => undefined,
    close: () => undefined,
    fork: () => storeOf(copyOf(stored)),
  };
}

function store(stored: StoredGame, batch: StoreBatch): void {
  stored.clock = batch.clock;
  for (const line of batch.lines) stored.lines.push(line);
  append(stored.histories.envelopes, batch.envelopes);
  append(stored.histories.entries, batch.entries);
  for (const account of batch.deletedAccounts) deleteAccount(stored, account);
  for (const credential of batch.credentials)
    stored.credentials.set(credential.account, credential);
  stored.lastAccount = lastAccountAfter(stored.lastAccount, batch);
  for (const token of batch.tokens) stored.tokens.set(token.id, token);
  for (const id of batch.deletedTokens) stored.tokens.delete(id);
  for (const outcome of batch.outcomes) {
    stored.outcomes.set(outcomeKey(outcome.account, outcome.key), outcome);
  }
  const { keyframe } = batch;
  if (keyframe === undefined) return;
  stored.keyframe = keyframe;
  stored.lines = stored.lines.filter(({ n }) => n === 0 || n > keyframe.n);
}

function deleteAccount({ credentials, outcomes, tokens }: StoredGame, account: number): void {
  credentials.delete(account);
  for (const [id, token] of tokens) if (token.account === account) tokens.delete(id);
  for (const [key, outcome] of outcomes) if (outcome.account === account) outcomes.delete(key);
}

function append(histories: Map<number, History>, entries: readonly StoredEntry[]): void {
  for (const { owner, text } of entries) {
    const history = histories.get(owner);
    if (history !== undefined) history.texts.push(text);
    else histories.set(owner, { first: 0, texts: [text] });
  }
}

function pruneHistory(history: History, maximum: number): void {
  const tooMany = Math.max(0, history.texts.length - maximum);
  history.texts.splice(0, tooMany);
  history.first += tooMany;
}

function copyOf({
  clock,
  credentials,
  histories,
  keyframe,
  lastAccount,
  lines,
  outcomes,
  starts,
  tokens,
}: StoredGame): StoredGame {
  const copy = (all: Map<number, History>): Map<number, History> =>
    new Map([...all].map(([owner, { first, texts }]) => [owner, { first, texts: [...texts] }]));
  return {
    clock,
    keyframe,
    lastAccount,
    lines: [...lines],
    credentials: new Map(credentials),
    tokens: new Map(tokens),
    outcomes: new Map(outcomes),
    histories: { envelopes: copy(histories.envelopes), entries: copy(histories.entries) },
    starts,
  };
}

function outcomeKey(account: number, key: string): string {
  return `${account} ${key}`;
}
