import { expect, test } from 'vitest';
import { EMPTY_BATCH } from '../../packages/testkit/src/store/fullBatch.js';
import { postgresTester } from './postgresTester.js';

const server = postgresTester();

const BOUNDS = { outcomesBeforeMs: 0, maxOutcomes: 9, linksBeforeMs: 0, maxEntries: 100 };

test('old entries of a long history are deleted in steps that are bounded', async () => {
  const copy = server.file();
  const open = () => server.write('main', { copy });
  let store = await open();
  const [long, short] = [7_100, 300];
  for (const [owner, length] of [
    [1, long],
    [2, short],
    [3, 50],
  ] as const) {
    const envelopes = Array.from({ length }, (_, place) => ({ owner, place, text: `${place}` }));
    await store.commit({ ...EMPTY_BATCH, envelopes });
  }
  const stored = async (): Promise<unknown> => {
    const statement = `SELECT owner::int, min(place)::int AS first, max(place)::int + 1 AS end
        FROM astrarium.envelopes GROUP BY owner ORDER BY owner`;
    const rows = await server.run(statement);
    return rows.map(({ end, first }) => [first, end]);
  };
  const others = [
    [short - 100, short],
    [0, 50],
  ];
  await store.prune(BOUNDS);
  // Players see what is kept at once.
  expect(store.range('envelopes', 1)).toEqual({ first: long - 100, end: long });
  const firsts = async () => ((await stored()) as number[][]).map(([first = 0]) => first);
  const [pruned = 0] = await firsts();
  expect(pruned).toBeGreaterThan(0);
  expect(pruned).toBeLessThanOrEqual(8 * 50);
  await store.renew(Date.now());
  const [renewed = 0] = await firsts();
  expect(await stored()).toEqual([[renewed, long], ...others]);
  expect(renewed).toBe(pruned + 50 * 50);
  // The next process finds what is left.
  await store.close();
  store = await open();
  await store.prune(BOUNDS);
  for (let renewal = 0; renewal < 5; renewal += 1) await store.renew(Date.now());
  expect(await stored()).toEqual([[long - 100, long], ...others]);
  const envelopes = [{ owner: 2, place: short, text: 'new' }];
  await store.commit({ ...EMPTY_BATCH, envelopes });
  await store.prune(BOUNDS);
  await store.renew(Date.now());
  expect(await stored()).toEqual([
    [long - 100, long],
    [short - 99, short + 1],
    [0, 50],
  ]);
  await store.close();
});

test('many histories are looked at in steps, and commits are made between them', async () => {
  const store = await server.write('many');
  const owners = 1_500;
  const envelopes = Array.from({ length: 3 * owners }, (_, n) => {
    const place = Math.floor(n / owners);
    return { owner: 1 + (n % owners), place, text: '' };
  });
  await store.commit({ ...EMPTY_BATCH, envelopes });
  const old = async (): Promise<number> => {
    const statement = `SELECT count(*)::int AS count FROM astrarium.envelopes, astrarium.games
        WHERE game = id AND name = 'many' AND place < 1`;
    return Number((await server.run(statement))[0]?.['count']);
  };
  await store.prune({ ...BOUNDS, maxEntries: 2 });
  expect(await old()).toBe(owners);
  let isRenewed = false;
  const renew = async (): Promise<void> => {
    await store.renew(Date.now());
    isRenewed = true;
  };
  const renewed = renew();
  const before: boolean[] = [];
  for (let n = 0; n < 3; n += 1) {
    await store.commit({ ...EMPTY_BATCH, lines: [{ n, text: 'line' }] });
    before.push(isRenewed);
  }
  expect(before).toEqual([false, false, false]);
  await renewed;
  for (let renewal = 0; renewal < 6; renewal += 1) await store.renew(Date.now());
  expect(await old()).toBe(0);
  await store.close();
});

test('kept outcomes are deleted in steps that are bounded', async () => {
  const copy = server.file();
  const open = () => server.write('kept', { copy });
  const outcomesOf = (account: number, count: number, fromMs: number) =>
    Array.from({ length: count }, (_, n) => {
      const kept = { fingerprint: '', status: 200, text: '', tick: 1 };
      return { account, key: `${n}`, ...kept, created_ms: fromMs + n };
    });
  const [old, later] = [30_000, 50_000];
  let store = await open();
  const outcomes = [...outcomesOf(1, old, 0), ...outcomesOf(2, 50, later)];
  await store.commit({ ...EMPTY_BATCH, outcomes });
  // The next process counts what is there.
  await store.close();
  store = await open();
  await store.commit({ ...EMPTY_BATCH, outcomes: outcomesOf(3, 30, later) });
  const stored = async (): Promise<unknown> => {
    const statement = `SELECT account::int, count(*)::int, min(created_ms)::int
        FROM astrarium.outcomes, astrarium.games
        WHERE game = id AND name = 'kept' GROUP BY account ORDER BY account`;
    return (await server.run(statement)).map((row) => Object.values(row));
  };
  const bounds = { ...BOUNDS, outcomesBeforeMs: old, maxOutcomes: 20 };
  const others = [
    [2, 50, later],
    [3, 30, later],
  ];
  await store.prune(bounds);
  expect(await stored()).toEqual([[1, old - 8 * 200, 8 * 200], ...others]);
  for (let renewal = 0; renewal < 4; renewal += 1) await store.renew(Date.now());
  const kept = [
    [2, 20, later + 30],
    [3, 20, later + 10],
  ];
  expect(await stored()).toEqual(kept);
  await store.commit({ ...EMPTY_BATCH, outcomes: outcomesOf(3, 1, later + 90) });
  await store.prune(bounds);
  expect(await stored()).toEqual([kept[0], [3, 20, later + 11]]);
  await store.close();
});
