import {
  type Definition,
  defineFieldSchema,
  defineFieldSimulation,
  defineTable,
  done,
  type FieldDraftOf,
  json,
  link,
  list,
  refuse,
  timer,
  word,
} from '@astrarium/core';
import { defineMigration, pastVersion } from '@astrarium/core/migrations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, StateOf, Step } from '../src/games/game.js';
import { KERNEL_LAWS } from '../src/laws/kernelLaws.js';
import { sharedGames } from './sharedGames.js';
import { runs } from './tier.js';

const sites = defineTable('sites', { towers: list('towers') });
const towers = defineTable(
  'towers',
  { level: word, keeper: word, site: link('sites', 'towers'), ends: timer, kind: word },
  { unique: [['keeper'], ['kind', 'site']] },
);
const TOWER = towers.fields;
const schema = defineFieldSchema({
  tables: { sites, towers },
  documents: {},
  events: { ended: ['tower', 'found'] },
  setting: json<{ seed: number }>(),
});
type TowersSchema = typeof schema;
type Draft = FieldDraftOf<TowersSchema>;

interface Args {
  readonly keeper: number;
  readonly site: number;
  readonly kind: number;
  readonly ticks: number;
}

/** Builds a tower if its keys are free. */
function build(draft: Draft, { keeper, kind, site, ticks }: Args): number {
  const isTaken = draft.towers.findBy(0, [keeper]) + draft.towers.findBy(1, [kind, site]) !== 0;
  if (isTaken || !(site === 0 || draft.sites.has(site))) return 0;
  const tower = draft.towers.insert([keeper, site, kind]);
  draft.towers.schedule(tower, TOWER.ends, draft.now + 1 + ticks);
  return tower;
}

const game: Definition<TowersSchema> = {
  name: 'towers',
  version: 1,
  schema,
  genesis(draft) {
    for (let site = 0; site < 3; site += 1) draft.sites.insert();
    build(draft, { keeper: 0, site: 0, kind: 0, ticks: 9 });
    build(draft, { keeper: 1, site: 1, kind: 0, ticks: 500 });
  },
  commands: {
    build(draft, { args }) {
      const tower = build(draft, args as unknown as Args);
      return tower === 0 ? refuse('taken', 'The keys are taken.') : done({ tower });
    },
    raze(draft, { args }) {
      const tower = draft.towers.findBy(0, [(args as unknown as Args).keeper]);
      if (tower === 0) return refuse('none', 'There is no such tower.');
      draft.towers.remove(tower);
      return done();
    },
    /** Removes a tower and builds many with its key, all but the last of which go again. */
    rebuild(draft, { args }) {
      const given = args as unknown as Args;
      for (let n = 0; n < 80; n += 1) {
        const tower = draft.towers.findBy(0, [given.keeper]);
        if (tower !== 0) draft.towers.remove(tower);
        build(draft, given);
      }
      return done({ tower: draft.towers.findBy(0, [given.keeper]) });
    },
    /** The same, and is refused. */
    pretend(draft, command) {
      game.commands['rebuild']?.(draft, command);
      return refuse('pretended', 'It was not meant.');
    },
    fail(draft, command) {
      game.commands['rebuild']?.(draft, command);
      throw new Error('planted');
    },
  },
  systems: [
    {
      name: 'ends',
      table: 'towers',
      timer: 'ends',
      run(draft, tower) {
        const keeper = draft.towers.get(tower, TOWER.keeper);
        draft.towers.remove(tower);
        draft.emit('ended', tower, draft.towers.findBy(0, [keeper]));
        if (tower % 3 === 0) build(draft, { keeper, site: 1, kind: tower % 5, ticks: 30 });
      },
    },
  ],
};

const args: fc.Arbitrary<Args> = fc.record({
  keeper: fc.oneof(fc.integer({ min: -2, max: 5 }), fc.constantFrom(2 ** 32, -(2 ** 40))),
  site: fc.integer({ min: 0, max: 3 }),
  kind: fc.integer({ min: 0, max: 3 }),
  ticks: fc.integer({ min: 0, max: 400 }),
});
const types = Object.keys(game.commands).filter((type) => type !== 'fail');
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constantFrom(...types), args).map(([type, some]): Step => ({
      kind: 'command',
      command: { id: '', account: 0, type, args: { ...some } },
    })),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'tick' }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 300 }).map((ticks): Step => ({ kind: 'advance', ticks })),
  },
);
const games: fc.Arbitrary<Game<TowersSchema>> = fc.record({
  setting: fc.record({ seed: fc.maxSafeNat() }),
  steps: fc.array(step, { minLength: 15, maxLength: 30, size: 'max' }),
});

const simulation = defineFieldSimulation(game);
type State = StateOf<TowersSchema>;
const START: State = simulation.genesis({ seed: 1 });
const check = sharedGames(simulation, games, 20);

const act = (from: State, type: string, some: Args): State =>
  simulation.execute(from, { id: '', account: 0, type, args: { ...some } }).snapshot;

