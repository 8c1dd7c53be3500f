import { hashText, type Schema } from '@astrarium/core/kernel';
import type { Scenario } from '../src/corpus/scenarios.js';
import { type Game, type Step, takeStep } from '../src/games/game.js';

/** What a trace begins with. */
export interface TraceHead<S extends Schema> {
  readonly scenario: string;
  /** When a person may record this trace anew. */
  readonly may_change: string;
  readonly setting: Game<S>['setting'];
}

/** One step as it was recorded, and what it gave. */
export interface TraceLine {
  readonly step: Step;
  /** `done`, or the code of the refusal; nothing for a step of time. */
  readonly outcome: string;
  readonly tick: number;
  readonly hash: string;
  readonly events: number;
  /** The digest of the step's events, in order. */
  readonly digest: string;
}

/** Plays steps and tells what each gave. */
export function traceOf<S extends Schema>(
  { simulation }: Scenario<S>,
  { setting, steps }: Game<S>,
): TraceLine[] {
  let snapshot: ReturnType<typeof simulation.genesis> = simulation.genesis(setting);
  return steps.map((step) => {
    const taken = takeStep(simulation, snapshot, step);
    snapshot = taken.snapshot;
    return {
      step,
      outcome:
        taken.outcome?.done === false ? taken.outcome.refusal.code : taken.outcome ? 'done' : '',
      tick: snapshot.now,
      hash: simulation.hash(snapshot),
      events: taken.events.length,
      digest: hashText(JSON.stringify(taken.events)),
    };
  });
}
