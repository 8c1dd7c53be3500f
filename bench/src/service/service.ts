import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { printService } from './renderService.js';
import { PARTS, runService } from './runService.js';

const HELP = `Usage: npm run bench:service -- [options]

Compares the service with libraries and databases and prints tables. Takes about 4 minutes.

  --json            print the report as one JSON object
  --devices N       devices of the large game (default: 1000000)
  --folder DIR      folder on a disk for temporary stores (default: the system's)
  --rounds N        rounds of each load, after one round to warm up (default: 9)
  --parts A,B       parts to run, of: ${Object.keys(PARTS).join(', ')} (default: all)
  --milliseconds N  length of a round (default: 1000)
  --help            print this text

Exit codes: 0 done, 1 a part failed, 2 an option is wrong.
`;

const { values } = readArgs();

if (values.help) process.stdout.write(HELP);
else {
  const report = await runService({
    parent: values.folder,
    rounds: Number(values.rounds),
    roundMs: Number(values.milliseconds),
    accounts: 200,
    devices: Number(values.devices),
    parts: values.parts?.split(','),
    onStart: (part) => process.stderr.write(values.json ? '' : `${part} …\n`),
  });
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : printService(report));
}

/** The options; ends the process with 2 when one is wrong. */
function readArgs() {
  try {
    const args = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        devices: { type: 'string', default: '1000000' },
        folder: { type: 'string', default: tmpdir() },
        rounds: { type: 'string', default: '9' },
        milliseconds: { type: 'string', default: '1000' },
        parts: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    for (const name of ['devices', 'rounds', 'milliseconds'] as const) {
      const value = args.values[name];
      if (/^[1-9]\d{0,6}$/.test(value)) continue;
      throw new Error(`--${name} is ${value}; it must be an integer from 1 to 9999999`);
    }
    return args;
  } catch (error) {
    process.stderr.write(`bench:service: ${(error as Error).message}\n`);
    process.exit(2);
  }
}