/** Compares what a world finds by each key with a search through all rows. */
function expectFound(snapshot: State): void {
  const world = simulation.read(snapshot);
  const rows = world.towers.ids().map((id) => ({
    id,
    keeper: world.towers.get(id, TOWER.keeper),
    site: world.towers.parent(id, TOWER.site),
    kind: world.towers.get(id, TOWER.kind),
  }));
  for (const keeper of [-2, -1, 0, 1, 2, 3, 4, 5, 2 ** 32, -(2 ** 40)]) {
    const id = rows.find((row) => row.keeper === keeper)?.id ?? 0;
    expect([keeper, world.towers.findBy(0, [keeper])]).toEqual([keeper, id]);
  }
  for (let kind = 0; kind <= 4; kind += 1) {
    for (let site = 0; site <= 3; site += 1) {
      const id = rows.find((row) => row.kind === kind && row.site === site)?.id ?? 0;
      const found = world.towers.findBy(1, [kind, site]);
      expect([kind, site, found]).toEqual([kind, site, id]);
    }
  }
}

describe('a table with unique keys', () => {
  test.each(KERNEL_LAWS)('%s', (_states, law) => {
    check((one) => law(simulation, one), 6, 300);
  });

  test('finds what a search through all rows finds, whatever happened before', () => {
    const ways = fc.constantFrom('command', 'fail', 'time', 'back', 'decode', 'walk', 'probe');
    const each = fc.tuple(ways, fc.constantFrom(...types), args, fc.nat(99));
    fc.assert(
      fc.property(fc.array(each, { minLength: 5, maxLength: 30, size: 'max' }), (all) => {
        const past: State[] = [START];
        let at = START;
        for (const [way, type, some, pick] of all) {
          const command = { id: '', account: 0, type, args: { ...some } };
          if (way === 'command') at = act(at, type, some);
          else if (way === 'fail') expect(() => act(at, 'fail', some)).toThrow('planted');
          else if (way === 'time') at = simulation.advance(at, { ticks: some.ticks }).snapshot;
          else if (way === 'back') at = past[pick % past.length] as State;
          else if (way === 'decode') at = simulation.decode(simulation.encode(at));
          else if (way === 'probe') {
            simulation.probe(at, (tried) => expectFound(act(tried, type, some)));
          } else {
            const walk = simulation.walk(at);
            for (let n = 0; n < 5; n += 1) {
              walk.execute(command);
              walk.advance({ ticks: pick });
            }
            at = walk.snapshot();
          }
          past.push(at);
          expectFound(at);
          expectFound(past[pick % past.length] as State);
        }
        for (const old of past) expectFound(old);
      }),
      runs(60, 3000),
    );
  });

  test('finds a removed row in the older worlds that have it, after many others had its key', () => {
    const some = { keeper: 1, site: 1, kind: 0, ticks: 9 };
    let at = START;
    for (let n = 0; n < 20; n += 1) at = act(at, 'rebuild', some);
    expect(simulation.read(START).towers.findBy(0, [1])).toBe(2);
    expect(simulation.read(at).towers.findBy(0, [1])).toBe(2 + 20 * 80);
    const other = act(START, 'raze', some);
    expect(simulation.read(other).towers.findBy(0, [1])).toBe(0);
    expect(simulation.read(START).towers.findBy(1, [0, 1])).toBe(2);
  });
});

