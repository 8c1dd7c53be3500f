import {
  below,
  defineSchema,
  defineTable,
  type Definition,
  done,
  type DraftOf,
  gauge,
  json,
  link,
  list,
  min,
  type Outcome,
  refuse,
  timer,
  word,
} from '@astrarium/core/kernel';

const ports = defineTable(
  'ports',
  { place: word, ore: gauge, ships: list, dry: timer, visits: word },
  'place',
);
const ships = defineTable('ships', {
  fuel: word,
  hold: gauge,
  port: link('ports', 'ships'),
  leader: link('ships', 'convoy'),
  convoy: list,
  crates: list,
  wake: timer,
  nap: timer,
});
const crates = defineTable('crates', { weight: word, ship: link('ships', 'crates'), rots: timer });

const PORT = ports.fields;
const SHIP = ships.fields;
const CRATE = crates.fields;

interface Note {
  text: string;
  n: number;
  tags: string[];
  last?: { tick: number; ship: number };
}

const schema = defineSchema({
  tables: { ports, ships, crates },
  documents: { notes: json<Note>(), memos: json<number[]>() },
  events: {
    dry: ['port'],
    woke: ['ship', 'port', 'fuel'],
    napped: ['ship', 'wave'],
    rotted: ['crate', 'ship', 'weight'],
    built: ['ship', 'port'],
    nothing: [],
  },
  setting: json<{ seed: number; calm: number }>(),
});

/** The schema of the shipyard. */
export type ShipyardSchema = typeof schema;

type Draft = DraftOf<typeof schema>;
type Args = Readonly<Record<string, number>>;
type Order = (draft: Draft, args: Args) => Outcome;

const at = (args: Args, name: string): number => args[name] ?? 0;

/** When something happens that takes so long: often when much else does, on the hundred. */
function later(draft: Draft, args: Args): number {
  const due = draft.now + 1 + at(args, 'ticks');
  return due % 2 === 0 ? due : due + 100 - (due % 100);
}

const NO_SHIP = refuse('no_ship', 'there is no such ship');
const NO_PORT = refuse('no_port', 'there is no such port');

/** Sails, or does whatever else needs a ship. */
const withShip =
  (order: (draft: Draft, ship: number, args: Args) => Outcome): Order =>
  (draft, args) =>
    draft.ships.has(at(args, 'ship')) ? order(draft, at(args, 'ship'), args) : NO_SHIP;

function emptied(draft: Draft, ship: number): boolean {
  return draft.ships.isEmpty(ship, SHIP.crates) && draft.ships.isEmpty(ship, SHIP.convoy);
}

const ORDERS: Readonly<Record<string, Order>> = {
  open(draft, args) {
    const place = at(args, 'place');
    if (draft.ports.find(place) !== 0) return refuse('port_known', 'it is open already', { place });
    return done({ port: draft.ports.insert(place) });
  },
  build(draft, args) {
    const port = draft.ports.find(at(args, 'place'));
    if (port === 0) return NO_PORT;
    const ship = draft.ships.insert();
    draft.ships.join(ship, SHIP.port, port);
    draft.ships.setRate(ship, SHIP.hold, at(args, 'rate'));
    draft.ships.schedule(ship, SHIP.wake, later(draft, args));
    draft.emit('built', ship, port);
    return done({ ship });
  },
  sail: withShip((draft, ship, args) => {
    const port = draft.ports.find(at(args, 'place'));
    if (port === 0) draft.ships.leave(ship, SHIP.port);
    else draft.ships.join(ship, SHIP.port, port);
    return done({ from: port });
  }),
  follow: withShip((draft, ship, args) => {
    const leader = at(args, 'leader');
    if (!draft.ships.has(leader)) draft.ships.leave(ship, SHIP.leader);
    else draft.ships.join(ship, SHIP.leader, leader);
    return done();
  }),
  pack: withShip((draft, ship, args) => {
    const crate = draft.crates.insert();
    draft.crates.set(crate, CRATE.weight, at(args, 'weight'));
    draft.crates.join(crate, CRATE.ship, ship);
    draft.crates.schedule(crate, CRATE.rots, later(draft, args));
    return done({ crate });
  }),
  unpack(draft, args) {
    const crate = at(args, 'crate');
    if (!draft.crates.has(crate)) return refuse('no_crate', 'there is no such crate', { crate });
    draft.crates.remove(crate);
    return done();
  },
  scrap: withShip((draft, ship) => {
    if (!emptied(draft, ship)) return refuse('ship_in_use', 'it carries or leads something');
    draft.ships.remove(ship);
    return done();
  }),
  pour(draft, args) {
    const port = draft.ports.find(at(args, 'place'));
    if (port === 0) return NO_PORT;
    draft.ports.setLevel(port, PORT.ore, at(args, 'weight'));
    draft.ports.setRate(port, PORT.ore, at(args, 'rate'));
    draft.ports.schedule(port, PORT.dry, later(draft, args));
    return done({ level: draft.ports.level(port, PORT.ore) });
  },
  wait: withShip((draft, ship, args) => {
    draft.ships.schedule(ship, SHIP.nap, later(draft, args));
    return done();
  }),
  rouse: withShip((draft, ship) => {
    draft.ships.cancel(ship, SHIP.nap);
    draft.ships.cancel(ship, SHIP.wake);
    return done();
  }),
  note(draft, args) {
    const note = draft.notes.insert({ text: `note ${draft.now}`, n: at(args, 'rate'), tags: [] });
    draft.memos.insert([note, draft.now]);
    return done({ note });
  },
  amend(draft, args) {
    const note = at(args, 'note');
    const known = draft.notes.get(note);
    if (known === undefined) return refuse('no_note', 'there is no such note', { note });
    draft.notes.edit(note, (document) => {
      document.n += 1;
      if (document.tags.length < 4) document.tags.push(`t${args['rate']}`);
      else delete document.last;
      if (document.n % 3 === 0) document.last = { tick: draft.now, ship: at(args, 'ship') };
    });
    return done({ was: known.n });
  },
  erase(draft, args) {
    const note = at(args, 'note');
    if (draft.notes.get(note) === undefined) return refuse('no_note', 'there is no such note');
    draft.notes.remove(note);
    return done();
  },
  /** Writes all over the place, and then thinks better of it. */
  feign(draft, args) {
    for (const ship of draft.ships.ids()) {
      draft.ships.add(ship, SHIP.fuel, 1);
      draft.ships.schedule(ship, SHIP.wake, draft.now + 1);
      draft.ships.leave(ship, SHIP.port);
    }
    for (const port of draft.ports.ids()) draft.ports.setRate(port, PORT.ore, 9);
    draft.ports.insert(1000 + at(args, 'place'));
    draft.notes.insert({ text: 'no', n: 0, tags: [] });
    draft.emit('nothing');
    return refuse('feigned', 'it was only a feint');
  },
  nothing: (draft) => {
    draft.emit('nothing');
    return done();
  },
};

