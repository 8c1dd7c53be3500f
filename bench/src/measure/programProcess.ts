import { handleCalls } from './processes.js';
import { type ProgramCalls, type Scenario, startHere } from './scenario.js';

/** One program of a scenario, in a process of its own. */
const [module = '', scenario = '', program = '', size = '', steps = ''] = process.argv.slice(2);
const { SCENARIOS } = (await import(module)) as { readonly SCENARIOS: readonly Scenario[] };
const make = SCENARIOS.find(({ name }) => name === scenario)?.programs[program];
if (make === undefined) throw new Error(`${scenario} has no program ${program}`);
const started = await startHere(make, Number(size), Number(steps));

const calls: ProgramCalls = {
  prepared: () => undefined,
  round: (count) => started.round(count),
  finish: () => started.finish(),
};
handleCalls(calls);
