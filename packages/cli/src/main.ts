import { runCli } from './runCli.js';
import { processTerminal } from './terminal/processTerminal.js';

process.exitCode = await runCli(process.argv.slice(2), processTerminal());
