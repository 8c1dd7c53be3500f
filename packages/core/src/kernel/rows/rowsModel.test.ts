import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../testkit/test/tier.js';
import { command, rowTester, schema, SETTING } from './rowTester.js';
import type { Draft, World } from './rowTester.js';

/** The members of a row of the model, with links as ids; undefined where the row was removed. */
interface Models {
  seats: {
    account: number;
    points: number;
    bare: number;
    ready: boolean;
    mood: 'calm' | 'angry';
    wish: 'peace' | 'war' | undefined;
    ally: number | undefined;
    bonus: number | undefined;
    goods: { iron: number; wood: number };
    oil: { level: number; rate: number };
    wake: number;
    name: string;
    notes: string[];
    log: number[];
    tags: Record<string, number>;
    spots: { x: number; y: number }[];
  };
  cards: { rank: number; holder: number };
  pawns: { seat: number; file: number };
  hats: { pawn: number; size: number };
  prefs: { volume: number; theme: string; mode: 'a' | 'b' };
}
type Name = keyof Models;
/** Rows by id − 1. */
type Model = { [N in Name]: (Models[N] | undefined)[] };

const NAMES = ['seats', 'cards', 'pawns', 'hats', 'prefs'] as const;

/** One operation: numbers from which it picks its rows, its field and its value. */
interface Op {
  readonly kind: keyof typeof OPS | 'performed' | 'refused';
  readonly a: number;
  readonly b: number;
  readonly n: number;
  readonly inner: readonly Op[];
}

const idsOf = (model: Model, name: Name): number[] =>
  model[name].flatMap((row, index) => (row === undefined ? [] : [index + 1]));
const pick = (model: Model, name: Name, a: number): number => {
  const ids = idsOf(model, name);
  return ids[a % ids.length] ?? 0;
};
const rowOf = <N extends Name>(model: Model, name: N, id: number): Models[N] =>
  model[name][id - 1] as Models[N];

/** What is written to a field of a seat, in the model and through rows. */
const FIELDS: readonly ((seat: Models['seats'], n: number, model: Model) => object)[] = [
  (_, n) => ({ points: n % 51 }),
  (_, n) => ({ bare: n - 50 }),
  (_, n) => ({ ready: n % 2 === 0 }),
  (_, n) => ({ mood: n % 2 === 0 ? 'calm' : 'angry' }),
  (_, n) => ({ wish: (['peace', 'war', undefined] as const)[n % 3] }),
  (_, n) => ({ ally: n % 3 === 0 ? undefined : n }),
  (_, n) => ({ bonus: n % 3 === 0 ? undefined : n % 10 }),
  (_, n) => ({ goods: { iron: n % 10, wood: (n + 3) % 10 } }),
  (_, n) => ({ name: 'abcde'.slice(n % 6) }),
  (_, n) => ({ notes: ['a', 'b', 'c'].slice(0, n % 3) }),
  (_, n) => ({ log: [n, n + 1, n + 2].slice(n % 4) }),
  (_, n) => ({ tags: n % 2 === 0 ? {} : { b: n, a: 1 } }),
  ({ spots }, n) => ({ spots: [...spots.slice(0, 2), { x: n, y: 1 }] }),
];

/** Edits of a seat, which are made alike in the model and in the draft. */
const EDITS: readonly ((
  seat: Pick<Models['seats'], 'goods' | 'log' | 'notes' | 'oil' | 'spots' | 'tags' | 'bare'>,
  n: number,
) => void)[] = [
  ({ goods }, n) => (goods.iron = n % 10),
  ({ oil }, n) => (oil.level = n),
  ({ oil }, n) => (oil.rate = n % 5),
  ({ log }, n) => void log.push(n),
  ({ log }) => void log.reverse(),
  ({ notes }, n) => void (notes.length < 2 && notes.push('abc'.slice(n % 4))),
  ({ notes }) => void notes.pop(),
  ({ spots }, n) => void spots.push({ x: n, y: n }),
  ({ spots }, n) => void (spots[0] && (spots[0].y = n)),
  ({ spots }, n) => void spots.splice(n % 3, 1),
  ({ tags }, n) => void (tags[n % 2 === 0 ? 'a' : 'b'] = n),
  ({ tags }) => void delete tags['a'],
  (seat, n) => (seat.bare += n),
];

