import { hashText, type Schema } from '@astrarium/core/kernel';
import type { Scenario } from '../src/corpus/scenarios.js';
import { type Game, type Step, takeStep } from '../src/games/game.js';

/** The first line of a trace. */
export interface TraceHead<S extends Schema> {
  readonly scenario: string;
  /** When a person may record this trace again. */
  readonly may_change: string;
  readonly setting: Game<S>['setting'];
}

/** One recorded step and its result. */
export interface TraceLine {
  readonly step: Step;
  /** `done` or the code of the refusal; empty for ticks. */
  readonly outcome: string;
  readonly tick: number;
  readonly hash: string;
  readonly events: number;
  /** The digest of the step's events, in order. */
  readonly digest: string;
}

/** Plays the steps of a game; returns their trace lines. */
export function traceOf<S extends Schema>(
  { simulation }: Scenario<S>,
  { setting, steps }: Game<S>,
): TraceLine[] {
  let snapshot: ReturnType<typeof simulation.genesis> = simulation.genesis(setting);
  return steps.map((step) => {
    const result = takeStep(simulation, snapshot, step);
    snapshot = result.snapshot;
    return {
      step,
      outcome:
        result.outcome?.done === false ? result.outcome.refusal.code : result.outcome ? 'done' : '',
      tick: snapshot.now,
      hash: simulation.hash(snapshot),
      events: result.events.length,
      digest: hashText(JSON.stringify(result.events)),
    };
  });
}
