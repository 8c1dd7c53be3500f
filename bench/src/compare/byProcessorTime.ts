import type { Contestant, Finish } from '../measure/contestant.js';
import type { Round } from '../measure/round.js';
import { ALONE } from '../measure/scenario.js';

/**
 * A contestant whose rounds take the processor time of all threads of its process: other programs
 * on the machine change it much less than the time of the clock. A scenario without peers is one
 * round as a whole.
 */
export function byProcessorTime(name: string, contestant: Contestant): Contestant {
  if (name !== ALONE) {
    return {
      round: (ticks) => inProcessorTime(() => contestant.round(ticks)),
      finish: () => contestant.finish(),
    };
  }
  let finish: Finish | undefined;
  return {
    round: (ticks) =>
      inProcessorTime(async () => {
        finish = await contestant.finish();
        return { ticks, changes: 0, seconds: 0, gcSeconds: 0, latenciesMicros: new Float64Array() };
      }),
    finish: async () => finish ?? contestant.finish(),
  };
}

async function inProcessorTime(run: () => Promise<Round>): Promise<Round> {
  const before = process.cpuUsage();
  const round = await run();
  const { system, user } = process.cpuUsage(before);
  return { ...round, seconds: (user + system) / 1e6 };
}
