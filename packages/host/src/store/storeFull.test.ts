import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FULL_BATCH } from '../../../testkit/src/store/fullBatch.js';
import { expectStore } from '../../../testkit/src/store/expectStore.js';
import { expectFailure } from '../../../testkit/src/store/playSteps.js';
import { EMPTY_MODEL, modelCommit } from '../../../testkit/src/store/storeModel.js';
import { openSqlite } from './sqlite/openSqlite.js';
import { storeOn } from './sqlite/sqliteStore.js';
import type { StoreBatch } from './store.js';

/** Lets a database have so many pages more than it has, at most. */
function leaveRoom(database: DatabaseSyncInstance, pages: number): void {
  const { page_count } = database.prepare('PRAGMA page_count').get() as { page_count: number };
  database.exec(`PRAGMA max_page_count = ${page_count + pages}`);
}

/** A batch that needs about 30 pages, in every table some. */
function largeBatch(): StoreBatch {
  const text = 'x'.repeat(10_000);
  return {
    ...FULL_BATCH,
    lines: [{ n: 1, text }],
    envelopes: [{ owner: 1, place: 1, text }],
    entries: [{ owner: 1, place: 1, text }],
    outcomes: FULL_BATCH.outcomes.map((one) => ({ ...one, key: 'other', text })),
    mails: FULL_BATCH.mails.map((mail) => ({ ...mail, id: 9, text })),
    keyframe: { tick: 9, n: 1, hash: '', position: '', bytes: new Uint8Array(50_000) },
  };
}

test('a batch for a full disk changes nothing and can be committed later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-store-'));
  const path = join(folder, 'game.sqlite');
  const database = openSqlite(path);
  const store = storeOn(database, path, { nowMs: 0 });
  store.commit(FULL_BATCH);
  let model = modelCommit(EMPTY_MODEL, FULL_BATCH);

  let room = 0;
  for (; room < 100; room++) {
    leaveRoom(database, room);
    try {
      store.commit(largeBatch());
      break;
    } catch {
      expectFailure('full', `with room for ${room} pages`, () => store.commit(largeBatch()));
      expectStore(store, model);
    }
  }
  expect(room).toBeGreaterThan(20);
  model = modelCommit(model, largeBatch());
  expectStore(store, model);
  store.close();
  const reopened = storeOn(openSqlite(path), path, { nowMs: 0 });
  expectStore(reopened, model);
  reopened.close();
  rmSync(folder, { recursive: true });
});
