import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { printService } from './printService.js';
import { runService } from './runService.js';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    folder: { type: 'string', default: tmpdir() },
    rounds: { type: 'string', default: '9' },
    milliseconds: { type: 'string', default: '1000' },
  },
});

const report = await runService({
  parent: values.folder,
  rounds: Number(values.rounds),
  roundMs: Number(values.milliseconds),
  accounts: 200,
  onStart: (part) => process.stderr.write(values.json ? '' : `${part} …\n`),
});
process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : printService(report));
