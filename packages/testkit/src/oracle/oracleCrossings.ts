import { type Schema, TICK_MAX } from '@astrarium/core';
import type { OracleRow, OracleState } from './oracleState.js';

/**
 * Sets crossings of a row for what it says now: those for which `concerns` is true. They are due
 * after now, and only while their gauge moves towards the bound.
 *
 * @param isAfterRun whether the system of the crossing has run: then nothing is set unless a bound
 * lies ahead
 */
export function setOracleCrossings(
  schema: Schema,
  state: OracleState,
  table: string,
  id: number,
  concerns: (crossing: { field: string; gauge: string; bound: unknown }) => boolean,
  isAfterRun = false,
): void {
  const definition = schema.tables[table];
  const row = state.tables[table]?.living[id];
  if (definition === undefined || row === undefined) return;
  for (const [field, { at }] of Object.entries(definition.specs)) {
    if (at === undefined || !concerns({ field, gauge: at.gauge, bound: at.bound })) continue;
    const offsetOf = (name: string): number => definition.fields[name] as number;
    const { level, rate } = row.gauges[offsetOf(at.gauge)] as { level: number; rate: number };
    const bounds = boundsOf(row, state, at.bound, offsetOf);
    const distances = bounds.map((bound) => (BigInt(bound) - BigInt(level)) * BigInt(at.direction));
    const ahead = distances.filter((distance) => distance > 0n);
    if (isAfterRun && ahead.length === 0) continue;
    const distance =
      ahead.length === 0 ? distances.at(-1) : ahead.reduce((a, b) => (a < b ? a : b));
    const speed = BigInt(rate) * BigInt(at.direction);
    row.words[offsetOf(field)] =
      distance === undefined || speed <= 0n ? 0 : tickAfter(state.now, distance, speed);
  }
}

function boundsOf(
  row: OracleRow,
  { setting }: OracleState,
  bound: unknown,
  offsetOf: (name: string) => number,
): readonly number[] {
  if (typeof bound === 'string') return [row.words[offsetOf(bound)] as number];
  const given: unknown =
    typeof bound === 'function' ? (bound as (given: unknown) => unknown)(setting) : bound;
  return Array.isArray(given) ? (given as number[]) : [given as number];
}

/** The tick after so many steps as a distance takes, one at least; 0 when it is no safe integer. */
function tickAfter(now: number, distance: bigint, speed: bigint): number {
  const steps = distance <= 0n ? 1n : (distance + speed - 1n) / speed;
  const due = BigInt(now) + steps;
  return due <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(due) : 0;
}

/** Whether a tick comes at all. */
export function comes(due: number): boolean {
  return due !== 0 && due <= TICK_MAX;
}
