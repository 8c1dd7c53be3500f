import { astrarium, audit, DEVICE_COMMANDS, type Feature, summary } from '@astrarium/core';
import { expect, test } from 'vitest';
import { playGame } from './playGame.js';

const DAY = { seed: 1, players: 4, ticks: 86_400, hashEvery: 0, write: () => undefined };
const played = playGame(DAY);
const world = astrarium.read(played.snapshot);

const COMPANY: readonly Feature[] = ['cruise', 'mine', 'survey', 'print'];

/** What a mining company's devices are told; in belts there is nothing that only a scan shows. */
const TRADE = DEVICE_COMMANDS.filter(
  ({ features, name }) => name !== 'scan' && features.some((each) => COMPANY.includes(each)),
).map(({ name }) => name);

test('bots use every command of their trade, and now and then one that is refused', () => {
  expect(played.commands).toBeGreaterThan(1000);
  expect(TRADE).toContain('start_mining');
  for (const command of ['open_account', ...TRADE]) {
    expect(played.asked[command]?.done, command).toBeGreaterThan(0);
  }
  const refused = Object.values(played.asked).reduce((sum, each) => sum + each.refused, 0);
  expect(refused).toBeGreaterThan(20);
});

test('they get somewhere', () => {
  const { totals } = summary(world);
  expect(totals.printed).toBeGreaterThan(100);
  expect(totals.trips).toBeGreaterThan(50);
  expect(played.happened['mining.relocated']).toBeGreaterThan(100);
  for (const units of Object.values(totals.mined)) expect(units).toBeGreaterThan(1000);
  for (const { difference_micro } of Object.values(audit(world))) expect(difference_micro).toBe(0);
});

test('the log does not change what they do', () => {
  const short = { ...DAY, ticks: 10_000 };
  const plain = playGame(short);
  const hashed = playGame({ ...short, hashEvery: 700 });
  expect(astrarium.hash(hashed.snapshot)).toBe(astrarium.hash(plain.snapshot));
  expect(hashed.commands).toBe(plain.commands);
  expect(hashed.events).toBe(plain.events);
});

test('nobody needs to play', () => {
  const { snapshot, commands } = playGame({ ...DAY, players: 0 });
  expect([snapshot.now, commands]).toEqual([86_400, 0]);
});
