import { describe, expect, test } from 'vitest';
import { account, crossing, defineSchema, defineSimulation, flag } from '../../index.js';
import { gauge, id, integer, link, list, many, number, object, oneOf } from '../../index.js';
import { optional, owner, perWord, single, table, text, timer, union } from '../../index.js';
import { values } from '../../index.js';
import { thrown } from './rowTester.js';

describe('defineSchema rejects', () => {
  const seats = table({ hand: list('cards') });
  const cards = table({ holder: link('seats', 'hand') });
  const define = (tables: object, more: object = {}) =>
    defineSchema({ tables, ...more } as never) as object;

  test.each<[string, () => unknown]>([
    ['a table has no field id: each row has an id already', () => table({ id: integer() })],
    ['field apples of a table must be a shape', () => table({ apples: 'integer' } as never)],
    ['a table needs its fields in braces', () => table(undefined as never)],
    ['a crossing of oil needs one of falls and rises', () => crossing('oil', {} as never)],
    ['oneOf needs different words, not "a", "a"', () => oneOf('a', 'a')],
  ])('%s', (message, act) => {
    expect(thrown(act)).toBe(message);
  });

  const fraction = 'is a number with fractions, which no world keeps: use integer';
  const sizeOf = (shape: unknown) => ({ boxes: table({ size: shape } as never) });
  const isNoTable = 'names boxen, which is no table';
  const two = table({ holder: link('seats', 'hand'), owner: owner('seats', 'hand') });

  test.each<[string, object]>([
    ['the name now is taken by the draft itself', { now: table({}) }],
    ['boxes must be made by table, single or values', { boxes: { apples: integer() } }],
    [`boxes.size ${fraction}`, sizeOf(number())],
    [`boxes.size.x ${fraction}`, sizeOf(many(object({ x: number() })))],
    [`boxes.size.x ${fraction}`, sizeOf(union('kind', { a: { x: number() } }))],
    ['boxes.size cannot hold a timer, which must be a field itself', sizeOf(many(timer))],
    ['boxes.size cannot hold a timer, which must be a field itself', sizeOf(optional(timer))],
    [
      'boxes.size.x cannot hold a list, which must be a field itself',
      sizeOf(object({ x: list('boxes') })),
    ],
    [`size of table boxes ${isNoTable}`, sizeOf(id('boxen'))],
    [`size of table boxes ${isNoTable}`, sizeOf(many(optional(id('boxen')) as never))],
    ['holder of table cards names seats, which is no table', { cards }],
    ['hand of table seats names cards, which is no table', { seats }],
    [
      'broken invariant: link cards.holder names seats.hand, which is no list of cards',
      { seats: table({ name: integer() }), cards },
    ],
    [
      'broken invariant: list seats.hand needs exactly one link, has 0: ',
      { seats, cards: table({}) },
    ],
    [
      'broken invariant: list seats.hand needs exactly one link, has 2: cards.holder, cards.owner',
      { seats, cards: two },
    ],
    [
      'crossing boxes.size names oil, which is no gauge of its table',
      sizeOf(crossing('oil', { falls: 0 })),
    ],
    [
      'prefs.opens is a timer: a table of values has none',
      { prefs: values({ opens: timer } as never) },
    ],
    [
      'match.size of a table of one row cannot be of object, which must be given',
      { match: single({ size: object({ x: integer() }) }) },
    ],
    [
      'match.seat of a table of one row cannot be of owner, which must be given',
      {
        seats: table({ hand: list('match') }),
        match: single({ seat: owner('seats', 'hand') }),
      },
    ],
    [
      'broken invariant: name of a key of boxes must be a word or a link',
      { boxes: table({ name: text(), size: integer() }, { unique: ['name'] }) },
    ],
    [
      'broken invariant: sice of a key of boxes must be a word or a link',
      { boxes: table({ size: integer() }, { unique: ['sice' as never] }) },
    ],
  ])('tables: %s', (message, tables) => {
    expect(thrown(() => define(tables))).toBe(message);
  });

  const isNoMember = 'must be an integer, a flag, a word, an id or an account';

  test.each<[string, object]>([
    [`x of event put ${isNoMember}`, { events: { put: { x: text() } } }],
    [`x of event put ${isNoMember}`, { events: { put: { x: number() } } }],
    [`x of event put ${isNoMember}`, { events: { put: { x: optional(integer()) } } }],
    [`x of event put ${isNoTable}`, { events: { put: { x: id('boxen') } } }],
    ['each setting has a seed already', { setting: { seed: integer() } }],
    ['each setting has a key already', { setting: { key: text() } }],
  ])('%s', (message, more) => {
    expect(thrown(() => define({ boxes: table({}) }, more))).toBe(message);
  });

  describe('an audience', () => {
    const tables = {
      boxes: table({ owner: account, size: integer(), in: link('shelves', 'things') }),
      shelves: table({ owner: account, things: list('boxes') }),
    };
    const events = { put: { box: id('boxes'), size: integer(), who: account } };
    const saidOf = (audience: object) => thrown(() => define(tables, { events, audience }));

    test.each([
      'everyone',
      'box.owner.points',
      'box.size',
      'size',
      'boxx.owner',
      'box',
      'box.in.things',
      'box.in.owner.more',
      'box.in.in.owner',
      'constructor',
      '',
    ])('%j', (path) => {
      expect(saidOf({ put: path })).toBe(
        `audience of put must lead to an account: ${path} does not`,
      );
    });

    test('of no event, and no other', () => {
      expect(saidOf({ get: 'who' })).toBe('audience names get, which is no event');
      for (const fine of ['everybody', 'who', 'box.owner', 'box.in.owner', () => undefined]) {
        expect(saidOf({ put: fine })).toBeUndefined();
      }
    });
  });
});