function wake(draft: Draft, ship: number): void {
  const chance = draft.roll(1, ship);
  const port = 1 + below(draft.ports.count, chance);
  draft.ships.add(ship, SHIP.fuel, 1);
  draft.ships.set(ship, SHIP.fuel, min(draft.ships.get(ship, SHIP.fuel), 5));
  if (draft.ports.count > 0 && chance % 2 === 0) {
    draft.ships.join(ship, SHIP.port, port);
    draft.ports.add(port, PORT.visits, 1);
    draft.ports.setRate(port, PORT.ore, draft.ports.rate(port, PORT.ore) - 1);
  }
  draft.ships.setRate(ship, SHIP.hold, below(9, chance) - 4);
  draft.emit('woke', ship, draft.ships.parent(ship, SHIP.port), draft.ships.get(ship, SHIP.fuel));
  if (chance % 5 === 0) draft.ships.schedule(ship, SHIP.nap, draft.now);
  if (chance % 7 === 0) draft.ships.cancel(ship, SHIP.nap);
  if (draft.setting.calm !== 0) return;
  const span = chance % 3 === 0 ? 70_000 : 600;
  draft.ships.schedule(ship, SHIP.wake, draft.now + 1 + below(span, draft.roll(2, ship)));
}

/** Passes a nap on along the convoy, wave by wave, for as long as there is fuel. */
function nap(draft: Draft, ship: number): void {
  draft.emit('napped', ship, draft.ships.get(ship, SHIP.fuel));
  if (draft.ships.get(ship, SHIP.fuel) <= 0) return;
  draft.ships.add(ship, SHIP.fuel, -1);
  for (const follower of draft.ships.members(ship, SHIP.convoy)) {
    draft.ships.schedule(follower, SHIP.nap, draft.now);
    draft.ships.setLevel(follower, SHIP.hold, draft.ships.level(ship, SHIP.hold) + 1);
    if (follower % 3 === 0) draft.ships.schedule(follower, SHIP.wake, draft.now + 1 + ship);
  }
  const port = draft.ships.parent(ship, SHIP.port);
  if (port !== 0) draft.ports.schedule(port, PORT.dry, draft.now + (ship % 2) * 1000);
}

function rot(draft: Draft, crate: number): void {
  const ship = draft.crates.parent(crate, CRATE.ship);
  draft.emit('rotted', crate, ship, draft.crates.get(crate, CRATE.weight));
  // Rows go, together with appointments of this very wave.
  for (const other of draft.ships.members(ship, SHIP.crates)) {
    if (other % 2 === crate % 2) draft.crates.remove(other);
  }
}

const dry = (draft: Draft, port: number): void => {
  draft.emit('dry', port);
  draft.ports.setLevel(port, PORT.ore, 77);
  for (const ship of draft.ports.members(port, PORT.ships)) draft.ships.cancel(ship, SHIP.nap);
};

/**
 * A small game that makes no sense and uses everything that the kernel has, in every way that is
 * allowed: what the laws are run on first.
 */
export const shipyard: Definition<ShipyardSchema> = {
  name: 'shipyard',
  version: 1,
  schema,
  commands: Object.fromEntries(
    Object.entries(ORDERS).map(([name, order]) => [
      name,
      (draft: Draft, command) => order(draft, command.args as Args),
    ]),
  ),
  systems: [
    { name: 'dry', table: 'ports', timer: 'dry', run: dry },
    { name: 'wake', table: 'ships', timer: 'wake', run: wake },
    { name: 'nap', table: 'ships', timer: 'nap', run: nap },
    { name: 'rot', table: 'crates', timer: 'rots', run: rot },
  ],
  genesis(draft) {
    for (const place of [7, 3, 5]) {
      const port = draft.ports.insert(place);
      draft.ports.setLevel(port, PORT.ore, place * 1_000_000);
      const ship = draft.ships.insert();
      draft.ships.join(ship, SHIP.port, port);
      draft.ships.set(ship, SHIP.fuel, 2);
    }
    draft.memos.insert([]);
  },
};
