import { median, percentile, sorted } from '../measure/rounds.js';

/** The result of one round of a load. */
export interface LoadRound {
  readonly perSecond: number;
  /** The time to each answer, in microseconds. */
  readonly micros: readonly number[];
  /** The processor time of the server for each answer, in microseconds. */
  readonly cpuMicros: number;
}

/** A program that a load is sent to. */
export interface Server {
  /** Its processor time so far, in all its threads, in microseconds. */
  cpuMicros(): Promise<number> | number;
}

/** Figures of a load: the rate of the median round, percentiles over all answers. */
export interface LoadReport {
  readonly name: string;
  readonly clients: number;
  readonly perSecond: number;
  readonly p50Micros: number;
  readonly p99Micros: number;
  readonly cpuMicros: number;
  /** The hash of what was answered or stored, where another load does the same. */
  readonly hash: string | undefined;
}

/** Lets every client repeat a request, one after the other; returns the times in microseconds. */
export async function repeatRequests(
  clients: number,
  ms: number,
  request: (client: number) => Promise<unknown>,
): Promise<number[]> {
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
  return micros;
}

/** A round of a load on a server; `load` returns the time to each answer in microseconds. */
export async function measureRound(
  server: Server,
  load: () => Promise<readonly number[]>,
): Promise<LoadRound> {
  const before = await server.cpuMicros();
  const start = performance.now();
  const micros = await load();
  const perSecond = (micros.length * 1000) / (performance.now() - start);
  return { perSecond, micros, cpuMicros: ((await server.cpuMicros()) - before) / micros.length };
}

/** The figures over the rounds of a load, with the hash of what was answered or stored. */
export function loadReport(
  name: string,
  clients: number,
  rounds: readonly LoadRound[],
  hash?: string,
): LoadReport {
  const all = sorted(rounds.map(({ micros }) => micros));
  return {
    name,
    clients,
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50Micros: percentile(all, 0.5),
    p99Micros: percentile(all, 0.99),
    cpuMicros: median(rounds.map(({ cpuMicros }) => cpuMicros)),
    hash,
  };
}

/** Runs loads alternately, so that all have the same conditions; the first round warms up. */
export async function alternateLoads<N extends string>(
  rounds: number,
  loads: Readonly<Record<N, () => Promise<LoadRound>>>,
): Promise<Record<N, LoadRound[]>> {
  const names = Object.keys(loads) as N[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    N,
    LoadRound[]
  >;
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const result = await loads[name]();
      if (round >= 0) measured[name].push(result);
    }
  }
  return measured;
}

/** The median over the rounds of the ratio of two loads. */
export function over(
  a: readonly LoadRound[],
  b: readonly LoadRound[],
  of: (round: LoadRound) => number = ({ cpuMicros }) => cpuMicros,
): number {
  return median(a.map((round, at) => of(round) / of(b[at] as LoadRound)));
}
