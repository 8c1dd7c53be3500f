import {
  type Command,
  defineFieldSchema,
  defineFieldSimulation,
  defineTable,
  type Definition,
  done,
  type FieldDraftOf,
  gauge,
  json,
  link,
  list,
  type Outcome,
  refuse,
  timer,
  word,
} from '@astrarium/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, playGame, type Step, takeStep } from '../src/games/game.js';
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

const teams = defineTable('teams', { code: word, score: gauge, members: list('members') }, 'code');
const members = defineTable('members', {
  points: word,
  power: gauge,
  team: link('teams', 'members'),
  acts: timer,
  rests: timer,
});
/** Few words in a row, so that many writes are more than the words. */
const dots = defineTable('dots', { x: word, y: word });
const TEAM = teams.fields;
const MEMBER = members.fields;
const DOT = dots.fields;
const schema = defineFieldSchema({
  tables: { teams, members, dots },
  documents: { scripts: json<unknown>(), notes: json<{ n: number; tags: number[] }>() },
  events: { acted: ['member'], rested: ['member'], told: ['n'], failed: ['n'] },
  setting: json<{ seed: number }>(),
});
type Draft = FieldDraftOf<typeof schema>;

const DOTS = 20;

/** In a system, the account under which it performs: its scripts may set timers for this tick. */
const SYSTEM = 1;

const one = (ids: readonly number[], n: number): number => ids[n % ids.length] ?? 0;

const ACTS = {
  insert(draft: Draft, n: number, m: number, earliest: number) {
    const member = draft.members.insert();
    draft.members.set(member, MEMBER.points, n);
    draft.members.schedule(member, n % 2 === 0 ? MEMBER.acts : MEMBER.rests, earliest + (m % 4));
    draft.members.setRate(member, MEMBER.power, m);
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
    if (member !== 0) draft.members.add(member, MEMBER.points, m * 3_000_000_000);
  },
  schedule(draft: Draft, n: number, m: number, earliest: number) {
    const member = one(draft.members.ids(), n);
    const field = n % 2 === 0 ? MEMBER.acts : MEMBER.rests;
    if (member !== 0) draft.members.schedule(member, field, earliest + (m % 3) * (m % 300));
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
    if (member !== 0) draft.members.remove(member);
  },
  /** More writes than are noted one by one. */
  flood(draft: Draft, n: number, m: number) {
    for (let write = 0; write < 8192 * (2 + (m % 3)); write += 1) {
      const id = 1 + (write % DOTS);
      draft.dots.set(id, DOT.x, write + n);
      draft.dots.set(id, DOT.y, write * n);
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
    {
      name: 'rest',
      table: 'members',
      timer: 'rests',
      run: (draft, id) => performKept(draft, 'rested', id),
    },
  ],
  every: [
    {
      name: 'round',
      ticks: 5,
      table: 'members',
      run(draft) {
        const script = draft.scripts.get(one(draft.scripts.ids(), draft.now)) ?? {
          acts: [],
          end: 'refuse',
        };
        if (!draft.perform('run', script as Command['args'], 0).done) draft.emit('failed', 0);
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
const few = names.filter((name) => name !== 'flood' && name !== 'insert');
const ends = fc.constantFrom<Script['end']>('done', 'done', 'refuse', 'require', 'accept', 'catch');

/** Scripts that perform scripts. Those that are kept insert nothing and write little. */
function scripts(acts: readonly (keyof typeof ACTS)[]): fc.Arbitrary<Script> {
  return fc.letrec<{ script: Script; act: Act }>((tie) => ({
    script: fc.record({ acts: fc.array(tie('act'), { maxLength: 5 }), end: ends }),
    act: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      { weight: 3, arbitrary: simple(acts) },
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
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: scripts(without).map((script) => command('run', script)) },
  { weight: 1, arbitrary: scripts(names).map((script) => command('run', script)) },
  { weight: 2, arbitrary: scripts(few).map((script) => command('keep', script)) },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'tick' }) },
  { weight: 3, arbitrary: fc.nat(40).map((ticks) => ({ kind: 'advance' as const, ticks })) },
);
const games: fc.Arbitrary<Game<typeof schema>> = fc.record({
  setting: fc.record({ seed: fc.maxSafeNat() }),
  steps: fc.array(step, { minLength: 12, maxLength: 25, size: 'max' }),
});
const check = sharedGames(simulation, games, 20);

/** A script without what is refused inside it. */
function pruned({ acts, end }: Script): Script {
  const kept = acts.flatMap((each): Act[] => {
    if (each.act !== 'perform') return [each];
    return each.script.end === 'done' ? [{ ...each, script: pruned(each.script) }] : [];
  });
  return { acts: kept, end };
}

describe('random games in which rules perform commands', () => {
  test.each(KERNEL_LAWS)('%s', (_states, law) => {
    check((game) => law(simulation, game), 6, 300);
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
      10,
      300,
    );
  });

  test('reach all commands, events and refusals', () => {
    const reached = fc
      .sample(games, runs(40, 40))
      .flatMap((game) => namesReached(simulation, game));
    expect([...new Set(reached)].sort()).toEqual(
      [
        ...['keep', 'run'].map((name) => `0 ${name}`),
        ...Object.keys(schema.events).map((name) => `1 ${name}`),
        ...['accepted', 'caught', 'refused', 'required'].map((code) => `2 ${code}`),
      ].sort(),
    );
  });
});
