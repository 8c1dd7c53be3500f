import { TICK_MAX } from '@astrarium/core';
import fc from 'fast-check';
import type { Game, Step } from './game.js';
import { shipyard } from './shipyard.js';
import type { ShipyardSchema } from './shipyardSchema.js';

/** The size of a random game. */
export interface GameSize {
  readonly steps: number;
  /** The maximum ticks of one advance. */
  readonly ticks: number;
}

const EDGES = [0, 1, 254, 255, 256, 257, 65_534, 65_535, 65_536, 2 ** 24 - 1, 2 ** 24, 2 ** 30];

const args = (spans: fc.Arbitrary<number>) =>
  fc.record({
    place: fc.constantFrom(3, 5, 7, 3, 5, 7, 1, 2, 9),
    ship: fc.integer({ min: 1, max: 8 }),
    leader: fc.integer({ min: 0, max: 8 }),
    crate: fc.integer({ min: 1, max: 15 }),
    note: fc.integer({ min: 1, max: 4 }),
    rate: fc.oneof(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -(2 ** 20), max: 2 ** 20 })),
    weight: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.maxSafeInteger().map(halved)),
    ticks: spans,
  });

/** Halves a level, so that a gauge can change without overflow. */
function halved(value: number): number {
  return Math.trunc(value / 2);
}

function stepsOf(spans: fc.Arbitrary<number>, size: GameSize): fc.Arbitrary<Step[]> {
  const types = fc.constantFrom(...Object.keys(shipyard.commands), 'unknown');
  const command: fc.Arbitrary<Step> = fc.tuple(types, args(spans)).map(([type, some]) => ({
    kind: 'command',
    command: { id: '', account: 0, type, args: some },
  }));
  const jumps = fc.oneof(fc.integer({ min: 0, max: 150 }), spans);
  const advance: fc.Arbitrary<Step> = jumps.map((ticks) => ({ kind: 'advance', ticks }));
  const step = fc.oneof(
    { weight: 7, arbitrary: command },
    { weight: 2, arbitrary: fc.constant<Step>({ kind: 'tick' }) },
    { weight: 2, arbitrary: advance },
  );
  return fc
    .array(step, { minLength: size.steps / 2, maxLength: size.steps, size: 'max' })
    .map((steps) => inTime(steps, TICK_MAX - 2 * size.ticks));
}

/** The steps without those that would exceed the last tick. */
function inTime(steps: readonly Step[], end: number): Step[] {
  let now = 0;
  return steps.filter((step) => {
    const later = now + (step.kind === 'command' ? 0 : step.kind === 'tick' ? 1 : step.ticks);
    if (later > end) return false;
    now = later;
    return true;
  });
}

/** Random games of the shipyard. */
export function shipyardGames(size: GameSize): fc.Arbitrary<Game<ShipyardSchema>> {
  const seed = fc.maxSafeNat();
  const steps = stepsOf(fc.integer({ min: 0, max: size.ticks }), size);
  return fc.record({ setting: fc.record({ seed, calm: fc.constant(0) }), steps });
}

/**
 * Random games of a shipyard with few events and long advances, around the powers of 256, at which
 * the timing wheel of the agenda turns a level.
 */
export function farShipyardGames(size: GameSize): fc.Arbitrary<Game<ShipyardSchema>> {
  const edges = EDGES.filter((edge) => edge <= size.ticks);
  const steps = stepsOf(fc.constantFrom(...edges), size);
  return fc.record({ setting: fc.record({ seed: fc.maxSafeNat(), calm: fc.constant(1) }), steps });
}
