import { done, type Outcome, refuse } from '@astrarium/core';
import { CRATE, PORT, SHIP, type ShipyardDraft as Draft } from './shipyardSchema.js';

/** The arguments of a command, all numbers; a missing one is 0. */
export type ShipyardArgs = Readonly<Record<string, number>>;
/** Executes a command of the shipyard. */
export type ShipyardCommand = (draft: Draft, args: ShipyardArgs) => Outcome;

const at = (args: ShipyardArgs, name: string): number => args[name] ?? 0;

/** The tick after `ticks`, often rounded up to a multiple of 100, so that timers coincide. */
function later(draft: Draft, args: ShipyardArgs): number {
  const due = draft.now + 1 + at(args, 'ticks');
  return due % 2 === 0 ? due : due + 100 - (due % 100);
}

const NO_SHIP = refuse('no_ship', 'there is no such ship');
const NO_PORT = refuse('no_port', 'there is no such port');

/** A command that needs a ship. */
const withShip =
  (command: (draft: Draft, ship: number, args: ShipyardArgs) => Outcome): ShipyardCommand =>
  (draft, args) =>
    draft.ships.has(at(args, 'ship')) ? command(draft, at(args, 'ship'), args) : NO_SHIP;

function emptied(draft: Draft, ship: number): boolean {
  return draft.ships.isEmpty(ship, SHIP.crates) && draft.ships.isEmpty(ship, SHIP.convoy);
}

/** The commands of the shipyard. */
export const SHIPYARD_COMMANDS: Readonly<Record<string, ShipyardCommand>> = {
  open(draft, args) {
    const place = at(args, 'place');
    draft.require(draft.ports.find(place) === 0, 'port_known', 'it is open already', { place });
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
    // Three crates rot in the same tick; in that wave, one removes another.
    const packed = [0, 1, 2].map((more) => {
      const crate = draft.crates.insert();
      draft.crates.set(crate, CRATE.weight, at(args, 'weight') + more);
      draft.crates.join(crate, CRATE.ship, ship);
      draft.crates.schedule(crate, CRATE.rots, later(draft, args));
      return crate;
    });
    return done({ packed });
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
    const { n } = draft.require(draft.notes.get(note), 'no_note', 'there is no such note', {
      note,
    });
    draft.notes.edit(note, (document) => {
      document.n += 1;
      if (document.tags.length < 4) document.tags.push(`t${args['rate']}`);
      else delete document.last;
      if (document.n % 3 === 0) document.last = { tick: draft.now, ship: at(args, 'ship') };
    });
    return done({ was: n });
  },
  erase(draft, args) {
    const note = at(args, 'note');
    if (draft.notes.get(note) === undefined) return refuse('no_note', 'there is no such note');
    draft.notes.remove(note);
    return done();
  },
  /** Writes to all tables and then refuses. */
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
