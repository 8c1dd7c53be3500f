import { type Command, crossing, defineFieldSchema, defineFieldSimulation } from '@astrarium/core';
import {
  defineTable,
  type Definition,
  done,
  type FieldDraftOf,
  gauge,
  json,
} from '@astrarium/core';
import { link, list, type Outcome, refuse, TICK_MAX, timer, word } from '@astrarium/core';
import { defineMigration } from '@astrarium/core/migrations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, playGame, type StateOf, type Step, takeStep } from '../src/games/game.js';
import { migrationLaw } from '../src/laws/kernel/migrationLaw.js';
import { KERNEL_LAWS } from '../src/laws/kernelLaws.js';
import { namesReached, sharedGames } from './sharedGames.js';
import { runs } from './tier.js';

/** What a script does, one after the other. */
type Act =
  | { readonly act: keyof typeof ACTS; readonly n: number; readonly m: number }
  | { readonly act: 'perform'; readonly script: Script };

/** The arguments of the command `run`: what it does, and how it ends. */
interface Script {
  readonly acts: readonly Act[];
  readonly end: 'done' | 'refuse' | 'require' | 'accept' | 'catch';
}

interface Setting {
  seed: number;
  /** Powers at which a member is strong. */
  steps: number[];
  tired: number;
}

const teams = defineTable(
  'teams',
  { code: word, score: gauge, members: list('members'), posts: list('posts') },
  'code',
);
const members = defineTable('members', {
  points: word,
  power: gauge,
  cap: word,
  full: crossing('power', { rises: 'cap' }),
  empty: crossing('power', { falls: 0 }),
  strong: crossing('power', { rises: (setting: Setting) => setting.steps }),
  tired: crossing('power', { falls: (setting: Setting) => setting.tired }),
  team: link('teams', 'members'),
  acts: timer,
  rests: timer,
});
/** Of one keeper each, and of one kind at each team. */
const posts = defineTable(
  'posts',
  { level: word, keeper: word, team: link('teams', 'posts'), ends: timer, kind: word },
  { unique: [['keeper'], ['kind', 'team']] },
);
/** Few words in a row, so that many writes are more than the words. */
const dots = defineTable('dots', { x: word, y: word });
const TEAM = teams.fields;
const MEMBER = members.fields;
const POST = posts.fields;
const CROSSINGS = ['full', 'empty', 'strong', 'tired'] as const;
const schema = defineFieldSchema({
  tables: { teams, members, posts, dots },
  documents: {
    scripts: json<unknown>(),
    notes: json<{ n: number; tags: number[] }>(),
    // Beside the words of a member.
    members: json<{ title: string; pages: number[] }>(),
  },
  events: {
    acted: ['member'],
    rested: ['member'],
    told: ['n'],
    failed: ['n'],
    crossed: ['member', 'kind', 'power'],
    ended: ['post', 'found'],
    drew: ['n'],
    rare: ['posts'],
    watched: ['posts'],
  },
  setting: json<Setting>(),
});
type Draft = FieldDraftOf<typeof schema>;

const DOTS = 20;

/** In a system, the account under which it performs: its scripts may set timers for this tick. */
const SYSTEM = 1;

const one = (ids: readonly number[], n: number): number => ids[n % ids.length] ?? 0;

/** Limits of draws, some of which take two. */
const LIMITS = [6, 1000, 2 ** 32, 2 ** 32 + 1, 3_000_000_000, 2 ** 52 + 1, 2 ** 53 - 1];

/** Levels and rates, some of which soon lead out of the range of integers. */
const LEVELS = [-4000, -20, -1, 0, 1, 5, 30, 90, 3000, 2 ** 52, -(2 ** 52)];
const RATES = [-50, -3, -1, 0, 1, 2, 7, 40, 2 ** 50 + 1, -(2 ** 50) - 1];

const KEEPERS = [-2, -1, 0, 1, 2, 3, 2 ** 32, -(2 ** 40)];

/** Builds a post if its keys are free. */
function build(draft: Draft, n: number, m: number, earliest: number): number {
  const [keeper, kind] = [one(KEEPERS, n), m % 3];
  const team = m % 4 === 0 ? 0 : one(draft.teams.ids(), m);
  if (draft.posts.findBy(0, [keeper]) + draft.posts.findBy(1, [kind, team]) !== 0) return 0;
  const post = draft.posts.insert([keeper, team, kind]);
  draft.posts.schedule(post, POST.ends, earliest + (m % 60));
  return post;
}

