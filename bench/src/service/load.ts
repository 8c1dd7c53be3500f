import { median, percentile } from '../measure/statistics.js';

/** A request that several concurrent clients repeat; clients are numbered from 0. */
export interface Load {
  readonly name: string;
  readonly clients: number;
  readonly request: (client: number) => Promise<void>;
}

/** The result of one round of a load. */
export interface LoadRound {
  readonly perSecond: number;
  /** The time to each answer, in microseconds. */
  readonly micros: readonly number[];
  /** The processor time of the server for each answer, in microseconds; 0 when not measured. */
  readonly cpuMicros: number;
}

/** Figures of a load: the rate of the median round, percentiles over all answers. */
export interface LoadReport {
  readonly name: string;
  readonly clients: number;
  readonly per_second: number;
  readonly p50_us: number;
  readonly p99_us: number;
  /** The processor time of the server for each answer; 0 when it was not measured. */
  readonly cpu_us: number;
}

/** Lets every client repeat the request, one after the other, for `ms` milliseconds. */
export async function runLoad(
  { clients, request }: Omit<Load, 'name'>,
  ms: number,
): Promise<LoadRound> {
  const start = performance.now();
  const micros: number[] = [];
  const repeat = async (client: number): Promise<void> => {
    for (let now = performance.now(); now < start + ms;) {
      await request(client);
      const then = performance.now();
      micros.push((then - now) * 1000);
      now = then;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => repeat(client)));
  const perSecond = (micros.length * 1000) / (performance.now() - start);
  return { perSecond, micros, cpuMicros: 0 };
}

/** A round with the processor time of the server, in all its threads, which `cpuMicros` returns. */
export async function withCpu(
  cpuMicros: () => Promise<number> | number,
  run: () => Promise<LoadRound>,
): Promise<LoadRound> {
  const before = await cpuMicros();
  const round = await run();
  const after = await cpuMicros();
  return { ...round, cpuMicros: (after - before) / round.micros.length };
}

/** The figures over the rounds of a load. */
export function loadReport(
  name: string,
  clients: number,
  rounds: readonly LoadRound[],
): LoadReport {
  const all = Float64Array.from(rounds.flatMap(({ micros }) => micros)).sort();
  return {
    name,
    clients,
    per_second: median(rounds.map(({ perSecond }) => perSecond)),
    p50_us: percentile(all, 0.5),
    p99_us: percentile(all, 0.99),
    cpu_us: median(rounds.map(({ cpuMicros }) => cpuMicros)),
  };
}

/** How much to run. */
export interface Effort {
  /** The number of rounds of each load, and the length of a round. */
  readonly rounds: number;
  readonly roundMs: number;
}

/** Runs the loads alternately, so that all have the same conditions; the first round warms up. */
export async function alternateLoads<N extends string>(
  { rounds }: Effort,
  entries: Readonly<Record<N, () => Promise<LoadRound>>>,
): Promise<Record<N, LoadRound[]>> {
  const names = Object.keys(entries) as N[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    N,
    LoadRound[]
  >;
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const result = await entries[name]();
      if (round >= 0) measured[name].push(result);
    }
  }
  return measured;
}

/** The median over the rounds of the ratio of two loads' rates. */
export function over(a: readonly LoadRound[], b: readonly LoadRound[]): number {
  return median(a.map(({ perSecond }, at) => perSecond / (b[at]?.perSecond ?? NaN)));
}

/** The median over the rounds of the ratio of two servers' processor times for an answer. */
export function cpuOver(a: readonly LoadRound[], b: readonly LoadRound[]): number {
  return median(a.map(({ cpuMicros }, at) => cpuMicros / (b[at]?.cpuMicros ?? NaN)));
}