const blankSeat = (account: number): Models['seats'] => ({
  account,
  points: 0,
  bare: 0,
  ready: false,
  mood: 'calm',
  wish: undefined,
  ally: undefined,
  bonus: undefined,
  goods: { iron: 0, wood: 0 },
  oil: { level: 0, rate: 0 },
  wake: 0,
  name: '',
  notes: [],
  log: [],
  tags: {},
  spots: [],
});

/** Removes a row of the model with those that it owns. */
function removeFrom(model: Model, name: Name, id: number): void {
  const each = <N extends Name>(other: N, act: (row: Models[N], id: number) => void): void => {
    for (const one of idsOf(model, other)) act(rowOf(model, other, one), one);
  };
  if (name === 'seats') {
    each('cards', (card) => void (card.holder === id && (card.holder = 0)));
    each('pawns', ({ seat }, pawn) => void (seat === id && removeFrom(model, 'pawns', pawn)));
  }
  if (name === 'pawns') {
    each('hats', ({ pawn }, hat) => void (pawn === id && removeFrom(model, 'hats', hat)));
  }
  model[name][id - 1] = undefined;
}

/** What operations do: each changes the model and the draft alike. */
const OPS = {
  insertSeat({ seats }, model, { b, n }) {
    const account = n % 8;
    const isTaken = idsOf(model, 'seats').some(
      (id) => rowOf(model, 'seats', id).account === account,
    );
    const row = blankSeat(account);
    const given = FIELDS[b % FIELDS.length]?.(row, n, model) as object;
    const insert = () =>
      seats.insert({ account, ...given, oil: { level: n, rate: 2 }, wake: 1 + n });
    if (isTaken) return expect(insert).toThrow(/with the key account/);
    expect(insert().id).toBe(model.seats.length + 1);
    const wake = 1 + n;
    model.seats.push(withoutOldest({ ...row, ...given, oil: { level: n, rate: 2 }, wake }));
  },
  writeSeat({ seats }, model, { a, b, n }) {
    const id = pick(model, 'seats', a);
    if (id === 0) return;
    const row = rowOf(model, 'seats', id);
    const given = FIELDS[b % FIELDS.length]?.(row, n, model) as object;
    Object.assign(seats.get(id), given);
    Object.assign(row, structuredClone(given));
  },
  editSeat({ seats }, model, { a, b, n }) {
    const id = pick(model, 'seats', a);
    if (id === 0) return;
    const edit = EDITS[b % EDITS.length] as (typeof EDITS)[number];
    edit(seats.get(id), n);
    edit(rowOf(model, 'seats', id), n);
  },
  wake({ seats }, model, { a, n }) {
    const id = pick(model, 'seats', a);
    if (id === 0) return;
    const { wake } = seats.get(id);
    if (n % 4 === 0) wake.clear();
    else if (n % 4 === 1) wake.at(n);
    else wake.in(n);
    rowOf(model, 'seats', id).wake = n % 4 === 0 ? 0 : n;
  },
  writeWrong({ seats }, model, { a, b }) {
    const id = pick(model, 'seats', a);
    if (id === 0) return;
    const wrong = [
      { points: 51 },
      { bare: 0.5 },
      { mood: 'odd' },
      { name: 'abcdef' },
      { notes: ['abcd'] },
      { account: 1 },
      { goods: { iron: 1 } },
      { hand: [] },
      { rank: 1 },
    ][b % 9];
    expect(() => Object.assign(seats.get(id), wrong)).toThrow(/^seats/);
  },
  takeGoods({ seats }, model, { a, b }) {
    const [from, to] = [pick(model, 'seats', a), pick(model, 'seats', b)];
    if (from === 0) return;
    seats.get(to).goods = seats.get(from).goods;
    rowOf(model, 'seats', to).goods = { ...rowOf(model, 'seats', from).goods };
  },
  copyLog({ seats }, model, { a, b }) {
    const [from, to] = [pick(model, 'seats', a), pick(model, 'seats', b)];
    if (from === 0) return;
    seats.get(to).log = seats.get(from).log;
    rowOf(model, 'seats', to).log = rowOf(model, 'seats', from).log.slice(-3);
  },
  moveSpot({ seats }, model, { a, b }) {
    const [from, to] = [pick(model, 'seats', a), pick(model, 'seats', b)];
    if (from === 0) return;
    for (const [one, two] of [
      [seats.get(from), seats.get(to)],
      [rowOf(model, 'seats', from), rowOf(model, 'seats', to)],
    ] as const) {
      const spot = one.spots.pop();
      // A plain copy: the part of a value ends with the value.
      if (spot !== undefined) two.spots.push({ x: spot.x, y: spot.y });
    }
  },
  insertCard({ cards, seats }, model, { a, n }) {
    const rank = 1 + (n % 20);
    const holder = pick(model, 'seats', a);
    const isTaken = idsOf(model, 'cards').some((id) => rowOf(model, 'cards', id).rank === rank);
    const insert = () => cards.insert({ rank, ...(holder !== 0 && { holder: seats.get(holder) }) });
    if (isTaken) return expect(insert).toThrow(/with the key rank/);
    expect(insert().id).toBe(model.cards.length + 1);
    model.cards.push({ rank, holder });
  },
  link({ cards, seats }, model, { a, b, n }) {
    const id = pick(model, 'cards', a);
    if (id === 0) return;
    const holder = n % 3 === 0 ? 0 : pick(model, 'seats', b);
    cards.get(id).holder = holder === 0 ? undefined : seats.get(holder);
    rowOf(model, 'cards', id).holder = holder;
  },
  insertPawn({ pawns, seats }, model, { a, n }) {
    const seat = pick(model, 'seats', a);
    if (seat === 0) return;
    const file = n % 3;
    const isTaken = idsOf(model, 'pawns').some((id) => {
      const pawn = rowOf(model, 'pawns', id);
      return pawn.seat === seat && pawn.file === file;
    });
    const insert = () => pawns.insert({ seat: seats.get(seat), file });
    if (isTaken) return expect(insert).toThrow(/with the key seat/);
    expect(insert().id).toBe(model.pawns.length + 1);
    model.pawns.push({ seat, file });
  },
  insertHat({ hats, pawns }, model, { a, n }) {
    const pawn = pick(model, 'pawns', a);
    if (pawn === 0) return;
    expect(hats.insert({ pawn: pawns.get(pawn), size: n }).id).toBe(model.hats.length + 1);
    model.hats.push({ pawn, size: n });
  },
  insertPrefs({ prefs }, model, { n }) {
    expect(prefs.insert({ volume: n % 11 }).id).toBe(model.prefs.length + 1);
    model.prefs.push({ volume: n % 11, theme: '', mode: 'a' });
  },
  writePrefs({ prefs }, model, { a, n }) {
    const id = pick(model, 'prefs', a);
    if (id === 0) return;
    const given = ([{ volume: n % 11 }, { theme: `${n}` }, { mode: 'b' }] as const)[
      n % 3
    ] as object;
    Object.assign(prefs.get(id), given);
    Object.assign(rowOf(model, 'prefs', id), given);
  },
  remove(draft, model, { a, b }) {
    const name = NAMES[b % NAMES.length] as Name;
    const id = pick(model, name, a);
    if (id === 0) return;
    const row = draft[name].get(id);
    draft[name].remove(row as never);
    removeFrom(model, name, id);
    expect(draft[name].by({ id } as never)).toBeUndefined();
  },
} satisfies Record<string, (draft: Draft, model: Model, op: Op) => void>;