const ACTS = {
  insert(draft: Draft, n: number, m: number, earliest: number) {
    const member = draft.members.insert();
    draft['members.values'].insert({ title: `${n}`, pages: [] });
    draft.members.set(member, MEMBER.points, n);
    draft.members.set(member, MEMBER.cap, 100);
    draft.members.schedule(member, n % 2 === 0 ? MEMBER.acts : MEMBER.rests, earliest + (m % 4));
    draft.members.setRate(member, MEMBER.power, m % 50);
    const team = one(draft.teams.ids(), n);
    if (team !== 0) draft.members.join(member, MEMBER.team, team);
  },
  found(draft: Draft, n: number) {
    if (draft.teams.find(1 + (n % 9)) === 0) draft.teams.insert(1 + (n % 9));
  },
  score(draft: Draft, n: number, m: number) {
    const team = one(draft.teams.ids(), n);
    if (team !== 0) draft.teams.setLevel(team, TEAM.score, m * 1_000_000_007);
  },
  change(draft: Draft, n: number, m: number) {
    const member = one(draft.members.ids(), n);
    if (member === 0) return;
    draft.members.add(member, MEMBER.points, m * 3_000_000_000);
    draft.members.add(member, MEMBER.cap, (m % 30) - 15);
  },
  power(draft: Draft, n: number, m: number) {
    const member = one(draft.members.ids(), n);
    if (member === 0) return;
    if (m % 3 > 0) draft.members.setLevel(member, MEMBER.power, one(LEVELS, m));
    if (m % 3 < 2) draft.members.setRate(member, MEMBER.power, one(RATES, n + m));
  },
  schedule(draft: Draft, n: number, m: number, earliest: number) {
    const member = one(draft.members.ids(), n);
    const field = n % 2 === 0 ? MEMBER.acts : MEMBER.rests;
    if (member === 0) return;
    // Often in the tick in which a crossing is due.
    const due = draft.members.due(member, MEMBER[CROSSINGS[m % CROSSINGS.length] ?? 'full']);
    const isDue = n % 3 === 0 && due >= earliest && due <= TICK_MAX;
    draft.members.schedule(member, field, isDue ? due : earliest + (m % 3) * (m % 300));
  },
  cancel(draft: Draft, n: number) {
    for (const member of draft.members.ids()) {
      if (member % 3 === n % 3) draft.members.cancel(member, MEMBER.acts);
    }
  },
  join(draft: Draft, n: number, m: number) {
    const member = one(draft.members.ids(), n);
    const team = one(draft.teams.ids(), m);
    if (member === 0) return;
    if (team === 0 || m % 5 === 0) draft.members.leave(member, MEMBER.team);
    else draft.members.join(member, MEMBER.team, team);
  },
  remove(draft: Draft, n: number) {
    const member = one(draft.members.ids(), n);
    if (member === 0) return;
    draft.members.remove(member);
    draft['members.values'].remove(member);
  },
  write(draft: Draft, n: number, m: number) {
    const member = one(draft.members.ids(), n);
    if (member === 0) return;
    const values = draft['members.values'];
    if (m % 3 === 0) values.replace(member, { title: `${n}`, pages: [m] });
    // At most eight: each write copies them.
    else values.edit(member, ({ pages }) => void pages.splice(0, pages.length - 7, m));
  },
  build,
  /** Removes a post and builds many with its key, all but the last of which go again. */
  rebuild(draft: Draft, n: number, m: number, earliest: number) {
    for (let round = 0; round < (m % 2 === 0 ? 1 : 40); round += 1) {
      const post = draft.posts.findBy(0, [one(KEEPERS, n)]);
      if (post !== 0) draft.posts.remove(post);
      if (m % 2 === 1) build(draft, n, m, earliest);
    }
  },
  draw(draft: Draft, n: number, m: number) {
    const chance = draft.chance(n % 2 === 0 ? 'apples' : 'pears', m % 3);
    draft.emit('drew', chance.below(one(LIMITS, n)));
    draft.emit('drew', chance.between(-3, chance.pick(chance.shuffle([1, 2, 3, 4]))));
    draft.emit('drew', draft.roll(n, m) + chance.weighted([1, 2, 3], (each) => each));
  },
  /** More writes than are noted one by one. */
  flood(draft: Draft, n: number, m: number) {
    for (let write = 0; write < 8192 * (2 + (m % 3)); write += 1) {
      const id = 1 + (write % DOTS);
      draft.dots.set(id, dots.fields.x, write + n);
      draft.dots.set(id, dots.fields.y, write * n);
    }
  },
  note(draft: Draft, n: number) {
    draft.notes.insert({ n, tags: [] });
  },
  amend(draft: Draft, n: number, m: number) {
    const note = one(draft.notes.ids(), n);
    if (note !== 0) draft.notes.edit(note, (document) => void document.tags.push(m));
  },
  erase(draft: Draft, n: number) {
    const note = one(draft.notes.ids(), n);
    if (note !== 0) draft.notes.remove(note);
  },
  tell(draft: Draft, n: number) {
    draft.emit('told', n);
  },
} as const;

