import { type BackendOf, defineSimulation } from '@astrarium/core/kernel';
import type { GameSnapshot } from '@astrarium/core';
import type { Contender } from '../measure/round.js';
import { type Crowd, crowdDefinition, crowdSetting } from './crowdedGalaxy.js';

const HELD = 64;

/** Makes the crowded game on a backend. */
export function crowdSimulation(crowd: Crowd, backendOf: BackendOf) {
  return defineSimulation(crowdDefinition(crowd), backendOf);
}

/** The crowded game as something to be measured. */
export type CrowdSimulation = ReturnType<typeof crowdSimulation>;

/** A game that is ticked as a user would: events read, the hash taken, 64 snapshots held. */
export class SimContender implements Contender {
  readonly name: string;
  readonly sim: CrowdSimulation;
  snapshot: GameSnapshot;
  readonly #hashing: boolean;
  readonly #held: GameSnapshot[] = [];
  /** Of all events, so that nothing can be left out. */
  eventSum = 0;

  /** A backend that computes no hash is not asked for one. */
  constructor(
    name: string,
    sim: CrowdSimulation,
    hashing: boolean,
    snapshot = sim.genesis(crowdSetting()),
  ) {
    this.name = name;
    this.sim = sim;
    this.#hashing = hashing;
    this.snapshot = snapshot;
  }

  tick(): number {
    const { snapshot, events } = this.sim.tick(this.snapshot);
    this.snapshot = snapshot;
    const { length } = events;
    for (let index = 0; index < length; index += 1) this.eventSum += events.numberAt(index, 1);
    if (this.#hashing) this.sim.hash(snapshot);
    this.#held[snapshot.now % HELD] = snapshot;
    return length;
  }
}
