import type { Arena, Contestant } from './contestant.js';
import { startProcess } from './childProcess.js';

/** The calls that a contender's process answers. */
export interface ContenderCalls {
  /** Resolves when the contender can start. */
  readonly prepared: () => void;
  readonly round: (ticks: number) => ReturnType<Contestant['round']>;
  readonly finish: () => ReturnType<Contestant['finish']>;
  readonly [name: string]: (arg: never) => unknown;
}

const FLAGS = ['--max-old-space-size=8192'];

/**
 * Starts each contender of a scenario in a process of its own. `module` is the URL of the scenarios
 * of another build, whose rounds are measured by processor time.
 */
export function processArena(scenario: string, devices: number, module?: string): Arena {
  return {
    async start(name, ticks) {
      const args = [scenario, name, String(devices), String(ticks)];
      if (module !== undefined) args.push(module);
      const options = { args, flags: FLAGS, showsErrors: true };
      const child = startProcess<ContenderCalls>('./contender.js', options);
      await child.call('prepared');
      return {
        round: (count) => child.call('round', count),
        finish: () => child.call('finish'),
        end: () => child.end(),
      };
    },
  };
}
