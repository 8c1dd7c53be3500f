import { astrarium } from '@astrarium/space';
import { logWriter } from '@astrarium/core/log';
import { resume } from './resume.js';
import type { Store } from '../../store/store.js';

/**
 * Exports the game of a store as a log, line by line, with an end line. A log contains the game's
 * secret key, but no credential, address or link.
 *
 * @throws ResumeFailure when the replay of the stored game differs from its log
 */
export function* exportLog(store: Store): Generator<string> {
  const { position, snapshot } = resume(store, store.load());
  for (const { text } of store.lines(0)) yield `${text}\n`;
  yield logWriter(astrarium, snapshot, position).end(snapshot);
}
