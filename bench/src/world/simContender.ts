import type { BackendOf } from '@astrarium/internal/kernel';
import { defineFieldSimulation } from '@astrarium/core';
import type { astrarium, GameSnapshot } from '@astrarium/space';
import type { Contender } from '../measure/round.js';
import { type Crowd, crowdDefinition, crowdSetting } from './crowdedGalaxy.js';

const HELD = 64;

/** The simulation of a crowded game. */
export type CrowdSimulation = typeof astrarium;

/** The simulation of a crowded game on a backend. */
export function crowdSimulation(crowd: Crowd, backendOf: BackendOf): CrowdSimulation {
  return defineFieldSimulation(crowdDefinition(crowd), backendOf);
}

/** Ticks a game as a user does: reads events, takes the hash, holds 64 snapshots. */
export class SimContender implements Contender {
  readonly name: string;
  readonly sim: CrowdSimulation;
  snapshot: GameSnapshot;
  readonly #hashing: boolean;
  readonly #held: GameSnapshot[] = [];
  /** A sum over all events, so that reading them cannot be optimised away. */
  eventSum = 0;

  /** `hashing` is false for a backend that computes no hash. */
  constructor(
    name: string,
    sim: CrowdSimulation,
    hashing: boolean,
    snapshot: GameSnapshot = sim.genesis(crowdSetting()),
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
