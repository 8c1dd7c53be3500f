import { parseArgs } from 'node:util';
import { compareFiles } from './compareFiles.js';
import { printReport } from './printReport.js';
import { runBench } from './runBench.js';
import { SCENARIOS } from './scenarios/scenarios.js';

const HELP = `Usage: npm run bench -- [options]
       npm run bench -- --compare before.json after.json

Runs scenarios, each contender in a process of its own, and checks the hash of
the last snapshot of each. All of them take six minutes on two idle cores.

  --scenario NAME   only this scenario; can be repeated
  --devices N       this size instead of the scenario's own, without hash check
  --json            print the report as one JSON object
  --compare A B     compare two saved reports; exits with 1 when a hash differs
  --golden          accept other hashes, and print them at the end
  --help            print this text

Scenarios: ${SCENARIOS.map(({ name }) => name).join(', ')}

Exit codes: 0 done, 1 a scenario failed or reached another hash, 2 an option is wrong.
`;

const { values, positionals } = readArgs();

const write = (text: string): void => void process.stdout.write(text);

if (values.help) write(HELP);
else if (values.compare) {
  try {
    process.exitCode = compareFiles(positionals, { json: values.json, write });
  } catch (error) {
    failUsage(error as Error);
  }
} else {
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
        golden: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const { devices = '1', scenario = [] } = args.values;
    const names = SCENARIOS.map(({ name }) => name);
    const unknown = scenario.find((name) => !names.includes(name));
    if (unknown !== undefined) {
      throw new Error(`there is no scenario ${unknown}. Choose from ${names.join(', ')}`);
    }
    if (!/^[1-9]\d{0,6}$/.test(devices)) {
      throw new Error(`--devices is ${devices}; it must be an integer from 1 to 9999999`);
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
