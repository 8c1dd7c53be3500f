import { fc, test } from '@fast-check/vitest';
import { defineGame } from '@astrarium/contract';
import { account, defineSchema, defineSimulation, integer, table } from '@astrarium/core';
import { expect } from 'vitest';
import { accountHistory } from './accountHistory.js';

const schema = defineSchema({
  tables: { bells: table({ rings: integer() }) },
  events: { rung: { n: integer() }, told: { n: integer(), to: account } },
  audience: { rung: 'everybody', told: 'to' },
});
const simulation = defineSimulation({ name: 'bells', version: 1, schema, commands: {} });
const { events } = defineGame({ simulation, tickMs: 1000 });

const ACCOUNTS = [1, 2, 3];
const kept = { has: (account: number) => ACCOUNTS.includes(account), ids: () => ACCOUNTS };

/** Plain lists: what was recorded, and what each account must read. */
function plainGame() {
  const stored = new Map<number, { first: number; deleted: number; texts: string[] }>();
  const of = (owner: number) => {
    const known = stored.get(owner) ?? { first: 0, deleted: 0, texts: [] };
    stored.set(owner, known);
    return known;
  };
  const histories = {
    range: (_: string, owner: number) => ({ first: of(owner).first, end: of(owner).texts.length }),
  };
  const store = {
    entry: (_: string, owner: number, place: number) =>
      place >= of(owner).deleted ? of(owner).texts[place] : undefined,
  };
  const idOf = (text: string): string => events.id({} as never, text, 0);
  const history = accountHistory({ events } as never, { histories, store } as never, idOf);
  const expected = new Map(ACCOUNTS.map((account) => [account, [] as number[]]));
  let places = new Map<number, number>();
  let [tick, n] = [0, 0];
  return {
    history,
    expected,
    get moment() {
      return { places: new Map(places), tick };
    },
    pass(ticks: number): void {
      tick += ticks;
      events.forget({ now: tick } as never, places);
    },
    tell(to: number): void {
      n += 1;
      const event = to === 0 ? { name: 'rung', n } : { name: 'told', n, to };
      const list = {
        length: 1,
        at: () => ({ tick, ...event }),
        audienceAt: () => (to === 0 ? 'everybody' : [to]),
      } as never;
      const recording = { accounts: kept, nowMs: 5 } as never;
      const world = (): never => ({ now: tick }) as never;
      const records = events.record(world(), list, places, world, recording);
      for (const { owner, text } of records) of(owner).texts.push(text);
      for (const [account, list] of expected) if (to === 0 || to === account) list.push(n);
    },
    restart(): void {
      const newest = (owner: number) => of(owner).texts.slice(of(owner).first).reverse();
      places = new Map(events.placesAfter({ now: tick } as never, newest, kept as never));
    },
    /**
     * Deletes old events; the range of the history has them until `noteDeleted`. A host keeps far
     * more events of an owner than one tick has.
     */
    prune(owner: number, max: number): void {
      const one = of(owner);
      const running = one.texts.findIndex((text) => events.shared?.tickOf(text) === tick);
      const most = one.texts.length - max;
      one.deleted = Math.max(one.first, running < 0 ? most : Math.min(most, running));
    },
    noteDeleted(owner: number): void {
      of(owner).first = of(owner).deleted;
    },
    /** The ids and the values of all events of an account by place. */
    read(account: number): Map<number, { readonly id: string; readonly n: number }> {
      const { end, first } = history.range(account);
      const found = new Map<number, { readonly id: string; readonly n: number }>();
      for (let place = first; place < end; place += 1) {
        const placed = history.at(account, place);
        if (placed === undefined) continue;
        const { id, values } = events.envelope({} as never, placed.text, placed.nth) as never as {
          readonly id: string;
          readonly values: { readonly n: number };
        };
        found.set(place, { id, n: values.n });
      }
      return found;
    },
  };
}

