import type { EventList, Snapshot } from '@astrarium/core';
import { readLog, verifyLog } from '@astrarium/core/log';
import { presentWorld, type TheatreGame, type TheatreSimulation } from '../theatreGame.js';
import type { FigureSamples, PassProgress, PassReport, TimelineMarks } from '../theatreMessage.js';
import { type Keyframes, keyframes } from './keyframes.js';
import { logPieces, utf8Bytes } from './logPieces.js';
import { worldFigures } from './shownTables.js';

/** Milliseconds of replaying between two keyframes, before any is dropped. */
const KEYFRAME_MS = 30;

/** Parts of the game with figures of their own, if reading these takes little of the time. */
const FIGURE_PARTS = 300;

/** The time in which figures are read between keyframes: a share of the work, and some more. */
const FIGURE_SHARE = 0.1;
const FIGURE_MS = 100;

/** Milliseconds between two reports of progress. */
const PROGRESS_MS = 250;

/**
 * Prepares the first replay of a log whose last line has the tick `end`: it verifies the log and
 * keeps what later seeks need. With worlds that its recorder stored, by tick, a difference at one
 * of them has a row and a field. `tick` is the last replayed tick so far.
 */
export function firstPass(
  game: TheatreGame,
  log: Blob,
  end: number,
  recorded: ReadonlyMap<number, Uint8Array>,
) {
  const frames = keyframes();
  const counts = timelineCounts(end);
  const figures = figureSamples(game, end);
  const state = { verified: 0, tick: 0, commands: 0, events: 0, hashes: 0 };
  const work = stopwatch();
  let { simulation } = game;
  /** The last world that was kept, in the present version. */
  let newest: Snapshot | undefined;

  const keep = (offset: number, snapshot: Snapshot, isUpgrade: boolean): void => {
    newest = presentWorld(game, simulation, snapshot);
    const { hashes } = state;
    frames.add({ tick: snapshot.now, offset, simulation, isUpgrade, hashes }, snapshot);
    figures.add(newest);
    work.lap();
  };
  const progress = (): PassProgress => ({
    ...state,
    workMs: work.ms(),
    keyframes: frames.list.length,
    keyframeBytes: frames.bytes,
    marks: counts.marks((account) => playerName(game, newest, account)),
    figures: figures.samples(),
  });
  const run = async (onProgress: (progress: PassProgress) => void): Promise<PassReport> => {
    const ends = lineEnds();
    const reportProgress = sometimes(() => onProgress(progress()));
    const consumer = verifyLog<Snapshot>(game.simulation, {
      upgrades: game.upgrades,
      keyframes: (tick) => recorded.get(tick),
      onEvents(list) {
        counts.addEvents(list);
        state.events += list.length;
      },
      onLine({ line: at, record }, snapshot, version) {
        simulation = version as TheatreSimulation;
        if ('tick' in record) state.tick = record.tick;
        if (record.kind !== 'command') state.verified = state.tick;
        if ('hash' in record) state.hashes += 1;
        if (record.kind === 'command') {
          state.commands += 1;
          counts.addCommand(record.tick, record.command.account);
        }
        const isUpgrade = record.kind === 'upgrade';
        const isDue = work.lapMs() > KEYFRAME_MS * 2 ** frames.thinned;
        if (at === 1 || isUpgrade || isDue || record.kind === 'end') {
          keep(ends.of(at), snapshot(), isUpgrade);
        } else if (figures.isDue(state.tick, work.ms())) {
          figures.add(presentWorld(game, simulation, snapshot()));
        }
      },
    });
    const push = (text: string): boolean => {
      work.start();
      ends.add(text);
      const wanted = consumer.push(text);
      work.stop();
      reportProgress();
      return wanted;
    };
    const end = (rest?: string) => consumer.end(rest);
    const report = await readLog(fittedPieces(log, frames), { push, end });
    // The last line may be read at the end.
    await frames.fit();
    return { report, progress: progress() };
  };
  return { frames, tick: () => state.tick, run };
}

/** The pieces of a log; after each one its keyframes are brought back to their bound. */
async function* fittedPieces(log: Blob, frames: Keyframes): AsyncGenerator<string> {
  for await (const piece of logPieces(log)) {
    yield piece;
    await frames.fit();
  }
}

/** Lets a function be called as often as one likes: it acts once in PROGRESS_MS at most. */
function sometimes(act: () => void): () => void {
  let lastMs = performance.now();
  return () => {
    if (performance.now() - lastMs <= PROGRESS_MS) return;
    lastMs = performance.now();
    act();
  };
}

