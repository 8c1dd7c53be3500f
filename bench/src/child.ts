import { runScenario } from './runScenario.js';

const [name = '', devices = ''] = process.argv.slice(2);
const report = await runScenario(name, devices === '' ? undefined : Number(devices));
process.stdout.write(`${JSON.stringify(report)}\n`);
