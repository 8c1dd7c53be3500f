import type { ServedGame } from '@astrarium/contract';
import type { Command, EventList, Snapshot } from '@astrarium/core';
import { type LineConsumer, replayLog } from '@astrarium/core/log';
import { keptAccounts } from '../../accounts/keptAccounts.js';
import { emptyBatch } from '../../store/emptyBatch.js';
import { histories } from '../../store/histories.js';
import type { Credential, StoredKeyframe, StoredLine, StoredVersion } from '../../store/store.js';
import type { SyncStore } from '../../store/syncStore.js';
import { addEnd, addEvents } from '../addEvents.js';
import { replayFailure, ResumeFailure } from './resume.js';
import { newKeyframe, storedKeyframe } from './storedKeyframe.js';

/** What is known of an account of a log. It is not deleted as one that was never used. */
const IMPORTED = {
  email: '',
  pending_email: null,
  issued_ms: 0,
  is_used: 1,
  name: '',
} as const;

/** What the host of a game knows besides its log. */
export interface ImportOptions {
  /** The accounts, where the host keeps them; by default those that gave commands, nameless. */
  readonly accounts?: readonly Pick<Credential, 'account' | 'name' | 'seated'>[];
  /** The rules of the log, in order: the last ones are those of the game. */
  readonly versions?: readonly StoredVersion[];
  /** Called with a sentence when other rules made the log, which these reproduce. */
  readonly onOtherRules?: (message: string) => void;
}

/** Lines per commit. */
const MAX_LINES = 1000;

/**
 * Fills an empty store from a complete log. It replays the game to make the histories. The accounts
 * have no tokens, because logs contain no credentials; their numbers are not given again. Where the
 * host keeps the accounts, those that gave commands are there again. `end` returns
 * the last world. When it throws, the store contains the game up to the bad line and must be
 * discarded.
 *
 * @throws ResumeFailure when the store holds a game, or the replay differs from the log
 */
export function importLog<State extends Snapshot>(
  game: ServedGame<State>,
  store: Omit<SyncStore, 'prune'>,
  nowMs: number,
  { accounts: given = [], onOtherRules, versions = [] }: ImportOptions = {},
): LineConsumer<State> {
  const { events: served, upgrades } = game;
  /** The version of the game at the last line: an older one before an upgrade. */
  let { simulation } = game;
  if (store.load().clock !== undefined) throw new ResumeFailure('The store already holds a game.');
  const stored = histories(store);
  const places = new Map<number, number>();
  const known = new Map<number, Credential>();
  const accounts = keptAccounts({
    byAccount: (account) => known.get(account),
    ids: () => [...known.keys()].sort((a, b) => a - b),
    seats: () => [...known.values()].filter(({ seated }) => seated === 1).length,
  });
  const host = { accounts, nowMs };
  /** The events since the last line. */
  let happened: { readonly events: EventList; readonly world: unknown }[] = [];
  let history = stored.draft();
  let lines: StoredLine[] = [];
  /** The highest account of the commands so far. */
  let lastAccount = 0;
  const commit = ({ now: tick }: State, keyframe?: StoredKeyframe): void => {
    const { entries, envelopes } = history;
    // The game stands still until it is served.
    const clock = { tick, wall_ms: nowMs, speed: 0 };
    const credentials = keyframe === undefined ? [] : [...known.values()];
    const kept = keyframe === undefined ? {} : { versions, keyframe };
    const filled = { lines, lastAccount, envelopes, entries, credentials, ...kept };
    store.commit({ ...emptyBatch(clock), ...filled });
    stored.apply(history);
    history = stored.draft();
    lines = [];
  };
  /** Events are recorded after the line of their command, which may have a new account. */
  const recordEvents = (): void => {
    for (const { events, world } of happened) {
      addEvents(game, history, world, { events, after: () => world }, places, host);
      served.forget(world as never, places);
    }
    happened = [];
  };
  const noteCommand = ({ account, type }: Command, isDone: boolean): void => {
    if (!game.accounts.areKept || account === 0) return;
    const { seated = 0 } = known.get(account) ?? {};
    const { join, leave } = game.seats ?? {};
    const next = !isDone ? seated : type === join ? 1 : type === leave ? 0 : seated;
    known.set(account, { ...IMPORTED, account, seated: next });
  };
  const replay = replayLog(game.simulation, {
    upgrades,
    onEvents(events, snapshot) {
      if (events.length === 0) return;
      happened.push({ events, world: simulation.read(snapshot()) });
    },
    onLine({ line, record, text }, snapshot, version) {
      if (record.kind === 'command') {
        lastAccount = Math.max(lastAccount, record.command.account);
        noteCommand(record.command, record.outcome.done);
      }
      recordEvents();
      simulation = version as typeof simulation;
      if (record.kind !== 'end') lines.push({ n: line - 1, text });
      if (lines.length === MAX_LINES) commit(snapshot());
    },
  });
  return {
    push: (line) => replay.push(line),
    end(rest) {
      const { other_rules: otherRules, position, problem, snapshot } = replay.end(rest);
      if (problem !== null) throw replayFailure(problem);
      if (otherRules !== null) onOtherRules?.(otherRules);
      if (snapshot === undefined) throw new ResumeFailure('The log has no header.');
      recordEvents();
      for (const one of given) known.set(one.account, { ...IMPORTED, ...one });
      addEnd(game, history, snapshot, places, nowMs);
      commit(snapshot, storedKeyframe(newKeyframe({ simulation }, snapshot, position)));
      return snapshot;
    },
  };
}