function endOf(draft: Draft, end: Script['end'], answer: { readonly outcomes: string[] }): Outcome {
  if (end === 'require') draft.require(undefined, 'required', 'It is required.');
  if (end === 'accept') draft.accept(refuse('accepted', 'It is accepted.', { n: 1 }));
  if (end === 'catch') {
    try {
      draft.require(false, 'caught', 'It is caught.');
    } catch {
      // It is refused all the same.
    }
  }
  return end === 'refuse' ? refuse('refused', 'It is refused.') : done(answer);
}

const definition: Definition<typeof schema> = {
  name: 'scripts',
  version: 1,
  schema,
  genesis(draft) {
    draft.perform('run', { acts: [{ act: 'found', n: 3, m: 0 }], end: 'done' }, 0);
    for (let dot = 0; dot < DOTS; dot += 1) draft.dots.insert();
    for (const n of [1, 2]) ACTS.insert(draft, n, 7, 1);
    build(draft, 3, 0, 9);
    build(draft, 2, 1, 500);
  },
  commands: {
    run(draft, { account, args }) {
      const { acts, end } = args as unknown as Script;
      const earliest = draft.now + (account === SYSTEM ? 0 : 1);
      const outcomes = acts.map((each) => {
        if (each.act !== 'perform') {
          ACTS[each.act](draft, each.n, each.m, earliest);
          return each.act;
        }
        const { script } = each;
        const outcome = draft.perform('run', script as unknown as Command['args'], account);
        return outcome.done ? outcome.answer : outcome.refusal.code;
      });
      return endOf(draft, end, { outcomes } as never);
    },
    /** Keeps a script for the systems. */
    keep(draft, { args }) {
      draft.scripts.insert(args);
      return done();
    },
  },
  systems: [
    {
      name: 'act',
      table: 'members',
      timer: 'acts',
      run: (draft, id) => performKept(draft, 'acted', id),
    },
    ...CROSSINGS.map((timer, kind) => ({
      name: timer,
      table: 'members' as const,
      timer,
      run(draft: Draft, id: number) {
        const power = draft.members.level(id, MEMBER.power);
        draft.emit('crossed', id, kind, power);
        const chance = draft.roll(kind, id) % 7;
        if (chance === 0) ACTS.remove(draft, draft.members.ids().indexOf(id as never));
        // Written while it is past the bound: it is called in the next tick again.
        else if (chance === 1) draft.members.setLevel(id, MEMBER.power, power);
        else if (chance === 2) draft.members.setRate(id, MEMBER.power, kind % 2 === 0 ? -5 : 6);
        else if (chance === 3) draft.members.setLevel(id, MEMBER.power, draft.now % 70);
        else if (chance === 4) draft.members.add(id, MEMBER.cap, 20);
      },
    })),
    {
      name: 'rest',
      table: 'members',
      timer: 'rests',
      run: (draft, id) => performKept(draft, 'rested', id),
    },
    {
      name: 'end',
      table: 'posts',
      timer: 'ends',
      run(draft, post) {
        const keeper = draft.posts.get(post, POST.keeper);
        draft.posts.remove(post);
        draft.emit('ended', post, draft.posts.findBy(0, [keeper]));
        if (post % 3 === 0) build(draft, KEEPERS.indexOf(keeper), post, draft.now + 30);
      },
    },
  ],
  every: [
    {
      name: 'round',
      ticks: 5,
      table: 'members',
      run(draft) {
        const script = draft.scripts.get(one(draft.scripts.ids(), draft.now)) ?? {
          acts: [{ act: 'draw', n: 1, m: 1 }],
          end: 'refuse',
        };
        if (!draft.perform('run', script as Command['args'], 0).done) draft.emit('failed', 0);
      },
    },
    {
      name: 'watch',
      ticks: 1,
      table: 'posts',
      run(draft) {
        for (const post of draft.posts.ids()) draft.posts.add(post, POST.level, 1);
        if (draft.now % 8 === 0) draft.emit('watched', draft.posts.size);
      },
    },
    {
      name: 'rare',
      ticks: 1000,
      run(draft) {
        build(draft, draft.now, 3, draft.now + 1);
        draft.emit('rare', draft.posts.size);
      },
    },
  ],
};

