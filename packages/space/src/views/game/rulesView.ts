import { isPlain } from '@astrarium/core';
import { DEVICE_TYPES } from '../../ruleset/deviceTypes.js';
import { type Ruleset, rulesetHash } from '../../ruleset/ruleset.js';

/** A name in snake_case: `stockCapUnits` as `stock_cap_units`. */
type SnakeName<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeName<Rest>}`
  : Name;

/** A value with the names of all its members in snake_case. */
type SnakeMembers<Value> = Value extends readonly (infer Item)[]
  ? readonly SnakeMembers<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value as SnakeName<Name>]: SnakeMembers<Value[Name]> }
    : Value;

/** The rules of a game as the wire shows them. */
export interface RulesView {
  /** Two rulesets with the same hash have the same numbers. */
  readonly hash: string;
  readonly ruleset: SnakeMembers<Ruleset>;
}

/** The rules as the wire shows them, with names in snake_case, and their hash. */
export function rulesView(ruleset: Ruleset): RulesView {
  return { hash: rulesetHash(ruleset), ruleset: snakeMembers(ruleset) as SnakeMembers<Ruleset> };
}

function snakeMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeMembers);
  if (!isPlain(value)) return value;
  const members = Object.entries(value);
  return Object.fromEntries(members.map(([name, one]) => [snakeName(name), snakeMembers(one)]));
}

function snakeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What can be printed, in the order of device types, as the wire shows it. */
export function blueprintsView(ruleset: Ruleset) {
  return DEVICE_TYPES.map((device_type) => {
    const blueprint = ruleset.blueprints[device_type];
    return {
      device_type,
      cost: blueprint.bill,
      print_seconds: blueprint.printSeconds,
      features: blueprint.features,
      drive_per_mille: blueprint.drivePerMille,
      stow_places: blueprint.stowPlaces,
      stow_capacity: blueprint.stowCapacity,
      cargo_capacity: blueprint.cargoUnits,
      queue_length: blueprint.queueLength,
      parts_only: ruleset.partsOnly.includes(device_type),
    };
  });
}
