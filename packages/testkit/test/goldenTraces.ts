import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText, type Schema } from '@astrarium/core';
import { expect } from 'vitest';
import { ROOT } from '../../../test/tools/sources/sources.js';
import type { Scenario } from '../src/corpus.js';
import { type Game, type Step, takeStep } from '../src/games/game.js';

const FOLDER = join(ROOT, 'test/golden');

/** Recording is asked for by a person, and never happens by itself. */
const RECORD = process.env['ASTRARIUM_RECORD'] === 'golden';

/** The lines of a scenario: its head, then one line a step. */
function linesOf<S extends Schema>(scenario: Scenario<S>, may_change: string): string[] {
  const game = scenario.game();
  const head: TraceHead<S> = { scenario: scenario.name, may_change, setting: game.setting };
  return [head, ...traceOf(scenario, game)].map((line) => JSON.stringify(line));
}

/**
 * Compares the scenarios with a file of golden traces, or records it:
 * `ASTRARIUM_RECORD=golden npx vitest run goldenTraces`.
 */
export function checkTraces<S extends Schema>(
  name: string,
  may_change: string,
  scenarios: readonly Scenario<S>[],
): void {
  if (RECORD) {
    mkdirSync(FOLDER, { recursive: true });
    const lines = scenarios.flatMap((scenario) => linesOf(scenario, may_change));
    writeFileSync(join(FOLDER, `${name}.jsonl`), `${lines.join('\n')}\n`);
  }
  const file = join(FOLDER, `${name}.jsonl`);
  expect(existsSync(file), 'ASTRARIUM_RECORD=golden records it').toBe(true);
  const traces = readFileSync(file, 'utf8')
    .trimEnd()
    .split(/\n(?=\{"scenario":)/);
  expect(traces).toHaveLength(scenarios.length);
  for (const [at, scenario] of scenarios.entries()) {
    const [head, ...lines] = (traces[at] ?? '').split('\n');
    const { setting, ...rest } = JSON.parse(head ?? '') as TraceHead<S>;
    expect(rest).toEqual({ scenario: scenario.name, may_change });
    const golden = lines.map((line) => JSON.parse(line) as TraceLine);
    const steps = golden.map(({ step }) => step);
    expect(traceOf(scenario, { setting, steps })).toEqual(golden);
  }
}

/** The first line of a trace. */
interface TraceHead<S extends Schema> {
  readonly scenario: string;
  /** When a person may record this trace again. */
  readonly may_change: string;
  readonly setting: Game<S>['setting'];
}

/** One recorded step and its result. */
interface TraceLine {
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
function traceOf<S extends Schema>(
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
