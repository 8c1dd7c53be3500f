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

  test.each<[string, () => unknown, string]>([
    [
      'names of the draft',
      () => define({ now: table({}) }),
      'the name now is taken by the draft itself',
    ],
    [
      'a field id',
      () => table({ id: integer() }),
      'a table has no field id: each row has an id already',
    ],
    [
      'fields that are no shapes',
      () => table({ apples: 'integer' } as never),
      'field apples of a table must be a shape',
    ],
    ['no fields', () => table(undefined as never), 'a table needs its fields in braces'],
    [
      'what is no table',
      () => define({ boxes: { apples: integer() } }),
      'boxes must be made by table, single or values',
    ],
    [
      'fractions',
      () => define({ boxes: table({ size: number() }) }),
      'boxes.size is a number with fractions, which no world keeps: use integer',
    ],
    [
      'fractions in values',
      () => define({ boxes: table({ sizes: many(object({ x: number() })) }) }),
      'boxes.sizes.x is a number with fractions, which no world keeps: use integer',
    ],
    [
      'fractions in unions',
      () => define({ boxes: table({ size: union('kind', { a: { x: number() } }) }) }),
      'boxes.size.x is a number with fractions, which no world keeps: use integer',
    ],
    [
      'timers in values',
      () => define({ boxes: table({ opens: many(timer) }) }),
      'boxes.opens cannot hold a timer, which must be a field itself',
    ],
    [
      'optional timers',
      () => define({ boxes: table({ opens: optional(timer) }) }),
      'boxes.opens cannot hold a timer, which must be a field itself',
    ],
    [
      'lists in objects',
      () => define({ boxes: table({ all: object({ x: list('boxes') }) }) }),
      'boxes.all.x cannot hold a list, which must be a field itself',
    ],
    [
      'ids of no table',
      () => define({ boxes: table({ next: id('boxen') }) }),
      'next of table boxes names boxen, which is no table',
    ],
    [
      'ids of no table in values',
      () => define({ boxes: table({ next: many(optional(id('boxen')) as never) }) }),
      'next of table boxes names boxen, which is no table',
    ],
    [
      'links to no table',
      () => define({ cards }),
      'holder of table cards names seats, which is no table',
    ],
    [
      'lists of no table',
      () => define({ seats }),
      'hand of table seats names cards, which is no table',
    ],
    [
      'links to no list',
      () => define({ seats: table({ name: integer() }), cards }),
      'broken invariant: link cards.holder names seats.hand, which is no list of cards',
    ],
    [
      'lists without a link',
      () => define({ seats, cards: table({}) }),
      'broken invariant: list seats.hand needs exactly one link, has 0: ',
    ],
    [
      'lists with two links',
      () =>
        define({
          seats,
          cards: table({ holder: link('seats', 'hand'), owner: owner('seats', 'hand') }),
        }),
      'broken invariant: list seats.hand needs exactly one link, has 2: cards.holder, cards.owner',
    ],
    [
      'crossings of no gauge',
      () => define({ boxes: table({ empty: crossing('oil', { falls: 0 }) }) }),
      'crossing boxes.empty names oil, which is no gauge of its table',
    ],
    [
      'crossings without a bound',
      () => crossing('oil', {} as never),
      'a crossing of oil needs one of falls and rises',
    ],
    [
      'timers in a table of values',
      () => define({ prefs: values({ opens: timer }) }),
      'prefs.opens is a timer: a table of values has none',
    ],
    [
      'an object in a table of one row',
      () => define({ match: single({ size: object({ x: integer() }) }) }),
      'match.size of a table of one row cannot be of object, which must be given',
    ],
    [
      'an owner of a table of one row',
      () =>
        define({
          seats: table({ hand: list('match') }),
          match: single({ seat: owner('seats', 'hand') }),
        }),
      'match.seat of a table of one row cannot be of owner, which must be given',
    ],
    [
      'keys that no word holds',
      () => define({ boxes: table({ name: text(), size: integer() }, { unique: ['name'] }) }),
      'broken invariant: name of a key of boxes must be a word or a link',
    ],
    [
      'keys that name no field',
      () => define({ boxes: table({ size: integer() }, { unique: ['sice' as never] }) }),
      'broken invariant: sice of a key of boxes must be a word or a link',
    ],
    [
      'texts in events',
      () => define({ boxes: table({}) }, { events: { put: { name: text() } } }),
      'name of event put must be an integer, a flag, a word, an id or an account',
    ],
    [
      'fractions in events',
      () => define({ boxes: table({}) }, { events: { put: { size: number() } } }),
      'size of event put must be an integer, a flag, a word, an id or an account',
    ],
    [
      'integers in events that may be missing',
      () => define({ boxes: table({}) }, { events: { put: { size: optional(integer()) } } }),
      'size of event put must be an integer, a flag, a word, an id or an account',
    ],
    [
      'ids of no table in events',
      () => define({ boxes: table({}) }, { events: { put: { box: id('boxen') } } }),
      'box of event put names boxen, which is no table',
    ],
    [
      'a seed in the setting',
      () => define({ boxes: table({}) }, { setting: { seed: integer() } }),
      'each setting has a seed already',
    ],
    [
      'a key in the setting',
      () => define({ boxes: table({}) }, { setting: { key: text() } }),
      'each setting has a key already',
    ],
    ['wrong words', () => oneOf('a', 'a'), 'oneOf needs different words, not "a", "a"'],
  ])('%s', (_, act, message) => {
    expect(thrown(act)).toBe(message);
  });

  test('more than six members of an event', () => {
    const members = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((one) => [one, flag]),
    );
    expect(thrown(() => define({ boxes: table({}) }, { events: { put: members } }))).toMatch(
      /put.*6|put.*six/,
    );
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

  test.each<[string, () => string | undefined, RegExp | string]>([
    [
      'a timer without system',
      () => define({ systems: { 'lamps.empty': none } }),
      /^timer lamps.boat needs a system/,
    ],
    [
      'a crossing without system',
      () => define({ systems: { 'lamps.boat': none } }),
      /^crossing lamps.empty needs a system/,
    ],
    [
      'a system too many',
      () => define({ systems: { ...systems, 'lamps.ship': none } }),
      /system lamps.ship names no timer: lamps.ship/,
    ],
    [
      'a system of a gauge',
      () => define({ systems: { ...systems, 'lamps.oil': none } }),
      /system lamps.oil names no timer/,
    ],
    [
      'a system that is none',
      () => define({ systems: { ...systems, 'lamps.boat': 5 } }),
      'system lamps.boat must be a function, not 5',
    ],
    [
      'a version of text',
      () => define({ version: '1' }),
      'the definition of lamps needs an integer version',
    ],
    [
      'commands that are none',
      () => define({ commands: { put: { run: none } } }),
      'command put must be made by schema.command',
    ],
    [
      'a view as a command',
      () => define({ commands: { put: own.view({ answer: {}, read: none } as never) } }),
      'command put must be made by schema.command',
    ],
    [
      'a command as a view',
      () => define({ views: { put: rule({}) } }),
      'view put must be made by schema.view',
    ],
    [
      'arguments of no table',
      () => define({ commands: { put: rule({ args: { box: id('boxen') } }) } }),
      'box of args of command put names boxen, which is no table',
    ],
    [
      'answers of no table',
      () => define({ commands: { put: rule({ answer: { box: id('boxen') } }) } }),
      'box of answer of command put names boxen, which is no table',
    ],
    [
      'timers as arguments',
      () => define({ commands: { put: rule({ args: { opens: timer } }) } }),
      /timer is a field of tables only/,
    ],
    [
      'an unknown part of a command',
      () => thrown(() => rule({ name: 'x' })),
      'a command has no name',
    ],
    [
      'a command without run',
      () => thrown(() => own.command({} as never)),
      'a command needs a function run',
    ],
    [
      'a view without read',
      () => thrown(() => own.view({ answer: {} } as never)),
      'a view needs a function read',
    ],
    [
      'arguments that are no shapes',
      () => thrown(() => rule({ args: { box: 'text' } })),
      'args.box of a command must be a shape',
    ],
    [
      'a shape as arguments',
      () => thrown(() => rule({ args: integer() })),
      /^args of a command must be shapes in braces|must be a shape$/,
    ],
    [
      'every of no table',
      () => define({ every: [{ ticks: 1, name: 'a', table: 'boxes', run: none }] }),
      'the table of every a must be a table of the schema, not "boxes"',
    ],
    [
      'every of no ticks',
      () => define({ every: [{ ticks: 0, name: 'a', run: none }] }),
      'ticks of every a must be an integer from 1, not 0',
    ],
    [
      'every that never comes',
      () => define({ every: [{ ticks: 2 ** 40, name: 'a', run: none }] }),
      'ticks of every a must be 4294967295 at most, not 1099511627776',
    ],
    [
      'every without a function',
      () => define({ every: [{ ticks: 1, name: 'a' }] }),
      'run of every a must be a function, not undefined',
    ],
  ])('%s', (_, act, message) => {
    if (typeof message === 'string') expect(act()).toBe(message);
    else expect(act()).toMatch(message);
  });
});
