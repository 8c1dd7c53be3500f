import { describe, expect, test } from 'vitest';
import { defineFieldSchema, defineFieldSimulation, defineTable, done, json } from '../index.js';
import { word } from '../index.js';

interface Diary {
  lines: string[];
  owner: { name: string };
}

const lamps = defineTable('lamps', { oil: word });
const schema = defineFieldSchema({
  tables: { lamps },
  documents: { diaries: json<Diary>() },
  events: { lit: ['lamp'] },
  setting: json<{ seed: number; rules: { tank: number } }>(),
});
const ownedDiaries: Diary[] = [];
const game = defineFieldSimulation({
  name: 'lamps',
  version: 1,
  schema,
  genesis: (draft) => void draft.lamps.insert(),
  commands: {
    write(draft) {
      for (const diary of ownedDiaries) draft.diaries.insert(diary);
      draft.emit('lit', 1);
      return done({ diaries: [draft.diaries.count] });
    },
  },
  systems: [],
});
const write = (diaries: Diary[]) => {
  ownedDiaries.splice(0, ownedDiaries.length, ...diaries);
  const from = game.genesis({ seed: 1, rules: { tank: 5 } });
  return game.execute(from, { id: '', account: 0, type: 'write', args: {} });
};

describe('a snapshot', () => {
  const { snapshot, events } = write([{ lines: ['calm'], owner: { name: 'Ada' } }]);
  const hash = game.hash(snapshot);
  const world = game.read(snapshot);
  // The law of ownership tries to change all else that callers get.
  const writes: [string, () => unknown][] = [
    ['its time by definition', () => Object.defineProperty(snapshot, 'now', { value: 5 })],
    ['a rule in its setting', () => Object.assign(snapshot.setting.rules, { tank: 9 })],
    ['the time of its view', () => Object.assign(world, { now: 7 })],
    ['a table of its view', () => Object.assign(world, { lamps: undefined })],
    ['a method of a table', () => Object.assign(world.lamps, { get: () => 1 })],
    ['a method of a collection', () => Object.assign(world.diaries, { get: () => undefined })],
    ['a list in a document', () => (world.diaries.get(1) as Diary).lines.push('storm')],
    ['the simulation', () => Object.assign(game, { tick: undefined })],
    [
      'the commands of the simulation',
      () => Object.assign(game.definition.commands, { write: undefined }),
    ],
    ['a field of a table', () => Object.assign(lamps.fields, { oil: 9 })],
    ['a kind of a field', () => Object.assign(lamps.specs.oil, { kind: 'timer' })],
    ['the tables of the schema', () => Object.assign(schema.tables, { lamps: undefined })],
    ['the members of an event', () => (schema.events.lit as unknown as string[]).push('x')],
  ];
  test.each(writes)('keeps %s', (_name, run) => {
    const next = game.hash(game.tick(snapshot).snapshot);
    expect(run).toThrow(TypeError);
    expect([snapshot.now, game.hash(snapshot)]).toEqual([0, hash]);
    expect(game.hash(game.decode(game.encode(snapshot)))).toBe(hash);
    expect(game.hash(game.tick(snapshot).snapshot)).toBe(next);
    expect([...events]).toEqual([{ tick: 0, name: 'lit', lamp: 1 }]);
  });

  test('does not depend on inserted documents, which stay mutable', () => {
    const diary: Diary = { lines: ['calm'], owner: { name: 'Ada' } };
    const owner = { name: 'Ben' };
    const shallow = Object.freeze({ lines: ['calm'], owner });
    const { snapshot: written } = write([diary, shallow]);
    const before = game.hash(written);
    diary.lines.push('storm');
    diary.owner.name = 'Cy';
    owner.name = 'Di';
    const { diaries } = game.read(written);
    expect(diaries.get(1)).toEqual({ lines: ['calm'], owner: { name: 'Ada' } });
    expect(diaries.get(2)).toEqual({ lines: ['calm'], owner: { name: 'Ben' } });
    expect(game.hash(game.decode(game.encode(written)))).toBe(before);
  });
});
