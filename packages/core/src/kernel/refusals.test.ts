import { expect, expectTypeOf, test } from 'vitest';
import { type Command, defineFieldSchema, defineFieldSimulation, defineTable } from '../index.js';
import { done, type FieldDraftOf, json, refuse, timer, word } from '../index.js';

const lamps = defineTable('lamps', { oil: word, ends: timer });
const LAMP = lamps.fields;
const schema = defineFieldSchema({
  tables: { lamps },
  documents: { keepers: json<{ name: string }>() },
  events: { lit: ['lamp'] },
  setting: json<{ seed: number }>(),
});
type Draft = FieldDraftOf<typeof schema>;

/** A lighthouse whose command and system do what a test says. */
function lighthouse(act: (draft: Draft, command: Command) => unknown) {
  return defineFieldSimulation({
    name: 'lighthouse',
    version: 1,
    schema,
    genesis(draft) {
      draft.lamps.schedule(draft.lamps.insert(), LAMP.ends, 1);
      draft.keepers.insert({ name: 'Ada' });
    },
    commands: { act: (draft, command) => act(draft, command) as ReturnType<typeof done> },
    systems: [
      { name: 'ends', table: 'lamps', timer: 'ends', run: (draft) => void act(draft, COMMAND) },
    ],
  });
}
const COMMAND: Command = { id: 'c', account: 1, type: 'act', args: {} };
const START = lighthouse(() => done()).genesis({ seed: 1 });

const run = (act: (draft: Draft) => unknown) => lighthouse(act).execute(START, COMMAND);

test('a value that is there is returned with its type, and the command goes on', () => {
  const { outcome, snapshot } = run(({ keepers, require }) => {
    const keeper = require(keepers.get(1), 'no_keeper', 'Nobody keeps the lamp.');
    expectTypeOf(keeper).toEqualTypeOf<{ readonly name: string }>();
    const ada = require(keeper.name === 'Ada', 'not_ada', 'This is not Ada.');
    expectTypeOf(ada).toEqualTypeOf<true>();
    return done({ name: require('', 'no_text', 'No text.') });
  });
  expect(outcome).toEqual({ done: true, answer: { name: '' } });
  expect(snapshot).toBe(START);
});

test.each([undefined, null, false])('%s ends the command as refused, without a change', (value) => {
  let isLate = false;
  const { events, outcome, snapshot } = run((draft) => {
    draft.lamps.set(1, LAMP.oil, 5);
    draft.keepers.edit(1, (one) => void (one.name = 'Eve'));
    draft.emit('lit', 1);
    draft.require(value, 'dark', 'The lamp is dark.', { oil: 5 });
    isLate = true;
    return done();
  });
  const refusal = { code: 'dark', message: 'The lamp is dark.', numbers: { oil: 5 } };
  expect(outcome).toEqual({ done: false, refusal });
  expect([isLate, snapshot === START, events.length]).toEqual([false, true, 0]);
});

test('what a check returned is accepted, or refuses the command', () => {
  const check = (oil: number) => (oil < 3 ? refuse('no_oil', 'No oil.', { oil }) : { oil });
  const enough = run(({ accept }) => {
    const checked = accept(check(4));
    expectTypeOf(checked).toEqualTypeOf<{ oil: number }>();
    return done(checked);
  });
  expect(enough.outcome).toEqual({ done: true, answer: { oil: 4 } });
  const { outcome } = run(({ accept }) => done(accept(check(2))));
  expect(outcome).toEqual(refuse('no_oil', 'No oil.', { oil: 2 }));
});

test('a command that catches what is thrown is refused all the same, by its first refusal', () => {
  const { outcome } = run(({ require }) => {
    for (const code of ['first', 'second']) {
      try {
        require(false, code, code);
      } catch {
        // Goes on.
      }
    }
    return done();
  });
  expect(outcome).toMatchObject({ refusal: { code: 'first' } });
  expect(run(() => done()).outcome).toEqual(done());
});

test('other errors of a command pass', () => {
  const act = (): never => {
    throw new Error('broken');
  };
  expect(() => run(act)).toThrow('broken');
});

test('a system, genesis and a draft after its transition cannot refuse', () => {
  const refusing = lighthouse(({ require }) => require(false, 'dark', 'The lamp is dark.'));
  expect(() => refusing.tick(START)).toThrow(
    'only a command can be refused: dark: The lamp is dark.',
  );
  const { genesis } = defineFieldSimulation({
    ...refusing.definition,
    genesis: (draft: Draft) => void draft.require(null, 'dark', 'Dark.'),
  });
  expect(() => genesis({ seed: 1 })).toThrow('only a command can be refused');
  let kept: Draft | undefined;
  run((draft) => {
    kept = draft;
    return done();
  });
  expect(() => kept?.require(false, 'late', 'Late.')).toThrow('used after its transition');
});

test('a number is an error: 0 is one', () => {
  expect(() =>
    run(({ lamps: all, require }) => {
      // @ts-expect-error a number is always there
      require(all.get(1, LAMP.oil), 'no_oil', 'No oil.');
      return done();
    }),
  ).toThrow('require takes no number');
});
