import {
  deviceCode,
  distanceMilliLy,
  NEARBY_STARS,
  rulesetHash,
  settingOf,
  STANDARD_RULESET,
  starSystem,
} from '@astrarium/space';
import {
  canonicalJson,
  derivedKey,
  hashText,
  mulDiv,
  roll,
  type Schema,
  sqrtCeil,
  sqrtFloor,
} from '@astrarium/core';
import { takeStep } from '../games/game.js';
import { briskScenario, type Scenario, shipyardScenario, standardScenario } from './scenarios.js';

/** One line of the corpus: a name and the hash of a result. */
export type CorpusHash = readonly [what: string, hash: string];

/** Steps of a scenario between two hashes. */
const STRIDE = 20;

/**
 * Computes the corpus: hashes of arithmetic, random numbers, the galaxy, and the scenarios with
 * their events, outcomes, bytes and snapshots. Every JavaScript engine must return the same list.
 */
export function corpusHashes(): CorpusHash[] {
  return [
    ['arithmetic', hashText(canonicalJson(arithmetic()))],
    ['galaxy', hashText(canonicalJson(galaxy()))],
    ['ruleset', rulesetHash(STANDARD_RULESET)],
    ...scenarioHashes(shipyardScenario),
    ...scenarioHashes(briskScenario),
    ...scenarioHashes(standardScenario),
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

function galaxy(): unknown {
  const stars = Array.from({ length: NEARBY_STARS.length + 30 }, (_, star) => star);
  return stars.map((star) => [
    starSystem(9, star) as unknown,
    distanceMilliLy(9, 0, star),
    deviceCode(settingOf({ seed: 9 }).key, star + 1),
  ]);
}

function scenarioHashes<S extends Schema>({ name, simulation, game }: Scenario<S>): CorpusHash[] {
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