/** The name of a player for people. */
export function playerName(game: TheatreGame, snapshot: Snapshot | undefined, account: number) {
  if (account === 0) return 'Nobody';
  const name = snapshot === undefined ? '' : (game.playerName?.(snapshot, account) ?? '');
  return name === '' ? `Player ${account}` : name;
}

function figureSamples({ figuresOf, simulation }: TheatreGame, end: number) {
  const ticks: number[] = [];
  const values: Record<string, (number | null)[]> = {};
  let latest: Readonly<Record<string, number>> = {};
  const read = figuresOf ?? ((snapshot: Snapshot) => worldFigures(simulation, snapshot));
  let spentMs = 0;
  return {
    /** The figures so far, in the order that they have in the latest world. */
    samples: (): FigureSamples => {
      const order = [...new Set([...Object.keys(latest), ...Object.keys(values)])];
      return { ticks, values: Object.fromEntries(order.map((name) => [name, values[name] ?? []])) };
    },
    /** Whether a part of the game has passed since the last figures, and there is time. */
    isDue: (tick: number, workMs: number): boolean =>
      tick - (ticks.at(-1) ?? 0) > end / FIGURE_PARTS &&
      spentMs <= workMs * FIGURE_SHARE + FIGURE_MS,
    add(snapshot: Snapshot): void {
      if (ticks.at(-1) === snapshot.now) return;
      const startedMs = performance.now();
      latest = read(snapshot);
      for (const [name, value] of Object.entries(latest)) {
        const list = (values[name] ??= ticks.map(() => null));
        list.push(value);
      }
      ticks.push(snapshot.now);
      for (const list of Object.values(values)) if (list.length < ticks.length) list.push(null);
      spentMs += performance.now() - startedMs;
    },
  };
}

/** More than the lines that a reader holds back. */
const HELD_LINES = 8;

/** The bytes of a log up to the end of each of its last lines, which count from 1. */
function lineEnds() {
  const ends: number[] = [];
  let line = 0;
  let offset = 0;
  return {
    add(text: string): void {
      line += 1;
      offset += utf8Bytes(text) + 1;
      ends[line % HELD_LINES] = offset;
    },
    of: (at: number): number => ends[at % HELD_LINES] ?? 0,
  };
}

/** The time of work, and of the work since the last lap. */
function stopwatch() {
  let sum = 0;
  let lapAt = 0;
  let startedMs: number | undefined;
  const ms = (): number => sum + (startedMs === undefined ? 0 : performance.now() - startedMs);
  return {
    ms,
    lapMs: () => ms() - lapAt,
    lap: () => void (lapAt = ms()),
    start: () => void (startedMs = performance.now()),
    stop(): void {
      sum = ms();
      startedMs = undefined;
    },
  };
}

/** Parts of the game that are counted: about a pixel each. */
const PARTS = 1000;

/** Players with counts of their own; the commands of others are counted together. */
const MAX_PLAYERS = 32;

/** Kinds of events with counts of their own. */
const MAX_KINDS = 12;

/** The number under which the commands of further players are counted. */
const OTHERS = -1;

/** Counts events and commands in equal parts of a game that ends at a tick. */
export function timelineCounts(end: number) {
  const kinds = new Map<string, Uint32Array>();
  const players = new Map<number, Uint32Array>();
  const partOf = (tick: number): number =>
    Math.min(PARTS - 1, Math.floor((tick * PARTS) / (end + 1)));
  const increaseOf = <Key>(
    all: Map<Key, Uint32Array>,
    max: number,
    key: Key,
    others: Key,
    tick: number,
  ): void => {
    const place = !all.has(key) && all.size >= max ? others : key;
    const counts = all.get(place) ?? new Uint32Array(PARTS);
    all.set(place, counts);
    const part = partOf(tick);
    counts[part] = (counts[part] ?? 0) + 1;
  };
  return {
    addEvents(list: EventList): void {
      for (let index = 0; index < list.length; index += 1) {
        const { name, tick } = list.at(index);
        const [kind = name] = name.split('.', 1);
        increaseOf(kinds, MAX_KINDS, kind, 'other', tick);
      }
    },
    addCommand(tick: number, account: number): void {
      increaseOf(players, MAX_PLAYERS, account, OTHERS, tick);
    },
    /** The counts so far. */
    marks: (nameOf: (account: number) => string): TimelineMarks => ({
      kinds: [...kinds].map(([kind, events]) => ({ kind, events })),
      players: [...players]
        .sort(([a], [b]) => a - b)
        .map(([account, commands]) => {
          const name = account === OTHERS ? 'Others' : nameOf(account);
          return { account, name, commands };
        }),
    }),
  };
}