/** Performs one of the scripts that were kept; every fourth row none, so that waves end. */
function performKept(draft: Draft, event: 'acted' | 'rested', id: number): void {
  draft.emit(event, id);
  const script = draft.scripts.get(one(draft.scripts.ids(), id));
  if (script === undefined || id % 4 === 0) return;
  draft.members.add(id, MEMBER.points, 1);
  const account = draft.members.get(id, MEMBER.points) % 3 === 0 ? SYSTEM : 0;
  const outcome = draft.perform('run', script as Command['args'], account);
  if (!outcome.done) draft.emit('failed', id);
}

const simulation = defineFieldSimulation(definition);

const n = fc.nat(1000);
const simple = (acts: readonly (keyof typeof ACTS)[]): fc.Arbitrary<Act> =>
  fc.record({ act: fc.constantFrom(...acts), n, m: n });
const names = Object.keys(ACTS) as (keyof typeof ACTS)[];
const few = names.filter((name) => !['flood', 'insert', 'rebuild'].includes(name));
const ends = fc.constantFrom<Script['end']>('done', 'done', 'refuse', 'require', 'accept', 'catch');

/** Scripts that perform scripts. Those that are kept insert no members and write little. */
function scripts(acts: readonly (keyof typeof ACTS)[]): fc.Arbitrary<Script> {
  return fc.letrec<{ script: Script; act: Act }>((tie) => ({
    script: fc.record({ acts: fc.array(tie('act'), { maxLength: 6 }), end: ends }),
    act: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      { weight: 4, arbitrary: simple(acts) },
      {
        weight: 2,
        arbitrary: tie('script').map((script) => ({ act: 'perform' as const, script })),
      },
    ),
  })).script;
}
const without = names.filter((name) => name !== 'flood');
const command = (type: string, script: Script): Step => ({
  kind: 'command',
  command: { id: '', account: 0, type, args: script as unknown as Command['args'] },
});
const advance = (ticks: number): Step => ({ kind: 'advance', ticks });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: scripts(without).map((script) => command('run', script)) },
  { weight: 1, arbitrary: scripts(names).map((script) => command('run', script)) },
  { weight: 4, arbitrary: scripts(few).map((script) => command('keep', script)) },
  { weight: 4, arbitrary: fc.constant<Step>({ kind: 'tick' }) },
  { weight: 6, arbitrary: fc.nat(40).map(advance) },
  { weight: 1, arbitrary: fc.integer({ min: 900, max: 1100 }).map(advance) },
);
const games: fc.Arbitrary<Game<typeof schema>> = fc.record({
  setting: fc.record({
    seed: fc.maxSafeNat(),
    steps: fc.array(fc.integer({ min: -50, max: 90 }), { maxLength: 4 }),
    tired: fc.integer({ min: -40, max: 40 }),
  }),
  steps: fc.array(step, { minLength: 14, maxLength: 28, size: 'max' }),
});
const check = sharedGames(simulation, games, 8);

