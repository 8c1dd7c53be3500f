import type { Definition, Schema } from '@astrarium/core';
import { dump } from '../../dump/dump.js';
import { playGame, type Step, takeStep, takeWalkStep } from '../../games/game.js';
import { completes, type Law, lawDefine, lawEqual, lawPlace, PLANTED } from '../law.js';

/** Makes a transition throw after a number of calls of the rules. */
interface Countdown {
  calls: number;
}

/**
 * A transition that throws leaves its snapshot unchanged, also in a walk. Before each step, the law
 * tries that step with rules that work and then throw, at the first call, at a later one and in
 * `until`; then it takes the step and compares the result.
 */
export const throwingLaw: Law = (simulation, game, define = lawDefine) => {
  const { schema } = simulation.definition;
  const hashes: string[] = [];
  playGame(simulation, game, (snapshot) => void hashes.push(simulation.hash(snapshot)));
  const countdown: Countdown = { calls: Infinity };
  const faulty = define(withCountdown(simulation.definition, countdown));
  const walk = faulty.walk(faulty.genesis(game.setting));
  playGame(faulty, game, (snapshot, index) => {
    const step = game.steps[index];
    const place = lawPlace(game, index);
    lawEqual(`${place}hash`, faulty.hash(snapshot), hashes[index]);
    if (step === undefined) return;
    tryWalk(step, place, hashes[index]);
    const before = dump(schema, faulty.read(snapshot));
    for (const calls of [1, 2, 5]) {
      countdown.calls = calls;
      completes(() => takeStep(faulty, snapshot, step));
      countdown.calls = Infinity;
      lawEqual(`${place}after call ${calls} threw`, dump(schema, faulty.read(snapshot)), before);
    }
    completes(() => faulty.advance(snapshot, { ticks: 200, until: throwPlanted }));
    completes(() => faulty.probe(snapshot, (tried) => throwPlanted(faulty.tick(tried))));
    lawEqual(`${place}world`, dump(schema, faulty.read(snapshot)), before);
    lawEqual(`${place}next due`, faulty.nextDue(snapshot), simulation.nextDue(asIs(snapshot)));
  });

  /** The same on a walk, which continues with the first attempt that does not throw. */
  function tryWalk(step: Step, place: string, hash: string | undefined): void {
    for (const calls of [1, 2, 5, Infinity]) {
      lawEqual(`${place}walk`, walk.hash(), hash);
      countdown.calls = calls;
      if (completes(() => takeWalkStep(walk, step))) break;
    }
    countdown.calls = Infinity;
  }

  function asIs(snapshot: Parameters<typeof faulty.encode>[0]) {
    return simulation.decode(faulty.encode(snapshot));
  }
};

function throwPlanted(_value: unknown): never {
  throw PLANTED;
}

function withCountdown<S extends Schema>(
  definition: Definition<S>,
  countdown: Countdown,
): Definition<S> {
  const countCall = (): void => {
    countdown.calls -= 1;
    if (countdown.calls === 0) throwPlanted(countdown);
  };
  const commands: Record<string, Definition<S>['commands'][string]> = {};
  for (const [name, reducer] of Object.entries(definition.commands)) {
    commands[name] = (draft, command) => {
      const outcome = reducer(draft, command);
      countCall();
      return outcome;
    };
  }
  const systems = definition.systems.map((system) => ({
    ...system,
    run(draft: Parameters<typeof system.run>[0], id: number) {
      system.run(draft, id);
      countCall();
    },
  }));
  const every = (definition.every ?? []).map((each) => ({
    ...each,
    run(draft: Parameters<typeof each.run>[0]) {
      each.run(draft);
      countCall();
    },
  }));
  return { ...definition, commands, systems, every };
}
