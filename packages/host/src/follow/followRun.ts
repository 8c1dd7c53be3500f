import {
  astrarium,
  astrariumUpgrades,
  type GameSnapshot,
  type Ruleset,
  rulesetHash,
} from '@astrarium/core';
import { followLog } from '@astrarium/core/log';
import type { StoreBatch } from '../store/store.js';
import type { Published } from '../turns/published.js';
import { FollowFailure, replayDiffers } from './followFailure.js';

/** Replays the batches of another host. */
export interface FollowRun {
  /**
   * Replays the lines of the next batch, and lets time pass until its tick.
   *
   * @throws FollowFailure when the replay differs from the log, or the ruleset changes
   */
  apply(batch: Pick<StoreBatch, 'clock' | 'lines'>): Published;
}

/** A run from the world of a store. @throws FollowFailure when its log has no header yet */
export function followRun(first: Published): FollowRun {
  const { position, snapshot } = first;
  if (position === undefined) throw new FollowFailure('The store holds no game to follow.');
  const log = followLog<GameSnapshot>(astrarium, { snapshot, position }, astrariumUpgrades);
  const rules = hashOf(first.snapshot);
  return {
    apply({ clock, lines }) {
      for (const { text } of lines) {
        const problem = log.push(text);
        if (problem !== undefined) throw replayDiffers(problem);
      }
      const problem = log.advance(clock.tick);
      if (problem !== undefined) throw replayDiffers(problem);
      // The contract was made for the ruleset of the start.
      if (lines.length > 0 && hashOf(log.snapshot) !== rules) {
        throw new FollowFailure('The ruleset of the game has changed: start the follower again.');
      }
      return { ...first, snapshot: log.snapshot, position: log.position };
    },
  };
}

const HASHES = new WeakMap<Ruleset, string>();

function hashOf({ setting: { ruleset } }: GameSnapshot): string {
  const hash = HASHES.get(ruleset) ?? rulesetHash(ruleset);
  HASHES.set(ruleset, hash);
  return hash;
}
