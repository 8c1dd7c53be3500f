import { expect, test } from 'vitest';
import { defineMigration } from '../migrations.js';
import { type Command, defineFieldSchema, defineFieldSimulation, defineTable } from '../index.js';
import { done, type FieldDraftOf, json, type Outcome, refuse, timer, word } from '../index.js';
import { command } from './rows/rowTester.js';

const boxes = defineTable('boxes', { apples: word, opens: timer });
const BOX = boxes.fields;
const schema = defineFieldSchema({
  tables: { boxes },
  documents: { notes: json<number[]>() },
  events: { opened: ['box'] },
  setting: json<{ seed: number }>(),
});
type Draft = FieldDraftOf<typeof schema>;
type Act = (draft: Draft, command: Command) => unknown;

type Acts = Readonly<Record<string, Act>>;

/** Boxes with commands of which a test says what they do; the system and `every` do it too. */
function boxesOf(acts: Acts) {
  const run = (name: string) => (draft: Draft) => void acts[name]?.(draft, command(''));
  return defineFieldSimulation({
    name: 'boxes',
    version: 1,
    schema,
    genesis: (draft) => draft.boxes.schedule(draft.boxes.insert(), BOX.opens, 4),
    commands: acts as Readonly<Record<string, (...given: Parameters<Act>) => Outcome>>,
    systems: [{ name: 'open', table: 'boxes', timer: 'opens', run: run('open') }],
    every: [{ name: 'round', ticks: 10, run: run('round') }],
  });
}

const run = (acts: Acts, type = 'outer') => {
  const simulation = boxesOf(acts);
  return simulation.execute(simulation.genesis({ seed: 1 }), command(type));
};

/** Writes to everything that a transition can change. */
function writeAll(draft: Draft): void {
  draft.boxes.set(1, BOX.apples, 2 ** 40);
  draft.boxes.schedule(draft.boxes.insert(), BOX.opens, draft.now + 1);
  draft.notes.insert([1]);
  draft.emit('opened', 1);
}

test('a performed command gets a copy of its arguments, an empty id and the account', () => {
  const given = { list: [1, 2], left: undefined };
  let got: Command | undefined;
  let answer: unknown;
  run({
    outer(draft) {
      const outcome = draft.perform('inner', given, 5);
      given.list.push(3);
      answer = outcome;
      return done();
    },
    inner(_draft, command) {
      got = command;
      return done({ list: command.args['list'], left: undefined });
    },
  });
  expect(got).toEqual({ id: '', account: 5, type: 'inner', args: { list: [1, 2] } });
  expect(answer).toStrictEqual({ done: true, answer: { list: [1, 2] } });
  for (const each of [got, got?.args, answer]) expect(Object.isFrozen(each)).toBe(true);
});

test('an unknown command, and arguments that are no plain JSON, are refused', () => {
  const outcomes: unknown[] = [];
  run({
    outer(draft) {
      outcomes.push(draft.perform('nothing', {}, 0));
      outcomes.push(draft.perform('outer', { a: () => 1 }, 0));
      outcomes.push(draft.perform('outer', {}, 0.5));
      return done();
    },
  });
  expect(outcomes).toMatchObject([
    { refusal: { code: 'unknown_command' } },
    { refusal: { code: 'invalid_field' } },
    { refusal: { code: 'invalid_field' } },
  ]);
});

test('what refused the outer command does not refuse the inner one', () => {
  let isDone: boolean | undefined;
  const { outcome } = run({
    outer(draft) {
      try {
        draft.require(false, 'first', 'First.');
      } catch {
        isDone = draft.perform('inner', {}, 0).done;
      }
      return done();
    },
    inner: () => done(),
  });
  expect([isDone, outcome]).toEqual([true, refuse('first', 'First.')]);
});

test('another error ends the transition, also when it is caught', () => {
  const inner: Act = (draft) => {
    writeAll(draft);
    throw new Error('broken');
  };
  const outer: Act = (draft) => {
    try {
      draft.perform('inner', {}, 0);
    } catch {
      // Goes on.
    }
    return done();
  };
  expect(() => run({ inner, outer })).toThrow('broken');
  const open: Act = (draft) => void outer(draft, undefined as never);
  const simulation = boxesOf({ inner, open });
  const start = simulation.genesis({ seed: 1 });
  expect(() => simulation.advance(start, { ticks: 4 })).toThrow('broken');
  expect(boxesOf({}).advance(start, { ticks: 20 }).snapshot.now).toBe(20);
  expect(() => run({ outer, inner: () => undefined })).toThrow('command inner returned nothing');
});

test('commands perform each other 100 deep at most', () => {
  let depth = 0;
  const deep =
    (max: number): Act =>
    (draft) => {
      depth += 1;
      if (depth <= max) draft.perform('outer', {}, 0);
      return done();
    };
  expect(run({ outer: deep(100) }).outcome).toEqual(done());
  expect(depth).toBe(101);
  depth = 0;
  expect(() => run({ outer: deep(101) })).toThrow(
    'cannot perform outer: 100 commands perform each other already',
  );
});

test('genesis and a migration perform commands, and a refused one is an error there', () => {
  const acts: Acts = {
    yes: (draft) => (draft.boxes.insert(), done()),
    no: () => refuse('no', 'No.'),
    nested: (draft) => (draft.perform('no', {}, 0), done()),
  };
  const from = boxesOf(acts);
  const performing = (...types: readonly string[]) => {
    const genesis = (draft: Draft) => types.forEach((type) => draft.perform(type, {}, 0));
    return defineFieldSimulation({ ...from.definition, genesis });
  };
  const { genesis, read } = performing('yes', 'yes');
  expect(read(genesis({ seed: 1 })).boxes.size).toBe(2);
  for (const type of ['no', 'nested']) {
    expect(() => performing(type).genesis({ seed: 1 })).toThrow(
      'genesis performs no, which is refused: no: No.',
    );
  }
  expect(() => performing('nothing').genesis({ seed: 1 })).toThrow(
    'genesis performs nothing, which is refused: unknown_command',
  );
  const migrating = (type: string) => {
    const to = defineFieldSimulation({ ...from.definition, version: 2 });
    const fill = (draft: Draft): void => void draft.perform(type, {}, 0);
    const migration = defineMigration({ name: 'fill', from, to, fill });
    return to.read(migration.migrate(from.genesis({ seed: 1 }))).boxes.size;
  };
  expect(migrating('yes')).toBe(2);
  expect(() => migrating('no')).toThrow('a migration performs no, which is refused: no: No.');
});
