import { astrarium, type GameSnapshot } from '@astrarium/core';
import { type LogMachine, parseLine } from '@astrarium/core/kernel';
import { accountBook } from '../accounts/accountBook.js';
import { type Batch, openBatch } from './batch.js';
import { histories } from '../store/histories.js';
import type { Published } from './published.js';
import { ResumeFailure, upgraded } from './resume.js';
import type { Store, StoredKeyframe } from '../store/store.js';

/** Lines that are lived and committed at once. */
const SLICE_LINES = 1000;

/**
 * Fills an empty store from a log, line by line: the game is lived again, so that its histories are
 * there too. Nobody has a way in yet: credentials are in no log. The log is one that `verifyLog`
 * finds sound; `end` gives its last world.
 *
 * @throws ResumeFailure at the first lines that do not come out as they were written, or when there
 * is a game in the store
 */
export function importLog(store: Store, nowMs: number): LogMachine<GameSnapshot> {
  const contents = store.load();
  if (contents.clock !== undefined) throw new ResumeFailure('there is a game in this store');
  const book = accountBook(contents);
  const kept = histories(store);
  let published: Published | undefined;
  let slice: string[] = [];
  const take = (): Published => {
    const from = published ?? genesisOf(slice[0] ?? '');
    const drafts = { book: book.draft(), history: kept.draft(), nowMs };
    const batch = openBatch(from, drafts);
    const keyframe = live(batch, slice);
    const next = batch.seal();
    store.commit({
      clock: { tick: next.snapshot.now, wall_ms: nowMs },
      lines: batch.state.lines,
      envelopes: drafts.history.envelopes,
      entries: drafts.history.entries,
      outcomes: [],
      ...drafts.book.changes,
      keyframe,
    });
    kept.apply(drafts.history);
    slice = [];
    published = next;
    return next;
  };
  return {
    push(line) {
      slice.push(line);
      if (slice.length === SLICE_LINES) take();
      return true;
    },
    end: () => take().snapshot,
  };
}

/** Lives the lines of a slice; gives a keyframe when the last is a hash line. */
function live(batch: Batch, slice: readonly string[]): StoredKeyframe | undefined {
  let isHashed = false;
  for (const line of slice) {
    const record = parseLine(line);
    if (!('kind' in record)) {
      throw new ResumeFailure(`this line cannot be lived: ${line.slice(0, 300)}`);
    }
    if (record.kind === 'end') break;
    if (record.kind !== 'header') {
      while (batch.state.snapshot.now < record.tick) batch.advance(record.tick);
      isHashed = record.kind === 'hash';
      if (record.kind === 'hash') batch.checkpoint();
      else if (record.kind === 'upgrade') {
        batch.takeRules(upgraded(batch.state.snapshot, record).setting.ruleset);
      } else batch.perform(record.command);
    }
    if (batch.state.lines.at(-1)?.text === line) continue;
    throw new ResumeFailure(`this line comes out otherwise: ${line.slice(0, 300)}`);
  }
  return isHashed ? batch.keyframe() : undefined;
}

function genesisOf(line: string): Published {
  const record = parseLine(line);
  if (!('kind' in record) || record.kind !== 'header') {
    throw new ResumeFailure('the log does not begin with a header');
  }
  const setting = record.setting as unknown as GameSnapshot['setting'];
  const snapshot = astrarium.genesis(setting);
  return { snapshot, position: undefined, counters: new Map(), hashedTick: 0 };
}
