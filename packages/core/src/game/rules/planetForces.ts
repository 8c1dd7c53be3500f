import { abs, clamp, floorDiv, max, trunc } from '../../kernel/index.js';
import { ATTRIBUTE_AT, ATTRIBUTES, perAttribute } from '../ruleset/attributes.js';
import type { Attribute } from '../ruleset/attributes.js';
import type { Coupling, MilliAmounts, TerraformRules } from '../ruleset/terraformRules.js';

/** All that the next tick of a planet depends on; amounts in nano, in the order of ATTRIBUTES. */
export interface PlanetState {
  readonly values: readonly number[];
  readonly natural: readonly number[];
  /** What all devices but the seeders add in a tick. */
  readonly work: readonly number[];
  /** Stacked strength of the seeders in millionths. */
  readonly seeders: number;
  readonly driftSeconds: number;
}

/** What the next tick does to a planet, by cause: nano of each attribute's unit. */
export interface PlanetForces {
  readonly devices: readonly number[];
  readonly drift: readonly number[];
  readonly couplings: readonly number[];
  /** The sum, but for what the range and the dead band take back. */
  readonly delta: readonly number[];
}

const MILLI_NANO = 1_000_000;

/** The change of a planet in its next tick, all of it computed from the same state. */
export function planetForces(rules: TerraformRules, state: PlanetState): PlanetForces {
  const { values, natural, driftSeconds } = state;
  const devices = [...state.work];
  if (state.seeders !== 0 && isHabitable(rules, values)) {
    addByTurn(devices, rules, rules.milliPerTurn.bio_seeder, state.seeders);
  }
  const couplings = perAttribute(() => 0);
  for (const coupling of rules.couplings) {
    const weight = couplingWeight(rules, coupling, values, natural);
    if (weight !== 0) addByTurn(couplings, rules, coupling.milliPerTurn, weight);
  }
  const drift: number[] = [];
  const delta: number[] = [];
  for (let at = 0; at < ATTRIBUTES.length; at += 1) {
    const attribute = ATTRIBUTES[at] as Attribute;
    const value = values[at] as number;
    const pull = trunc(((natural[at] as number) - value) / driftSeconds) + 0;
    drift.push(pull);
    const sum = (devices[at] as number) + pull + (couplings[at] as number);
    const { least, most } = rules.rangeMilli[attribute];
    const next = clamp(value + sum, least * MILLI_NANO, most * MILLI_NANO);
    delta.push(abs(sum) < rules.restNano[attribute] ? 0 : next - value);
  }
  return { devices, drift, couplings, delta };
}

/** Adds what `weight` millionths of some amounts by the turn are in a tick, towards 0. */
export function addByTurn(
  sums: number[],
  { turnSeconds }: TerraformRules,
  milliPerTurn: MilliAmounts,
  weightPpm: number,
): void {
  for (const attribute of ATTRIBUTES) {
    const milli = milliPerTurn[attribute];
    if (milli === undefined) continue;
    const at = ATTRIBUTE_AT[attribute];
    sums[at] = (sums[at] as number) + trunc((milli * weightPpm) / turnSeconds) + 0;
  }
}

/** Whether seeders work in such a climate. */
export function isHabitable(rules: TerraformRules, values: readonly number[]): boolean {
  return rules.seeding.every(({ attribute, leastMilli, mostMilli }) => {
    const value = values[ATTRIBUTE_AT[attribute]] as number;
    return value >= leastMilli * MILLI_NANO && value <= mostMilli * MILLI_NANO;
  });
}

/** How much a coupling counts, in millionths; below 0 where something natural is missing. */
export function couplingWeight(
  rules: TerraformRules,
  coupling: Coupling,
  values: readonly number[],
  natural: readonly number[],
): number {
  const { cause, kind } = coupling;
  const at = ATTRIBUTE_AT[cause];
  const value = values[at] as number;
  const usual = natural[at] as number;
  const acts = isPast(coupling, value);
  if (kind === 'causal')
    return acts === isPast(coupling, usual) ? 0 : acts ? 1_000_000 : -1_000_000;
  if (!acts) return 0;
  const { least, most } = rules.rangeMilli[cause];
  const left = kind === 'above' ? value - usual : usual - value;
  const leftPpm = floorDiv(max(0, left), most - least);
  const { rampFromPpm, rampFullPpm } = rules;
  const ramped = clamp(leftPpm - rampFromPpm, 0, rampFullPpm - rampFromPpm);
  return floorDiv(ramped * 1_000_000, rampFullPpm - rampFromPpm);
}

function isPast({ kind, thresholdMilli }: Coupling, value: number): boolean {
  const threshold = thresholdMilli * MILLI_NANO;
  return kind === 'below' ? value < threshold : value > threshold;
}
