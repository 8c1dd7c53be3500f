import { astrarium, astrariumUpgrades, type GameSnapshot } from '@astrarium/core';
import { replayLog } from '@astrarium/core/log';
import type { Store } from '../store/store.js';
import { replayFailure, resume, ResumeFailure } from './resume.js';

/** The end of a game that was checked. */
export interface CheckedGame {
  readonly lines: number;
  readonly tick: number;
  readonly hash: string;
}

/**
 * Compares all lines of a store with their digests, and starts the game from its newest keyframe;
 * `isWhole` also replays the log from its first line.
 *
 * @throws ResumeFailure when something differs
 */
export function checkGame(store: Store, { isWhole }: { readonly isWhole: boolean }): CheckedGame {
  const altered = store.firstAltered();
  if (altered !== undefined) {
    throw new ResumeFailure(`The log differs from its digests at line ${altered}.`);
  }
  const { position, snapshot } = resume(store, store.load());
  const hash = astrarium.hash(snapshot);
  if (isWhole && replayedHash(store, snapshot.now) !== hash) {
    throw new ResumeFailure('The newest keyframe and the log lead to different games.');
  }
  return { lines: (position?.n ?? -1) + 1, tick: snapshot.now, hash };
}

/** The hash of the game at a tick after all lines of its log. */
function replayedHash(store: Store, tick: number): string {
  const replay = replayLog<GameSnapshot>(astrarium, { upgrades: astrariumUpgrades });
  for (const { text } of store.lines(0)) if (!replay.push(text)) break;
  const { problem, snapshot } = replay.end();
  if (snapshot === undefined || problem?.reason !== 'cut') {
    throw problem === null ? new ResumeFailure('The log has an end line.') : replayFailure(problem);
  }
  return astrarium.hash(astrarium.advance(snapshot, { ticks: tick - snapshot.now }).snapshot);
}
