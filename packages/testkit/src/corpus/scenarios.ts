import { astrarium, type Ruleset, settingOf, STANDARD_RULESET } from '@astrarium/space';
import { below, defineSimulation, roll, type Schema, type Simulation } from '@astrarium/core';
import { type Choice, recordGame } from '../games/recordGame.js';
import { BRISK_RULESET } from '../games/briskRuleset.js';
import type { AstrariumSchema } from '../games/chooseCommand.js';
import type { Game, Step } from '../games/game.js';
import { shipyard } from '../games/shipyard.js';
import type { ShipyardSchema } from '../games/shipyardSchema.js';

/** A fixed game and the simulation that plays it. */
export interface Scenario<S extends Schema> {
  readonly name: string;
  readonly simulation: Simulation<S>;
  readonly game: () => Game<S>;
}

/** A game of the shipyard, which uses every feature of the kernel. */
export const shipyardScenario: Scenario<ShipyardSchema> = {
  name: 'shipyard',
  simulation: defineSimulation(shipyard),
  game: () => ({ setting: { seed: 20_260_101, calm: 0 }, steps: shipyardSteps(400) }),
};

/** A game of four players under the brisk ruleset, which reaches every limit. */
export const briskScenario: Scenario<AstrariumSchema> = {
  name: 'brisk',
  simulation: astrarium,
  game: () => rolledGame(11, BRISK_RULESET, 400, 300),
};

/** A game of a few weeks under the standard ruleset. */
export const standardScenario: Scenario<AstrariumSchema> = {
  name: 'standard',
  simulation: astrarium,
  game: () => rolledGame(12, STANDARD_RULESET, 200, 40_000),
};

function shipyardSteps(length: number): Step[] {
  const types = Object.keys(shipyard.commands);
  const steps: Step[] = [];
  for (let index = 0; index < length; index += 1) {
    const some = (n: number, limit: number): number => below(limit, roll(5, 1, index, 0, n));
    const kind = some(0, 10);
    if (kind === 8) steps.push({ kind: 'tick' });
    else if (kind === 9) steps.push({ kind: 'advance', ticks: some(1, 900) });
    else {
      const args = {
        place: 1 + 2 * some(2, 4),
        ship: 1 + some(3, 8),
        leader: some(4, 9),
        crate: 1 + some(5, 12),
        note: 1 + some(6, 4),
        rate: some(7, 2000) - 1000,
        weight: some(8, 2_000_000) * 1_000_003,
        ticks: some(9, 5000),
      };
      const type = types[some(10, types.length)] as string;
      steps.push({ kind: 'command', command: { id: '', account: 0, type, args } });
    }
  }
  return steps;
}

function rolledGame(
  seed: number,
  ruleset: Ruleset,
  length: number,
  ticks: number,
): Game<AstrariumSchema> {
  const choices = Array.from({ length }, (_, index): Choice => {
    const some = (n: number, limit: number): number => below(limit, roll(seed, 2, index, 0, n));
    const kind = some(0, 10);
    if (kind === 8) return { kind: 'tick' };
    if (kind === 9) return { kind: 'advance', ticks: some(1, ticks) };
    return {
      kind: 'choose',
      pick: [2, 3, 4, 5, 6, 7].map((n) => roll(seed, 3, index, 0, n) >>> 1),
    };
  });
  return recordGame(settingOf({ seed, ruleset }), choices);
}
