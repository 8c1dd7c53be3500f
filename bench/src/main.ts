import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Build, buildOf } from './compare/build.js';
import { DEFAULT_SIZES, runComparison } from './compare/runComparison.js';
import { MIN_ROUNDS } from './compare/verdict.js';
import { printReport } from './printReport.js';
import { runBench } from './runBench.js';
import { SCENARIOS } from './scenarios/scenarios.js';

const HELP = `Usage: npm run bench -- [options]
       npm run bench -- --compare A B [--scenario NAME] [--rounds N] [--json]

Runs scenarios, each contender in a process of its own, and checks the hash of
the last snapshot of each. All of them take six minutes on two idle cores.

  --scenario NAME   only this scenario, at its own size; can be repeated
  --devices N       this size instead, without golden hash
  --json            print the report as one JSON object
  --compare A B     measure two revisions of the repository, or working trees
  --rounds N        rounds of a comparison, at least ${MIN_ROUNDS} (default: 9)
  --golden          accept other hashes, and print them at the end
  --help            print this text

Scenarios: ${SCENARIOS.map(({ name }) => name).join(', ')}

A comparison names each side by a git revision or by a folder of a working tree:
--compare HEAD . measures what is not committed. By default it runs
${Object.keys(DEFAULT_SIZES).join(', ')} at small sizes,
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

const write = (text: string): void => void process.stdout.write(text);

if (values.help) write(HELP);
else if (values.compare) process.exitCode = await compare(positionals);
else {
  const report = await runBench({
    ...(values.scenario === undefined ? {} : { scenarios: values.scenario }),
    ...(values.devices === undefined ? {} : { devices: Number(values.devices) }),
    unchecked: values.golden,
    onStart: (name) => process.stderr.write(values.json ? '' : `${name} …\n`),
    onReport: (each) => write(values.json ? '' : printReport(each)),
  });
  if (values.json) write(`${JSON.stringify(report)}\n`);
  if (values.golden) {
    for (const { name, final_hash } of report.scenarios) write(`  '${name}': '${final_hash}',\n`);
  }
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
  const { devices, json, rounds, scenario } = values;
  return runComparison(builds as [Build, Build], {
    rounds: Number(rounds ?? 9),
    scenarios: scenario,
    devices: devices === undefined ? undefined : Number(devices),
    json,
    write,
    onProgress,
  });
}

/** The options; ends the process with 2 when one is wrong. */
function readArgs() {
  try {
    const args = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        scenario: { type: 'string', multiple: true },
        devices: { type: 'string' },
        compare: { type: 'boolean', default: false },
        rounds: { type: 'string' },
        golden: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const { compare: isComparison, devices = '1', golden, rounds, scenario = [] } = args.values;
    const names = SCENARIOS.map(({ name }) => name);
    const unknown = scenario.find((name) => !names.includes(name));
    if (unknown !== undefined) {
      throw new Error(`there is no scenario ${unknown}. Choose from ${names.join(', ')}`);
    }
    if (!/^[1-9]\d{0,6}$/.test(devices)) {
      throw new Error(`--devices is ${devices}; it must be an integer from 1 to 9999999`);
    }
    const { length } = args.positionals;
    if (isComparison && length !== 2)
      throw new Error(`--compare needs two revisions, not ${length}`);
    if (!isComparison && length > 0) throw new Error(`unknown argument ${args.positionals[0]}`);
    if (isComparison && golden) throw new Error('--compare checks no golden hash');
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
