import type { Figure } from './page.js';
import { startProcess } from './processes.js';
import { bytesInUse, type Round, runRound, summarise, type Summary } from './rounds.js';

/** One way to do the task of a scenario: ours, or that of another library. */
export interface Program {
  /** Does one step as a user would; returns the number of changes in it. */
  step(): number | Promise<number>;
  /** Called once, after the last step. */
  end(): End | Promise<End>;
}

/** Where a program ended. */
export interface End {
  /** The hash of everything that the steps computed: the same for all programs of a scenario. */
  readonly hash: string;
  /** Further figures, by their names. */
  readonly figures?: Readonly<Record<string, number>>;
}

/** Makes a program of a size, with everything that is not measured; `steps` are those of a run. */
export type MakeProgram = (size: number, steps: number) => Program | Promise<Program>;

/** Rounds of steps, after one round that warms up. */
export interface Length {
  readonly rounds: number;
  readonly steps: number;
}

/** A task that is measured, and the programs that do it. */
export interface Scenario extends Length {
  readonly name: string;
  /** What a step is, for the page of results. */
  readonly about: string;
  /** Rows or devices. */
  readonly size: number;
  /** The hash at this size after all steps, the same on every machine. */
  readonly golden: string;
  /** The programs by name; the first is ours. Each runs in a process of its own. */
  readonly programs: Readonly<Record<string, MakeProgram>>;
  /** The figures of the page, with their targets. */
  readonly figures: (results: Readonly<Record<string, Result>>) => readonly Figure[];
  /** The size and the steps with which `--compare` measures it by default; else it does not. */
  readonly compared?: { readonly size: number; readonly steps: number };
}

/** What was measured of one program. */
export interface Result extends Summary {
  readonly rounds: readonly Round[];
  /** Bytes in use for the world at the start. */
  readonly bytes: number;
  readonly hash: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** A program that was started, and must be ended. */
export interface Started {
  round(steps: number): Promise<Round>;
  /** Called once, after the last round. */
  finish(): Promise<End & { readonly bytes: number }>;
  end(): Promise<void>;
}

/** The calls that the process of a program answers; `prepared` resolves when it can start. */
export type ProgramCalls = { readonly prepared: () => void } & Pick<Started, 'round' | 'finish'>;

/** Starts a program in this process. */
export async function startHere(make: MakeProgram, size: number, steps: number): Promise<Started> {
  const before = await bytesInUse();
  const program = await make(size, steps);
  const bytes = (await bytesInUse()) - before;
  return {
    round: (count) => runRound(() => program.step(), count),
    finish: async () => ({ ...(await program.end()), bytes }),
    end: async () => undefined,
  };
}

/** Starts a program in a process of its own; `module` has the scenarios of another build. */
export async function startApart(
  scenario: string,
  program: string,
  size: number,
  steps: number,
  module = './scenarios.js',
): Promise<Started> {
  const args = [module, scenario, program, String(size), String(steps)];
  const child = startProcess<ProgramCalls>('./programProcess.js', args);
  await child.call('prepared');
  return {
    round: (count) => child.call('round', count),
    finish: () => child.call('finish'),
    end: () => child.end(),
  };
}

/**
 * Runs programs alternately, so that all have the same conditions; every second round runs them in
 * the opposite order. `start` is given a name and the number of all steps.
 */
export async function contest<Name extends string>(
  names: readonly Name[],
  { rounds, steps }: Length,
  start: (name: Name, steps: number) => Promise<Started>,
): Promise<Record<Name, Result>> {
  const started: { name: Name; program: Started; measured: Round[] }[] = [];
  try {
    for (const name of names) {
      started.push({ name, program: await start(name, steps * (rounds + 1)), measured: [] });
    }
    for (let round = -1; round < rounds; round += 1) {
      for (const { measured, program } of round % 2 === 0 ? started : [...started].reverse()) {
        const result = await program.round(steps);
        if (round >= 0) measured.push(result);
      }
    }
    const results: Partial<Record<Name, Result>> = {};
    for (const { measured, name, program } of started) {
      const { bytes, figures = {}, hash } = await program.finish();
      results[name] = { ...summarise(measured), rounds: measured, bytes, hash, figures };
    }
    return results as Record<Name, Result>;
  } finally {
    for (const { program } of started) await program.end();
  }
}

/** How to run a scenario, when not as it says. */
export interface RunOptions extends Partial<Length> {
  readonly size?: number | undefined;
  /** Accepts another hash than the golden one. */
  readonly acceptsHash?: boolean;
  /** Runs all programs in this process, for tests. */
  readonly here?: boolean;
}

/** What was measured of a scenario. */
export interface Report {
  readonly scenario: Scenario;
  readonly size: number;
  readonly hash: string;
  readonly results: Readonly<Record<string, Result>>;
  readonly figures: readonly Figure[];
}

/**
 * Runs all programs of a scenario.
 *
 * @throws Error when a program ends with another hash than ours, or ours with another than before
 */
export async function runScenario(scenario: Scenario, options: RunOptions = {}): Promise<Report> {
  const { golden, name, programs } = scenario;
  const { acceptsHash = false, here = false, ...length } = options;
  const { rounds, size = scenario.size, steps } = { ...scenario, ...length };
  const results = await contest(Object.keys(programs), { rounds, steps }, (program, all) =>
    here
      ? startHere(programs[program] as MakeProgram, size, all)
      : startApart(name, program, size, all),
  );
  const hash = Object.values(results)[0]?.hash ?? '';
  for (const [program, result] of Object.entries(results)) {
    if (result.hash === hash) continue;
    throw new Error(`${name}: ${program} ends with hash ${result.hash}, not ours, ${hash}`);
  }
  const isWhole = size === scenario.size && rounds === scenario.rounds && steps === scenario.steps;
  if (isWhole && !acceptsHash && hash !== golden) {
    throw new Error(`${name} ends with hash ${hash}, not the golden ${golden}`);
  }
  return { scenario, size, hash, results, figures: scenario.figures(results) };
}

/** The processor time of a change in one program, divided by that in another one. */
export function timeOver(a: Result | undefined, b: Result | undefined): number {
  return (a?.cpuNanosPerChange ?? NaN) / (b?.cpuNanosPerChange ?? NaN);
}
