import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { ATTACKS } from './loads.js';
import { attackHead, attackRow } from './printAttacks.js';
import { OTHERS, runAttacks } from './runAttacks.js';

const HELP = `Usage: npm run bench:attacks -- [options]

Starts the server with 50,000 devices, lets accounts of players attack it within
their allowances, and prints the latency of other players. Takes 6 minutes.

  --json            print the report as one JSON object
  --folder DIR      folder on a disk for temporary stores (default: the system's)
  --only TEXT       only the attacks whose name contains the text
  --attackers A,B   numbers of accounts that attack at once (default: 1,20)
  --seconds N       length of an attack (default: 8)
  --devices N       devices of the game (default: 50000)
  --help            print this text

Exit codes: 0 done, 1 a part failed, 2 an option is wrong.
`;

/** The maximum of accounts that attack. */
const MAX_ATTACKERS = 20;

const { values } = readArgs();

if (values.help) process.stdout.write(HELP);
else {
  const print = (text: string): void => void process.stdout.write(values.json ? '' : text);
  print(attackHead());
  const report = await runAttacks({
    parent: values.folder,
    attacks: Object.keys(ATTACKS).filter((name) => name.includes(values.only)),
    attackers: values.attackers.split(',').map(Number),
    size: {
      players: OTHERS + MAX_ATTACKERS,
      devices: Number(values.devices),
      longHistories: OTHERS + 5,
      entries: 100_000,
    },
    idleMs: 3000,
    attackMs: Number(values.seconds) * 1000,
    onResult: (result) => print(attackRow(result)),
  });
  if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`);
}

/** The options; ends the process with 2 when one is wrong. */
function readArgs() {
  try {
    const args = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        folder: { type: 'string', default: tmpdir() },
        only: { type: 'string', default: '' },
        attackers: { type: 'string', default: '1,20' },
        seconds: { type: 'string', default: '8' },
        devices: { type: 'string', default: '50000' },
        help: { type: 'boolean', default: false },
      },
    });
    const { attackers, devices, seconds } = args.values;
    const numbers = { attackers: attackers.split(','), devices: [devices], seconds: [seconds] };
    for (const [name, texts] of Object.entries(numbers)) {
      const max = name === 'attackers' ? MAX_ATTACKERS : 1_000_000;
      if (texts.every((one) => /^[1-9]\d*$/.test(one) && Number(one) <= max)) continue;
      throw new Error(`--${name} is ${texts}; it must be an integer from 1 to ${max}`);
    }
    return args;
  } catch (error) {
    process.stderr.write(`bench:attacks: ${(error as Error).message}\n`);
    process.exit(2);
  }
}
