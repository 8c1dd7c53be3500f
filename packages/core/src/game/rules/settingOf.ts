import { INT_MAX, invariant, isPlain } from '../../kernel.js';
import { parseLocation } from '../galaxy/location.js';
import { limitOf } from '../ruleset/rulePath.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { type AnySection, MAX_GAUGE_UNITS } from '../ruleset/section.js';
import { SECTIONS, STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { checkPaidBack } from './stock/checkPaidBack.js';
import { checkSeasons } from './seasons/checkSeasons.js';
import { checkTerraforming } from './terraforming/checkTerraforming.js';
import type { Setting } from './setting.js';
import { within } from './within.js';

/** 2026-01-01T00:00:00Z: tick 0 of a game by default. */
const EPOCH_SECONDS = 1_767_225_600;

/** The choices for a new game; everything else is the standard. */
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
  checkDecommission(ruleset);
  checkStart(seed, ruleset);
  checkPaidBack(ruleset);
  checkTerraforming(ruleset.terraforming);
  checkSeasons(ruleset.seasons);
  return { seed, epoch_seconds, ruleset };
}

/** Checks the numbers of all sections against their bounds. */
function checkBounds(ruleset: Ruleset): void {
  for (const [section, rules] of Object.entries<AnySection>(SECTIONS)) {
    for (const [name, [, min, max]] of Object.entries(rules)) {
      if (min === undefined || max === undefined) continue;
      const value = memberAt(memberAt(ruleset, section), name);
      checkNumbers(`${section}.${name}`, value, limitOf(ruleset, min), limitOf(ruleset, max));
    }
  }
}

function memberAt(value: unknown, name: string): unknown {
  return isPlain(value) ? value[name] : undefined;
}

/** Checks a number, or each number of a table or a list. */
function checkNumbers(path: string, value: unknown, min: number, max: number): void {
  if (isPlain(value)) {
    for (const [name, one] of Object.entries(value)) checkNumbers(`${path}.${name}`, one, min, max);
  } else if (Array.isArray(value)) for (const one of value) checkNumbers(path, one, min, max);
  else within(path, value as number, min, max);
}

function checkBlueprints({ blueprints, mining }: Ruleset): void {
  for (const [type, blueprint] of Object.entries(blueprints)) {
    const { bill, cargoUnits, drivePerMille, features, printSeconds, stowCapacity, stowPlaces } =
      blueprint;
    const path = `blueprints.${type}`;
    const stows = features.includes('stow');
    within(`${path}.stowPlaces`, stowPlaces, stows ? 1 : 0, 1_000_000);
    // A device that can be stowed carries no devices, so no chain of carriers can be a cycle.
    within(`${path}.stowCapacity`, stowCapacity, 0, stows ? 0 : 1000);
    checkNumbers(`${path}.bill`, bill, 0, mining.stockCapUnits);
    within(`${path}.cargoUnits`, cargoUnits, 0, MAX_GAUGE_UNITS);
    within(`${path}.printSeconds`, printSeconds, 1, 1_000_000_000);
    within(`${path}.drivePerMille`, drivePerMille, features.includes('cruise') ? 1 : 0, 1_000_000);
  }
}

function checkDecommission({ decommission }: Ruleset): void {
  const { capacityRefundPerMille, refundPerMille } = decommission;
  within('decommission.capacityRefundPerMille', capacityRefundPerMille, 0, 1000 - refundPerMille);
}

function checkStart(seed: number, { start }: Ruleset): void {
  within('start.starCodes.length', start.starCodes.length, 1, 1_000_000);
  invariant(start.fleet.includes('heaven_vessel'), 'start.fleet has no heaven_vessel');
  for (const star of start.starCodes) {
    const code = `${star}-${start.place}`;
    invariant(parseLocation(seed, code) !== undefined, `start.starCodes: there is no ${code}`);
  }
}
