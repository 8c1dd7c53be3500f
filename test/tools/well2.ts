import { defineGame } from '@astrarium/contract';
import {
  account,
  defineSchema,
  defineSimulation,
  integer,
  single,
  table,
  text,
  timer,
} from '@astrarium/core';

const schema = defineSchema({
  tables: {
    well: single({ litres: integer(), note: text() }),
    jugs: table(
      { of: account, draws: integer(), cups: integer(), leaks: timer },
      { unique: ['of'] },
    ),
    visits: table({ of: account }),
  },
  events: { drawn: { of: account, draws: integer() }, visited: { of: account } },
  audience: { drawn: 'of', visited: 'of' },
});

const draw = schema.command({
  args: { litres: integer({ min: 1, default: 1 }) },
  answer: { draws: integer() },
  run(draft, { litres }, { account: of }) {
    draft.require(litres < 5, 'too_much', 'A jug holds 4 litres.');
    const jug = draft.jugs.by({ of }) ?? draft.jugs.insert({ of });
    draft.well.litres += 10 * litres;
    draft.well.note = 'drawn';
    jug.cups = 4 * litres;
    jug.draws += 1;
    jug.leaks.in(60);
    draft.visits.insert({ of });
    draft.emit('visited', { of });
    draft.emit('drawn', { of, draws: jug.draws });
    return { draws: jug.draws };
  },
});

const jug = schema.view({
  answer: { draws: integer(), cups: integer() },
  read(world, { account: of }) {
    const { cups, draws } = world.require(world.jugs.by({ of }), 'no_jug', 'Draw first.');
    return { cups, draws };
  },
});

const state = schema.view({
  public: true,
  answer: { litres: integer(), note: text() },
  read: ({ well: { litres, note } }) => ({ litres, note }),
});

/** The rules of version 2. */
export const rules2 = defineSimulation({
  name: 'well',
  version: 2,
  schema,
  commands: { draw },
  views: { jug, state },
  systems: { 'jugs.leaks': (_, jug) => void (jug.cups -= 1) },
});

/** Version 2 of the game of `well1.ts`: jugs are measured in cups, and visits are counted. */
export const well2 = defineGame({
  simulation: rules2,
  tickMs: 1000,
  migrations: {
    2: {
      tables: {
        jugs: { fields: { cups: ({ litres = 0 }) => Number(litres) * 4 }, drops: ['litres'] },
      },
    },
  },
});

export default well2;
