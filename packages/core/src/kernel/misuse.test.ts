import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Command, type Definition, type FieldDraftOf, type RowId } from '../index.js';
import { type EventMember, type Snapshot } from '../index.js';
import { defineFieldSchema, defineFieldSimulation, defineTable, done, refuse } from '../index.js';
import { gauge, json, link, list, timer, word } from '../index.js';
import { thrown } from './rows/rowTester.js';
import type { EventOf } from './world.js';
import { journalBackend } from './storage/journal/journalBackend.js';

const ports = defineTable('ports', { ships: list('ships'), depth: word, ore: gauge });
const ships = defineTable('ships', { port: link('ports', 'ships'), crew: word, sails: timer });
const berths = defineTable('berths', { ship: word, length: word }, 'ship');
const ship = 'ship' as EventMember<'ship', RowId<'ships'>>;
const PORT = ports.fields;
const SHIP = ships.fields;
const BERTH = berths.fields;

const schema = defineFieldSchema({
  tables: { ports, ships, berths },
  documents: { notes: json<Note>() },
  events: { sailed: [ship], rung: [ship, 'strokes'], quiet: [] },
  setting: json<{ seed: number; tide?: { height: number } }>(),
});
interface Note {
  text: string;
  tags: { name: string }[];
}
type Draft = FieldDraftOf<typeof schema>;

/** A row that exists, and one that was removed. */
const ALIVE = 1;
const GONE = 2;

/** A harbour whose command `act` and whose system run what a test gives them. */
function harbour(act: (draft: Draft, command: Command) => unknown, version = 1) {
  return defineFieldSimulation({
    name: 'harbour',
    version,
    schema,
    genesis(draft) {
      const port = draft.ports.insert();
      for (const id of [draft.ships.insert(), draft.ships.insert(), draft.ships.insert()]) {
        draft.ships.join(id, SHIP.port, port);
      }
      draft.ships.remove(GONE);
      draft.ships.schedule(ALIVE, SHIP.sails, 5);
      draft.berths.insert(7);
      draft.notes.insert({ text: 'calm', tags: [{ name: 'sea' }] });
    },
    commands: { act: (draft, command) => act(draft, command) as ReturnType<typeof done> },
    systems: [
      {
        name: 'sails',
        table: 'ships',
        timer: 'sails',
        run: (draft) => act(draft, COMMAND) as void,
      },
    ],
  });
}
const COMMAND: Command = { id: 'c', account: 0, type: 'act', args: {} };
const quiet = harbour(() => done());
const START = quiet.genesis({ seed: 1, tide: { height: 3 } });

/** What is thrown by a command that does one thing to a draft; the world must stay whole. */
function thrownBy(act: (draft: Draft) => unknown): string {
  const before = quiet.hash(START);
  const { execute } = harbour((draft) => {
    act(draft);
    return done();
  });
  const message = thrown(() => execute(START, COMMAND));
  expect(quiet.hash(START)).toBe(before);
  expect(quiet.hash(quiet.decode(quiet.encode(START)))).toBe(before);
  return message ?? 'nothing was thrown';
}

/** A value that the compiler would not accept. */
const wrong = (value: unknown): never => value as never;