describe('a unique key', () => {
  /** What is thrown when a command does one thing to a draft. */
  const thrownBy = (run: (draft: Draft) => unknown): string => {
    const before = simulation.hash(START);
    const acting = defineFieldSimulation({
      ...game,
      commands: {
        act(draft) {
          const { count } = draft.towers;
          try {
            run(draft);
          } catch (error) {
            // Nothing was written before it threw.
            expect(draft.towers.count).toBe(count);
            expect(draft.towers.ids()).toEqual([1, 2]);
            throw error;
          }
          return done();
        },
      },
    });
    try {
      acting.execute(START, { id: '', account: 0, type: 'act', args: {} });
    } catch (error) {
      expect(simulation.hash(START)).toBe(before);
      return (error as Error).message;
    }
    return 'nothing was thrown';
  };
  const wrong = (value: unknown): never => value as never;

  test('belongs to one living row', () => {
    expect(thrownBy((draft) => draft.towers.insert([1, 2, 0]))).toBe(
      'cannot insert a row of towers with the key keeper 1: row 2 has it',
    );
    expect(thrownBy((draft) => draft.towers.insert([7, 1, 0]))).toBe(
      'cannot insert a row of towers with the key kind 0, site 1: row 2 has it',
    );
    expect(thrownBy((draft) => draft.towers.insert([-0, 2, 2]))).toMatch('keeper 0: row 1 has it');
  });

  test('is given at insert: one integer for each member, in the order of the fields', () => {
    const why = (given: string) =>
      `the key of towers must be a list of integers, for keeper, site, kind, not ${given}`;
    expect(thrownBy((draft) => draft.towers.insert())).toBe(why('0'));
    expect(thrownBy((draft) => draft.towers.insert(5))).toBe(why('5'));
    expect(thrownBy((draft) => draft.towers.insert([5, 1]))).toBe(why('[5, 1]'));
    expect(thrownBy((draft) => draft.towers.insert([5, 1, 2, 3]))).toBe(why('[5, 1, 2, 3]'));
    expect(thrownBy((draft) => draft.towers.insert([5, 1, 0.5]))).toBe(why('[5, 1, 0.5]'));
    expect(thrownBy((draft) => draft.towers.insert(wrong(['5', 1, 1])))).toBe(why('["5", 1, 1]'));
    const hole = Object.assign([5, 1, 1], { length: 2 });
    hole.length = 3;
    expect(thrownBy((draft) => draft.towers.insert(hole))).toBe(why('[5, 1, ]'));
    expect(thrownBy((draft) => draft.towers.insert([5, 9, 2]))).toBe(
      'towers.site of row 3 cannot join row 9: there is no such row',
    );
    expect(thrownBy((draft) => draft.sites.insert([1]))).toMatch('the key of sites must be left');
  });

  test('is never written again', () => {
    const wordOf = 'is not a word that can be used here';
    expect(thrownBy((draft) => draft.towers.set(2, TOWER.kind, 9))).toMatch(wordOf);
    expect(thrownBy((draft) => draft.towers.add(2, TOWER.keeper, 1))).toMatch(wordOf);
    const linkOf = 'site of towers is not a link that can be used here';
    expect(thrownBy((draft) => draft.towers.join(2, TOWER.site, 2))).toBe(linkOf);
    expect(thrownBy((draft) => draft.towers.leave(2, TOWER.site))).toBe(linkOf);
    expect(thrownBy((draft) => draft.towers.set(2, TOWER.level, 9))).toBe('nothing was thrown');
  });

  test('is asked for by its position and its values', () => {
    const world = simulation.read(START);
    expect(world.towers.findBy(1, [0, 1])).toBe(2);
    expect(world.towers.parent(1, TOWER.site)).toBe(0);
    expect(() => world.towers.findBy(2, [1])).toThrow(
      'towers has no unique key at position 2: it has 2',
    );
    expect(() => world.sites.findBy(0, [1])).toThrow('sites has no unique key at position 0');
    const why = 'the key of towers must be a list of integers, for kind, site, not';
    expect(() => world.towers.findBy(1, [1])).toThrow(`${why} [1]`);
    expect(() => world.towers.findBy(1, [1, NaN])).toThrow(`${why} [1, NaN]`);
    expect(() => world.towers.findBy(1, wrong(1))).toThrow(`${why} 1`);
    expect(() => world.towers.find(1)).toThrow('towers has no key: it cannot find');
  });

  test('consists of words and links of its table', () => {
    const declare = (unique: readonly (readonly string[])[]) => () =>
      defineTable('towers', towers.specs, { unique: unique as never });
    expect(declare([['level', 'ends']])).toThrow(
      'ends of a key of towers must be a word or a link',
    );
    expect(declare([['owner']])).toThrow('owner of a key of towers must be a word or a link');
    expect(declare([[]])).toThrow('a key of towers must name some fields, each once');
    expect(declare([['level', 'level']])).toThrow('each once: level, level');
    // @ts-expect-error: the table has no such field
    expect(() => defineTable('towers', towers.specs, { unique: [['owner']] })).toThrow('owner');
    expect(towers.unique).toEqual([['keeper'], ['kind', 'site']]);
    expect(sites.unique).toEqual([]);
  });

  test('is no part of the format, but of what a snapshot in memory can be used for', () => {
    const keyless = defineTable('towers', towers.specs);
    const open = defineFieldSchema({ ...schema, tables: { sites, towers: keyless } });
    const without = defineFieldSimulation({
      ...(game as unknown as Definition<typeof open>),
      schema: open,
      genesis(draft) {
        for (const keeper of [4, 4]) draft.towers.set(draft.towers.insert(), TOWER.keeper, keeper);
      },
    });
    const twins = without.genesis({ seed: 1 });
    expect(() => simulation.read(twins as State)).toThrow('its tables have other unique keys');
    expect(() => simulation.decode(without.encode(twins))).toThrow(
      'these bytes cannot be decoded: two rows of towers have one key',
    );
    expect(without.hash(without.decode(simulation.encode(START)))).toBe(simulation.hash(START));
    const past = pastVersion({ name: 'towers', version: 0, schema: open });
    const upgrade = defineMigration({ name: 'keys', from: past, to: simulation });
    const old = defineFieldSimulation({ ...without.definition, version: 0 });
    const twoOld = old.genesis({ seed: 1 });
    expect(() => upgrade.migrate(past.decode(old.encode(twoOld)))).toThrow(
      'towers.keeper of row 2 is the key of row 1, too',
    );
  });
});
