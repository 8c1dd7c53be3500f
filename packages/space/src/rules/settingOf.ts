import {
  derivedKey,
  floorDiv,
  INT_MAX,
  invariant,
  isPlain,
  max,
  type SecretKey,
  isInt,
} from '@astrarium/core';
import { parseLocation } from '../galaxy/location.js';
import { starIndex } from '../galaxy/starAt.js';
import { CATEGORIES, type Category } from '../ruleset/categories.js';
import { DEVICE_TYPES } from '../ruleset/deviceTypes.js';
import { limitOf } from '../ruleset/limitOf.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { MAX_NEEDED, type SeasonRules } from '../ruleset/seasonRules.js';
import { type AnySection, MAX_GAUGE_UNITS } from '../ruleset/section.js';
import { SECTIONS, STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { MICRO } from '../state/stocks.js';
import type { Setting } from './schema.js';
import { ATTRIBUTES } from '../ruleset/attributes.js';
import type { MilliAmounts, TerraformRules } from '../ruleset/terraformRules.js';

/** 2026-01-01T00:00:00Z: tick 0 of a game by default. */
const EPOCH_SECONDS = 1_767_225_600;

/** The domain of the rolls that derive a key from a seed. */
const GAME_KEY = 0x5eed;

/** The choices for a new game; everything else is the standard. */
export interface GameOptions {
  /** The seed of the galaxy: an integer, not negative. It need not be secret. */
  readonly seed: number;
  /**
   * The secret key of chance: draw it at random where players must foresee nothing. By default it
   * follows from the seed, which is right for demonstrations, training and tests.
   */
  readonly key?: SecretKey;
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
  const { key = derivedKey(seed, GAME_KEY, 0) } = options;
  within('epoch_seconds', epoch_seconds, 0, 1_000_000_000_000);
  checkBounds(ruleset);
  checkBlueprints(ruleset);
  checkDecommission(ruleset);
  checkStart(seed, ruleset);
  checkPaidBack(ruleset);
  checkTerraforming(ruleset.terraforming);
  checkSeasons(ruleset.seasons);
  return { seed, key, epoch_seconds, ruleset };
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

/** Refuses seasons that could not be counted, or built anywhere. @throws Error naming the rule. */
function checkSeasons(seasons: SeasonRules): void {
  const { calendar } = seasons;
  within('seasons.calendar.length', calendar.length, 0, 4096);
  for (const [n, { durationSeconds, requirements, starCode }] of calendar.entries()) {
    const rule = `seasons.calendar.${n}`;
    within(`${rule}.durationSeconds`, durationSeconds, 1, 1e9);
    invariant(starIndex(starCode) !== undefined, `${rule}.starCode: there is no ${starCode}`);
    const needs = Object.entries(requirements);
    within(`${rule}.requirements.length`, needs.length, 1, DEVICE_TYPES.length);
    for (const [type, needed] of needs) {
      within(`${rule}.requirements.${type}`, needed, 1, MAX_NEEDED);
    }
  }
}

/**
 * Checks that a stock can hold what goes above its cap: all that an account's devices pay back when
 * all of them are taken apart beside it, with what they carry and what they are printing.
 *
 * @throws Error naming the rule, its bound, and the device that pays back too much for it.
 */
function checkPaidBack({ blueprints, limits, mining, start }: Ruleset): void {
  const room = floorDiv(INT_MAX, MICRO) - mining.stockCapUnits;
  for (const category of CATEGORIES) {
    const dearest = dearestOf(blueprints, category);
    for (const [type, { bill, cargoUnits, queueLength }] of Object.entries(blueprints)) {
      const units = bill[category] + cargoUnits + (queueLength > 0 ? dearest : 0);
      const rule = `limits.devicesPerAccount (a ${type} pays back ${units} ${category})`;
      within(rule, limits.devicesPerAccount, 1, units === 0 ? INT_MAX : floorDiv(room, units));
    }
  }
  within('start.fleet.length', start.fleet.length, 1, limits.devicesPerAccount);
}

function dearestOf(blueprints: Ruleset['blueprints'], category: Category): number {
  return Object.values(blueprints).reduce((maximum, { bill }) => max(maximum, bill[category]), 0);
}

/** No value passes this many thousandths of a unit: in nano it is a ninth of an integer. */
const MAX_VALUE = 1_000_000_000;

/** No device or coupling adds more thousandths in a turn. */
const MAX_EFFECT = 1_000_000;

/**
 * Checks the rules of terraforming.
 *
 * @throws Error naming the rule, when a planet could not be kept exact.
 */
function checkTerraforming(rules: TerraformRules): void {
  const { rangeMilli, milestonesMilli, rampFromPpm, rampFullPpm } = rules;
  within('terraforming.rampFullPpm', rampFullPpm, rampFromPpm + 1, 1_000_000);
  for (const attribute of ATTRIBUTES) {
    const { min, max } = rangeMilli[attribute];
    within(`terraforming.rangeMilli.${attribute}.least`, min, 0, MAX_VALUE - 1);
    within(`terraforming.rangeMilli.${attribute}.most`, max, min + 1, MAX_VALUE);
    for (const milli of milestonesMilli[attribute]) {
      within(`terraforming.milestonesMilli.${attribute}`, milli, 0, MAX_VALUE);
    }
  }
  for (const [type, amounts] of Object.entries(rules.milliPerTurn)) {
    checkEffects(`terraforming.milliPerTurn.${type}`, amounts);
  }
  within('terraforming.couplings.length', rules.couplings.length, 0, 100);
  for (const { cause, thresholdMilli, milliPerTurn } of rules.couplings) {
    within(`terraforming.couplings.${cause}.thresholdMilli`, thresholdMilli, 0, MAX_VALUE);
    checkEffects(`terraforming.couplings.${cause}`, milliPerTurn);
  }
  for (const { attribute, minMilli, maxMilli } of rules.seeding) {
    within(`terraforming.seeding.${attribute}.minMilli`, minMilli, 0, MAX_VALUE);
    within(`terraforming.seeding.${attribute}.maxMilli`, maxMilli, minMilli, MAX_VALUE);
  }
}

function checkEffects(rule: string, amounts: MilliAmounts): void {
  for (const [attribute, milli] of Object.entries(amounts)) {
    within(`${rule}.${attribute}`, milli, -MAX_EFFECT, MAX_EFFECT);
  }
}

/**
 * Checks one number of the rules.
 *
 * @throws Error naming the rule, when it is not an integer from `least` to `most`.
 */
function within(rule: string, value: number, min: number, max: number): void {
  const fits = isInt(value) && value >= min && value <= max;
  invariant(fits, `${rule} is ${value}, not an integer from ${min} to ${max}`);
}