describe('a row that does not exist', () => {
  test.each<[string, unknown]>([
    ['0', 0],
    ['undefined', undefined],
    ['NaN', NaN],
    ['a text', '1'],
    ['a fraction', 1.5],
    ['-1', -1],
    ['one beyond the end', 4],
    ['one far beyond the end', 1e9],
    ['a removed one', GONE],
  ])('cannot be written: %s', (_name, value) => {
    const id = wrong(value);
    const why =
      /cannot (write \w+ of|remove) ships ("1"|\S+): (there is no such row|it was removed)/;
    const writes: readonly ((ships: Draft['ships']) => unknown)[] = [
      (all) => all.set(id, SHIP.crew, 3),
      (all) => all.add(id, SHIP.crew, 3),
      (all) => all.schedule(id, SHIP.sails, 9),
      (all) => all.schedule(id, SHIP.sails, 0),
      (all) => all.cancel(id, SHIP.sails),
      (all) => all.join(id, SHIP.port, 1),
      (all) => all.leave(id, SHIP.port),
      (all) => all.remove(id),
    ];
    for (const write of writes) expect(thrownBy((draft) => write(draft.ships))).toMatch(why);
    expect(
      thrownBy((draft) => draft.ships.join(ALIVE, SHIP.port, value === GONE ? 9 : id)),
    ).toMatch(/ships.port of row 1 cannot join row .*: there is no such row/);
    const port = value === GONE ? 9 : id;
    const gauges = /cannot (write|read) ore of ports .*: there is no such row/;
    expect(thrownBy((draft) => draft.ports.setLevel(port, PORT.ore, 5))).toMatch(gauges);
    expect(thrownBy((draft) => draft.ports.setRate(port, PORT.ore, 5))).toMatch(gauges);
  });

  // The law of absent rows reads each field of rows that were removed or never inserted.
  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['NaN', NaN],
    ['-1', -1],
    ['2', GONE],
  ])('cannot be read: %s', (shown, value) => {
    const id = wrong(value);
    const why = `of ships ${shown}: ${value === GONE ? 'it was removed' : 'there is no such row'}`;
    const { ships: table, ports: all } = quiet.read(START);
    expect(() => table.get(id, SHIP.crew)).toThrow(`cannot read crew ${why}`);
    expect(() => table.due(id, SHIP.sails)).toThrow(`cannot read sails ${why}`);
    expect(() => table.parent(id, SHIP.port)).toThrow(`cannot read port ${why}`);
    expect(() => all.members(id, PORT.ships)).toThrow(`cannot read ships of ports ${shown}`);
    expect(() => all.lengthUpTo(id, PORT.ships, 9)).toThrow(`cannot read ships of ports ${shown}`);
    expect(() => all.isEmpty(id, PORT.ships)).toThrow(`cannot read ships of ports ${shown}`);
    expect(() => all.level(id, PORT.ore)).toThrow(`cannot read ore of ports ${shown}`);
    expect(() => all.rate(id, PORT.ore)).toThrow(`cannot read ore of ports ${shown}`);
    expect(thrownBy(({ ships }) => ships.get(id, SHIP.crew))).toContain(`cannot read crew ${why}`);
  });
});

describe('a table', () => {
  const integer = 'must be an integer, not';
  const newKey = 'the key of berths must be a positive integer that is not in use, not';

  test.each<[string, (draft: Draft) => unknown]>([
    [`ships.crew of row 1 ${integer} "7"`, (d) => d.ships.set(1, SHIP.crew, wrong('7'))],
    [`ships.crew of row 1 ${integer} 0.5`, (d) => d.ships.set(1, SHIP.crew, 0.5)],
    [`ships.crew of row 1 ${integer} NaN`, (d) => d.ships.set(1, SHIP.crew, NaN)],
    [`${integer} undefined`, (d) => d.ships.set(1, SHIP.crew, wrong(undefined))],
    [`${integer} 9007199254740992`, (d) => d.ships.add(1, SHIP.crew, 2 ** 53)],
    [`${integer} "07"`, (d) => d.ships.add(1, SHIP.crew, wrong('7'))],
    [`ports.ore of row 1 ${integer} 1.5`, (d) => d.ports.setLevel(1, PORT.ore, 1.5)],
    [`ports.ore of row 1 ${integer} "2"`, (d) => d.ports.setRate(1, PORT.ore, wrong('2'))],
    [
      'ships.sails of row 1 must be due at tick 1 or later, not -3',
      (d) => d.ships.schedule(1, SHIP.sails, -3),
    ],
    ['due at tick 1 or later, not NaN', (d) => d.ships.schedule(1, SHIP.sails, NaN)],
    ['port of ships is not a word', (d) => d.ships.set(1, wrong(SHIP.port), 3)],
    ['undefined of ships is not a word', (d) => d.ships.set(1, wrong(undefined), 3)],
    ['ship of berths is not a word', (d) => d.berths.set(1, BERTH.ship, 8)],
    [`${newKey} 7`, (d) => d.berths.insert(7)],
    [`${newKey} 0`, (d) => d.berths.insert()],
    [`${newKey} NaN`, (d) => d.berths.insert(NaN)],
    ['the key of ships must be left out, not 3', (d) => d.ships.insert(3)],
    ['ships has no key: it cannot find', (d) => d.ships.find(3)],
    ['berths have a key and are never removed', (d) => d.berths.remove(1)],
    ['ports 1 still has ships', (d) => d.ports.remove(1)],
  ])('what throws: %s', (why, act) => {
    expect(thrownBy(act)).toContain(why);
  });
});

