import { INT_MAX, invariant } from '../../kernel.js';
import { parseLocation } from '../galaxy/location.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { checkBounds } from './checkBounds.js';
import { checkPaidBack } from './stock/checkPaidBack.js';
import { checkSeasons } from './seasons/checkSeasons.js';
import { checkTerraforming } from './terraforming/checkTerraforming.js';
import type { Setting } from './setting.js';
import { within } from './within.js';

/** 2026-01-01T00:00:00Z: tick 0 of a game of which nothing else is said. */
const EPOCH_SECONDS = 1_767_225_600;

/** What a new game may be told; everything else is the standard. */
export interface GameOptions {
  /** The seed of all chance: an integer, not negative. */
  readonly seed: number;
  readonly epoch_seconds?: number;
  readonly ruleset?: Ruleset;
}

/**
 * The setting of a new game.
 *
 * @throws Error naming the rule, when numbers are given with which a game could not be kept exact.
 */
export function settingOf(options: GameOptions): Setting {
  const { seed, epoch_seconds = EPOCH_SECONDS, ruleset = STANDARD_RULESET } = options;
  within('seed', seed, 0, INT_MAX);
  within('epoch_seconds', epoch_seconds, 0, 1_000_000_000_000);
  checkBounds(ruleset);
  checkBlueprints(ruleset);
  checkStart(seed, ruleset);
  checkPaidBack(ruleset);
  checkTerraforming(ruleset.terraforming);
  checkSeasons(ruleset.seasons);
  return { seed, epoch_seconds, ruleset };
}

/** Checks the numbers of blueprints, and the refund of capacity, whose bounds depend on others. */
function checkBlueprints({ blueprints, decommission }: Ruleset): void {
  const { capacityRefundPerMille, refundPerMille } = decommission;
  within('decommission.capacityRefundPerMille', capacityRefundPerMille, 0, 1000 - refundPerMille);
  for (const [type, blueprint] of Object.entries(blueprints)) {
    const { drivePerMille, features, stowCapacity, stowPlaces } = blueprint;
    const stows = features.includes('stow');
    within(`blueprints.${type}.stowPlaces`, stowPlaces, stows ? 1 : 0, 1_000_000);
    // A device that can be stowed carries nothing, so that nothing is aboard itself.
    within(`blueprints.${type}.stowCapacity`, stowCapacity, 0, stows ? 0 : 1000);
    const moves = features.includes('cruise') ? 1 : 0;
    within(`blueprints.${type}.drivePerMille`, drivePerMille, moves, 1_000_000);
  }
}

function checkStart(seed: number, { start }: Ruleset): void {
  invariant(start.fleet.includes('heaven_vessel'), 'start.fleet has no heaven_vessel');
  for (const star of start.starCodes) {
    const code = `${star}-${start.place}`;
    invariant(parseLocation(seed, code) !== undefined, `start.starCodes: there is no ${code}`);
  }
}
