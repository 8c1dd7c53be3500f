import { invariant } from '@astrarium/core';
import type { Measured } from './report.js';
import { ALONE, type Scenario } from './scenario.js';

/** A scenario without peers. */
interface Solo extends Pick<Scenario, 'name' | 'version' | 'devices' | 'golden'> {
  measure(devices: number): Promise<Measured>;
}

/** A scenario that is measured by one function in one process. */
export function soloScenario({ measure, ...about }: Solo): Scenario {
  return {
    ...about,
    contenders: {
      [ALONE]: async (devices) => ({
        round: () => Promise.reject(new Error('a scenario without peers has no rounds')),
        async finish() {
          const measured = await measure(devices);
          const { final_hash: hash, details } = measured;
          return { world: {}, hash, bytes: 0, allocatedPerTick: 0, details, measured };
        },
      }),
    },
    compared: { contender: ALONE, ticks: 1 },
    async run(_devices, arena) {
      const contestant = await arena.start(ALONE, 0);
      try {
        const { measured } = await contestant.finish();
        invariant(measured !== undefined, 'the only contender measures everything');
        return measured;
      } finally {
        await contestant.end();
      }
    },
  };
}