describe('a document', () => {
  const note: Note = { text: 'new', tags: [] };
  const getter = Object.defineProperty({}, 'text', { get: () => 'x', enumerable: true });

  test.each<[string, unknown]>([
    ['notes 2.at[1] must be an integer, not 0.5', { at: [0, 0.5] }],
    ['notes 2.tags[0] is missing: the array has a hole', { tags: Array(2) }],
    ['notes 2.text is a getter', getter],
    ['notes 2.text is a function', { text: () => 1 }],
    ['notes 2 is an instance of a class', new Map()],
  ])('that is inserted throws: %s', (why, document) => {
    expect(thrownBy(({ notes }) => notes.insert(wrong(document)))).toContain(why);
  });

  test.each<[string, (notes: Draft['notes']) => unknown]>([
    ['cannot edit document 9 of notes: it does not exist', (notes) => notes.edit(9, () => {})],
    ['cannot replace document 0 of notes', (notes) => notes.replace(0, note)],
    ['cannot remove document undefined of notes', (notes) => notes.remove(wrong(undefined))],
    [
      'tags is a list with a member name',
      (notes) => notes.edit(1, (one) => void (one.tags = Object.assign([], { name: 'sea' }))),
    ],
    [
      'the edit of notes 1 returned a promise',
      (notes) =>
        notes.edit(
          1,
          wrong(async () => {}),
        ),
    ],
    [
      'notes 1.text is undefined',
      (notes) => notes.edit(1, (each) => void (each.text = wrong(undefined))),
    ],
  ])('what throws: %s', (why, act) => {
    expect(thrownBy(({ notes }) => act(notes))).toContain(why);
  });
});

