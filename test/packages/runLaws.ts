import { type Game, KERNEL_LAWS, lawProperty, playGame, poisonedGlobals } from '@astrarium/testkit';
import { defineFieldSimulation, type Simulation } from '@astrarium/core';
import fc from 'fast-check';
import { lighthouse } from '../../examples/tiny-game/src/lighthouse.js';

// A program outside of this repository: it runs the laws on a game that is not Astrarium, and on
// two copies of it with a mistake. It prints which laws are broken, as JSON.

const { byField, definition } = lighthouse;
type LighthouseSchema = typeof definition.schema;
type Lighthouse = Simulation<LighthouseSchema>;

const command = fc
  .record({
    account: fc.integer({ min: 0, max: 3 }),
    type: fc.constantFrom(...Object.keys(definition.commands)),
  })
  .map((args) => ({
    kind: 'command' as const,
    command: { id: '', ...args, args: { name: 'Ada' } },
  }));
const advance = fc.integer({ min: 1, max: 500 }).map((ticks) => ({
  kind: 'advance' as const,
  ticks,
}));
const games: fc.Arbitrary<Game<LighthouseSchema>> = fc.record({
  setting: fc.record({ seed: fc.nat(), epoch_seconds: fc.constant(0) }),
  steps: fc.array(fc.oneof(command, advance), { minLength: 20, maxLength: 40 }),
});

function reducer(name: string) {
  const found = definition.commands[name];
  if (found === undefined) throw new Error(`The lighthouse has no command ${name}`);
  return found;
}

/** The lighthouse, with `light` doing something else first. */
function lightAfter(act: () => void): Lighthouse {
  const light = reducer('light');
  const commands: typeof definition.commands = {
    ...definition.commands,
    light: (draft, args) => {
      act();
      return light(draft, args);
    },
  };
  return defineFieldSimulation({ ...definition, commands });
}

/** The lighthouse, with a diary that is kept outside of the snapshot. */
function forgetful(): Lighthouse {
  const keep = reducer('keep');
  let keepers = 0;
  const commands: typeof definition.commands = {
    ...definition.commands,
    keep: (draft, args) => {
      keepers += 1;
      return keep(draft, { ...args, args: { name: `keeper ${keepers}` } });
    },
  };
  return defineFieldSimulation({ ...definition, commands });
}

function broken(simulation: Lighthouse): string[] {
  const options = { seed: 1, numRuns: 3, endOnFailure: true };
  const laws: Record<string, fc.IProperty<[Game<LighthouseSchema>]>> = Object.fromEntries(
    KERNEL_LAWS.map(([, law]) => [law.name, lawProperty(law, simulation, games)]),
  );
  laws['poisonedGlobals'] = fc.property(games, (game) => {
    poisonedGlobals(() => playGame(simulation, game));
  });
  return Object.keys(laws).filter(
    (name) => fc.check(laws[name] as fc.IProperty<[Game<LighthouseSchema>]>, options).failed,
  );
}

const report = {
  laws: KERNEL_LAWS.length,
  lighthouse: broken(byField),
  forgetful: broken(forgetful()),
  clockReader: broken(lightAfter(() => void Date.now())),
};
process.stdout.write(JSON.stringify(report));
