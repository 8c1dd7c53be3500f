import {
  astrarium,
  deviceCode,
  distanceMilliLy,
  NEARBY_STARS,
  type Ruleset,
  rulesetHash,
  settingOf,
  STANDARD_RULESET,
  starSystem,
} from '@astrarium/space';
import { below, canonicalJson, hashText, roll } from '@astrarium/core';
import { type CorpusHash, type Game, type Scenario, scenarioHashes } from '@astrarium/testkit';
import { type Choice, recordGame } from './games/recordGame.js';
import { BRISK_RULESET } from './games/briskRuleset.js';
import type { AstrariumSchema } from './games/chooseCommand.js';

/** Makes a value when it is first wanted. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** A game of four players under the brisk ruleset, which reaches every limit. */
export const briskScenario: Scenario<AstrariumSchema> = {
  name: 'brisk',
  simulation: astrarium,
  game: once(() => rolledGame(11, BRISK_RULESET, 400, 300)),
};

/** A game of a few weeks under the standard ruleset. */
export const standardScenario: Scenario<AstrariumSchema> = {
  name: 'standard',
  simulation: astrarium,
  game: once(() => rolledGame(12, STANDARD_RULESET, 200, 40_000)),
};

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

/**
 * Computes the corpus of the space game: hashes of the galaxy, the standard ruleset and the two
 * scenarios. Every JavaScript engine must return the same list.
 */
export function corpusHashes(): CorpusHash[] {
  return [
    ['galaxy', hashText(canonicalJson(galaxy()))],
    ['ruleset', rulesetHash(STANDARD_RULESET)],
    ...scenarioHashes(briskScenario),
    ...scenarioHashes(standardScenario),
  ];
}

function galaxy(): unknown {
  const stars = Array.from({ length: NEARBY_STARS.length + 30 }, (_, star) => star);
  return stars.map((star) => [
    starSystem(9, star) as unknown,
    distanceMilliLy(9, 0, star),
    deviceCode(settingOf({ seed: 9 }).key, star + 1),
  ]);
}
