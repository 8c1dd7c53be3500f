import { readFileSync } from 'node:fs';
import { astrarium, type DeviceView, newGame, STANDARD_RULESET } from '@astrarium/space';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../testkit/test/tier.js';
import { trainingTester } from '../test/sessionTester.js';

interface Hash {
  readonly tick: number;
  readonly hash: string;
}

interface Answered<Body> {
  readonly account: number;
  readonly status: number;
  readonly tick: number;
  readonly body: Body;
}

type Session = ReturnType<typeof trainingTester>;

const open = (session: Session, name: string, more: object = {}) =>
  session.ask<Answered<object>>('accounts.open', { name, ...more });
const hash = (session: Session, snapshot = 'main') =>
  session.ask<Hash>('snapshot.hash', { snapshot });
const fork = async (session: Session, snapshot = 'main') =>
  (await session.ask<{ snapshot: string }>('snapshot.fork', { snapshot })).snapshot;

async function drones(session: Session, more: object = {}): Promise<readonly DeviceView[]> {
  const params = { device_type: 'mining_drone', ...more };
  const { body } = await session.ask<Answered<{ devices: DeviceView[] }>>('devices.list', params);
  return body.devices;
}

async function travel(session: Session, index: number, planet: number, more: object = {}) {
  const all = await drones(session, more);
  const { device_code: code, location } = all[index % all.length]!;
  const destination = `${location.split('-')[0]}-${planet}`;
  const params = { code, command: 'travel', destination, ...more };
  return session.ask('devices.command', params).catch((error: unknown) => String(error));
}

describe('the game of a session', () => {
  test('has the hash of a core game with the same seed', async () => {
    const session = trainingTester(7);
    const game = newGame({ seed: 7, epoch_seconds: 1_767_225_600 });
    expect(await hash(session)).toEqual({ tick: 0, hash: astrarium.hash(game) });
    await session.ask('ticks.advance', { ticks: 100 });
    const later = astrarium.advance(game, { ticks: 100 }).snapshot;
    expect(await hash(session)).toEqual({ tick: 100, hash: astrarium.hash(later) });
    await session.end();
  });

  test('has several accounts and advances only on request', async () => {
    const session = trainingTester(7);
    const nobody = await session.ask<Answered<{ tick: number }>>('time.get');
    expect(nobody.body.tick).toBe(0);
    const one = await open(session, 'Ann');
    const two = await open(session, 'Bob');
    expect([one.account, two.account]).toEqual([1, 2]);
    expect(one.body).not.toHaveProperty('token');
    const [mine, theirs] = [await drones(session), await drones(session, { account: 2 })];
    expect(mine).toHaveLength(2);
    expect(theirs).toHaveLength(2);
    expect(mine[0]?.device_code).not.toBe(theirs[0]?.device_code);
    await travel(session, 0, 1);
    expect((await hash(session)).tick).toBe(0);
    const { tick } = await session.ask<{ tick: number }>('ticks.advance', { ticks: 10_000 });
    expect(tick).toBe(10_000);
    expect((await drones(session))[0]?.location).toMatch(/-1$/);
    await session.end();
  });

  test('sends its events', async () => {
    const session = trainingTester(7);
    await open(session, 'Ann');
    await session.ask('events.subscribe', { cursor: '0-0' });
    await travel(session, 0, 1);
    const sent = () => session.messages.flat().filter(({ method }) => method === 'events.event');
    while (!JSON.stringify(sent()).includes('travel.departed')) await new Promise(setImmediate);
    await session.end();
  });

  test('rejects wrong parameters, and an acting account before it exists', async () => {
    const session = trainingTester(7);
    const wrong: readonly [string, object][] = [
      ['ticks.advance', { ticks: 0 }],
      ['ticks.advance', { ticks: 1.5 }],
      ['ticks.advance', { ticks: 2 ** 40 }],
      ['ticks.advance', { ticks: 1, snapshot: 'fork-1' }],
      ['snapshot.release', {}],
      ['snapshot.hash', { snapshot: '__proto__' }],
      ['devices.list', { snapshot: 1 }],
      ['accounts.open', { name: 1 }],
      ['accounts.open', { name: 'Ann', timezone: 1 }],
      ['accounts.open', { name: 'Ann', timezone: 'BST' }],
    ];
    for (const [method, params] of wrong) {
      await expect(session.ask(method, params), method).rejects.toThrow('"code":-32602');
    }
    for (const params of [{ account: 2 }, { account: '1' }, { account: 0 }, {}]) {
      await expect(session.ask('devices.list', params)).rejects.toThrow('"code":-32001');
    }
    await session.end();
  });
});

