import { byProcessorTime } from './compare/byProcessorTime.js';
import { handleCalls } from './measure/childProcess.js';
import type { ContenderCalls } from './measure/processArena.js';

/** One contender of a scenario, in a process of its own. */
const [scenario = '', name = '', devices = '', ticks = '', module] = process.argv.slice(2);
const { SCENARIOS } =
  module === undefined
    ? await import('./scenarios/scenarios.js')
    : ((await import(module)) as typeof import('./scenarios/scenarios.js'));
const prepare = SCENARIOS.find((each) => each.name === scenario)?.contenders[name];
if (prepare === undefined) throw new Error(`${scenario} has no contender ${name}`);
const prepared = await prepare(Number(devices), Number(ticks));
const contestant = module === undefined ? prepared : byProcessorTime(name, prepared);

const calls: ContenderCalls = {
  prepared: () => undefined,
  round: (count: number) => contestant.round(count),
  finish: () => contestant.finish(),
};

handleCalls(calls);
