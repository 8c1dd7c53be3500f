import {
  below,
  canonicalJson,
  defineFieldSimulation,
  derivedKey,
  hashText,
  mulDiv,
  roll,
  type Schema,
  type Simulation,
  sqrtCeil,
  sqrtFloor,
} from '@astrarium/core';
import { type Game, type Step, takeStep } from './games/game.js';
import { shipyard } from './games/shipyard.js';
import type { ShipyardSchema } from './games/shipyardSchema.js';

/** A fixed game and the simulation that plays it. */
export interface Scenario<S extends Schema> {
  readonly name: string;
  readonly simulation: Simulation<S>;
  readonly game: () => Game<S>;
}

/** A game of the shipyard, which uses every feature of the kernel. */
export const shipyardScenario: Scenario<ShipyardSchema> = {
  name: 'shipyard',
  simulation: defineFieldSimulation(shipyard),
  game: () => ({ setting: { seed: 20_260_101, calm: 0 }, steps: shipyardSteps(400) }),
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

/** One line of the corpus: a name and the hash of a result. */
export type CorpusHash = readonly [what: string, hash: string];

/** Steps of a scenario between two hashes. */
const STRIDE = 20;

/**
 * Computes the corpus of the kernel: hashes of arithmetic, random numbers, and the scenario of the
 * shipyard. Every JavaScript engine must return the same list.
 */
export function corpusHashes(): CorpusHash[] {
  return [
    ['arithmetic', hashText(canonicalJson(arithmetic()))],
    ...scenarioHashes(shipyardScenario),
  ];
}

function arithmetic(): unknown {
  return Array.from({ length: 500 }, (_, n) => {
    const rolled = roll(n * 7_919_000_003, n, n + 2 ** 33, n * 3, 1);
    const key = derivedKey(n, n * 31, n * 2 ** 33, n);
    const large = rolled * 2_000_000 + n;
    return [
      rolled,
      sqrtFloor(large),
      sqrtCeil(large),
      mulDiv(large, n, 997),
      roll(key, rolled, large, large, n),
    ];
  });
}

/**
 * The hashes of a scenario: its events, outcomes, bytes and snapshots. Every JavaScript engine must
 * return the same list.
 */
export function scenarioHashes<S extends Schema>(scenario: Scenario<S>): CorpusHash[] {
  const { name, simulation, game } = scenario;
  const { setting, steps } = game();
  const hashes: CorpusHash[] = [];
  let snapshot: ReturnType<typeof simulation.genesis> = simulation.genesis(setting);
  let results: unknown[] = [];
  for (const [index, step] of steps.entries()) {
    const { snapshot: next, outcome, events } = takeStep(simulation, snapshot, step);
    results.push(outcome?.done === false ? outcome.refusal.message : outcome, events);
    snapshot = next;
    if ((index + 1) % STRIDE !== 0) continue;
    const what = `${name} ${index + 1}`;
    const text = JSON.stringify([results, simulation.tableHashes(snapshot)]);
    hashes.push([what, simulation.hash(snapshot)], [`${what} results`, hashText(text)]);
    results = [];
  }
  const bytes = simulation.encode(snapshot);
  const decoded = simulation.decode(bytes);
  hashes.push([`${name} bytes`, hashText(bytes.join(' '))]);
  hashes.push([`${name} decoded`, simulation.hash(simulation.tick(decoded).snapshot)]);
  return hashes;
}
