import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '@astrarium/core/kernel';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../test/tools/sources.js';
import {
  briskScenario,
  type Scenario,
  shipyardScenario,
  standardScenario,
} from '../src/corpus/scenarios.js';
import { type TraceHead, type TraceLine, traceOf } from './traces.js';

const FOLDER = join(ROOT, 'test/golden');

/** Recording is asked for by a person, and never happens by itself. */
const RECORD = process.env['ASTRARIUM_RECORD'] === 'golden';

const KERNEL_RULE =
  'May change only together with the version of the shipyard, or when what the kernel hashes or ' +
  'the order of a wave is changed on purpose: then every log in the world stops to verify.';
const GAME_RULE =
  'May change only together with the version of the game, when its rules are changed on purpose; ' +
  'the commands were recorded, so a change of views or of the testkit is no reason.';

function record<S extends Schema>(scenario: Scenario<S>, may_change: string): void {
  const game = scenario.game();
  const head: TraceHead<S> = { scenario: scenario.name, may_change, setting: game.setting };
  const lines = [head, ...traceOf(scenario, game)].map((line) => JSON.stringify(line));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(scenario), `${lines.join('\n')}\n`);
}

function fileOf<S extends Schema>({ name }: Scenario<S>): string {
  return join(FOLDER, `${name}.jsonl`);
}

function check<S extends Schema>(scenario: Scenario<S>, may_change: string): void {
  if (RECORD) record(scenario, may_change);
  const file = fileOf(scenario);
  expect(existsSync(file), 'ASTRARIUM_RECORD=golden records it').toBe(true);
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const { setting, ...rest } = JSON.parse(head ?? '') as TraceHead<S>;
  expect(rest).toEqual({ scenario: scenario.name, may_change });
  const golden = lines.map((line) => JSON.parse(line) as TraceLine);
  const steps = golden.map(({ step }) => step);
  expect(traceOf(scenario, { setting, steps })).toEqual(golden);
}

/** `ASTRARIUM_RECORD=golden npx vitest run goldenTraces` records them anew. */
describe('golden traces', () => {
  test('shipyard', () => check(shipyardScenario, KERNEL_RULE));
  test('brisk', () => check(briskScenario, GAME_RULE));
  test('standard', () => check(standardScenario, GAME_RULE));
});
