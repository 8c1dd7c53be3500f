import { expect, test } from 'vitest';
import { defineFieldSimulation, defineTable, done, link, list } from '../../index.js';
import { command, tablesOnly } from '../rows/rowTester.js';

const ports = defineTable('ports', { ships: list('ships') });
const ships = defineTable('ships', { port: link('ports', 'ships') });

const harbour = defineFieldSimulation({
  name: 'harbour',
  version: 1,
  schema: tablesOnly({ ports, ships }),
  systems: [],
  commands: {
    arrive(draft, { args }) {
      const port = draft.ports.insert();
      for (let ship = 0; ship < Number(args['count']); ship += 1) {
        draft.ships.join(draft.ships.insert(), ships.fields.port, port);
      }
      return done();
    },
  },
  genesis: () => undefined,
});

test.each([0, 1, 5, 3000])('reads a list of %i ids whole, in steps, and its length', (count) => {
  const { snapshot } = harbour.execute(harbour.genesis({ seed: 1 }), command('arrive', { count }));
  const world = harbour.read(snapshot);
  const ids = Array.from({ length: count }, (_, at) => at + 1);
  expect(world.ports.members(1, ports.fields.ships)).toEqual(ids);
  const steps = world.ports.membersInSteps([1], ports.fields.ships);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done !== true) continue;
    expect(step.value).toEqual(ids);
    break;
  }
  for (const max of [0, 1, 4, 5, 6, 10_000]) {
    expect(world.ports.lengthUpTo(1, ports.fields.ships, max)).toBe(Math.min(count, max));
  }
});
