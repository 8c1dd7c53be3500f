import { invariant } from '@astrarium/core';
import type { Arena, Finish, Started } from './contestant.js';
import type { Measured } from './report.js';
import type { Round } from './round.js';
import { type Summary, summarise } from './statistics.js';

/** How long a contest is. */
export interface Length {
  readonly rounds: number;
  readonly ticks: number;
  /** Rounds before the measured ones (default: 1). */
  readonly warmUps?: number;
}

/** The result of one contender. */
export interface Standing {
  readonly summary: Summary;
  readonly finish: Finish;
}

/**
 * Runs contenders alternately, each in its own process, so that all have the same conditions and
 * none shares call sites with another. Every second round runs them in the opposite order.
 *
 * @throws Error when one reaches another world than the first
 */
export async function contest<Name extends string>(
  arena: Arena,
  names: readonly Name[],
  { rounds, ticks, warmUps = 1 }: Length,
): Promise<Record<Name, Standing>> {
  const started: { name: Name; contestant: Started; measured: Round[] }[] = [];
  try {
    for (const name of names) {
      const contestant = await arena.start(name, ticks * (rounds + warmUps));
      started.push({ name, contestant, measured: [] });
    }
    for (let round = -warmUps; round < rounds; round += 1) {
      const order = round % 2 === 0 ? started : [...started].reverse();
      for (const { contestant, measured } of order) {
        const result = await contestant.round(ticks);
        if (round >= 0) measured.push(result);
      }
    }
    const standings: (readonly [Name, Standing])[] = [];
    for (const { name, contestant, measured } of started) {
      standings.push([name, { summary: summarise(measured), finish: await contestant.finish() }]);
    }
    checkWorlds(standings);
    return Object.fromEntries(standings) as Record<Name, Standing>;
  } finally {
    for (const { contestant } of started) await contestant.end();
  }
}

function checkWorlds(standings: readonly (readonly [string, Standing])[]): void {
  const [first, ...others] = standings;
  if (first === undefined) return;
  for (const [name, { finish }] of others) {
    for (const [table, digest] of Object.entries(first[1].finish.world)) {
      invariant(finish.world[table] === digest, `${name} reaches another world: ${table} differs`);
    }
  }
}

/** What a scenario measures of its own contender in a world of so many devices. */
export function measuredOf(
  { finish, summary }: Standing,
  devices: number,
  compared: Pick<Measured, 'checked' | 'ratios' | 'details'>,
): Measured {
  return {
    ...summary,
    bytes_per_device: finish.bytes / devices,
    allocated_bytes_per_tick: finish.allocatedPerTick,
    final_hash: finish.hash,
    ...compared,
  };
}

/** The time of `a` for one change, divided by that of `b`. */
export function timeOver(a: Standing, b: Standing): number {
  return a.summary.ns_per_change / b.summary.ns_per_change;
}
