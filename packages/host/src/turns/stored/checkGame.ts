import type { ServedGame } from '@astrarium/contract';
import { replayLog } from '@astrarium/core/log';
import type { Store } from '../../store/store.js';
import { replayFailure, replayStored, ResumeFailure } from './resume.js';

/** The end of a game that was checked. */
export interface CheckedGame {
  readonly lines: number;
  readonly tick: number;
  readonly hash: string;
  /**
   * The line with whose world the replay began: 1, the header, or that of a keyframe. The lines
   * before it were only compared with their digests.
   */
  readonly fromLine: number;
}

const ADVICE = 'Check it with the release that wrote it.';

/**
 * Compares all lines of a store with their digests, and starts the game from its newest keyframe;
 * `isWhole` also replays the log from its first line, if the rules of its first version are known.
 *
 * @throws ResumeFailure when something differs
 */
export function checkGame(
  game: ServedGame,
  store: Store,
  { isWhole }: { readonly isWhole: boolean },
): CheckedGame {
  const altered = store.firstAltered();
  if (altered !== undefined) {
    throw new ResumeFailure(`The log differs from its digests at line ${altered}.`);
  }
  const { fromLine, position, snapshot, version } = replayStored(game, store, store.load(), ADVICE);
  const hash = version.hash(snapshot);
  const replayed = isWhole ? replayedHash(game, store, snapshot.now) : undefined;
  if (replayed !== undefined && replayed !== hash) {
    throw new ResumeFailure('The newest keyframe and the log lead to different games.');
  }
  const lines = position.n + 1;
  return { lines, tick: snapshot.now, hash, fromLine: replayed === undefined ? fromLine : 1 };
}

/**
 * The hash of the game at a tick after all lines of its log; undefined when the rules of its first
 * version are not known.
 */
function replayedHash(
  { simulation: present, upgrades }: ServedGame,
  store: Store,
  tick: number,
): string | undefined {
  const replay = replayLog(present, { upgrades });
  for (const { text } of store.lines(0)) if (!replay.push(text)) break;
  const { problem, simulation, snapshot } = replay.end();
  if (problem?.line === 1 && ['rules', 'simulation'].includes(problem.reason)) return undefined;
  if (snapshot === undefined || problem?.reason !== 'cut') {
    throw problem === null ? new ResumeFailure('The log has an end line.') : replayFailure(problem);
  }
  return simulation.hash(simulation.advance(snapshot, { ticks: tick - snapshot.now }).snapshot);
}
