import type {
  Credential,
  HistoryKind,
  Store,
  StoreBatch,
  StoreContents,
  StoredEntry,
  StoredLine,
  StoredOutcome,
} from '@astrarium/host';

/** A store of which a second one can be made that goes its own way. */
export interface TrainingStore extends Store {
  fork(): TrainingStore;
}

/** How many events of an account, and entries of a replicant's log, are kept. */
const MAX_ENTRIES = 10_000;

interface History {
  first: number;
  texts: string[];
}

interface Kept extends Pick<StoreContents, 'clock' | 'keyframe'> {
  clock: StoreContents['clock'];
  keyframe: StoreContents['keyframe'];
  /** The header of the log, and what came after the keyframe. */
  lines: StoredLine[];
  credentials: Map<number, Credential>;
  outcomes: Map<string, StoredOutcome>;
  histories: Record<HistoryKind, Map<number, History>>;
}

/**
 * A store for games that are played to learn from: it keeps what a host goes on from, and lets go
 * of the rest, so that a game can be played for ever. Mails are not kept: nobody reads them.
 */
export function trainingStore(): TrainingStore {
  return storeOf({
    clock: undefined,
    keyframe: undefined,
    lines: [],
    credentials: new Map(),
    outcomes: new Map(),
    histories: { envelopes: new Map(), entries: new Map() },
  });
}

function storeOf(kept: Kept): TrainingStore {
  const historyOf = (kind: HistoryKind, owner: number): History =>
    kept.histories[kind].get(owner) ?? { first: 0, texts: [] };
  return {
    load: () => ({
      clock: kept.clock,
      keyframe: kept.keyframe,
      credentials: [...kept.credentials.values()],
      links: [],
      lastMail: 0,
    }),
    lines: (from) => kept.lines.filter(({ n }) => n >= from),
    range: (kind, owner) => {
      const { first, texts } = historyOf(kind, owner);
      return { first, end: first + texts.length };
    },
    entry: (kind, owner, place) => {
      const { first, texts } = historyOf(kind, owner);
      return texts[place - first];
    },
    outcome: (account, key) => kept.outcomes.get(outcomeKey(account, key)),
    unsentMails: () => [],
    commit: (batch) => keep(kept, batch),
    prune: ({ maxEntries, outcomesBeforeMs, maxOutcomes }) => {
      for (const [key, { created_ms }] of kept.outcomes) {
        // A Map keeps its order: the first is the oldest. There is one player.
        const isMany = kept.outcomes.size > maxOutcomes;
        if (isMany || created_ms < outcomesBeforeMs) kept.outcomes.delete(key);
      }
      const maximum = Math.min(maxEntries, MAX_ENTRIES);
      for (const histories of Object.values(kept.histories)) {
        for (const history of histories.values()) forget(history, maximum);
      }
    },
    mailsSent: () => undefined,
    renew: () => undefined,
    close: () => undefined,
    fork: () => storeOf(copied(kept)),
  };
}

function keep(kept: Kept, batch: StoreBatch): void {
  kept.clock = batch.clock;
  kept.lines.push(...batch.lines);
  append(kept.histories.envelopes, batch.envelopes);
  append(kept.histories.entries, batch.entries);
  for (const credential of batch.credentials) kept.credentials.set(credential.account, credential);
  for (const outcome of batch.outcomes) {
    kept.outcomes.set(outcomeKey(outcome.account, outcome.key), outcome);
  }
  const { keyframe } = batch;
  if (keyframe === undefined) return;
  kept.keyframe = keyframe;
  kept.lines = kept.lines.filter(({ n }) => n === 0 || n > keyframe.n);
}

function append(histories: Map<number, History>, entries: readonly StoredEntry[]): void {
  for (const { owner, text } of entries) {
    const history = histories.get(owner);
    if (history !== undefined) history.texts.push(text);
    else histories.set(owner, { first: 0, texts: [text] });
  }
}

function forget(history: History, maximum: number): void {
  const tooMany = Math.max(0, history.texts.length - maximum);
  history.texts.splice(0, tooMany);
  history.first += tooMany;
}

function copied({ clock, credentials, histories, keyframe, lines, outcomes }: Kept): Kept {
  const copy = (all: Map<number, History>): Map<number, History> =>
    new Map([...all].map(([owner, { first, texts }]) => [owner, { first, texts: [...texts] }]));
  return {
    clock,
    keyframe,
    lines: [...lines],
    credentials: new Map(credentials),
    outcomes: new Map(outcomes),
    histories: { envelopes: copy(histories.envelopes), entries: copy(histories.entries) },
  };
}

function outcomeKey(account: number, key: string): string {
  return `${account} ${key}`;
}
