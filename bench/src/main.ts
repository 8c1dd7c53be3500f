import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareReports, figure, printReport } from './printReport.js';
import { type BenchReport, runBench } from './runBench.js';
import { SCENARIOS } from './scenarios/scenarios.js';

const { values, positionals } = readArgs();

const read = (path = ''): BenchReport => JSON.parse(readFileSync(path, 'utf8')) as BenchReport;
const write = (text: string): void => void process.stdout.write(text);

if (values.compare) {
  const comparisons = compareReports(read(positionals[0]), read(positionals[1]));
  if (values.json) write(`${JSON.stringify(comparisons)}\n`);
  for (const each of values.json ? [] : comparisons) {
    write(
      `${each.name}: ${figure(each.ticks_per_second_before)} -> ` +
        `${figure(each.ticks_per_second_after)} ticks/s, × ${figure(each.speed)}` +
        `${each.same_hash ? '' : ', HASH DIFFERS'}\n`,
    );
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
    process.stderr.write(`bench: ${(error as Error).message}\n`);
    process.exit(2);
  }
}
