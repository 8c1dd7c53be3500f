import type { EventList, Snapshot } from '@astrarium/core';
import { readLog, verifyLog } from '@astrarium/core/log';
import { presentWorld, type TheatreGame, type TheatreSimulation } from '../theatreGame.js';
import type { FigureSamples, PassProgress, PassReport, TimelineMarks } from '../theatreMessage.js';
import { keyframes } from './keyframes.js';
import { logPieces, utf8Bytes } from './logPieces.js';

/** Milliseconds of replaying between two keyframes. A seek takes a few times as long. */
const KEYFRAME_MS = 12;

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
  const figures = figureSamples(game);
  const state = { verified: 0, tick: 0, commands: 0, events: 0 };
  const work = stopwatch();
  let { simulation } = game;
  /** The last world that was kept, in the present version. */
  let newest: Snapshot | undefined;

  const keep = (offset: number, snapshot: Snapshot, isUpgrade: boolean): void => {
    newest = presentWorld(game, simulation, snapshot);
    const bytes = simulation.encode(snapshot);
    frames.add({ tick: snapshot.now, offset, bytes, simulation, isUpgrade });
    figures.add(newest);
    work.lap();
  };
  const progress = (): PassProgress => ({
    ...state,
    workMs: work.ms(),
    keyframes: frames.list.length,
    keyframeBytes: frames.bytes,
    marks: counts.marks((account) => playerName(game, newest, account)),
    figures: figures.samples,
  });
  const run = async (onProgress: (progress: PassProgress) => void): Promise<PassReport> => {
    const ends = lineEnds();
    const report = sometimes(() => onProgress(progress()));
    const consumer = verifyLog<Snapshot>(game.simulation, {
      upgrades: game.upgrades,
      keyframes: (tick) => recorded.get(tick),
      onEvents(list) {
        counts.addEvents(list);
        state.events += list.length;
      },
      onLine({ line: at, record }, snapshot) {
        if ('tick' in record) state.tick = record.tick;
        if (record.kind !== 'command') state.verified = state.tick;
        if (record.kind === 'command') {
          state.commands += 1;
          counts.addCommand(record.tick, record.command.account);
        }
        const isUpgrade = record.kind === 'upgrade';
        if (record.kind === 'header') simulation = versionOf(game, record.version);
        if (isUpgrade) {
          const upgrade = game.upgrades?.[record.migration];
          simulation = (upgrade?.simulation ?? simulation) as TheatreSimulation;
        }
        const isDue = work.lapMs() > KEYFRAME_MS * 2 ** frames.thinned;
        if (at === 1 || isUpgrade || isDue || record.kind === 'end') {
          keep(ends.of(at), snapshot(), isUpgrade);
        }
      },
    });
    const push = (text: string): boolean => {
      work.start();
      ends.add(text);
      const wanted = consumer.push(text);
      work.stop();
      report();
      return wanted;
    };
    const end = (rest?: string) => consumer.end(rest);
    return { report: await readLog(logPieces(log), { push, end }), progress: progress() };
  };
  return { frames, tick: () => state.tick, run };
}

/** A known version of a game; the present one if this one is not known. */
function versionOf({ simulation, upgrades = {} }: TheatreGame, version: number): TheatreSimulation {
  const all = Object.values(upgrades).flatMap(({ from, simulation: to }) =>
    [from ?? [], to].flat(),
  );
  const found = [simulation, ...all].find(({ definition }) => definition.version === version);
  return (found ?? simulation) as TheatreSimulation;
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

function figureSamples({ figuresOf }: TheatreGame) {
  const ticks: number[] = [];
  const values: Record<string, (number | null)[]> = {};
  const samples: FigureSamples = { ticks, values };
  return {
    samples,
    add(snapshot: Snapshot): void {
      if (figuresOf === undefined || ticks.at(-1) === snapshot.now) return;
      for (const [name, value] of Object.entries(figuresOf(snapshot))) {
        const list = (values[name] ??= ticks.map(() => null));
        list.push(value);
      }
      ticks.push(snapshot.now);
      for (const list of Object.values(values)) if (list.length < ticks.length) list.push(null);
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

/** The number under which the commands of further players are counted. */
const OTHERS = -1;

/** Counts events and commands in equal parts of a game that ends at a tick. */
export function timelineCounts(end: number) {
  const events = new Uint32Array(PARTS);
  const players = new Map<number, Uint32Array>();
  const partOf = (tick: number): number =>
    Math.min(PARTS - 1, Math.floor((tick * PARTS) / (end + 1)));
  const countsOf = (account: number): Uint32Array => {
    const isOther = !players.has(account) && players.size >= MAX_PLAYERS;
    const place = isOther ? OTHERS : account;
    const counts = players.get(place) ?? new Uint32Array(PARTS);
    players.set(place, counts);
    return counts;
  };
  const increase = (counts: Uint32Array, tick: number): void => {
    const part = partOf(tick);
    counts[part] = (counts[part] ?? 0) + 1;
  };
  return {
    addEvents(list: EventList): void {
      for (let index = 0; index < list.length; index += 1) increase(events, list.at(index).tick);
    },
    addCommand: (tick: number, account: number): void => increase(countsOf(account), tick),
    /** The counts so far. */
    marks: (nameOf: (account: number) => string): TimelineMarks => ({
      events,
      players: [...players]
        .sort(([a], [b]) => a - b)
        .map(([account, commands]) => {
          const name = account === OTHERS ? 'Others' : nameOf(account);
          return { account, name, commands };
        }),
    }),
  };
}
