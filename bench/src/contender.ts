import { handleCalls } from './measure/childProcess.js';
import type { ContenderCalls } from './measure/processArena.js';
import { findScenario } from './runScenario.js';

/** One contender of a scenario, in a process of its own. */
const [scenario = '', name = '', devices = '', ticks = ''] = process.argv.slice(2);
const prepare = findScenario(scenario).contenders[name];
if (prepare === undefined) throw new Error(`${scenario} has no contender ${name}`);
const contestant = await prepare(Number(devices), Number(ticks));

const calls: ContenderCalls = {
  prepared: () => undefined,
  round: (count: number) => contestant.round(count),
  finish: () => contestant.finish(),
};

handleCalls(calls);
