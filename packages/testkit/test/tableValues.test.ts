import {
  type Definition,
  defineFieldSchema,
  defineFieldSimulation,
  defineTable,
  done,
  type FieldDraftOf,
  gauge,
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
import type { Game, Step } from '../src/games/game.js';
import { migrationLaw } from '../src/laws/kernel/migrationLaw.js';
import { KERNEL_LAWS } from '../src/laws/kernelLaws.js';
import { sharedGames } from './sharedGames.js';
import { runs } from './tier.js';

interface Story {
  title: string;
  pages: number[];
}

const rooms = defineTable('rooms', { size: word, pictures: list('pictures') });
const pictures = defineTable('pictures', {
  price: word,
  dust: gauge,
  room: link('rooms', 'pictures'),
  cleaned: timer,
});
const PICTURE = pictures.fields;

/** `pictures` has words and values, `rooms` only words, `notes` only values. */
const schema = defineFieldSchema({
  tables: { rooms, pictures },
  documents: { notes: json<number[]>(), pictures: json<Story>() },
  events: { cleaned: ['picture', 'dust'] },
  setting: json<{ seed: number }>(),
});
type GallerySchema = typeof schema;
type Draft = FieldDraftOf<GallerySchema>;

interface Args {
  readonly picture: number;
  readonly n: number;
}

/** Carries out a command for a picture that is there. */
const forPicture =
  (run: (draft: Draft, args: Args) => void) =>
  (draft: Draft, { args }: { args: object }) => {
    const { n, picture } = args as Args;
    if (!draft.pictures.has(picture)) return refuse('unknown', 'There is no such picture.');
    run(draft, { n, picture });
    return done();
  };

const gallery: Definition<GallerySchema> = {
  name: 'gallery',
  version: 1,
  schema,
  genesis(draft) {
    draft.rooms.insert();
    draft.notes.insert([]);
    for (const n of [1, 2]) hang(draft, n);
  },
  commands: {
    hang(draft, { args }) {
      const { n } = args as unknown as Args;
      hang(draft, n);
      if (n % 4 === 0) takeDown(draft, draft.pictures.count);
      return done();
    },
    takeDown: forPicture((draft, { picture }) => takeDown(draft, picture)),
    price: forPicture((draft, { n, picture }) => draft.pictures.set(picture, PICTURE.price, n)),
    dust: forPicture((draft, { n, picture }) => draft.pictures.setRate(picture, PICTURE.dust, n)),
    write: forPicture((draft, { n, picture }) =>
      draft['pictures.values'].edit(picture, (story) => void story.pages.push(n)),
    ),
    both: forPicture((draft, { n, picture }) => {
      draft.pictures.add(picture, PICTURE.price, 1);
      draft['pictures.values'].replace(picture, { title: `${n}`, pages: [] });
    }),
    note: (draft) => {
      draft.notes.edit(1, (note) => void note.push(draft.now));
      return done();
    },
  },
  systems: [
    {
      name: 'cleaned',
      table: 'pictures',
      timer: 'cleaned',
      run(draft, picture) {
        draft.emit('cleaned', picture, draft.pictures.level(picture, PICTURE.dust));
        draft['pictures.values'].edit(picture, (story) => void (story.title += '.'));
        if (picture % 3 === 0) return takeDown(draft, picture);
        draft.pictures.schedule(picture, PICTURE.cleaned, draft.now + 70);
      },
    },
  ],
};

function hang(draft: Draft, n: number): void {
  const picture = draft.pictures.insert();
  draft['pictures.values'].insert({ title: `picture ${n}`, pages: [n] });
  draft.pictures.schedule(picture, PICTURE.cleaned, draft.now + 1 + n);
  if (n % 2 === 0) draft.pictures.join(picture, PICTURE.room, 1);
}

function takeDown(draft: Draft, picture: number): void {
  draft.pictures.remove(picture);
  draft['pictures.values'].remove(picture);
}

const command = fc
  .tuple(
    fc.constantFrom(...Object.keys(gallery.commands)),
    fc.record({ picture: fc.integer({ min: 1, max: 9 }), n: fc.integer({ min: 0, max: 99 }) }),
  )
  .map(([type, args]): Step => ({ kind: 'command', command: { id: '', account: 0, type, args } }));
const games: fc.Arbitrary<Game<GallerySchema>> = fc.record({
  setting: fc.record({ seed: fc.maxSafeNat() }),
  steps: fc.array(
    fc.oneof(
      { weight: 5, arbitrary: command },
      { weight: 1, arbitrary: fc.constant<Step>({ kind: 'tick' }) },
      {
        weight: 2,
        arbitrary: fc
          .integer({ min: 0, max: 300 })
          .map((ticks): Step => ({ kind: 'advance', ticks })),
      },
    ),
    { minLength: 20, maxLength: 40, size: 'max' },
  ),
});

const simulation = defineFieldSimulation(gallery);
const start = simulation.genesis({ seed: 1 });
const check = sharedGames(simulation, games, 20);

describe('a table with words and values', () => {
  test.each(KERNEL_LAWS)('%s', (_states, law) => {
    check((game) => law(simulation, game), 6, 300);
  });

  const acted = (type: string, args: Args) =>
    simulation.execute(start, { id: '', account: 0, type, args: { ...args } }).snapshot;

  test('has one hash, which follows from both', () => {
    const hashes = simulation.tableHashes(start);
    expect(Object.keys(hashes)).toEqual(['rooms', 'pictures', 'notes']);
    const priced = simulation.tableHashes(acted('price', { picture: 1, n: 5 }));
    const written = simulation.tableHashes(acted('write', { picture: 1, n: 5 }));
    expect(new Set([hashes['pictures'], priced['pictures'], written['pictures']]).size).toBe(3);
    expect({ ...written, pictures: '' }).toEqual({ ...hashes, pictures: '' });
  });

  test('is one table in changes and diff, in the order of ids', () => {
    const first = acted('price', { picture: 2, n: 5 });
    const { snapshot } = simulation.execute(first, {
      id: '',
      account: 0,
      type: 'write',
      args: { picture: 1, n: 7 },
    });
    const both = simulation.execute(snapshot, {
      id: '',
      account: 0,
      type: 'both',
      args: { picture: 2, n: 8 },
    }).snapshot;
    expect(simulation.changes(start, both)).toEqual({ pictures: [1, 2] });
    expect(simulation.diff(start, both).map(({ id, field }) => [id, field])).toEqual([
      [1, 'pages'],
      [2, 'price'],
      [2, 'pages'],
      [2, 'title'],
    ]);
    const removed = acted('takeDown', { picture: 2, n: 0 });
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

  test('carries both over', () => {
    const same = defineMigration({
      name: 'same',
      from: simulation,
      to: defineFieldSimulation(next),
    });
    fc.assert(
      fc.property(games, (game) => migrationLaw(same, game)),
      runs(5, 200),
    );
  });

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
        pictures: (_none, id, old) => ({
          title: `${old.pictures.get(id, PICTURE.price)}`,
          pages: [],
        }),
      },
    });
    const read = to.read(more.migrate(before.genesis({ seed: 1 })));
    expect(read['pictures.values'].ids()).toEqual([1, 3]);
    expect(read['pictures.values'].get(3)).toEqual({ title: '7', pages: [] });
  });
});
