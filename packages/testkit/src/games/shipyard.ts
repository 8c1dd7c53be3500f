import { below, type Definition, min } from '@astrarium/core';
import { SHIPYARD_COMMANDS, type ShipyardArgs } from './shipyardCommands.js';
import {
  CRATE,
  PORT,
  SHIP,
  type ShipyardDraft as Draft,
  shipyardSchema,
  type ShipyardSchema,
} from './shipyardSchema.js';

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
  const due = draft.now + 50 + below(span, draft.roll(2, ship));
  // Multiples of 50, so that timers coincide.
  draft.ships.schedule(ship, SHIP.wake, due - (due % 50));
}

/** Schedules naps along the convoy in the same tick, wave by wave, while there is fuel. */
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
  // Removes rows whose timers are due in this wave.
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
 * A small game without a story that uses every feature of the kernel in every way that is allowed,
 * to run the laws on.
 */
export const shipyard: Definition<ShipyardSchema> = {
  name: 'shipyard',
  version: 1,
  schema: shipyardSchema,
  commands: Object.fromEntries(
    Object.entries(SHIPYARD_COMMANDS).map(([name, execute]) => [
      name,
      (draft: Draft, command) => execute(draft, command.args as ShipyardArgs),
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
      for (const fuel of [2, 3]) {
        const ship = draft.ships.insert();
        draft.ships.join(ship, SHIP.port, port);
        draft.ships.set(ship, SHIP.fuel, fuel);
        draft.ships.schedule(ship, SHIP.wake, 100 * fuel);
      }
    }
    draft.memos.insert([]);
  },
};
