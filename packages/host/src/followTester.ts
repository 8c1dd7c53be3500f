import type { Host } from './host.js';
import { callHost, hostTester } from './hostTester.js';
import type { DeviceView, GameSnapshot, Ruleset } from '@astrarium/space';
import { spaceGame } from '@astrarium/space/service';
import { openFollower } from './openFollower.js';
import { NO_LEASE } from './store/lease.js';
import type { CommitFeed, CommittedBatch } from './store/commitFeed.js';
import { type MemoryDisk, memoryStore } from './store/memoryStore.js';
import type { Store, StoreBatch } from './store/store.js';

/** A writer, and followers of it. */
export type FollowTester = Awaited<ReturnType<typeof followTester>>;

/**
 * A writer in memory, and followers that have a copy of its store. `altered` changes what followers
 * get of a commit.
 */
export async function followTester(
  altered: (one: CommittedBatch) => CommittedBatch = (one) => one,
  speed = 0,
  ruleset?: Ruleset,
  game = spaceGame,
) {
  const buffer = commitBuffer();
  /** Also adds each commit to the buffer, before its promise resolves. */
  const wrap = (store: Store): Store => ({
    ...store,
    commit(batch) {
      const written = store.commit(batch);
      if (written instanceof Promise) return written.then(() => buffer.push(batch));
      buffer.push(batch);
      return undefined;
    },
  });
  const writer = await hostTester({ game, wrap, speed, ...(ruleset && { ruleset }) });
  const forwarded: string[] = [];
  /** The connection of followers to their writer, which a test can break. */
  const link = {
    isThere: true,
    /** How often a follower has asked for the last commit. */
    questions: 0,
    delay: async (): Promise<void> => undefined,
  };
  const followers: Host<GameSnapshot>[] = [];
  /** The copies of the followers, in the order of their opening. */
  const disks: MemoryDisk[] = [];
  return {
    writer,
    link,
    forwarded,
    disks,
    /** The number of the last commit of the writer. */
    last: () => buffer.last,
    /** Opens a follower of the game as it is now. */
    async follow(): Promise<Host<GameSnapshot>> {
      const disk: MemoryDisk = { ...structuredClone(writer.disk), lease: NO_LEASE };
      const after = buffer.last;
      const feed = commitBuffer(after);
      void (async () => {
        for await (const one of buffer.after(after)) {
          await link.delay();
          feed.push(altered(one).batch);
        }
      })();
      const host = await openFollower<GameSnapshot>({
        game,
        store: memoryStore(writer.nowMs(), disk),
        feed,
        after,
        writer: {
          async call(call) {
            if (!link.isThere) throw new Error('no connection');
            forwarded.push(call.operation);
            return { answer: await writer.host.call(call), commit: buffer.last };
          },
          async last() {
            link.questions += 1;
            if (!link.isThere) throw new Error('no connection');
            return buffer.last;
          },
          record: (account, change) => writer.host.noteFor(account, change),
          used: (account) => writer.host.noteFor(account, 'used'),
        },
        nowMs: writer.nowMs,
        defer: (act) => void setImmediate(act),
        version: 'test',
        linkOf: (secret) => `link:${secret}`,
      });
      disks.push(disk);
      followers.push(host);
      return host;
    },
    async close(): Promise<void> {
      for (const one of followers) await one.close();
      await buffer.close();
      await writer.host.close();
    },
  };
}

/** The commits of a game, in memory. */
interface CommitBuffer extends CommitFeed {
  /** The number of the last commit. */
  readonly last: number;
  /** Adds the next commit. */
  push(batch: StoreBatch): void;
}

/** An empty buffer after the commit `first`. */
export function commitBuffer(first = 0): CommitBuffer {
  const batches: StoreBatch[] = [];
  let isClosed = false;
  /** Called at the next change. */
  const wake: (() => void)[] = [];
  const changed = (): void => wake.splice(0).forEach((go) => go());
  return {
    get last() {
      return first + batches.length;
    },
    push(batch) {
      batches.push(batch);
      changed();
    },
    async *after(given) {
      for (let number = given + 1; !isClosed;) {
        const batch = batches[number - first - 1];
        if (batch === undefined) await new Promise<void>((go) => void wake.push(go));
        else yield { number: number++, batch };
      }
    },
    async close() {
      isClosed = true;
      changed();
    },
  };
}

/** The devices of an account, as a host lists them. */
export async function devicesOf(host: Host, account: number): Promise<readonly DeviceView[]> {
  const { body } = await callHost(host, 'devices.list', { account });
  return (body as { readonly devices: readonly DeviceView[] }).devices;
}

/** Resolves some turns of the event loop later. */
export async function turns(): Promise<void> {
  for (let count = 0; count < 9; count += 1) await new Promise(setImmediate);
}

/** Resolves when something holds; fails after two minutes. */
export async function until(holds: () => boolean): Promise<void> {
  for (const endMs = performance.now() + 120_000; !holds();) {
    if (performance.now() > endMs) throw new Error('it did not come true');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
