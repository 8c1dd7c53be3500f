import { defineSchema, defineSimulation, gauge, table, timer } from '@astrarium/core';
import { type MakeProgram, type Scenario, timeOver } from '../measure/scenario.js';

/** Ticks of a step. */
const TICKS = 1000;
/** Drones whose timers are due once in a step; the others only mine. */
const BUSY = 10;

const schema = defineSchema({ tables: { drones: table({ mined: gauge, trip: timer }) } });

function gameOf(drones: number) {
  return defineSimulation({
    name: 'drones',
    version: 1,
    schema,
    commands: {},
    systems: {
      'drones.trip'({ now }, drone) {
        drone.mined.level = 0;
        drone.mined.rate = 1 + ((now + drone.id) % 1000);
        drone.trip.in(TICKS);
      },
    },
    genesis({ drones: rows }) {
      for (let n = 1; n <= drones; n += 1) {
        const drone = rows.insert({ mined: { level: 0, rate: 1 + (n % 1000) } });
        if (n <= BUSY) drone.trip.in(n * (TICKS / BUSY));
      }
    },
  });
}

/** Steps of many ticks: one by one with the hash of each, or by one call. */
function programOf(isAdvanced: boolean): MakeProgram {
  return (drones) => {
    const game = gameOf(drones);
    let snapshot = game.genesis({ seed: 1 });
    return {
      step() {
        if (isAdvanced) ({ snapshot } = game.advance(snapshot, { ticks: TICKS }));
        else {
          for (let tick = 0; tick < TICKS; tick += 1) {
            ({ snapshot } = game.tick(snapshot));
            game.hash(snapshot);
          }
        }
        return TICKS;
      },
      end: () => ({ hash: game.hash(snapshot) }),
    };
  };
}

/** A million rows that grow while nearly nothing is due. */
export const QUIET_SCENARIO: Scenario = {
  name: 'quiet-1e6',
  about:
    'a million drones mine for 1,000 ticks, in which ten timers are due; a change is a tick. ' +
    'Ours is a call and a hash for each tick; `advance` is one call.',
  size: 1_000_000,
  rounds: 9,
  steps: 20,
  golden: 'd6826d7513b0870b',
  programs: { ours: programOf(false), advance: programOf(true) },
  figures: ({ advance, ours }) => [
    { what: 'quiet-1e6: ns per tick', value: ours?.nanosPerChange ?? NaN, max: 5000 },
    {
      what: 'quiet-1e6: ns per tick by `advance`',
      value: advance?.nanosPerChange ?? NaN,
      max: 1000,
    },
    { what: 'quiet-1e6: single ticks over `advance`', value: timeOver(ours, advance) },
  ],
};
