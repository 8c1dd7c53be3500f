import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { printService } from './printService.js';
import { runService } from './runService.js';

const HELP = `Usage: npm run bench:service -- [options]

Measures the service against bare peers, and prints tables; about 90 seconds.

  --json            one object for programs
  --folder DIR      where the stores are made, on a real disk, and taken away again [tmpdir]
  --rounds N        rounds of each load, after one that warms up [9]
  --milliseconds N  how long each of them is [1000]
  --help            this text
`;

const { values } = readArgs();

if (values.help) process.stdout.write(HELP);
else {
  const report = await runService({
    parent: values.folder,
    rounds: Number(values.rounds),
    roundMs: Number(values.milliseconds),
    accounts: 200,
    onStart: (part) => process.stderr.write(values.json ? '' : `${part} …\n`),
  });
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : printService(report));
}

/** What was asked for; ends with 2 when it cannot be. */
function readArgs() {
  try {
    const args = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        folder: { type: 'string', default: tmpdir() },
        rounds: { type: 'string', default: '9' },
        milliseconds: { type: 'string', default: '1000' },
        help: { type: 'boolean', default: false },
      },
    });
    for (const name of ['rounds', 'milliseconds'] as const) {
      const given = args.values[name];
      if (/^[1-9]\d{0,4}$/.test(given)) continue;
      throw new Error(`--${name} is ${given}; it must be an integer from 1 to 99999`);
    }
    return args;
  } catch (error) {
    process.stderr.write(`bench:service: ${(error as Error).message}\n`);
    process.exit(2);
  }
}
