import { trunc } from '@astrarium/core';
import { perAttribute } from '../../ruleset/attributes.js';
import type { CouplingLaw, Effects, TerraformLaw } from './terraformLaw.js';

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
  readonly devices: number[];
  readonly drift: number[];
  readonly couplings: number[];
  /** The sum, but for what the range and the dead band take back. */
  readonly delta: number[];
}

const FULL_PPM = 1_000_000;

/** Forces that are 0. */
export function noForces(): PlanetForces {
  return {
    devices: perAttribute(() => 0),
    drift: perAttribute(() => 0),
    couplings: perAttribute(() => 0),
    delta: perAttribute(() => 0),
  };
}

/**
 * The change of a planet in its next tick, all of it computed from the same state.
 *
 * @param into what is filled and returned
 */
export function planetForces(
  law: TerraformLaw,
  state: PlanetState,
  into = noForces(),
): PlanetForces {
  const { values, natural, driftSeconds, work } = state;
  const { min, max, rest } = law;
  const { turnSeconds } = law.rules;
  const { couplings, delta, devices, drift } = into;
  couplings.fill(0);
  for (const coupling of law.couplings) {
    const weight = couplingWeight(law, coupling, values, natural);
    if (weight !== 0) addByTurn(couplings, turnSeconds, coupling.effects, weight);
  }
  for (let at = 0; at < devices.length; at += 1) devices[at] = work[at] as number;
  if (state.seeders !== 0 && isHabitable(law, values)) {
    addByTurn(devices, turnSeconds, law.seeder, state.seeders);
  }
  for (let at = 0; at < drift.length; at += 1) {
    const value = values[at] as number;
    const pull = trunc(((natural[at] as number) - value) / driftSeconds) + 0;
    drift[at] = pull;
    delta[at] = 0;
    const sum = (devices[at] as number) + pull + (couplings[at] as number);
    const dead = rest[at] as number;
    if (sum > -dead && sum < dead) continue;
    const low = min[at] as number;
    const high = max[at] as number;
    const next = value + sum;
    delta[at] = (next < low ? low : next > high ? high : next) - value;
  }
  return into;
}

/** Adds what `weight` millionths of some amounts by the turn are in a tick, rounded towards 0. */
export function addByTurn(
  sums: number[],
  turnSeconds: number,
  effects: Effects,
  weightPpm: number,
): void {
  for (const { at, milli } of effects) {
    sums[at] = (sums[at] as number) + trunc((milli * weightPpm) / turnSeconds) + 0;
  }
}

/** Whether seeders work in such a climate. */
export function isHabitable(law: TerraformLaw, values: readonly number[]): boolean {
  for (const { at, min, max } of law.seeding) {
    const value = values[at] as number;
    if (value < min || value > max) return false;
  }
  return true;
}

/** How much a coupling counts, in millionths; below 0 where something natural is missing. */
export function couplingWeight(
  law: TerraformLaw,
  coupling: CouplingLaw,
  values: readonly number[],
  natural: readonly number[],
): number {
  const { cause, isBelow, isCausal, threshold } = coupling;
  const value = values[cause] as number;
  const usual = natural[cause] as number;
  const acts = isBelow ? value < threshold : value > threshold;
  if (isCausal) return (acts ? FULL_PPM : 0) - (usual > threshold ? FULL_PPM : 0);
  if (!acts) return 0;
  const left = isBelow ? usual - value : value - usual;
  const { rampFromPpm, rampFullPpm } = law.rules;
  const spanPpm = ((law.max[cause] as number) - (law.min[cause] as number)) / FULL_PPM;
  if (left <= 0) return 0;
  // What is positive is rounded down by `trunc` too, in a third of the time of `floorDiv`.
  const above = trunc(left / spanPpm) - rampFromPpm;
  const ramp = rampFullPpm - rampFromPpm;
  if (above <= 0) return 0;
  return above >= ramp ? FULL_PPM : trunc((above * FULL_PPM) / ramp);
}
