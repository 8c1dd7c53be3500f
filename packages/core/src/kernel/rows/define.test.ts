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
    ['the name now is taken by the draft itself', () => define({ now: table({}) })],
    ['a table has no field id: each row has an id already', () => table({ id: integer() })],
    ['field apples of a table must be a shape', () => table({ apples: 'integer' } as never)],
    ['a table needs its fields in braces', () => table(undefined as never)],
    [
      'boxes must be made by table, single or values',
      () => define({ boxes: { apples: integer() } }),
    ],
    [
      'boxes.size is a number with fractions, which no world keeps: use integer',
      () => define({ boxes: table({ size: number() }) }),
    ],
    [
      'boxes.sizes.x is a number with fractions, which no world keeps: use integer',
      () => define({ boxes: table({ sizes: many(object({ x: number() })) }) }),
    ],
    [
      'boxes.size.x is a number with fractions, which no world keeps: use integer',
      () => define({ boxes: table({ size: union('kind', { a: { x: number() } }) }) }),
    ],
    [
      'boxes.opens cannot hold a timer, which must be a field itself',
      () => define({ boxes: table({ opens: many(timer) }) }),
    ],
    [
      'boxes.opens cannot hold a timer, which must be a field itself',
      () => define({ boxes: table({ opens: optional(timer) }) }),
    ],
    [
      'boxes.all.x cannot hold a list, which must be a field itself',
      () => define({ boxes: table({ all: object({ x: list('boxes') }) }) }),
    ],
    [
      'next of table boxes names boxen, which is no table',
      () => define({ boxes: table({ next: id('boxen') }) }),
    ],
    [
      'next of table boxes names boxen, which is no table',
      () => define({ boxes: table({ next: many(optional(id('boxen')) as never) }) }),
    ],
    ['holder of table cards names seats, which is no table', () => define({ cards })],
    ['hand of table seats names cards, which is no table', () => define({ seats })],
    [
      'broken invariant: link cards.holder names seats.hand, which is no list of cards',
      () => define({ seats: table({ name: integer() }), cards }),
    ],
    [
      'broken invariant: list seats.hand needs exactly one link, has 0: ',
      () => define({ seats, cards: table({}) }),
    ],
    [
      'broken invariant: list seats.hand needs exactly one link, has 2: cards.holder, cards.owner',
      () =>
        define({
          seats,
          cards: table({ holder: link('seats', 'hand'), owner: owner('seats', 'hand') }),
        }),
    ],
    [
      'crossing boxes.empty names oil, which is no gauge of its table',
      () => define({ boxes: table({ empty: crossing('oil', { falls: 0 }) }) }),
    ],
    ['a crossing of oil needs one of falls and rises', () => crossing('oil', {} as never)],
    [
      'prefs.opens is a timer: a table of values has none',
      () => define({ prefs: values({ opens: timer }) }),
    ],
    [
      'match.size of a table of one row cannot be of object, which must be given',
      () => define({ match: single({ size: object({ x: integer() }) }) }),
    ],
    [
      'match.seat of a table of one row cannot be of owner, which must be given',
      () =>
        define({
          seats: table({ hand: list('match') }),
          match: single({ seat: owner('seats', 'hand') }),
        }),
    ],
    [
      'broken invariant: name of a key of boxes must be a word or a link',
      () => define({ boxes: table({ name: text(), size: integer() }, { unique: ['name'] }) }),
    ],
    [
      'broken invariant: sice of a key of boxes must be a word or a link',
      () => define({ boxes: table({ size: integer() }, { unique: ['sice' as never] }) }),
    ],
    [
      'name of event put must be an integer, a flag, a word, an id or an account',
      () => define({ boxes: table({}) }, { events: { put: { name: text() } } }),
    ],
    [
      'size of event put must be an integer, a flag, a word, an id or an account',
      () => define({ boxes: table({}) }, { events: { put: { size: number() } } }),
    ],
    [
      'size of event put must be an integer, a flag, a word, an id or an account',
      () => define({ boxes: table({}) }, { events: { put: { size: optional(integer()) } } }),
    ],
    [
      'box of event put names boxen, which is no table',
      () => define({ boxes: table({}) }, { events: { put: { box: id('boxen') } } }),
    ],
    [
      'each setting has a seed already',
      () => define({ boxes: table({}) }, { setting: { seed: integer() } }),
    ],
    [
      'each setting has a key already',
      () => define({ boxes: table({}) }, { setting: { key: text() } }),
    ],
    ['oneOf needs different words, not "a", "a"', () => oneOf('a', 'a')],
  ])('%s', (message, act) => {
    expect(thrown(act)).toBe(message);
  });

  test.each<[unknown, string]>([
    ['everyone', 'everyone'],
    ['box.owner.points', 'box.owner.points'],
    ['box.size', 'box.size'],
    ['size', 'size'],
    ['boxx.owner', 'boxx.owner'],
    ['box', 'box'],
    ['box.in.things', 'box.in.things'],
    ['box.in.owner.more', 'box.in.owner.more'],
    ['box.in.in.owner', 'box.in.in.owner'],
    ['constructor', 'constructor'],
    ['', ''],
  ])('the audience %j', (audience, path) => {
    const tables = {
      boxes: table({ owner: account, size: integer(), in: link('shelves', 'things') }),
      shelves: table({ owner: account, things: list('boxes') }),
    };
    const events = { put: { box: id('boxes'), size: integer(), who: account } };
    expect(thrown(() => define(tables, { events, audience: { put: audience } }))).toBe(
      `audience of put must lead to an account: ${path} does not`,
    );
    for (const fine of ['everybody', 'who', 'box.owner', 'box.in.owner', () => undefined]) {
      expect(thrown(() => define(tables, { events, audience: { put: fine } }))).toBeUndefined();
    }
    expect(thrown(() => define(tables, { events, audience: { get: 'who' } }))).toBe(
      'audience names get, which is no event',
    );
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

  test.each<[RegExp | string, () => string | undefined]>([
    [/^timer lamps.boat needs a system/, () => define({ systems: { 'lamps.empty': none } })],
    [/^crossing lamps.empty needs a system/, () => define({ systems: { 'lamps.boat': none } })],
    [
      /system lamps.ship names no timer: lamps.ship/,
      () => define({ systems: { ...systems, 'lamps.ship': none } }),
    ],
    [
      /system lamps.oil names no timer/,
      () => define({ systems: { ...systems, 'lamps.oil': none } }),
    ],
    [
      'system lamps.boat must be a function, not 5',
      () => define({ systems: { ...systems, 'lamps.boat': 5 } }),
    ],
    ['the definition of lamps needs an integer version', () => define({ version: '1' })],
    [
      'command put must be made by schema.command',
      () => define({ commands: { put: { run: none } } }),
    ],
    [
      'command put must be made by schema.command',
      () => define({ commands: { put: own.view({ answer: {}, read: none } as never) } }),
    ],
    ['view put must be made by schema.view', () => define({ views: { put: rule({}) } })],
    [
      'box of args of command put names boxen, which is no table',
      () => define({ commands: { put: rule({ args: { box: id('boxen') } }) } }),
    ],
    [
      'box of answer of command put names boxen, which is no table',
      () => define({ commands: { put: rule({ answer: { box: id('boxen') } }) } }),
    ],
    [
      /timer is a field of tables only/,
      () => define({ commands: { put: rule({ args: { opens: timer } }) } }),
    ],
    ['a command has no name', () => thrown(() => rule({ name: 'x' }))],
    ['a command needs a function run', () => thrown(() => own.command({} as never))],
    ['a view needs a function read', () => thrown(() => own.view({ answer: {} } as never))],
    ['args.box of a command must be a shape', () => thrown(() => rule({ args: { box: 'text' } }))],
    [
      /^args of a command must be shapes in braces|must be a shape$/,
      () => thrown(() => rule({ args: integer() })),
    ],

    [
      'ticks of every a must be 4294967295 at most, not 1099511627776',
      () => define({ every: [{ ticks: 2 ** 40, name: 'a', run: none }] }),
    ],
  ])('%s', (message, act) => {
    if (typeof message === 'string') expect(act()).toBe(message);
    else expect(act()).toMatch(message);
  });
});
