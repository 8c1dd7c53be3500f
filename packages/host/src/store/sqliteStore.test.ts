import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryDisk, memoryStore } from './memoryStore.js';
import { sqliteStore } from './sqliteStore.js';
import type { Store, StoreBatch } from './store.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'astrarium-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NOTHING: StoreBatch = {
  clock: { tick: 0, wall_ms: 0 },
  lines: [],
  envelopes: [],
  entries: [],
  outcomes: [],
  credentials: [],
  links: [],
  usedLinks: [],
  mails: [],
};

const disk = memoryDisk();
const makers: readonly [string, (nowMs: number) => Store][] = [
  ['sqlite', (nowMs) => sqliteStore(join(folder, 'deep/game.sqlite'), { nowMs })],
  ['memory', (nowMs) => memoryStore(nowMs, disk)],
];

describe.each(makers)('%s', (_name, open) => {
  test('keeps what was committed, takes nothing else', () => {
    let store = open(0);
    const batch = (n: number): StoreBatch => ({
      ...NOTHING,
      lines: [{ n, text: `line ${n}` }],
      envelopes: [{ owner: 7, place: n, text: `envelope ${n}` }],
    });
    store.commit(batch(0));
    expect(() => store.commit(batch(2))).toThrow(/line 2 where 1 comes next/);
    expect(() => open(1)).toThrow(/is open in process/);
    store.close();
    store = open(1);
    store.commit(batch(1));
    expect([...store.lines(0)].map((line) => line.text)).toEqual(['line 0', 'line 1']);
    expect(store.range('envelopes', 7)).toEqual({ first: 0, end: 2 });
    expect(store.entry('envelopes', 7, 1)).toBe('envelope 1');
    const next = open(11_000);
    expect(() => store.commit(batch(2))).toThrow(/was taken over/);
    next.close();
  });
});

test('what is no store is refused', () => {
  const path = join(folder, 'game.sqlite');
  const said = (): unknown => {
    try {
      return sqliteStore(path, { nowMs: 0 });
    } catch (error) {
      return error;
    }
  };
  writeFileSync(path, '');
  expect(said()).toMatchObject({
    reason: 'foreign',
    message: expect.stringMatching(/it is empty/),
  });
  writeFileSync(path, 'garbage '.repeat(200));
  expect(said()).toMatchObject({
    reason: 'foreign',
    message: expect.stringMatching(/it is no database/),
  });
});