/** Lists lose their oldest items when their rule ends. */
function withoutOldest(seat: Models['seats']): Models['seats'] {
  return structuredClone({ ...seat, log: seat.log.slice(-3) });
}

/** What a world shows, in the form of the model. */
function shown(world: World | Draft): object {
  return {
    seats: world.seats.map((seat) => ({
      id: seat.id,
      ...(Object.fromEntries(
        ['account', 'points', 'bare', 'ready', 'mood', 'wish', 'ally', 'bonus', 'name'].map(
          (name) => [name, seat[name as 'points']],
        ),
      ) as object),
      goods: { iron: seat.goods.iron, wood: seat.goods.wood },
      oil: { level: seat.oil.level, rate: seat.oil.rate },
      wake: seat.wake.due,
      notes: [...seat.notes],
      log: [...seat.log].slice(-3),
      tags: { ...seat.tags },
      spots: seat.spots.map(({ x, y }) => ({ x, y })),
      hand: seat.hand.map(({ id }) => id),
      pawns: seat.pawns.map(({ id }) => id),
    })),
    cards: world.cards.map(({ holder, id, rank }) => ({ id, rank, holder: holder?.id ?? 0 })),
    pawns: world.pawns.map(({ file, hats, id, seat }) => {
      return { id, seat: seat.id, file, hats: hats.map((hat) => hat.id) };
    }),
    hats: world.hats.map(({ id, pawn, size }) => ({ id, pawn: pawn.id, size })),
    prefs: world.prefs.map(({ id, mode, theme, volume }) => ({ id, volume, theme, mode })),
    found: world.seats.map(({ account }) => world.seats.by({ account })?.id),
  };
}

