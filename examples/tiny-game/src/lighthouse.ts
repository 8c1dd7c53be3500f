import { account, crossing, defineSchema, defineSimulation, flag } from '@astrarium/core';
import { gauge, id, integer, many, min, oneOf, table, text, timer } from '@astrarium/core';
import type { DraftOf, ReadRowOf, RowOf } from '@astrarium/core';

/** The rules, in minutes and in microlitres of oil. One tick is one minute. */
const TANK = 10_000_000;
const BURNT_PER_MINUTE = 10_000;
const BOATLOAD = 5_000_000;
const ROWING = 90;
const SHIPS = ['Petrel', 'Marigold', 'Old Tom', 'Sabine', 'Curlew', 'Nine Sisters'] as const;
const ship = oneOf(...SHIPS);

const schema = defineSchema({
  setting: { epoch_seconds: integer({ default: 0 }) },
  tables: {
    lamps: table(
      {
        keeper: account,
        name: text({ max: 40 }),
        diary: many(text()),
        /** The lamp is lit while its oil falls. */
        oil: gauge,
        empty: crossing('oil', { falls: 0 }),
        /** The keeper returns with oil; the next ship passes. */
        boat: timer,
        ship: timer,
        saved: integer(),
        lost: integer(),
      },
      { unique: ['keeper'] },
    ),
  },
  events: {
    'lamp.lit': { lamp: id('lamps'), empty_at: integer() },
    'lamp.out': { lamp: id('lamps') },
    'ship.home': { lamp: id('lamps'), ship },
    'ship.lost': { lamp: id('lamps'), ship },
  },
  audience: {
    'lamp.lit': 'lamp.keeper',
    'lamp.out': 'lamp.keeper',
    'ship.home': 'lamp.keeper',
    'ship.lost': 'lamp.keeper',
  },
});
type Draft = DraftOf<typeof schema>;
type Lamp = RowOf<typeof schema, 'lamps'>;

/** Whether the sun is down: from six in the evening to six in the morning. */
export const isNight = (minute: number): boolean => (minute + 360) % 1440 < 720;

const isLit = ({ oil }: ReadRowOf<typeof schema, 'lamps'>): boolean => oil.rate < 0;

/** The lamp of a keeper who is ashore; every command but the first begins with it. */
function ownLamp({ lamps, require }: Draft, keeper: number): Lamp {
  const lamp = require(lamps.by({ keeper }), 'no_lamp', 'You keep no lamp.');
  const { due, left } = lamp.boat;
  require(due === 0, 'at_sea', 'You are in the boat.', { minutes: left });
  return lamp;
}

function expectShip(draft: Draft, lamp: Lamp): void {
  lamp.ship.in(draft.chance('ship', lamp).between(30, 269));
}

function putOut(draft: Draft, lamp: Lamp): void {
  lamp.oil.rate = 0;
  draft.emit('lamp.out', { lamp: lamp.id });
}

const keep = schema.command({
  args: { name: text({ min: 1, max: 40 }) },
  answer: { lamp: id('lamps') },
  run(draft, { name }, { account: keeper }) {
    draft.require(!draft.lamps.by({ keeper }), 'keeper', 'You keep a lamp already.');
    const lamp = draft.lamps.insert({ keeper, name, oil: TANK });
    expectShip(draft, lamp);
    return { lamp: lamp.id };
  },
});

const light = schema.command({
  answer: { empty_at: integer() },
  run(draft, _, { account: keeper }) {
    const lamp = ownLamp(draft, keeper);
    draft.require(!isLit(lamp), 'lit', 'The lamp is lit.');
    draft.require(lamp.oil.level >= BURNT_PER_MINUTE, 'no_oil', 'The tank is empty.');
    lamp.oil.rate = -BURNT_PER_MINUTE;
    const empty_at = lamp.empty.due;
    draft.emit('lamp.lit', { lamp: lamp.id, empty_at });
    return { empty_at };
  },
});

const douse = schema.command({
  run(draft, _, { account: keeper }) {
    const lamp = ownLamp(draft, keeper);
    draft.require(isLit(lamp), 'dark', 'The lamp is dark.');
    putOut(draft, lamp);
  },
});

const row = schema.command({
  run: (draft, _, { account: keeper }) => ownLamp(draft, keeper).boat.in(ROWING),
});

const lamp = schema.view({
  answer: { lit: flag, oil: integer(), saved: integer(), lost: integer(), diary: many(text()) },
  read({ lamps, require }, { account: keeper }) {
    const own = require(lamps.by({ keeper }), 'no_lamp', 'You keep no lamp.');
    const { diary, lost, oil, saved } = own;
    return { lit: isLit(own), oil: oil.level, saved, lost, diary };
  },
});

/** Keepers of lighthouses, their oil, and the ships that pass in the night. */
export const lighthouse = defineSimulation({
  name: 'lighthouse',
  version: 1,
  schema,
  commands: { keep, light, douse, row },
  views: { lamp },
  systems: {
    'lamps.empty': putOut,
    'lamps.boat'(_, { oil }) {
      oil.level = min(TANK, oil.level + BOATLOAD);
    },
    'lamps.ship'(draft, lamp) {
      const ship = draft.chance('name', lamp).pick(SHIPS);
      const isSafe = isLit(lamp) || !isNight(draft.now);
      lamp[isSafe ? 'saved' : 'lost'] += 1;
      if (!isSafe) lamp.diary.push(`${draft.now}: the ${ship} is on the rocks`);
      draft.emit(isSafe ? 'ship.home' : 'ship.lost', { lamp: lamp.id, ship });
      expectShip(draft, lamp);
    },
  },
});
