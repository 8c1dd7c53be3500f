import {
  astrarium,
  type Command,
  type EventEnvelope,
  eventEnvelopes,
  type EventList,
  type GameSnapshot,
  type Outcome,
  replicantLog,
} from '@astrarium/core';
import { type LogWriter, logWriter } from '@astrarium/core/kernel';
import type { BookDraft } from '../accounts/accountBook.js';
import type { StoredKeyframe, StoredLine } from '../store/store.js';
import type { HistoryDraft } from './histories.js';
import { mailNotice } from './mailNotice.js';
import type { Published } from './published.js';
import type { GameWorld, Work } from './work.js';

/** The next publication in the making: nobody sees it before it is committed. */
export interface Batch extends Work {
  readonly lines: readonly StoredLine[];
  readonly history: HistoryDraft;
  readonly commands: number;
  readonly refusals: number;
  readonly events: number;
  /** Carries out a command as it stands. */
  perform(command: Command): Outcome;
  /** Lets time pass up to a tick, or to the first tick in which there are many events. */
  advance(tick: number): void;
  /** Writes a hash line. */
  checkpoint(): void;
  /** The world as it is, with the place of the log; right after a checkpoint. */
  keyframe(): StoredKeyframe;
  /** Ends the batch: gives what is published once it is committed. */
  seal(): Published;
}

/** Where one advance stops at the latest, so that a month's leap comes in bearable pieces. */
const EVENTS_MOST = 10_000;

/** What a batch writes beside the world. */
export interface BatchDrafts {
  readonly book: BookDraft;
  readonly history: HistoryDraft;
  readonly nowMs: number;
}

/** Begins a batch on what is published. */
export function openBatch(base: Published, { book, history, nowMs }: BatchDrafts): Batch {
  let { snapshot, counters, hashedTick } = base;
  let writer: LogWriter<GameSnapshot> = logWriter(astrarium, snapshot, base.position);
  let lines: StoredLine[] = [];
  let told: { readonly account: number; readonly envelope: EventEnvelope }[] = [];
  let logged: ReturnType<typeof replicantLog> = [];
  let tally = { commands: 0, refusals: 0, events: 0 };
  const write = (text: string): void => {
    // A checkpoint or an end may be two lines.
    for (const line of text.split('\n').slice(0, -1)) {
      const { n = 0 } = lines.at(-1) ?? { n: base.position?.n ?? -1 };
      lines.push({ n: n + 1, text: line });
    }
  };
  const hear = (events: EventList): void => {
    if (events.length === 0) return;
    const world: GameWorld = astrarium.read(snapshot);
    const heard = eventEnvelopes(world, events, counters);
    counters = heard.counters;
    told.push(...heard.envelopes);
    logged.push(...replicantLog(world, events));
    tally.events += events.length;
  };
  const perform = (command: Command): Outcome => {
    const given = astrarium.execute(snapshot, command);
    write(writer.command(snapshot.now, command, given.outcome));
    snapshot = given.snapshot;
    tally.commands += 1;
    if (!given.outcome.done) tally.refusals += 1;
    hear(given.events);
    return given.outcome;
  };
  if (writer.header !== '') write(writer.header);
  return {
    book,
    nowMs,
    history,
    get snapshot() {
      return snapshot;
    },
    get world() {
      return astrarium.read(snapshot);
    },
    get lines() {
      return lines;
    },
    get commands() {
      return tally.commands;
    },
    get refusals() {
      return tally.refusals;
    },
    get events() {
      return tally.events;
    },
    perform,
    execute(type, account, asked) {
      // What is not JSON, such as undefined, must not reach the rules: a replay could not give it.
      const args = JSON.parse(JSON.stringify(asked)) as Record<string, unknown>;
      return perform({ id: String(writer.position().n + 1), account, type, args });
    },
    attempt(f) {
      const before = {
        snapshot,
        counters,
        lines,
        told,
        logged,
        tally,
        position: writer.position(),
      };
      [lines, told, logged, tally] = [[...lines], [...told], [...logged], { ...tally }];
      if (f()) return;
      ({ snapshot, counters, lines, told, logged, tally } = before);
      writer = logWriter(astrarium, snapshot, before.position);
    },
    envelopes: (account) => told.flatMap((one) => (one.account === account ? [one.envelope] : [])),
    advance(tick) {
      const gone = astrarium.advance(snapshot, {
        ticks: tick - snapshot.now,
        maxEvents: EVENTS_MOST,
      });
      snapshot = gone.snapshot;
      hear(gone.events);
    },
    checkpoint() {
      write(writer.checkpoint(snapshot));
      hashedTick = snapshot.now;
    },
    keyframe() {
      const position = writer.position();
      return {
        tick: snapshot.now,
        n: position.n,
        hash: astrarium.hash(snapshot),
        position: JSON.stringify(position),
        bytes: astrarium.encode(snapshot),
      };
    },
    seal() {
      for (const { account, envelope } of told) {
        history.add('envelopes', account, envelope);
        mailNotice(astrarium.read(snapshot), book, { account, envelope }, nowMs);
      }
      for (const { replicant, entry } of logged) history.add('entries', replicant, entry);
      return { snapshot, counters, hashedTick, position: writer.position() };
    },
  };
}