describe('an event', () => {
  test('has the values by the names of its members', () => {
    const { execute } = harbour((draft) => {
      draft.emit('sailed', 1);
      draft.emit('rung', 1, -3);
      draft.emit('quiet');
      return done();
    });
    expect([...execute(START, COMMAND).events]).toEqual([
      { tick: 0, name: 'sailed', ship: 1 },
      { tick: 0, name: 'rung', ship: 1, strokes: -3 },
      { tick: 0, name: 'quiet' },
    ]);
  });

  // What the compiler refuses is refused at run time too.
  test.each<[string, unknown[]]>([
    ['the schema has no event lost', ['lost', 1]],
    ['the schema has no event constructor', ['constructor']],
    ['event rung must be emitted with 2 values (ship, strokes), not 1', ['rung', 1]],
    ['event quiet must be emitted with 0 values (), not 1', ['quiet', 0]],
    ['strokes of event rung must be an integer, not 0.5', ['rung', 1, 0.5]],
    ['ship of event rung must be an integer, not NaN', ['rung', NaN, 1]],
    ['must be an integer, not 9007199254740992', ['sailed', 2 ** 53]],
    ['ship of event sailed must be an integer, not "1"', ['sailed', '1']],
  ])('what throws: %s', (why, emitted) => {
    const emit = (draft: Draft) => (draft.emit as (...all: unknown[]) => void)(...emitted);
    expect(thrownBy(emit)).toContain(why);
    expect(quiet.tick(START).events.length).toBe(0);
  });

  test('is checked by the compiler', () => {
    const never = (draft: Draft, port: RowId<'ports'>): void => {
      // @ts-expect-error There is no such event.
      draft.emit('lost', 1);
      // @ts-expect-error A value is missing.
      draft.emit('rung', 1);
      // @ts-expect-error A value too many.
      draft.emit('quiet', 0);
      // @ts-expect-error The id of a row of another table.
      draft.emit('sailed', port);
    };
    expect(never).toBeTypeOf('function');
    type Rung = Extract<EventOf<typeof schema>, { name: 'rung' }>;
    expectTypeOf<Rung['ship']>().toEqualTypeOf<RowId<'ships'>>();
    expectTypeOf<Rung['strokes']>().toEqualTypeOf<number>();
  });

  test('cannot be added to an empty list', () => {
    const { events } = quiet.tick(START);
    expect(() => Object.assign(events, { length: 3 })).toThrow(TypeError);
    expect(() => Object.assign(events, { note: 'mine' })).toThrow(TypeError);
    expect([...quiet.tick(START).events]).toEqual([]);
  });

  test.each([
    [['ship', 'ship'], 'event sailed has two members ship'],
    [['tick'], 'event sailed has two members tick'],
    [['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'event sailed has more than six members'],
  ])('cannot have the members %j', (sailed, message) => {
    expect(() => defineFieldSchema({ ...schema, events: { sailed } })).toThrow(message);
  });
});

describe('a draft', () => {
  const own: readonly (keyof Draft)[] = ['ships', 'notes', 'roll', 'emit', 'now', 'setting'];
  test.each(own)('keeps its member %s', (name) => {
    expect(thrownBy((draft) => Object.assign(draft, { [name]: {} }))).toMatch(
      /Cannot assign to read only property|which has only a getter/,
    );
    expect(thrownBy((draft) => Reflect.deleteProperty(draft, name) || draft.now)).toBe(
      'nothing was thrown',
    );
    const kept = harbour((draft) => done({ has: Object.hasOwn(draft, name) }));
    expect(kept.execute(START, COMMAND).outcome).toMatchObject({ answer: { has: true } });
  });

  test('gets no member of its own', () => {
    expect(thrownBy((draft) => Object.assign(draft, { mine: 1 }))).toMatch(
      'Cannot add property mine',
    );
    expect(thrownBy((draft) => Object.defineProperty(draft, 'mine', { value: 1 }))).toMatch(
      'Cannot define property mine',
    );
  });
});

describe('a draft after its transition', () => {
  let keptDraft: Draft | undefined;
  const { execute } = harbour((draft) => {
    keptDraft = draft;
    return done();
  });
  execute(START, COMMAND);
  const lateDraft = keptDraft as unknown as Draft;
  test.each<[string, () => unknown]>([
    ['writes', () => lateDraft.ships.set(1, SHIP.crew, 3)],
    ['reads', () => lateDraft.ships.get(1, SHIP.crew)],
    ['counts', () => lateDraft.ships.count],
    ['inserts', () => lateDraft.ships.insert()],
    ['finds', () => lateDraft.berths.find(7)],
    ['joins', () => lateDraft.ships.join(1, SHIP.port, 1)],
    ['edits', () => lateDraft.notes.edit(1, () => {})],
    ['reads documents', () => lateDraft.notes.get(1)],
    ['rolls', () => lateDraft.roll(1, 1)],
    ['emits', () => lateDraft.emit('sailed', 1)],
    ['tells the time', () => lateDraft.now],
    ['tells the setting', () => lateDraft.setting],
  ])('%s no more', (_name, use) => {
    expect(use).toThrow('is used after its transition');
  });
});

describe('a command', () => {
  test.each<[string, unknown]>([
    ['command act returned nothing: it must return done', undefined],
    ['command act returned a promise', Promise.resolve(done())],
    ['command act returned no outcome', true],
    ['command act returned no outcome', { done: true }],
    ['command act returned no outcome', { done: false, refusal: {} }],
    ['the outcome of act.answer.f is a function', done({ f: () => 1 } as never)],
  ])('that returns no outcome throws: %s', (why, outcome) => {
    expect(() => harbour(() => outcome).execute(START, COMMAND)).toThrow(why);
  });

  test.each<[string, unknown]>([
    ['type of a command must be a string', { ...COMMAND, type: 5 }],
    ['account of a command must be a number', { ...COMMAND, account: '1' }],
    ['a command must be a plain object, not undefined', undefined],
  ])('that is none throws: %s', (why, command) => {
    expect(() => quiet.execute(START, wrong(command))).toThrow(why);
  });

  test('is refused when its arguments are not plain JSON', () => {
    const refused = { code: 'invalid_field', numbers: { field: 'args' } };
    const named = Object.assign([1], { name: 'x' });
    const all = [{ at: new Date(0) }, { n: NaN }, { f: () => 1 }, { named }, [], 'x', undefined];
    for (const args of all) {
      const { outcome, snapshot } = quiet.execute(START, { ...COMMAND, args: wrong(args) });
      expect(outcome).toMatchObject({ done: false, refusal: refused });
      expect(snapshot).toBe(START);
    }
  });

  test('is refused when its account is not an integer', () => {
    for (const account of [NaN, Infinity, 0.5]) {
      const { outcome } = quiet.execute(START, { ...COMMAND, account });
      expect(outcome).toMatchObject({ done: false, refusal: { numbers: { field: 'account' } } });
    }
  });

  test('gets frozen arguments and returns a frozen outcome', () => {
    const push = harbour((_draft, { args }) => (args['tags'] as unknown[]).push(1));
    expect(() => push.execute(START, { ...COMMAND, args: { tags: [] } })).toThrow(TypeError);
    const { outcome } = harbour(() => refuse('no', 'No.', { n: 1 })).execute(START, COMMAND);
    expect(() => Object.assign(outcome, { done: true })).toThrow(TypeError);
  });
});

describe('a snapshot', () => {
  const other = (change: Partial<Definition<typeof schema>>, backendOf = journalBackend) =>
    defineFieldSimulation({ ...quiet.definition, ...change }, backendOf);
  const trees = defineTable('trees', { size: word });
  const forest = defineFieldSimulation({
    name: 'harbour',
    version: 1,
    schema: defineFieldSchema({ ...schema, tables: { trees }, documents: {}, events: {} }),
    genesis: () => {},
    commands: { act: () => done() },
    systems: [],
  });
  test.each<[string, Snapshot]>([
    ['port 1 made it, not harbour 1', other({ name: 'port' }).genesis({ seed: 1 })],
    ['harbour 2 made it, not harbour 1', other({ version: 2 }).genesis({ seed: 1 })],
    ['kept by another backend', other({}, (l, k) => journalBackend(l, k)).genesis({ seed: 1 })],
    ['it has other tables, documents or events than harbour 1', forest.genesis({ seed: 1 })],
    ['this is not a snapshot of this copy of the kernel', wrong({ now: 0 })],
    ['this is not a snapshot', wrong(undefined)],
  ])('of elsewhere is rejected: %s', (why, snapshot) => {
    // `foreignLaw` asks each of the other functions.
    expect(() => quiet.tick(wrong(snapshot))).toThrow(why);
  });

  const view = quiet.read(START);
  // The law of ownership tries to change all else that callers get.
  test.each<[string, () => unknown]>([
    ['its time by definition', () => Object.defineProperty(START, 'now', { value: 5 })],
    ['a rule in its setting', () => Object.assign(START.setting.tide as object, { height: 9 })],
    ['the time of its view', () => Object.assign(view, { now: 7 })],
    ['a table of its view', () => Object.assign(view, { ships: undefined })],
    ['a method of a table', () => Object.assign(view.ships, { get: () => 1 })],
    ['a method of a collection', () => Object.assign(view.notes, { get: () => undefined })],
    ['a list in a document', () => (view.notes.get(1) as Note).tags.push({ name: 'land' })],
    ['the simulation', () => Object.assign(quiet, { tick: undefined })],
    ['its commands', () => Object.assign(quiet.definition.commands, { act: undefined })],
    ['a field of a table', () => Object.assign(SHIP, { crew: 9 })],
    ['a kind of a field', () => Object.assign(ships.specs.crew, { kind: 'timer' })],
    ['the tables of the schema', () => Object.assign(schema.tables, { ships: undefined })],
    ['the members of an event', () => (schema.events.sailed as unknown as string[]).push('x')],
  ])('keeps %s', (_name, write) => {
    const [hash, next] = [quiet.hash(START), quiet.hash(quiet.tick(START).snapshot)];
    expect(write).toThrow(TypeError);
    expect([START.now, quiet.hash(START)]).toEqual([0, hash]);
    expect(quiet.hash(quiet.decode(quiet.encode(START)))).toBe(hash);
    expect(quiet.hash(quiet.tick(START).snapshot)).toBe(next);
  });

  test('does not depend on inserted documents, which stay mutable', () => {
    const [tag, other] = [{ name: 'sea' }, { name: 'land' }];
    const note = { text: 'calm', tags: [tag] };
    const shallow = Object.freeze({ text: 'calm', tags: [other] });
    const { execute, hash, read } = harbour(({ notes }) => {
      for (const each of [note, shallow]) notes.insert(each);
      return done();
    });
    const { snapshot } = execute(START, COMMAND);
    const before = hash(snapshot);
    note.tags.push({ name: 'x' });
    for (const each of [note, tag, other]) Object.assign(each, { text: 'x', name: 'x' });
    const { notes } = read(snapshot);
    expect(notes.get(2)).toEqual({ text: 'calm', tags: [{ name: 'sea' }] });
    expect(notes.get(3)).toEqual({ text: 'calm', tags: [{ name: 'land' }] });
    expect(quiet.hash(quiet.decode(quiet.encode(snapshot)))).toBe(before);
  });

  test('of the same simulation with other commands is accepted', () => {
    expect(harbour(() => done()).hash(START)).toBe(quiet.hash(START));
  });
});

describe('a definition', () => {
  const { systems } = quiet.definition;
  test.each<[string, object]>([
    [
      "timer ships.sails needs a system: { name: 'sails', table: 'ships', timer: 'sails', run(",
      { systems: [] },
    ],
    ['timer ships.sails has 2 systems, not 1: sails, sails', { systems: [...systems, ...systems] }],
    ['the definition of harbour needs a list of systems', { systems: undefined }],
    ['the definition of harbour needs a genesis function', { genesis: undefined }],
    ['the definition of harbour needs commands', { commands: undefined }],
    ['command act must be a function', { commands: { act: 5 } }],
  ])('is rejected: %s', (why, change) => {
    const definition = { ...quiet.definition, ...(change as { version: number }) };
    expect(() => defineFieldSimulation(definition)).toThrow(why);
  });

  test('binds ids and fields to their tables', () => {
    // Never called: the compiler checks it.
    const checked = ({ ports: all, ships: fleet }: Draft): void => {
      const port: RowId<'ports'> = all.insert();
      const ship: RowId<'ships'> = fleet.insert();
      fleet.join(ship, SHIP.port, port);
      const parent: RowId<'ports'> = fleet.parent(ship, SHIP.port);
      const members: RowId<'ships'>[] = all.members(parent, PORT.ships);
      fleet.set(members[0] ?? ship, SHIP.crew, 3);
      // @ts-expect-error: a port is not a ship
      fleet.set(port, SHIP.crew, 3);
      // @ts-expect-error: a ship is not a port
      fleet.join(ship, SHIP.port, ship);
      // @ts-expect-error: a field of another table
      fleet.set(ship, PORT.depth, 3);
      // @ts-expect-error: a link is not a word
      fleet.set(ship, SHIP.port, 3);
      // @ts-expect-error: the parent of a ship is a port
      const none: RowId<'ships'> = fleet.parent(ship, SHIP.port);
      void none;
    };
    expect(checked).toBeTypeOf('function');
  });

  test('is rejected with a link that leads to no list of its table, or under another name', () => {
    const boats = defineTable('boats', { port: link('ports', 'ships') });
    const rocks = defineTable('rocks', { port: link('ports', 'depth') });
    // @ts-expect-error: ports.ships is a list of ships
    const other = () => defineFieldSchema({ ...schema, tables: { ports, boats } });
    // @ts-expect-error: ports.depth is a word
    const none = () => defineFieldSchema({ ...schema, tables: { ports, rocks } });
    expect(other).toThrow('link boats.port names ports.ships, which is no list of boats');
    expect(none).toThrow('link rocks.port names ports.depth, which is no list of rocks');
    const renamed = () =>
      defineFieldSchema({ ...schema, tables: { ships, docks: ports } as never });
    expect(renamed).toThrow('ports stands under the name docks');
  });

  test('is rejected with a field of no kind', () => {
    expect(() => defineTable('crews', { list: wrong(list) })).toThrow(
      'field crews.list must be word, gauge, timer, crossing, link',
    );
  });

  test.each<[string, unknown]>([
    ['no setting', undefined],
    ['no seed', {}],
    ['a seed of null', { seed: null }],
    ['a text as seed', { seed: '1' }],
    ['a fraction as seed', { seed: 0.5 }],
  ])('makes no world of %s', (_name, setting) => {
    expect(() => quiet.genesis(wrong(setting))).toThrow(/the setting/);
  });

  test('makes no world with an asynchronous genesis, and runs no asynchronous system', () => {
    const genesis = (async () => {}) as () => void;
    const lateGenesis = defineFieldSimulation({ ...quiet.definition, genesis });
    expect(() => lateGenesis.genesis({ seed: 1 })).toThrow('genesis returned a promise');
    const slow = harbour(() => Promise.resolve());
    expect(() => slow.advance(START, { ticks: 9 })).toThrow('system sails returned a promise');
  });
});

describe('a bound of time', () => {
  test.each<[string, unknown]>([
    ['ticks must be an integer from 0, not "5"', { ticks: '5' }],
    ['ticks must be an integer from 0, not 0.5', { ticks: 0.5 }],
    ['ticks must be an integer from 0, not -1', { ticks: -1 }],
    ['ticks must be an integer from 0, not undefined', {}],
    ['ticks must be an integer from 0, not an object', { ticks: [3] }],
    ['the last tick is 4294967295', { ticks: 2 ** 32 }],
    ['until must be a function', { ticks: 1, until: 'x' }],
    ['maxEvents must be an integer', { ticks: 1, maxEvents: '1' }],
  ])('is refused: %s', (why, bounds) => {
    expect(() => quiet.advance(START, wrong(bounds))).toThrow(why);
    expect(() => quiet.walk(START).advance(wrong(bounds))).toThrow(why);
  });
});

test('until stops time by whatever counts as true', () => {
  const telling = harbour((draft) => draft.emit('sailed', ALIVE));
  const stopsAfter = (until: unknown): number =>
    telling.advance(START, { ticks: 9, until: wrong(() => until) }).ticks;
  expect([1, true, 'yes', 0, false, undefined].map(stopsAfter)).toEqual([5, 5, 5, 9, 9, 9]);
});
