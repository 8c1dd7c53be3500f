import { describe, expect, test } from 'vitest';
import { type MemoryDisk, memoryDisk, memoryStore } from './memoryStore.js';
import { type Store, type StoreBatch, StoreFailure } from './store.js';
import type { SyncStore } from './syncStore.js';
import { EMPTY_BATCH } from '../../../testkit/src/store/fullBatch.js';
import { storeConformance } from '../../../testkit/src/store/storeConformance.js';

/** How a faulty store differs from the correct one that it wraps. */
type Fault = (store: SyncStore, disk: MemoryDisk) => Partial<Store>;

/** Commits other batches than it is given. */
const commits =
  (change: (batch: StoreBatch, disk: MemoryDisk) => Partial<StoreBatch>): Fault =>
  (store, disk) => ({ commit: (batch) => store.commit({ ...batch, ...change(batch, disk) }) });

type PruneBounds = Parameters<Store['prune']>[0];

/** Keeps other things than it is asked to. */
const prunes =
  (change: (bounds: PruneBounds) => Partial<PruneBounds>): Fault =>
  (store) => ({ prune: (bounds) => store.prune({ ...bounds, ...change(bounds) }) });

const FAULTS: Readonly<Record<string, Fault>> = {
  'commits with the next batch': (store) => {
    let waiting: StoreBatch | undefined;
    return {
      commit(batch) {
        if (waiting) store.commit(waiting);
        waiting = batch;
      },
    };
  },
  'commits lines before the rest': (store) => ({
    commit(batch) {
      store.commit({ ...EMPTY_BATCH, clock: batch.clock, lines: batch.lines });
      store.commit({ ...batch, lines: [] });
    },
  }),
  'numbers lines itself': commits(({ lines }, disk) => ({
    lines: lines.map(({ text }, index) => ({ n: disk.lines.length + index, text })),
  })),
  'truncates texts at U+0000': commits(({ lines }) => ({
    lines: lines.map(({ n, text }) => ({ n, text: text.split('\u0000')[0] ?? '' })),
  })),
  'refuses an empty batch': (store) => ({
    commit(batch) {
      if (batch === EMPTY_BATCH) throw new Error('empty');
      store.commit(batch);
    },
  }),
  'has a clock from the start': (store) => ({
    load: () => ({
      ...store.load(),
      clock: store.load().clock ?? { tick: 0, wall_ms: 0, speed: 1 },
    }),
  }),
  'returns only 1,000 lines': (store) => ({
    lines: (from) => [...store.lines(from)].slice(0, 1_000),
  }),
  'returns lines after a number instead of from it': (store) => ({
    lines: (from) => store.lines(from + 1),
  }),
  'counts places from 1': (store) => ({
    entry: (kind, owner, place) => store.entry(kind, owner, place - 1),
  }),
  'finds outcomes by their keys alone': (_store, disk) => ({
    outcome: (_account, key) => [...disk.outcomes.values()].find((one) => one.key === key),
  }),
  'writes the buffer of a keyframe': commits(({ keyframe }) => ({
    keyframe: keyframe && { ...keyframe, bytes: new Uint8Array(keyframe.bytes.buffer) },
  })),
  'keeps used links': commits(() => ({ usedLinks: [] })),
  'keeps deleted accounts': commits(() => ({ deletedAccounts: [] })),
  'forgets the mails that wait': commits(() => ({ digests: [] })),
  'forgets webhooks': commits(() => ({ webhooks: [] })),
  'keeps deleted webhooks': commits(() => ({ deletedWebhooks: [] })),
  'forgets messages to webhooks': commits(() => ({ deliveries: [] })),
  'forgets versions': commits(() => ({ versions: [] })),
  'sends mails again': (store) => ({ mailsSent: () => store.mailsSent([]) }),
  'reuses the numbers of sent mails': (store) => ({
    load: () => ({ ...store.load(), lastMail: store.unsentMails().at(-1)?.id ?? 0 }),
  }),
  'forgets names': commits(({ credentials }) => ({
    credentials: credentials.map((one) => ({ ...one, name: '' })),
  })),
  'keeps seats': (store) => ({
    load: () => ({
      ...store.load(),
      credentials: store.load().credentials.map((one) => ({ ...one, seated: 1 })),
    }),
  }),
  'reuses the numbers of deleted accounts': (store) => ({
    load: () => ({ ...store.load(), lastAccount: store.load().credentials.at(-1)?.account ?? 0 }),
  }),
  'lowers the last account': (store, disk) => ({
    commit(batch) {
      store.commit(batch);
      disk.lastAccount = batch.lastAccount ?? disk.lastAccount;
    },
  }),
  'takes the last keyframe for the newest': (store) => {
    let last: StoreBatch['keyframe'];
    return {
      commit(batch) {
        store.commit(batch);
        last = batch.keyframe ?? last;
      },
      load: () => ({ ...store.load(), keyframe: last ?? store.load().keyframe }),
    };
  },
  'keeps one entry less': prunes(({ maxEntries }) => ({ maxEntries: maxEntries - 1 })),
  'keeps one outcome less': prunes(({ maxOutcomes }) => ({ maxOutcomes: maxOutcomes - 1 })),
  'keeps all outcomes': prunes(() => ({ maxOutcomes: Infinity })),
  'forgets what is just in time': prunes(({ outcomesBeforeMs }) => ({
    outcomesBeforeMs: outcomesBeforeMs + 1,
  })),
  'forgets links that are just good': prunes(({ linksBeforeMs }) => ({
    linksBeforeMs: linksBeforeMs + 1,
  })),
  'forgets the last keyframe': (store, disk) => ({
    prune(bounds) {
      disk.keyframes.pop();
      return store.prune(bounds);
    },
  }),
  'counts places anew when some are forgotten': (store, disk) => ({
    prune(bounds) {
      const hasMore = store.prune(bounds);
      for (const history of disk.histories.envelopes.values()) history.first = 0;
      return hasMore;
    },
  }),
  'does not renew': (store) => ({ renew: () => store.mailsSent([]) }),
  'stays locked when it is closed': () => ({ close: () => undefined }),
  'is let go by whoever closes': (_store, disk) => ({
    close: () => void (disk.lease = { ...disk.lease, pid: 0 }),
  }),
  'lets a former writer renew': (store) => ({
    renew(nowMs) {
      try {
        store.renew(nowMs);
      } catch {
        // As if nothing had happened.
      }
    },
  }),
  'lets a former writer send mails': (_store, disk) => ({
    mailsSent: (ids) => ids.forEach((id) => disk.mails.delete(id)),
  }),
  'is not fenced once the next writer has closed': (store, disk) => ({
    commit(batch) {
      if (disk.lease.pid === 0) disk.clock = batch.clock;
      else store.commit(batch);
    },
  }),
};

