import type { ServedGame } from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import { type LineConsumer, replayLog } from '@astrarium/core/log';
import { emptyBatch } from '../../store/emptyBatch.js';
import { histories } from '../../store/histories.js';
import type { StoredKeyframe, StoredLine } from '../../store/store.js';
import type { SyncStore } from '../../store/syncStore.js';
import { addEvents } from '../addEvents.js';
import { replayFailure, ResumeFailure } from './resume.js';
import { newKeyframe, storedKeyframe } from './storedKeyframe.js';

/** Lines per commit. */
const MAX_LINES = 1000;

/**
 * Fills an empty store from a complete log. It replays the game to make the histories. The accounts
 * have no tokens, because logs contain no credentials; their numbers are not given again. `end`
 * returns the last world. When it
 * throws, the store contains the game up to the bad line and must be discarded.
 *
 * @throws ResumeFailure when the store holds a game, or the replay differs from the log
 */
export function importLog<State extends Snapshot>(
  game: ServedGame<State>,
  store: Omit<SyncStore, 'prune'>,
  nowMs: number,
): LineConsumer<State> {
  const { events: served, simulation, upgrades } = game;
  if (store.load().clock !== undefined) throw new ResumeFailure('The store already holds a game.');
  const stored = histories(store);
  const places = new Map<number, number>();
  let history = stored.draft();
  let lines: StoredLine[] = [];
  /** The highest account of the commands so far. */
  let lastAccount = 0;
  const commit = ({ now: tick }: State, keyframe?: StoredKeyframe): void => {
    const { entries, envelopes } = history;
    // The game stands still until it is served.
    const clock = { tick, wall_ms: nowMs, speed: 0 };
    store.commit({ ...emptyBatch(clock), lines, lastAccount, envelopes, entries, keyframe });
    stored.apply(history);
    history = stored.draft();
    lines = [];
  };
  const replay = replayLog(simulation, {
    upgrades,
    onEvents(events, snapshot) {
      if (events.length === 0) return;
      const world = simulation.read(snapshot());
      addEvents(game, history, world, { events, after: () => world }, places);
      served.forget(world, places);
    },
    onLine({ line, record, text }, snapshot) {
      if (record.kind === 'command') lastAccount = Math.max(lastAccount, record.command.account);
      if (record.kind !== 'end') lines.push({ n: line - 1, text });
      if (lines.length === MAX_LINES) commit(snapshot());
    },
  });
  return {
    push: (line) => replay.push(line),
    end(rest) {
      const { position, problem, snapshot } = replay.end(rest);
      if (problem !== null) throw replayFailure(problem);
      if (snapshot === undefined) throw new ResumeFailure('The log has no header.');
      commit(snapshot, storedKeyframe(newKeyframe(game, snapshot, position)));
      return snapshot;
    },
  };
}
