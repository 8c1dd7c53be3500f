import { fc, test } from '@fast-check/vitest';
import { defineGame } from '@astrarium/contract';
import {
  account,
  defineSchema,
  defineSimulation,
  id,
  integer,
  link,
  list,
  table,
  timer,
} from '@astrarium/core';
import { readLog } from '@astrarium/core/log';
import { expect } from 'vitest';
import { hostTester } from '../hostTester.js';
import { type MemoryDisk, memoryDisk, memoryStore } from '../store/memoryStore.js';
import { exportLog } from '../turns/stored/exportLog.js';
import { importLog } from '../turns/stored/importLog.js';

const ACCOUNTS = [1, 2, 3];
const START_MS = 1_767_225_600_000;

const schema = defineSchema({
  tables: {
    seats: table({ account, ships: list('ships') }, { unique: ['account'] }),
    ships: table({ seat: link('seats', 'ships'), sinks: timer }),
  },
  events: {
    launched: { n: integer() },
    sunk: { ship: id('ships'), n: integer() },
    spied: { of: account, n: integer() },
    silent: { n: integer() },
  },
  audience: {
    launched: 'everybody',
    sunk: 'ship.seat.account',
    // Once undefined meant everybody.
    spied: ({ of }, { seats }) => seats.by({ account: of })?.account,
    silent: () => undefined,
  },
});

/** What each event is for, as the rules say when they emit it: `n` names the event. */
type Wanted = Map<number, 'everybody' | number>;

function fleet(wanted: Wanted) {
  // The number follows from the world: a replay gives the same.
  const launch = schema.command({
    args: { n: integer() },
    run(draft, { n }, { account: of }) {
      const seat = draft.seats.by({ account: of }) ?? draft.seats.insert({ account: of });
      draft.ships.insert({ seat, sinks: 2 });
      draft.emit('launched', { n });
      draft.emit('silent', { n: n + 1 });
      wanted.set(n, 'everybody').set(n + 1, 0);
    },
  });
  const leave = schema.command({
    args: { n: integer() },
    run(draft, { n }, { account: of }) {
      const seat = draft.require(draft.seats.by({ account: of }), 'no_seat', 'You have no seat.');
      for (const ship of seat.ships) {
        draft.emit('sunk', { ship: ship.id, n: n + 2 });
        wanted.set(n + 2, of);
      }
      draft.emit('spied', { of, n });
      wanted.set(n, of);
      draft.seats.remove(seat);
      draft.emit('spied', { of, n: n + 1 });
      wanted.set(n + 1, 0);
    },
  });
  const simulation = defineSimulation({
    name: 'fleet',
    version: 1,
    schema,
    commands: { launch, leave },
    systems: {
      'ships.sinks'(draft, ship) {
        const n = 1_000_000 + ship.id;
        draft.emit('sunk', { ship: ship.id, n });
        wanted.set(n, ship.seat?.account ?? 0);
        draft.ships.remove(ship);
      },
    },
  });
  return defineGame({ simulation, tickMs: 1000 });
}

const STEP = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('launch', 'leave'),
      account: fc.constantFrom(...ACCOUNTS),
    }),
  },
  fc.record({ do: fc.constantFrom('tick', 'crash'), account: fc.constant(0) }),
);

/** The stored events of each owner, without the moments at which they were recorded. */
const storedOf = ({ histories }: MemoryDisk): ReadonlyMap<number, readonly object[]> =>
  new Map(
    [...histories.envelopes].map(([owner, { texts }]) => [
      owner,
      texts.map((text) => ({ ...(JSON.parse(String(text)) as object), ms: 0 })),
    ]),
  );

test.prop([fc.array(STEP, { maxLength: 25 })], { numRuns: 20 })(
  'what is not for everybody reaches its accounts alone, through restarts and from its log',
  async (steps) => {
    const wanted: Wanted = new Map();
    const game = fleet(wanted);
    const tester = await hostTester({ game: game as never });
    const { call, disk } = tester;
    for (const name of ['Ada', 'Bo', 'Cy']) await call('accounts.open', { body: { name } });
    for (const [index, { account: by, do: act }] of steps.entries()) {
      if (act === 'tick') await tester.host.advance(1);
      else if (act === 'crash') await tester.crash();
      else await call(`commands.${act}`, { account: by, body: { n: index * 10 + 10 } });
    }
    const numbersOf = async (reader: number): Promise<number[]> => {
      const { body } = await call('events.list', { account: reader, query: { limit: 200 } });
      const { events } = body as { readonly events: { readonly values: { readonly n: number } }[] };
      return [...new Set(events.map(({ values }) => values.n))].sort((a, b) => a - b);
    };
    for (const reader of [...ACCOUNTS, 9]) {
      const mine = [...wanted].filter(([, of]) => of === 'everybody' || of === reader);
      expect(await numbersOf(reader)).toEqual(mine.map(([n]) => n).sort((a, b) => a - b));
    }
    await tester.host.close();
    const nowMs = tester.nowMs();
    const copy = memoryDisk();
    const log = [...exportLog(game as never, memoryStore(nowMs, disk))].join('');
    await readLog(log, importLog(game as never, memoryStore(nowMs, copy), START_MS));
    expect(storedOf(copy)).toEqual(storedOf(disk));
  },
);
