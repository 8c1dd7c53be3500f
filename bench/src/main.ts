import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Build, buildOf } from './compare/build.js';
import { MIN_ROUNDS, runComparison } from './compare/compare.js';
import { figureTable, machine, table, writePage } from './measure/page.js';
import { type Report, runScenario } from './measure/scenario.js';
import { SCENARIOS } from './scenarios/scenarios.js';

const HELP = `Usage: npm run bench -- [options]
       npm run bench -- --compare A B [--scenario NAME] [--rounds N]

Runs scenarios, each program in a process of its own, checks the hash at which
each of them ends, and prints tables. All of them take six minutes on two idle
cores.

  --scenario NAME   only this scenario, at its own size; can be repeated
  --size N          this number of rows or devices instead, without golden hash
  --write           write bench/results.md, and update the figures that pages quote
  --compare A B     measure two revisions of the repository, or working trees
  --rounds N        rounds of a comparison, at least ${MIN_ROUNDS} (default: 9)
  --golden          accept other hashes, and print them at the end
  --help            print this text

Scenarios: ${SCENARIOS.map(({ name }) => name).join(', ')}

A comparison names each side by a git revision or by a folder of a working tree:
--compare HEAD . measures what is not committed. By default it runs
${SCENARIOS.flatMap(({ compared, name }) => (compared ? [name] : [])).join(', ')} at small sizes,
in less than five minutes on two idle cores.
Each round measures A, B and again A in fresh processes, by processor time.
B is slower when it takes longer than both measurements of A in so many rounds
(7 of 7, 8 of 9, 12 of 15) that two equal programs do so less than once in 1,000
comparisons, and at least 2 % longer in the median; faster is the opposite.
B / A is the median over the rounds of the time of B over the mean time of A;
noise is the median difference between the two measurements of A.

Exit codes: 0 done, 1 a scenario failed, reached another hash or is slower,
2 an option is wrong.
`;

const { positionals, values } = readArgs();
const chosen = values.scenario?.flatMap((name) => SCENARIOS.filter((each) => each.name === name));
const size = values.size === undefined ? undefined : Number(values.size);

if (values.help) process.stdout.write(HELP);
else if (values.compare) process.exitCode = await compare(positionals);
else {
  const start = machine();
  const reports: Report[] = [];
  for (const scenario of chosen ?? SCENARIOS) {
    process.stderr.write(`${scenario.name} …\n`);
    reports.push(await runScenario(scenario, { size, acceptsHash: values.golden }));
  }
  const page = render(reports, start);
  process.stdout.write(page);
  if (values.write) writePage('results.md', page);
  if (values.golden) {
    for (const { hash, scenario } of reports) process.stdout.write(`${scenario.name} ${hash}\n`);
  }
}

/** The page of results. */
function render(reports: readonly Report[], start: string): string {
  const heads = ['scenario', 'program', 'size', 'changes', 'per second', 'ns per change'];
  const more = ['p50 µs', 'p99 µs', 'max µs', 'bytes each', 'hash'];
  const rows = reports.flatMap(({ hash, results, scenario, size: own }) =>
    Object.entries(results).map(([program, result]) => [
      scenario.name,
      program,
      own,
      result.changesPerStep,
      result.perSecond,
      result.nanosPerChange,
      result.p50Micros,
      result.p99Micros,
      result.maxMicros,
      result.bytes / own,
      `\`${hash}\``,
    ]),
  );
  return `# What a tick costs

Written by \`npm run bench -- --write\`; do not edit.
${start} at the start.
Each program of a scenario runs in a process of its own, and only one of them at a time: they
take turns, in rounds, every second round in the opposite order. \`changes\` are those of a
step, and \`per second\` are steps, by the median round, with garbage collection; percentiles
and the slowest step (max) are over all steps. A step blocks its process, so that the slowest
step is also its longest stop. \`bytes each\` is the memory of the world at the start for each
row or device. A figure is printed only after the programs of a scenario are found to end with
the same hash. A ratio compares the processor times of a change of two programs of the same run.

${table([...heads, ...more], rows)}
${reports.map(({ scenario: { about, name } }) => `- **${name}**: ${about}\n`).join('')}
${figureTable(reports.flatMap(({ figures }) => figures))}`;
}

/** Compares two revisions; returns the exit code. */
async function compare([a = '', b = '']: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const onProgress = (text: string): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  };
  const builds: Build[] = [];
  for (const name of [a, b]) {
    onProgress(`building ${name}`);
    builds.push(await buildOf(name, folder).catch(failUsage));
  }
  return runComparison(builds as [Build, Build], SCENARIOS, {
    rounds: Number(values.rounds ?? 9),
    scenarios: chosen,
    size,
    write: (text) => void process.stdout.write(text),
    onProgress,
  });
}

/** The options; ends the process with 2 when one is wrong. */
function readArgs() {
  try {
    const args = parseArgs({
      allowPositionals: true,
      options: {
        scenario: { type: 'string', multiple: true },
        size: { type: 'string' },
        write: { type: 'boolean', default: false },
        compare: { type: 'boolean', default: false },
        rounds: { type: 'string' },
        golden: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const { compare: isComparison, golden, rounds, scenario, size = '1', write } = args.values;
    const names = SCENARIOS.map(({ name }) => name);
    const unknown = scenario?.find((name) => !names.includes(name));
    if (unknown !== undefined) {
      throw new Error(`there is no scenario ${unknown}. Choose from ${names.join(', ')}`);
    }
    if (!/^[1-9]\d{0,6}$/.test(size)) {
      throw new Error(`--size is ${size}; it must be an integer from 1 to 9999999`);
    }
    const { length } = args.positionals;
    if (isComparison && length !== 2)
      throw new Error(`--compare needs two revisions, not ${length}`);
    if (!isComparison && length > 0) throw new Error(`unknown argument ${args.positionals[0]}`);
    if (isComparison && golden) throw new Error('--compare checks no golden hash');
    if (write && (isComparison || scenario !== undefined || args.values.size !== undefined)) {
      throw new Error('--write needs all scenarios at their own sizes');
    }
    if (rounds !== undefined && !isComparison) throw new Error('--rounds needs --compare');
    if (rounds !== undefined && !(/^\d{1,3}$/.test(rounds) && Number(rounds) >= MIN_ROUNDS)) {
      throw new Error(`--rounds is ${rounds}; it must be an integer from ${MIN_ROUNDS} to 999`);
    }
    return args;
  } catch (error) {
    return failUsage(error as Error);
  }
}

/** Reports a mistake of the caller and ends the process. */
function failUsage({ message }: Error): never {
  process.stderr.write(`bench: ${message}\n`);
  process.exit(2);
}
