import { runScenario } from './runScenario.js';

const [name = '', devices = '', golden = ''] = process.argv.slice(2);
const size = devices === '' ? undefined : Number(devices);
const report = await runScenario(name, size, golden !== 'unchecked');
process.stdout.write(`${JSON.stringify(report)}\n`);