/** A script without what is refused inside it. */
function pruned({ acts, end }: Script): Script {
  const kept = acts.flatMap((each): Act[] => {
    if (each.act !== 'perform') return [each];
    return each.script.end === 'done' ? [{ ...each, script: pruned(each.script) }] : [];
  });
  return { acts: kept, end };
}

/** Compares what a world finds by each key with a search through all rows. */
function expectFound(snapshot: StateOf<typeof schema>): void {
  const { posts: table, teams: all } = simulation.read(snapshot);
  const rows = table.ids().map((id) => ({
    id: id as number,
    keeper: table.get(id, POST.keeper),
    place: `${table.get(id, POST.kind)} ${table.parent(id, POST.team)}`,
  }));
  const found = KEEPERS.map((keeper) => table.findBy(0, [keeper]));
  expect(found).toEqual(KEEPERS.map((each) => rows.find((row) => row.keeper === each)?.id ?? 0));
  for (const team of [0, ...all.ids()]) {
    for (const kind of [0, 1, 2, 3]) {
      const id = rows.find(({ place }) => place === `${kind} ${team}`)?.id ?? 0;
      expect([kind, team, table.findBy(1, [kind, team])]).toEqual([kind, team, id]);
    }
  }
}

describe('random games with scripts, crossings, chance, keys, values and recurring ticks', () => {
  test.each(KERNEL_LAWS)('%s', (_states, law) => {
    check((game) => law(simulation, game), 2, 500);
  });

  test('a refused command leaves the hash, the events and the future that none leaves', () => {
    check(
      (game) => {
        playGame(simulation, game, (snapshot, index) => {
          const taken = game.steps[index];
          if (taken?.kind !== 'command' || taken.command.type !== 'run') return;
          const { args } = taken.command;
          const a = takeStep(simulation, snapshot, taken);
          const short = command('run', pruned(args as unknown as Script));
          const b = takeStep(simulation, snapshot, short);
          expect(simulation.hash(a.snapshot)).toBe(simulation.hash(b.snapshot));
          expect(simulation.diff(a.snapshot, b.snapshot)).toEqual([]);
          expect(a.events).toEqual(b.events);
          const [later, other] = [a, b].map((each) => {
            const { events, snapshot: end } = simulation.advance(each.snapshot, { ticks: 30 });
            return [simulation.hash(end), [...events]];
          });
          expect(later).toEqual(other);
        });
      },
      3,
      300,
    );
  });

  test('keys find what a search through all rows finds, in old and decoded worlds too', () => {
    check(
      (game) => {
        const past: StateOf<typeof schema>[] = [];
        playGame(simulation, game, (at, index) => {
          past.push(at);
          expectFound(at);
          expectFound(past[(index * 7) % past.length] as typeof at);
          if (index % 5 === 0) expectFound(simulation.decode(simulation.encode(at)));
        });
        for (const old of past) expectFound(old);
      },
      4,
      1000,
    );
  });

  test('diff shows that a document came and went', () => {
    const [note, erase] = (['note', 'erase'] as const).map((act) => ({ act, n: 0, m: 0 }));
    const both = command('run', { acts: [note, erase] as Act[], end: 'done' });
    const before = simulation.genesis({ seed: 0, steps: [], tired: 0 });
    const { snapshot } = takeStep(simulation, before, both);
    const count = { table: 'notes', id: 0, field: 'count', before: 0, after: 1 };
    expect(simulation.diff(before, snapshot)).toEqual([count]);
    expect(simulation.changes(before, snapshot)).toEqual({});
  });

  test('a migration to the same tables carries everything over', () => {
    const to = defineFieldSimulation({ ...definition, version: 2 });
    const same = defineMigration({ name: 'same', from: simulation, to });
    check((game) => migrationLaw(same, game), 2, 200);
  });

  test('reach all commands, events and refusals', () => {
    const reached = fc.sample(games, runs(8, 24)).flatMap((game) => namesReached(simulation, game));
    expect([...new Set(reached)].sort()).toEqual(
      [
        ...['keep', 'run'].map((name) => `0 ${name}`),
        ...Object.keys(schema.events).map((name) => `1 ${name}`),
        ...['accepted', 'caught', 'refused', 'required'].map((code) => `2 ${code}`),
      ].sort(),
    );
  });
});
