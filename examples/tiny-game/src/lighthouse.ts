import * as kernel from '@astrarium/core';
import { done, floorDiv, min } from '@astrarium/core';

/** The rules, in minutes and in microlitres of oil. One tick is one minute. */
const TANK = 10_000_000;
const BURNT_PER_MINUTE = 10_000;
const BOATLOAD = 5_000_000;
const ROWING = 90;

/** Domains of random rolls, one for each use. */
const NEXT_SHIP = 1;
const SHIP_NAME = 2;
const SHIPS = ['Petrel', 'Marigold', 'Old Tom', 'Sabine', 'Curlew', 'Nine Sisters'];

const lamps = kernel.defineTable('lamps', {
  /** The lamp is lit while its oil falls. */
  oil: kernel.gauge,
  /** Timers: the tank is empty, the keeper returns with oil, the next ship passes. */
  empty: kernel.timer,
  boat: kernel.timer,
  ship: kernel.timer,
  saved: kernel.word,
  lost: kernel.word,
});
const LAMP = lamps.fields;

const schema = kernel.defineSchema({
  tables: { lamps },
  /** The keeper of a lamp has its id. */
  documents: { keepers: kernel.json<{ name: string; diary: string[] }>() },
  events: {
    'lamp.lit': ['lamp', 'empty_at'],
    'lamp.out': ['lamp'],
    'ship.home': ['lamp', 'ship'],
    'ship.lost': ['lamp', 'ship'],
  },
  setting: kernel.json<{ seed: number; epoch_seconds?: number }>(),
});
type Draft = kernel.FieldDraftOf<typeof schema>;

/** Whether the sun is down: from six in the evening to six in the morning. */
export const isNight = (minute: number): boolean => (minute + 360) % 1440 < 720;

/** The name of a ship in an event. */
export const shipName = (ship: number): string => SHIPS[ship] ?? 'a ship';

const isLit = ({ lamps }: Draft, lamp: number): boolean => lamps.rate(lamp, LAMP.oil) < 0;

function expectShip({ lamps, now, roll }: Draft, lamp: number): void {
  lamps.schedule(lamp, LAMP.ship, now + 30 + kernel.below(240, roll(NEXT_SHIP, lamp)));
}

function putOut(draft: Draft, lamp: number): void {
  draft.lamps.setRate(lamp, LAMP.oil, 0);
  draft.lamps.cancel(lamp, LAMP.empty);
  draft.emit('lamp.out', lamp);
}

/** The lamp of a keeper who is at home. */
function lampOf({ lamps, now, require }: Draft, { account }: kernel.Command): number {
  require(lamps.has(account), 'no_lamp', 'You keep no lamp.');
  const back = lamps.due(account, LAMP.boat);
  require(back === 0, 'at_sea', 'You are in the boat.', { minutes: back - now });
  return account;
}

/** Keepers of lighthouses, their oil, and the ships that pass in the night. */
export const lighthouse = kernel.defineSimulation({
  name: 'lighthouse',
  version: 1,
  schema,
  genesis: () => {},
  commands: {
    keep: {
      args: { name: 'text' },
      run(draft, { args }) {
        const lamp = draft.lamps.insert();
        draft.keepers.insert({ name: args.name, diary: [] });
        draft.lamps.setLevel(lamp, LAMP.oil, TANK);
        expectShip(draft, lamp);
        return done({ lamp });
      },
    },
    light: {
      args: {},
      run(draft, command) {
        const lamp = lampOf(draft, command);
        const oil = draft.lamps.level(lamp, LAMP.oil);
        draft.require(!isLit(draft, lamp), 'lit', 'The lamp is lit.');
        draft.require(oil >= BURNT_PER_MINUTE, 'no_oil', 'The tank is empty.', { oil });
        const empty = draft.now + floorDiv(oil, BURNT_PER_MINUTE);
        draft.lamps.setRate(lamp, LAMP.oil, -BURNT_PER_MINUTE);
        draft.lamps.schedule(lamp, LAMP.empty, empty);
        draft.emit('lamp.lit', lamp, empty);
        return done({ empty });
      },
    },
    douse: {
      args: {},
      run(draft, command) {
        const lamp = lampOf(draft, command);
        draft.require(isLit(draft, lamp), 'dark', 'The lamp is dark.');
        putOut(draft, lamp);
        return done();
      },
    },
    row: {
      args: {},
      run(draft, command) {
        draft.lamps.schedule(lampOf(draft, command), LAMP.boat, draft.now + ROWING);
        return done({ back: draft.now + ROWING });
      },
    },
  },
  systems: [
    { name: 'out of oil', table: 'lamps', timer: 'empty', run: putOut },
    {
      name: 'oil ashore',
      table: 'lamps',
      timer: 'boat',
      run(draft, lamp) {
        const oil = min(TANK, draft.lamps.level(lamp, LAMP.oil) + BOATLOAD);
        draft.lamps.setLevel(lamp, LAMP.oil, oil);
        if (!isLit(draft, lamp)) return;
        draft.lamps.schedule(lamp, LAMP.empty, draft.now + floorDiv(oil, BURNT_PER_MINUTE));
      },
    },
    {
      name: 'a ship passes',
      table: 'lamps',
      timer: 'ship',
      run(draft, lamp) {
        const ship = kernel.below(SHIPS.length, draft.roll(SHIP_NAME, lamp));
        const safe = isLit(draft, lamp) || !isNight(draft.now);
        draft.lamps.add(lamp, safe ? LAMP.saved : LAMP.lost, 1);
        draft.emit(safe ? 'ship.home' : 'ship.lost', lamp, ship);
        const line = `${draft.now}: the ${shipName(ship)} is on the rocks`;
        if (!safe) draft.keepers.edit(lamp, ({ diary }) => void diary.push(line));
        expectShip(draft, lamp);
      },
    },
  ],
});