describe('forks', () => {
  test('keep the rules of their game', async () => {
    const rules = { ...STANDARD_RULESET, name: 'slow', printing: { maxQuantity: 1 } };
    const session = trainingTester(7, rules);
    expect(await hash(session, await fork(session))).toEqual(await hash(session));
    await session.end();
  });

  const move = fc.record({
    drone: fc.nat(3),
    planet: fc.integer({ min: 1, max: 4 }),
    ticks: fc.integer({ min: 1, max: 5000 }),
  });

  test('equal their game, continue like it, and do not change it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 4 }), fc.array(move), async (before, after) => {
        const session = trainingTester(7);
        await open(session, 'Ann');
        const play = async (moves: typeof before, snapshot: string): Promise<void> => {
          for (const { drone, planet, ticks } of moves) {
            await travel(session, drone, planet, { snapshot });
            await session.ask('ticks.advance', { ticks, snapshot });
          }
        };
        await play(before, 'main');
        const first = await hash(session);
        const forked = await fork(session);
        const second = await fork(session, forked);
        expect(await hash(session, forked)).toEqual(first);
        await play(after, forked);
        expect(await hash(session)).toEqual(first);
        expect(await hash(session, second)).toEqual(first);
        await play(after, 'main');
        expect(await hash(session, forked)).toEqual(await hash(session));
        await session.end();
      }),
      runs(2, 50),
    );
  });

  test('share no events with their game', async () => {
    const eventsOf = async (forks: boolean) => {
      const session = trainingTester(7);
      await open(session, 'Ann');
      const play = async (drone: number, planet: number, more: object = {}): Promise<void> => {
        await travel(session, drone, planet, more);
        await session.ask('ticks.advance', { ticks: 900, ...more });
      };
      await play(0, 1);
      if (forks) await play(1, 3, { snapshot: await fork(session) });
      await play(0, 2);
      const { body } = await session.ask<Answered<{ events: object[] }>>('events.list');
      await session.end();
      return body.events;
    };
    const events = await eventsOf(true);
    expect(events.length).toBeGreaterThan(4);
    expect(events).toEqual(await eventsOf(false));
  });

  test('have a maximum, and can be released', async () => {
    const session = trainingTester(7);
    await open(session, 'Ann');
    const names: string[] = [];
    for (let n = 0; n < 16; n += 1) names.push(await fork(session));
    expect(new Set(names).size).toBe(16);
    await expect(fork(session)).rejects.toThrow('"code":-32029');
    await session.ask('snapshot.release', { snapshot: names[3] });
    await expect(hash(session, names[3])).rejects.toThrow('"code":-32602');
    await fork(session);
    await session.end();
  });

  test('end their subscriptions when they are released', async () => {
    const session = trainingTester(7);
    await open(session, 'Ann');
    const snapshot = await fork(session);
    await session.ask('events.subscribe', { snapshot });
    session.send({ jsonrpc: '2.0', method: 'snapshot.release', params: { snapshot } });
    const all = await session.end();
    expect(all.flat().at(-1)).toMatchObject({
      method: 'events.ended',
      params: { subscription: 1, reason: 'closed' },
    });
  });
});

describe('a new session', () => {
  test('says how to open an account', async () => {
    const session = trainingTester(7);
    for (const method of ['devices.list', 'events.subscribe']) {
      await expect(session.ask(method)).rejects.toThrow('Open one with accounts.open');
    }
    await open(session, 'Ada');
    expect(await session.ask('devices.list')).toMatchObject({ status: 200 });
    await session.end();
  });

  test('gives the answers shown in docs/STDIO.md', async () => {
    const page = readFileSync(new URL('../../../docs/STDIO.md', import.meta.url), 'utf8');
    const shown = (mark: RegExp) => [...page.matchAll(mark)].map(({ 1: line = '' }) => line);
    const session = trainingTester(7);
    session.send(...shown(/^→ (.*)/gm));
    await session.end();
    const answers = shown(/^← (.*)/gm);
    expect(answers.length).toBeGreaterThan(1);
    expect(session.lines).toHaveLength(answers.length);
    for (const [at, answer] of answers.entries()) {
      const [start = '', ...rest] = answer.split('…');
      const line = session.lines[at] ?? '';
      expect(line.startsWith(start), line).toBe(true);
      expect(line.endsWith(rest.at(-1) ?? ''), line).toBe(true);
    }
  });
});
