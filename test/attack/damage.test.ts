import { DatabaseSync } from '@photostructure/sqlite';
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClockAnchor, emptyBatch, ResumeFailure, StoreFailure } from '@astrarium/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { collectGarbage } from '../store/collectGarbage.js';
import {
  copyFiles,
  FILE_ENDS,
  gameText,
  openStored,
  playRounds,
} from '../tools/servers/storedGame.js';

/** Damages per kind. */
const TRIES = FULL ? 58 : 3;
const ROUNDS = 150;

const folder = mkdtempSync(join(tmpdir(), 'astrarium-damage-'));
const original = join(folder, 'original.sqlite');
/** Everything in the original game. */
let intact = '';
let copies = 0;
let seed = 12;

/** A random number below a limit: the same ones in every run. */
function random(limit: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * limit);
}

beforeAll(async () => {
  const path = join(folder, 'game.sqlite');
  for (let part = 0; part < 3; part++) {
    const game = await openStored(path);
    await playRounds(game.host, (part * ROUNDS) / 3, ROUNDS / 3);
    // Closing makes a keyframe; the last part stays in the write-ahead log.
    if (part < 2) {
      await game.host.close();
      continue;
    }
    copyFiles(path, original);
    intact = gameText(game, ROUNDS);
    await game.host.close();
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the game that a function damages. */
function damaged(damage: (path: string) => void, from = original): string {
  const path = join(folder, `damaged-${copies++}.sqlite`);
  copyFiles(from, path);
  damage(path);
  return path;
}

function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
  writeFileSync(file, bytes);
}

/** A place in the bytes of a keyframe in the database file. */
function placeInKeyframe(file: string): number {
  const database = new DatabaseSync(original, { readOnly: true });
  const rows = database.prepare('SELECT bytes FROM keyframes').all() as { bytes: Uint8Array }[];
  database.close();
  const bytes = rows[random(rows.length)]?.bytes ?? new Uint8Array();
  const at = random(bytes.length - 64);
  const found = readFileSync(file).indexOf(bytes.subarray(at, at + 16));
  return found < 0 ? placeInKeyframe(file) : found;
}

const KINDS: Readonly<Record<string, (path: string) => void>> = {
  'a flipped bit in the database': (path) => flip(path, random(statSync(path).size)),
  'a cut database': (path) => truncateSync(path, random(statSync(path).size)),
  'a flipped bit in the write-ahead log': (path) =>
    flip(`${path}-wal`, random(statSync(`${path}-wal`).size)),
  'a cut write-ahead log': (path) =>
    truncateSync(`${path}-wal`, random(statSync(`${path}-wal`).size)),
  'a flipped bit in a keyframe': (path) => flip(path, placeInKeyframe(path)),
  'a flipped bit in the head file': (path) =>
    flip(`${path}-head`, random(statSync(`${path}-head`).size)),
  'a cut head file': (path) => truncateSync(`${path}-head`, random(statSync(`${path}-head`).size)),
};

/** When the pages of the database are verified. */
type When = 'before the start' | 'while it is served';

/** Opens a damaged game; `when` says until when its pages are verified. */
async function opened(path: string, when: When, onDamage: (message: string) => void) {
  if (when === 'before the start') return openStored(path, { onDamage });
  let isVerified = false;
  const game = await openStored(path, { onDamage, onVerified: () => void (isVerified = true) });
  try {
    while (!isVerified) {
      await new Promise(setImmediate);
      game.store.mailsSent([]);
    }
    return game;
  } catch (error) {
    game.store.close();
    throw error;
  }
}

/** What a start with a damaged game does. */
async function outcome(path: string, when: When = 'before the start'): Promise<string> {
  const messages: string[] = [];
  try {
    const game = await opened(path, when, (message) => void messages.push(message));
    const isSame = gameText(game, ROUNDS) === intact;
    await game.host.close();
    if (messages.length > 0) return isSame ? 'reported and whole' : 'reported and not whole';
    return isSame ? 'harmless' : 'silent';
  } catch (error) {
    if (error instanceof StoreFailure) return `refused: ${error.reason}`;
    return error instanceof ResumeFailure ? 'refused: replay' : `an internal error: ${error}`;
  } finally {
    for (const end of [...FILE_ENDS, '-shm']) rmSync(`${path}${end}`, { force: true });
    // A file is closed when its statements are garbage collected.
    if (copies % 20 === 0) await collectGarbage();
  }
}

describe('damage to a stored game', () => {
  test('is not found where there is none', async () => {
    expect(await outcome(damaged(() => undefined))).toBe('harmless');
  });

  const cases = Object.keys(KINDS).flatMap((kind) => [
    [kind, 'before the start'] as const,
    // The other files are verified before the start in any case.
    ...(FULL || kind.endsWith('keyframe') ? [[kind, 'while it is served'] as const] : []),
  ]);
  test.each(cases)('%s is noticed %s, or harmless', async (kind, when) => {
    const counts: Record<string, number> = {};
    for (let at = 0; at < TRIES; at++) {
      const result = await outcome(damaged(KINDS[kind] as (path: string) => void), when);
      counts[result] = (counts[result] ?? 0) + 1;
    }
    if (FULL) process.stdout.write(`${kind}, ${when}: ${JSON.stringify(counts)}\n`);
    const known = /^(?:harmless|reported and whole|refused: (?:damaged|foreign|failed|replay))$/;
    expect(Object.keys(counts).filter((result) => !known.test(result))).toEqual([]);
  });

  test('a lost file of the game is noticed', async () => {
    for (const end of ['-wal', '-head']) {
      expect(await outcome(damaged((path) => rmSync(`${path}${end}`)))).toBe('refused: damaged');
    }
  });

  test('an older database beside a newer head file is noticed', async () => {
    const older = join(folder, 'older.sqlite');
    const game = await openStored(older);
    await playRounds(game.host, 0, 10);
    await game.host.close();
    const replaced = damaged((path) => {
      copyFileSync(older, path);
      rmSync(`${path}-wal`);
    });
    expect(await outcome(replaced)).toBe('refused: damaged');
  });
});

test('a start says what is missing, and needs consent to continue without it', async () => {
  const path = damaged((one) => truncateSync(`${one}-wal`, statSync(`${one}-wal`).size >> 1));
  const missing =
    /the last \d+ commits are missing: \d+ lines of the log .* after line \d+, and \d+ ticks after/;
  await expect(openStored(path)).rejects.toThrow(missing);
  // A refused start changes nothing.
  await expect(openStored(path)).rejects.toThrow(missing);
  const messages: string[] = [];
  const onDamage = (message: string): void => void messages.push(message);
  const game = await openStored(path, { acceptLoss: true, onDamage });
  expect(messages.join()).toMatch(missing);
  await playRounds(game.host, ROUNDS, 10);
  await game.host.close();
  // The loss is reported once.
  await (await openStored(path)).host.close();
});

test('a damaged keyframe is replaced by an older one', async () => {
  const path = damaged((one) => {
    const database = new DatabaseSync(one, { readOnly: true });
    const { bytes } = database
      .prepare('SELECT bytes FROM keyframes ORDER BY tick DESC LIMIT 1')
      .get() as { bytes: Uint8Array };
    database.close();
    const file = readFileSync(one);
    // A part that older keyframes do not have.
    let part = bytes.subarray(0, 0);
    for (let at = 0; file.indexOf(part) !== file.lastIndexOf(part); at += 40) {
      part = bytes.subarray(at, at + 40);
    }
    flip(one, file.indexOf(part));
  });
  const messages: string[] = [];
  const game = await openStored(path, { onDamage: (message) => void messages.push(message) });
  expect(messages.join('\n')).toMatch(/damaged pages in .*\(keyframes\)/);
  expect(messages.join('\n')).toMatch(
    /the keyframe of tick \d+; the game starts from an older one/,
  );
  expect(gameText(game, ROUNDS)).toBe(intact);
  await game.host.close();
});

test('a commit to a damaged page is refused, before it could hide the damage', async () => {
  const whole = damaged(() => undefined);
  // Closing empties the write-ahead log.
  await (await openStored(whole)).host.close();
  const path = damaged((one) => {
    const database = new DatabaseSync(one, { readOnly: true });
    const pages = database.prepare("SELECT pageno FROM dbstat WHERE name = 'outcomes'").all();
    database.close();
    // The last byte of a page is part of its first row.
    for (const { pageno } of pages as { pageno: number }[]) flip(one, pageno * 4096 - 1);
  }, whole);
  const game = await openStored(path, { onVerified: () => undefined });
  const { clock } = game.store.load();
  const fields = { fingerprint: '', status: 200, text: '', tick: 1, created_ms: 1 };
  const outcomes = [1, 2].map((account) => ({ account, key: 'key 1', ...fields }));
  const batch = emptyBatch(clock as ClockAnchor);
  expect(() => game.store.commit({ ...batch, outcomes })).toThrow(/damaged pages .*\(outcomes/);
  expect(() => game.store.load()).toThrow(/damaged pages/);
  const crashed = join(folder, 'crashed.sqlite');
  copyFiles(path, crashed);
  game.store.close();
  for (const more of [{}, { onVerified: () => undefined }]) {
    await expect(openStored(crashed, more)).rejects.toThrow(/damaged pages/);
  }
  await (await openStored(crashed, { acceptLoss: true })).host.close();
  await (await openStored(crashed)).host.close();
});
