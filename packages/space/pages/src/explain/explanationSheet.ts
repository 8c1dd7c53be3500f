import type { Explanation } from '@astrarium/space/client';
import { durationText, grouped } from '@astrarium/web/duration';
import { capital } from '../device/doneText.js';
import { wordsOf } from '../device/wordsOf.js';
import { nameOfDevice } from '../live/fleetState.js';
import { placeName } from '../live/places.js';
import type { RawTerms, TermSheet } from './termSheet.js';

/** How each number is computed, for people; the server has the exact formula for programs. */
const FORMULAS: Readonly<Record<string, string>> = {
  asteroid: 'Seen then, with the notice after that',
  capacity_after: 'The capacity less the damage, but not below the floor',
  travel: 'All parts of the way together',
  cruise: 'By distance and speed, but not less than the shortest time',
  surge: 'Distance × time for a light year ÷ speed; shorter to a system with an own hub',
  print: 'The time of the blueprint ÷ speed',
  shortage: 'What it needs less what is there',
  waiting: 'All shortages together',
  mining: 'What a cycle yields ÷ the length of a cycle',
  stock: 'What all suppliers bring together',
  deposit: 'What all miners take together',
  attribute: 'All influences together',
  devices: 'All devices together',
  others: 'What other devices add, and what stacking with them takes',
  drift: 'The way to the equilibrium ÷ the time of the drift',
  couplings: 'All influences of other attributes together',
  coupling: 'The effect of a whole turn × its weight ÷ the length of a turn',
  held: 'What rest and the limits of the range take back',
  team: 'The effect of a whole turn × (increase - decrease) ÷ the length of a turn',
  increase: 'The strengths × their weights, the strongest first',
  decrease: 'The strengths × their weights, the strongest first',
  device: 'Its strength; each further device weighs less',
  hub: 'Full, less the decay since the shield ended, and with what upkeep brought back',
  decay: 'Nothing under the shield, then the same each day',
  upkeep: 'What is missing at the upkeep, as far as the stock there pays for it',
  hub_warning: 'When the integrity is that low, with upkeep paid from the stock as it grows now',
  hub_destroyed: 'When the integrity is gone, with upkeep paid from the stock as it grows now',
  season: 'Given ÷ needed, of all parts together',
  requirement: 'What was given, at most what is needed',
  capacity: 'The speed that the capacity allows, but not below the slowest',
};

/** Names of terms that say more to people than those of the interface. */
const NAMES: Readonly<Record<string, string>> = {
  siblings_micro: 'from private replicants',
  full_capacity_rate: 'rate at full capacity',
};

/** How terms and values are shown whose names, or units, end so: in the units of the game. */
const UNITS: readonly (readonly [end: RegExp, textOf: (value: number) => string])[] = [
  [/_?micro_per_tick$/, (value) => `${trimmed(value / 1e6, 6)} per tick`],
  [/_?nano_per_tick$/, (value) => `${trimmed(value / 1e9, 9)} per tick`],
  [/_?ppm_per_day$/, (value) => `${trimmed(value / 1e4, 2)} % per day`],
  [/_?au_micro$/, (value) => `${trimmed(value / 1e6, 3)} AU`],
  [/_?ly_milli$/, (value) => `${trimmed(value / 1e3, 2)} ly`],
  [/_?micro$/, (value) => trimmed(value / 1e6, 2)],
  [/_?nano$/, (value) => trimmed(value / 1e9, 4)],
  [/_?ppm$/, (value) => `${trimmed(value / 1e4, 2)} %`],
  [/_?per_mille$/, (value) => `${trimmed(value / 10, 1)} %`],
  [/_?milliseconds$/, (value) => `${trimmed(value / 1e3, 3)} s`],
  [/_?seconds$/, durationText],
  [/_?units$/, (value) => `${grouped(value)} units`],
  [/_?tick$/, (value) => `tick ${grouped(value)}`],
];

/** Terms in micro-units for each tick whose names do not say so. */
const RATES: ReadonlySet<string> = new Set(['rate_micro', 'siblings_micro', 'full_capacity_rate']);

/** An explanation of the server for people. */
export function explanationSheet(explanation: Explanation): TermSheet {
  const { about, formula, parts, terms, unit, value } = explanation;
  return {
    about: capital(wordsOf(about)),
    value: valueText(value, unit),
    formula: FORMULAS[about] ?? formula,
    terms: plainTerms(terms),
    parts: parts.map(explanationSheet),
  };
}

/** Terms of the interface with names and values as people read them. */
export function plainTerms(terms: RawTerms): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(terms).map(([name, term]) => termOf(name, term)));
}

/** The name and the value of a term as people read them. */
function termOf(name: string, term: number | string): readonly [string, string] {
  if (typeof term === 'string') {
    if (name === 'device_code') return ['device', nameOfDevice(term)];
    const isPlace = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*$/.test(term);
    return [wordsOf(name), isPlace ? placeName(term) : wordsOf(term)];
  }
  const shown = NAMES[name] ?? plainName(name);
  if (RATES.has(name)) return [shown, valueText(term, 'micro_per_tick')];
  if (name === 'milli_per_turn') return ['effect of a turn', trimmed(term / 1e3, 3)];
  const unit = UNITS.find(([end]) => end.test(name));
  return [shown, unit === undefined ? numberText(term) : unit[1](term)];
}

/** A name without its unit, which stands with the value. */
function plainName(name: string): string {
  const end = UNITS.find(([one]) => one.test(name))?.[0];
  const plain = end === undefined ? name : name.replace(end, '');
  return wordsOf(plain === '' || end?.test('tick') === true ? name : plain);
}

function numberText(value: number): string {
  return Number.isInteger(value) ? grouped(value) : String(value);
}

/** A value of an explanation in a unit that people read. */
function valueText(value: number, unit: string): string {
  const known = UNITS.find(([end]) => end.test(unit));
  return known === undefined ? `${grouped(value)} ${wordsOf(unit)}` : known[1](value);
}

/** A number without the zeros at its end. */
function trimmed(value: number, decimals: number): string {
  return grouped(value, decimals).replace(/\.0*$|(\.\d*?)0+$/, '$1');
}
