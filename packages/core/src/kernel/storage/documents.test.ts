import { expect, test } from 'vitest';
import { defineFieldSchema, defineFieldSimulation, done, json } from '../../index.js';

const schema = defineFieldSchema({
  tables: {},
  documents: { notes: json<{ text: string; tags: string[] }>() },
  events: {},
  setting: json<{ seed: number }>(),
});

const desk = defineFieldSimulation({
  name: 'desk',
  version: 1,
  schema,
  systems: [],
  commands: {
    edit(draft, { args }) {
      draft.notes.edit(1, (note) => void note.tags.push(String(args['tag'])));
      return done();
    },
    replace(draft, { args }) {
      draft.notes.replace(1, { text: 'first', tags: [String(args['tag'])] });
      return done();
    },
  },
  genesis: (draft) => void draft.notes.insert({ text: 'first', tags: [] }),
});

test('replacing a document equals editing it', () => {
  const root = desk.genesis({ seed: 1 });
  const give = (type: string) =>
    desk.execute(root, { id: '', account: 0, type, args: { tag: 'red' } }).snapshot;
  const replaced = give('replace');
  expect(desk.hash(replaced)).toBe(desk.hash(give('edit')));
  expect(desk.hash(replaced)).not.toBe(desk.hash(root));
  expect(desk.read(root).notes.get(1)).toEqual({ text: 'first', tags: [] });
  const note = desk.read(replaced).notes.get(1);
  expect(() => note?.tags.push('written to')).toThrow();
});
