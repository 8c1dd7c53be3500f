import type { ServedGame } from '@astrarium/contract';
import { logWriter } from '@astrarium/core/log';
import { resume } from './resume.js';
import type { Store } from '../../store/store.js';

/**
 * Exports the game of a store as a log, line by line, with an end line. A log contains the game's
 * secret key, but no credential, address or link.
 *
 * @throws ResumeFailure when the replay of the stored game differs from its log
 */
export function* exportLog(game: ServedGame, store: Store): Generator<string> {
  const { position, snapshot } = resume(game, store, store.load());
  for (const { text } of store.lines(0)) yield `${text}\n`;
  yield logWriter(game.simulation, snapshot, position).end(snapshot);
}
