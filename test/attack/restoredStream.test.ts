import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { follow, type Follower } from '@astrarium/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyFiles, openStored, playRounds, type StoredGame } from '../tools/servers/storedGame.js';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'astrarium-stream-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Reads all events of a stream; returns the number of gaps, and the ids. */
function readAll(stream: Follower): { readonly gaps: number; readonly ids: readonly string[] } {
  const ids: string[] = [];
  let gaps = 0;
  for (let step = stream.next(); step !== undefined; step = stream.next()) {
    if (step === 'skipped') continue;
    if ('after' in step) gaps += 1;
    else ids.push(step.id);
  }
  return { gaps, ids };
}

/** A stream of account 1 after a cursor. */
const streamOf = ({ host }: StoredGame, cursor?: string): Follower => follow(host.feed, 1, cursor);

/** The ids of all events that account 1 was told of. */
const history = (game: StoredGame): readonly string[] => readAll(streamOf(game, '0-0')).ids;

test.each([
  ['less than the lost one', 3],
  ['further than the lost one', 60],
])('a reader is told of a gap when a restored game has gone on %s', async (_how, rounds) => {
  const path = join(folder, 'game.sqlite');
  const game = await openStored(path);
  await playRounds(game.host, 0, 12);
  const copy = join(folder, 'copy.sqlite');
  copyFiles(path, copy);
  const keptLength = history(game).length;
  const reader = streamOf(game, '0-0');
  await playRounds(game.host, 12, 12);
  expect(readAll(reader)).toMatchObject({ gaps: 0 });
  expect(history(game).length).toBeGreaterThan(keptLength);
  const { cursor } = reader;
  await game.host.close();

  const restored = await openStored(copy);
  await playRounds(restored.host, 100, rounds);
  const resumed = streamOf(restored, cursor);
  // Until it is told, it must come back with its own cursor.
  expect(resumed.cursor).toBe(cursor);
  expect(readAll(resumed).gaps).toBe(1);
  // Then it has a cursor of this game.
  expect(readAll(streamOf(restored, resumed.cursor))).toEqual({ gaps: 0, ids: [] });
  await playRounds(restored.host, 200, 6);
  expect(readAll(streamOf(restored, resumed.cursor)).gaps).toBe(0);
  await restored.host.close();
});

test('a restart of the same game makes no gap, at any place of the history', async () => {
  const path = join(folder, 'game.sqlite');
  const cursors: string[] = [];
  const total: string[] = [];
  for (let start = 0; start < 4; start += 1) {
    const game = await openStored(path);
    const reader = streamOf(game, cursors.at(-1) ?? '0-0');
    // Most rounds are of one tick with the rounds before and after a start.
    await playRounds(game.host, start * 7, 7);
    for (let step = reader.next(); step !== undefined; step = reader.next()) {
      if (typeof step !== 'object' || 'after' in step) throw new Error('a gap');
      total.push(step.id);
      cursors.push(reader.cursor);
    }
    expect(total).toEqual(history(game));
    // Every other time, the game is killed.
    if (start % 2 === 0) await game.host.close();
  }
  const last = await openStored(path);
  cursors.forEach((cursor, at) => {
    expect(readAll(streamOf(last, cursor))).toEqual({ gaps: 0, ids: total.slice(at + 1) });
  });
  // An id alone is a cursor, too; a start that nobody knows is of another game.
  expect(readAll(streamOf(last, total[5])).gaps).toBe(0);
  expect(readAll(streamOf(last, `${total[5]}.0123456789`)).gaps).toBe(1);
  await last.host.close();
});