const STEP = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('tell' as const), to: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pass' as const), to: fc.nat(2) }) },
  fc.record({ do: fc.constant('restart' as const), to: fc.constant(0) }),
  fc.record({
    do: fc.constant('prune' as const),
    to: fc.nat(3),
    max: fc.integer({ min: 1, max: 6 }),
  }),
);

/** Some events of a tick are deleted, of one history, while those of the other are kept. */
const cutTick = (to: number) => {
  const tell = (owner: number) => ({ do: 'tell', to: owner }) as const;
  const told = [to, 1 - to, to, 1 - to, to, 1 - to].map(tell);
  const pass = { do: 'pass', to: 1 } as const;
  return [...told, pass, tell(0), tell(1), { do: 'prune', to, max: 2 } as const, tell(1)];
};

test.prop([fc.array(STEP, { maxLength: 60 })], { examples: [[cutTick(0)], [cutTick(1)]] })(
  'accounts read what is theirs and what is for everybody, in order, with ids of their own',
  (steps) => {
    const game = plainGame();
    const ids = new Map<string, string>();
    const known: { readonly account: number; readonly id: string }[] = [];
    const moments: { readonly size: number; readonly moment: typeof game.moment }[] = [];
    let isPruned = false;
    for (const step of steps) {
      if (step.do === 'tell') game.tell(step.to);
      if (step.do === 'pass') game.pass(step.to);
      if (step.do === 'restart') game.restart();
      if (step.do === 'prune') {
        game.prune(step.to, 'max' in step ? step.max : 1);
        isPruned = true;
        for (const account of ACCOUNTS) {
          for (const [place, { id, n }] of game.read(account)) {
            expect(n).toBe(game.expected.get(account)?.[place]);
            expect(ids.get(`${account} ${n}`)).toBe(id);
          }
        }
        game.noteDeleted(step.to);
      }
      for (const account of ACCOUNTS) {
        const read = game.read(account);
        const wanted = game.expected.get(account) ?? [];
        const { end, first } = game.history.range(account);
        expect(end).toBe(wanted.length);
        if (!isPruned) expect(first).toBe(0);
        let last = '0-0';
        expect(read.size).toBe(end - first);
        for (const [place, { id, n }] of read) {
          expect(n).toBe(wanted[place]);
          expect(events.compareIds(id, last)).toBeGreaterThan(0);
          // Ids stay, whatever comes or is pruned later.
          const key = `${account} ${n}`;
          if (!ids.has(key)) known.push({ account, id });
          expect(ids.get(key) ?? id).toBe(id);
          ids.set(key, id);
          expect(game.history.placeAfter(account, id)).toBe(place + 1);
          last = id;
        }
        // In another order every place is searched again.
        for (const place of [...read.keys()].reverse()) {
          const { nth, text } = game.history.at(account, place) ?? { nth: -1, text: '' };
          expect(events.id({} as never, text, nth)).toBe(read.get(place)?.id);
        }
        expect(game.history.placeAfter(account, '0-0')).toBe(first);
      }
      moments.push({ size: known.length, moment: game.moment });
    }
    // A cursor is known exactly if its id was given before the moment.
    for (const { moment, size } of moments) {
      for (const [index, { account, id }] of known.entries()) {
        expect(events.isKnown({} as never, id, account, moment)).toBe(index < size);
      }
    }
  },
);

test('the ids of an account tell nothing of events of others', () => {
  const [quiet, busy] = [plainGame(), plainGame()];
  for (const game of [quiet, busy]) {
    for (let tick = 0; tick < 3; tick += 1) {
      game.tell(1);
      if (game === busy) for (const other of [2, 3, 2]) game.tell(other);
      game.tell(0);
      if (game === busy) game.tell(3);
      game.tell(1);
      game.pass(1);
    }
  }
  const idsOf = (game: typeof busy) => [...game.read(1).values()].map(({ id }) => id);
  expect(idsOf(busy)).toEqual(idsOf(quiet));
});