/** Faults in opening: what is done to the disk before. */
const OPENINGS: Readonly<Record<string, (disk: MemoryDisk, nowMs: number) => void>> = {
  'has no lock': (disk) => void (disk.lease = { ...disk.lease, pid: 0 }),
  'stays locked for ever'(disk) {
    if (disk.lease.pid !== 0) throw new StoreFailure('locked', `it is ${disk.lease.pid}'s`);
  },
  'believes in leases from the future'(disk, nowMs) {
    const { pid, renewedMs } = disk.lease;
    if (pid !== 0 && renewedMs > nowMs) throw new StoreFailure('locked', `it is ${pid}'s`);
  },
  'does not say who has it'(disk, nowMs) {
    try {
      memoryStore(nowMs, disk).close();
    } catch {
      throw new StoreFailure('locked', 'it is locked');
    }
  },
  'counts accounts anew': (disk) =>
    void (disk.lastAccount = Math.max(0, ...disk.credentials.keys())),
  'is lost with its writer': (disk) =>
    void Object.assign(disk, { ...memoryDisk(), lease: disk.lease }),
};

async function failed(
  open: (nowMs: number, disk: MemoryDisk) => Store,
): Promise<readonly string[]> {
  const makePlace = () => {
    const disk = memoryDisk();
    return { open: (nowMs: number) => open(nowMs, disk), remove: () => undefined };
  };
  const found: string[] = [];
  for (const { name, run } of storeConformance(makePlace, { rounds: 1 })) {
    await run().catch(() => found.push(name));
  }
  return found;
}

describe('faulty stores', async () => {
  const found = new Map<string, readonly string[]>();
  for (const [name, fault] of Object.entries(FAULTS)) {
    const faulty = await failed((nowMs, disk) => {
      const store = memoryStore(nowMs, disk);
      return { ...store, ...fault(store, disk) };
    });
    found.set(name, faulty);
  }
  for (const [name, prepare] of Object.entries(OPENINGS)) {
    const open = (nowMs: number, disk: MemoryDisk) => (
      prepare(disk, nowMs),
      memoryStore(nowMs, disk)
    );
    found.set(name, await failed(open));
  }

  test.each([...found])('is detected: %s', (_name, names) => {
    expect(names).not.toEqual([]);
  });

  test('every check detects a faulty store', () => {
    const seen = new Set([...found.values()].flat());
    const all = storeConformance(() => ({ open: () => memoryStore(), remove: () => undefined }));
    const fixed = all.map(({ name }) => name).filter((name) => !/random steps/.test(name));
    expect(fixed.filter((name) => !seen.has(name))).toEqual([]);
  });
});
