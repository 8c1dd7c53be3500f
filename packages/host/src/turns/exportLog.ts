import { astrarium } from '@astrarium/core';
import { logWriter } from '@astrarium/core/kernel';
import { resume } from './resume.js';
import type { Store } from '../store/store.js';

/**
 * The game of a store as a log of its own, in pieces of text: all its lines, and an end line. It
 * holds no credential, no address and no link; whoever has it has the game's seed.
 *
 * @throws ResumeFailure when the stored game does not come out as it was written
 */
export function* exportLog(store: Store): Generator<string> {
  const { position, snapshot } = resume(store, store.load());
  for (const { text } of store.lines(0)) yield `${text}\n`;
  yield logWriter(astrarium, snapshot, position).end(snapshot);
}
