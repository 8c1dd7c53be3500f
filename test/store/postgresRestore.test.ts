import type { Store } from '@astrarium/host';
import { describe, expect, test } from 'vitest';
import { expectStore } from '../../packages/testkit/src/store/expectStore.js';
import { EMPTY_BATCH } from '../../packages/testkit/src/store/fullBatch.js';
import {
  EMPTY_MODEL,
  modelCommit,
  type StoreModel,
} from '../../packages/testkit/src/store/storeModel.js';
import { FULL } from '../../packages/testkit/test/tier.js';
import { playBatches, postgresTester } from './postgresTester.js';

const server = postgresTester();
const { file } = server;

const game = 'main';
const write = (address: string, copy = file(), onRebuild?: (reason: string) => void) =>
  server.write(game, { copy, onRebuild, maxOutageMs: 5_000 }, address);

/** A database that can be backed up and restored. */
async function newDatabase() {
  const live = await server.newDatabase();
  const disconnect = () =>
    server.run('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [live]);
  return {
    address: server.addressWith({ pathname: live }),
    async backUp() {
      await disconnect();
      await server.run(`CREATE DATABASE ${live}_backup TEMPLATE ${live}`);
    },
    async restore() {
      // Who is connected comes back at once.
      await server.run(`ALTER DATABASE ${live} ALLOW_CONNECTIONS false`);
      await disconnect();
      await server.run(`ALTER DATABASE ${live} RENAME TO ${live}_lost`);
      await server.run(`ALTER DATABASE ${live}_backup RENAME TO ${live}`);
    },
  };
}

const CREDENTIAL = {
  email: 'a@b.example',
  pending_email: null,
  issued_ms: 1,
  is_used: 0,
  name: '',
  seated: 0,
} as const;
const MAIL = { id: 1_000, account: 1, to: 'a@b.example', subject: 'a', text: 'b', created_ms: 1 };
const withAccount = (account: number) => ({
  ...EMPTY_BATCH,
  credentials: [{ ...CREDENTIAL, account }],
});

describe('after the database was restored to an earlier moment', () => {
  /** What was written before the backup, after it, and after the restore. */
  interface Past {
    readonly before?: (store: Store) => Promise<unknown> | void;
    readonly lost: (store: Store) => Promise<unknown> | void;
    readonly later?: readonly number[];
  }
  const pasts: Readonly<Record<string, Past>> = {
    'more commits than the game': {
      lost: async (store) => {
        for (const account of [77, 78]) await store.commit(withAccount(account));
      },
    },
    'as many commits, with the same log but other accounts': {
      lost: (store) => store.commit(withAccount(77)),
      later: [78],
    },
    'fewer commits than the game, but one that it does not have': {
      lost: (store) => store.commit(withAccount(77)),
      later: [78, 79, 80],
    },
    'a start that the game does not have': {
      lost: (store) => store.addStart({ id: 'lost', tick: 1, places: '[]' }),
    },
    'no mail that the game has': {
      before: (store) => store.commit({ ...EMPTY_BATCH, mails: [MAIL] }),
      lost: (store) => store.mailsSent([MAIL.id]),
    },
  };

  test.each(Object.entries(pasts))(
    'a local copy with %s is made again',
    async (_title, { before, later = [], lost }) => {
      const database = await newDatabase();
      const [path, other] = [file(), file()];
      const first = await write(database.address, path);
      await playBatches(first, EMPTY_MODEL, [1, 2, 3]);
      await before?.(first);
      await first.close();
      await database.backUp();
      const lostWriter = await write(database.address, path);
      await lost(lostWriter);
      await lostWriter.close();
      await database.restore();
      const next = await write(database.address, other);
      for (const account of later) await next.commit(withAccount(account));
      const reasons: string[] = [];
      const onRebuild = (reason: string): void => void reasons.push(reason);
      const copy = await server.follow(game, { copy: path, onRebuild }, database.address);
      expect(reasons).toEqual([expect.stringContaining('restored to an earlier moment')]);
      expect(copy.store.load()).toEqual(next.load());
      expect(copy.store.unsentMails()).toEqual(next.unsentMails());
      await copy.close();
      await next.close();
      // Once only: it follows the game again.
      const again = await write(database.address, path, onRebuild);
      expect(again.commits).toBe(next.commits);
      expect(reasons).toHaveLength(1);
      await again.close();
    },
  );

  test('the writer of the time that is lost commits nothing, although its number comes again', async () => {
    const database = await newDatabase();
    const first = await write(database.address);
    let model: StoreModel = await playBatches(first, EMPTY_MODEL, [1, 2]);
    await first.close();
    await database.backUp();
    const former = await write(database.address);
    await playBatches(former, model, [3, 4]);
    await database.restore();
    const next = await write(database.address);
    model = await playBatches(next, model, [5, 6]);
    // Its connection is lost, and it has as many commits as the game.
    expect(former.commits).toBe(next.commits);
    await expect(async () => former.commit(EMPTY_BATCH)).rejects.toMatchObject({
      reason: 'fenced',
      message: expect.stringContaining('restored to an earlier moment'),
    });
    // It does not free the lease of its successor either.
    await former.close();
    await expect(write(database.address)).rejects.toMatchObject({ reason: 'locked' });
    await next.commit(EMPTY_BATCH);
    expectStore(next, modelCommit(model, EMPTY_BATCH));
    await next.close();
  });

  test.each(FULL ? [1, 2, 3] : [2])(
    'a follower that was connected is told, with %i commits since then',
    async (count) => {
      const database = await newDatabase();
      const writer = await write(database.address);
      await playBatches(writer, EMPTY_MODEL, [1]);
      await writer.close();
      await database.backUp();
      const former = await write(database.address);
      const copy = await server.follow(game, {}, database.address);
      await former.commit(withAccount(1));
      const feed = copy.feed.after(copy.number)[Symbol.asyncIterator]();
      expect(await feed.next()).toMatchObject({ value: { number: 2 } });
      await database.restore();
      const next = await write(database.address);
      for (let made = 0; made < count; made++) await next.commit(withAccount(2));
      await expect(feed.next()).rejects.toMatchObject({ reason: 'damaged' });
      for (const store of [former, next, copy]) await store.close();
    },
  );
});
