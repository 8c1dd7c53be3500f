import type { Definition, Schema } from '@astrarium/core/kernel';
import { dump } from '../dump/dump.js';
import { playGame, type Step, takeStep, takeWalkStep } from '../games/game.js';
import { type Law, lawDefine, lawEqual, lawPlace } from './law.js';

/** What makes a sabotaged transition throw: after so many more calls of reducers or systems. */
interface Fuse {
  calls: number;
}

/**
 * A transition that throws leaves its argument whole, also in a walk. Before each step, that step
 * is tried with rules which do their work and then throw, at the first call, at a later one, and
 * in `until`; then the step is taken, and the game must be what it would have been.
 */
export const throwingLaw: Law = (simulation, game, define = lawDefine) => {
  const { schema } = simulation.definition;
  const hashes: string[] = [];
  playGame(simulation, game, (snapshot) => void hashes.push(simulation.hash(snapshot)));
  const fuse: Fuse = { calls: Infinity };
  const victim = define(sabotaged(simulation.definition, fuse));
  const walk = victim.walk(victim.genesis(game.setting));
  playGame(victim, game, (snapshot, index) => {
    const step = game.steps[index];
    const place = lawPlace(game, index);
    lawEqual(`${place}hash`, victim.hash(snapshot), hashes[index]);
    if (step === undefined) return;
    stumble(step, place, hashes[index]);
    const before = dump(schema, victim.read(snapshot));
    for (const calls of [1, 2, 5]) {
      fuse.calls = calls;
      swallow(() => takeStep(victim, snapshot, step));
      fuse.calls = Infinity;
      lawEqual(`${place}after call ${calls} threw`, dump(schema, victim.read(snapshot)), before);
    }
    swallow(() => victim.advance(snapshot, { ticks: 200, until: blow }));
    swallow(() => victim.probe(snapshot, (tried) => blow(victim.tick(tried))));
    lawEqual(`${place}world`, dump(schema, victim.read(snapshot)), before);
    lawEqual(`${place}next due`, victim.nextDue(snapshot), simulation.nextDue(asIs(snapshot)));
  });

  /** The same on a walk, which goes on with the first try that gets through. */
  function stumble(step: Step, place: string, hash: string | undefined): void {
    for (const calls of [1, 2, 5, Infinity]) {
      lawEqual(`${place}walk`, walk.hash(), hash);
      fuse.calls = calls;
      if (swallow(() => takeWalkStep(walk, step))) break;
    }
    fuse.calls = Infinity;
  }

  function asIs(snapshot: Parameters<typeof victim.encode>[0]) {
    return simulation.decode(victim.encode(snapshot));
  }
};

const BLOWN = new Error('sabotage');

function blow(_value: unknown): never {
  throw BLOWN;
}

/** Whether it runs without having been sabotaged. */
function swallow(run: () => void): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (error !== BLOWN) throw error;
    return false;
  }
}

function sabotaged<S extends Schema>(definition: Definition<S>, fuse: Fuse): Definition<S> {
  const burn = (): void => {
    fuse.calls -= 1;
    if (fuse.calls === 0) blow(fuse);
  };
  const commands: Record<string, Definition<S>['commands'][string]> = {};
  for (const [name, reducer] of Object.entries(definition.commands)) {
    commands[name] = (draft, command) => {
      const outcome = reducer(draft, command);
      burn();
      return outcome;
    };
  }
  const systems = definition.systems.map((system) => ({
    ...system,
    run(draft: Parameters<typeof system.run>[0], id: number) {
      system.run(draft, id);
      burn();
    },
  }));
  return { ...definition, commands, systems };
}
