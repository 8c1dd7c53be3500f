import { type Definition, defineFieldSchema } from '@astrarium/core';
import { defineFieldSimulation, defineTable, done, type FieldDraftOf, json } from '@astrarium/core';
import { link, list, word } from '@astrarium/core';
import { defineMigration, pastVersion } from '@astrarium/core/migrations';
import { describe, expect, test } from 'vitest';
import type { StateOf } from '../src/games/game.js';

interface Story {
  title: string;
  pages: number[];
}

const rooms = defineTable('rooms', { size: word, pictures: list('pictures') });
const pictures = defineTable('pictures', {
  price: word,
  room: link('rooms', 'pictures'),
});
const PICTURE = pictures.fields;

/** `pictures` has words and values, `rooms` only words, `notes` only values. */
const schema = defineFieldSchema({
  tables: { rooms, pictures },
  documents: { notes: json<number[]>(), pictures: json<Story>() },
  events: {},
  setting: json<{ seed: number }>(),
});
type GallerySchema = typeof schema;
type Draft = FieldDraftOf<GallerySchema>;

const gallery: Definition<GallerySchema> = {
  name: 'gallery',
  version: 1,
  schema,
  genesis(draft) {
    draft.rooms.insert();
    draft.notes.insert([]);
    for (const n of [1, 2]) {
      draft.pictures.insert();
      draft['pictures.values'].insert({ title: `picture ${n}`, pages: [n] });
    }
  },
  commands: {},
  systems: [],
};

const simulation = defineFieldSimulation(gallery);
const start: StateOf<GallerySchema> = simulation.genesis({ seed: 1 });
describe('a table with words and values', () => {
  const acted = (act: (draft: Draft) => void, from = start) => {
    const commands = { act: (draft: Draft) => (act(draft), done()) };
    const acting = defineFieldSimulation({ ...gallery, commands });
    return acting.execute(from, { id: '', account: 0, type: 'act', args: {} }).snapshot;
  };
  const price = (n: number) => (draft: Draft) => draft.pictures.set(n, PICTURE.price, 5);
  const write = (draft: Draft) =>
    draft['pictures.values'].edit(1, (story) => void story.pages.push(7));

  test('has one hash, which follows from both', () => {
    const hashes = simulation.tableHashes(start);
    expect(Object.keys(hashes)).toEqual(['rooms', 'pictures', 'notes']);
    const priced = simulation.tableHashes(acted(price(1)));
    const written = simulation.tableHashes(acted(write));
    expect(new Set([hashes['pictures'], priced['pictures'], written['pictures']]).size).toBe(3);
    expect({ ...written, pictures: '' }).toEqual({ ...hashes, pictures: '' });
  });

  test('is one table in changes and diff, in the order of ids', () => {
    const both = acted(
      (draft) => {
        draft.pictures.add(2, PICTURE.price, 1);
        draft['pictures.values'].replace(2, { title: '8', pages: [] });
      },
      acted(write, acted(price(2))),
    );
    expect(simulation.changes(start, both)).toEqual({ pictures: [1, 2] });
    const fields = simulation.diff(start, both).map(({ id, field }) => `${id} ${field}`);
    expect(fields).toEqual(['1 pages', '2 price', '2 pages', '2 title']);
    const removed = acted((draft) => {
      draft.pictures.remove(2);
      draft['pictures.values'].remove(2);
    });
    expect(simulation.changes(start, removed)).toEqual({ pictures: [2] });
    const shown = simulation.diff(start, removed).filter(({ field }) => field === 'present');
    expect(shown.map(({ before }) => typeof before)).toEqual(['number', 'object']);
  });

  test('names its values by the table', () => {
    expect(simulation.read(start)['pictures.values'].get(2)?.title).toBe('picture 2');
    const edit = (draft: Draft): void => draft['pictures.values'].remove(9);
    const { genesis } = defineFieldSimulation({ ...gallery, genesis: edit });
    expect(() => genesis({ seed: 1 })).toThrow(
      'cannot remove document 9 of pictures.values: it does not exist',
    );
    const twice = { ...schema.documents, 'pictures.values': json<number>() };
    expect(() => defineFieldSchema({ ...schema, documents: twice })).toThrow(
      'pictures.values is the name of 2 tables or collections',
    );
  });
});

describe('a migration of a table with values', () => {
  const { notes } = schema.documents;
  const wordsOnly = defineFieldSchema({ ...schema, documents: { notes } });
  const past = pastVersion({ name: 'gallery', version: 0, schema: wordsOnly });
  const next = { ...gallery, version: 2 };

  test('must be told that the values go, or the table with them', () => {
    const to = pastVersion({ name: 'gallery', version: 2, schema: wordsOnly });
    const migration = { name: 'fewer', from: simulation, to };
    expect(() => defineMigration(migration)).toThrow(
      'the collection pictures.values is neither carried over nor dropped',
    );
    const fewer = defineMigration({ ...migration, drops: ['pictures.values'] });
    expect(to.read(fewer.migrate(start)).pictures.ids()).toEqual([1, 2]);
    const noPictures = defineFieldSchema({ ...schema, tables: {}, documents: { notes } });
    const empty = pastVersion({ name: 'gallery', version: 2, schema: noPictures });
    const drops = ['rooms', 'pictures'] as const;
    const all = defineMigration({ name: 'none', from: simulation, to: empty, drops });
    expect(empty.read(all.migrate(start)).notes.count).toBe(1);
  });

  test('must be given the values of rows that had none', () => {
    const to = defineFieldSimulation(next);
    const rulesOf = { ...gallery, version: 0, schema: wordsOnly, commands: {} };
    const before = defineFieldSimulation({
      ...(rulesOf as unknown as Definition<typeof wordsOnly>),
      genesis(draft) {
        for (const price of [5, 6, 7]) {
          draft.pictures.set(draft.pictures.insert(), PICTURE.price, price);
        }
        draft.pictures.remove(2);
      },
    });
    expect(() => defineMigration({ name: 'more', from: past, to })).toThrow(
      'the rows of the table pictures have no values yet, and documents.pictures gives none',
    );
    const more = defineMigration({
      name: 'more',
      from: before,
      to,
      documents: {
        pictures: (_none, id, { pictures: old }) => ({
          title: `${old.get(id, PICTURE.price)}`,
          pages: [],
        }),
      },
    });
    const read = to.read(more.migrate(before.genesis({ seed: 1 })));
    expect(read['pictures.values'].ids()).toEqual([1, 3]);
    expect(read['pictures.values'].get(3)).toEqual({ title: '7', pages: [] });
  });
});
