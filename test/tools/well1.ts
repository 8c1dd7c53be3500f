import { defineGame } from '@astrarium/contract';
import {
  account,
  defineSchema,
  defineSimulation,
  integer,
  single,
  table,
  timer,
} from '@astrarium/core';

const schema = defineSchema({
  tables: {
    well: single({ litres: integer() }),
    jugs: table(
      { of: account, draws: integer(), litres: integer(), leaks: timer },
      { unique: ['of'] },
    ),
  },
  events: { drawn: { of: account, draws: integer() } },
  audience: { drawn: 'of' },
});

const draw = schema.command({
  args: { litres: integer({ min: 1, default: 1 }) },
  answer: { draws: integer() },
  run(draft, { litres }, { account: of }) {
    draft.require(litres < 5, 'too_much', 'A jug holds 4 litres.');
    const jug = draft.jugs.by({ of }) ?? draft.jugs.insert({ of });
    draft.well.litres += litres;
    jug.litres = litres;
    jug.draws += 1;
    jug.leaks.in(60);
    draft.emit('drawn', { of, draws: jug.draws });
    return { draws: jug.draws };
  },
});

const jug = schema.view({
  answer: { draws: integer(), litres: integer() },
  read(world, { account: of }) {
    const { draws, litres } = world.require(world.jugs.by({ of }), 'no_jug', 'Draw first.');
    return { draws, litres };
  },
});

const state = schema.view({
  public: true,
  answer: { litres: integer() },
  read: ({ well }) => ({ litres: well.litres }),
});

/** The rules of version 1. */
export const rules1 = defineSimulation({
  name: 'well',
  version: 1,
  schema,
  commands: { draw },
  views: { jug, state },
  systems: { 'jugs.leaks': (_, jug) => void (jug.litres -= 1) },
});

/**
 * Version 1 of a game that exists for the tests of upgrades; `well2.ts` is version 2. Water is
 * drawn from a well into jugs, which leak after a minute.
 */
export const well1 = defineGame({
  simulation: rules1,
  tickMs: 1000,
});

export default well1;