describe('defineSimulation rejects', () => {
  const own = defineSchema({
    tables: {
      lamps: table({
        oil: gauge,
        empty: crossing('oil', { falls: 0 }),
        boat: timer,
        tags: perWord(['a'], flag),
      }),
    },
  });
  const none = () => undefined;
  const systems = { 'lamps.empty': none, 'lamps.boat': none };
  const define = (more: object) =>
    thrown(() =>
      defineSimulation({
        name: 'lamps',
        version: 1,
        schema: own,
        commands: {},
        systems,
        ...more,
      } as never),
    );
  const rule = (more: object) => own.command({ run: none, ...more } as never);

  test.each<[string, object]>([
    ['timer lamps.boat needs a system', { systems: { 'lamps.empty': none } }],
    ['crossing lamps.empty needs a system', { systems: { 'lamps.boat': none } }],
    ['system lamps.ship names no timer', { systems: { ...systems, 'lamps.ship': none } }],
    ['system lamps.oil names no timer', { systems: { ...systems, 'lamps.oil': none } }],
    ['system lamps.boat must be a function, not 5', { systems: { ...systems, 'lamps.boat': 5 } }],
    ['the definition of lamps needs an integer version', { version: '1' }],
    ['command put must be made by schema.command', { commands: { put: { run: none } } }],
    [
      'command put must be made by schema.command',
      { commands: { put: own.view({ answer: {}, read: none } as never) } },
    ],
    ['view put must be made by schema.view', { views: { put: rule({}) } }],
    [
      'box of args of command put names boxen, which is no table',
      { commands: { put: rule({ args: { box: id('boxen') } }) } },
    ],
    [
      'box of answer of command put names boxen, which is no table',
      { commands: { put: rule({ answer: { box: id('boxen') } }) } },
    ],
    ['timer is a field of tables only', { commands: { put: rule({ args: { opens: timer } }) } }],
    [
      'ticks of every a must be 4294967295 at most, not 1099511627776',
      { every: [{ ticks: 2 ** 40, name: 'a', run: none }] },
    ],
  ])('%s', (message, more) => {
    expect(define(more)).toContain(message);
  });

  test.each<[string, () => unknown]>([
    ['a command has no name', () => rule({ name: 'x' })],
    ['a command needs a function run', () => own.command({} as never)],
    ['a view needs a function read', () => own.view({ answer: {} } as never)],
    ['args.box of a command must be a shape', () => rule({ args: { box: 'text' } })],
    ['args of a command must be shapes in braces', () => rule({ args: integer() })],
  ])('%s', (message, act) => {
    expect(thrown(act)).toBe(message);
  });
});