function shownModel(model: Model): object {
  const rows = <N extends Name>(name: N) =>
    idsOf(model, name).map((id) => ({ id, ...rowOf(model, name, id) }));
  const linked = <N extends Name>(name: N, holds: (row: Models[N]) => boolean): number[] =>
    idsOf(model, name).filter((id) => holds(rowOf(model, name, id)));
  return {
    seats: rows('seats').map((seat) => ({
      ...withoutOldest(seat),
      id: seat.id,
      hand: linked('cards', ({ holder }) => holder === seat.id),
      pawns: linked('pawns', (pawn) => pawn.seat === seat.id),
    })),
    cards: rows('cards'),
    pawns: rows('pawns').map((pawn) => {
      return { ...pawn, hats: linked('hats', (hat) => hat.pawn === pawn.id) };
    }),
    hats: rows('hats'),
    prefs: rows('prefs'),
    found: idsOf(model, 'seats'),
  };
}

/** A game whose command plays operations on the draft and on a model. */
function player() {
  let ops: readonly Op[] = [];
  const model: Model = { seats: [], cards: [], pawns: [], hats: [], prefs: [] };
  const play = (
    draft: Draft,
    list: readonly Op[],
    other: Parameters<Draft['perform']>[0],
  ): void => {
    for (const op of list) {
      if (op.kind !== 'performed' && op.kind !== 'refused') {
        OPS[op.kind](draft, model, op);
        continue;
      }
      const before = structuredClone(model);
      ops = op.inner;
      isRefused = op.kind === 'refused';
      const outcome = draft.perform(other, {}, 0) as object | undefined;
      expect(Object(outcome).done === false).toBe(op.kind === 'refused');
      if (op.kind === 'refused') Object.assign(model, before);
      expect(shown(draft)).toEqual(shownModel(model));
    }
  };
  let isRefused = false;
  const game = rowTester({
    genesis: () => undefined,
    act: (draft, _, other) => play(draft, ops, other),
    other(draft) {
      const ends = isRefused;
      play(draft, ops, undefined as never);
      draft.require(!ends, 'no', 'No.');
    },
  });
  let snapshot = game.genesis(SETTING);
  return {
    game,
    model,
    execute(list: readonly Op[]) {
      ops = list;
      ({ snapshot } = game.execute(snapshot, command('act')));
      for (const [at, seat] of model.seats.entries()) {
        if (seat !== undefined) model.seats[at] = withoutOldest(seat);
      }
      return snapshot;
    },
  };
}

const kinds = Object.keys(OPS) as (keyof typeof OPS)[];
const number = fc.nat({ max: 99 });
const opOf = (kind: fc.Arbitrary<Op['kind']>, inner: fc.Arbitrary<readonly Op[]>) =>
  fc.record({ kind, a: number, b: number, n: number, inner });
const plainOp = opOf(fc.constantFrom(...kinds), fc.constant([]));
const performs = opOf(fc.constantFrom('performed', 'refused'), fc.array(plainOp, { maxLength: 8 }));
const anyOp: fc.Arbitrary<Op> = fc.oneof(
  { weight: 6, arbitrary: plainOp },
  { weight: 1, arbitrary: performs },
);
const commands = fc.array(fc.array(anyOp, { maxLength: 12 }), { maxLength: 8 });

test('rows show what a plain model shows, whatever is done to them', () => {
  expect(Object.keys(schema.tables)).toEqual(expect.arrayContaining([...NAMES]));
  fc.assert(
    fc.property(commands, (lists) => {
      const { execute, game, model } = player();
      for (const list of lists) {
        const snapshot = execute(list);
        expect(shown(game.read(snapshot))).toEqual(shownModel(model));
        expect(game.check(snapshot)).toEqual([]);
        expect(game.hash(game.decode(game.encode(snapshot)))).toBe(game.hash(snapshot));
      }
    }),
    runs(35, 5_000),
  );
});
