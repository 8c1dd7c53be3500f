import { type Signal, signal } from '@preact/signals';
import type { BisectReport } from '@astrarium/core/log';
import type {
  KeyframeFile,
  LogHeader,
  PassProgress,
  PassReport,
  ShownWorld,
  Side,
  TheatreAnswers,
  TheatreMessage,
  TheatreQuestion,
} from '../theatreMessage.js';

/** One of the logs as the page knows it. */
export interface ShownLog {
  readonly name: Signal<string>;
  readonly log: Signal<Blob | undefined>;
  readonly header: Signal<LogHeader | undefined>;
  readonly progress: Signal<PassProgress | undefined>;
  readonly report: Signal<PassReport['report'] | undefined>;
  readonly world: Signal<ShownWorld | undefined>;
}

/** Everything that the page shows, and what it can do. */
export interface TheatreState {
  readonly sides: Readonly<Record<Side, ShownLog>>;
  /** The tick that is shown, or is about to be. */
  readonly tick: Signal<number>;
  /** Milliseconds from the last wish for a tick to its world. */
  readonly seekMs: Signal<number>;
  readonly isPlaying: Signal<boolean>;
  /** Ticks per second. */
  readonly speed: Signal<number>;
  readonly table: Signal<string>;
  readonly fault: Signal<string>;
  readonly comparison: Signal<BisectReport | undefined>;
  readonly ask: AskTheatre;
  open(side: Side, log: Blob, name: string, keyframes?: readonly KeyframeFile[]): Promise<void>;
  goTo(tick: number): void;
  nextEvent(): Promise<void>;
  previousEvent(): Promise<void>;
  togglePlaying(): void;
  /** Compares the two logs and goes to the first difference. */
  compare(): Promise<void>;
}

const SIDES: readonly Side[] = ['a', 'b'];

/** The state of the page, which talks with a worker. */
export function theatreState(startWorker: () => Worker): TheatreState {
  const sides = { a: shownLog(), b: shownLog() };
  const tick = signal(0);
  const table = signal('');
  const fault = signal('');
  const comparison = signal<BisectReport | undefined>(undefined);
  const asking = theatreClient(startWorker, (news) => takeNews(news));
  const ask: AskTheatre = (question) =>
    asking(question).catch((error: unknown) => {
      fault.value = (error as Error).message;
      throw error;
    });
  const seeking = tickSeeker(sides, tick, ask);
  const { goTo } = seeking;
  const takeNews = (news: TheatreNews): void => {
    if (news.kind === 'fault') return void (fault.value = news.message);
    const side = sides[news.side];
    // Until the answer of `open` arrives, news are of the log before.
    if (side.header.value === undefined) return;
    side.progress.value = news.kind === 'progress' ? news.progress : news.report.progress;
    if (news.kind === 'verified') side.report.value = news.report.report;
    // The first world of a log, and that of a second log which was behind.
    if (side.world.value === undefined || news.kind === 'verified') goTo(tick.value);
  };
  const playing = playback(tick, goTo, seeking.isBusy, () => theatreEnd(sides.a));
  return {
    sides,
    tick,
    table,
    fault,
    comparison,
    ask,
    goTo,
    seekMs: seeking.ms,
    ...playing,
    async open(side, log, name, keyframes = []) {
      fault.value = '';
      comparison.value = undefined;
      const shown = sides[side];
      for (const each of [shown.header, shown.progress, shown.report, shown.world]) {
        each.value = undefined;
      }
      shown.name.value = name;
      shown.log.value = log;
      if (side === 'a') tick.value = 0;
      const header = await ask({ kind: 'open', side, log, keyframes });
      // Another log was opened meanwhile.
      if (shown.log.value !== log) return;
      if (side === 'a') table.value = header.tables[0]?.name ?? '';
      shown.header.value = header;
    },
    async nextEvent() {
      playing.isPlaying.value = false;
      goTo((await ask({ kind: 'nextEvent', side: 'a' })).tick);
    },
    async previousEvent() {
      playing.isPlaying.value = false;
      goTo((await ask({ kind: 'previousEvent', side: 'a' })).tick);
    },
    async compare() {
      const logs = [sides.a.log.value, sides.b.log.value];
      const report = await ask({ kind: 'compare' });
      if (logs[0] !== sides.a.log.value || logs[1] !== sides.b.log.value) return;
      comparison.value = report;
      if (report.result === 'diverged') goTo(report.tick);
    },
  };
}

/** Shows wished ticks; wishes that come while one is made replace each other. */
function tickSeeker(sides: TheatreState['sides'], tick: Signal<number>, ask: AskTheatre) {
  const ms = signal(0);
  let isBusy = false;
  let isStale = false;
  const show = async (side: Side): Promise<void> => {
    const { log, progress, world } = sides[side];
    if (progress.value === undefined) return;
    const asked = log.value;
    const answer = await ask({ kind: 'seek', side, tick: tick.value });
    if (log.value === asked) world.value = answer;
  };
  const seek = async (): Promise<void> => {
    isStale = true;
    if (isBusy) return;
    isBusy = true;
    while (isStale) {
      isStale = false;
      const startedMs = performance.now();
      // The page shows why a tick cannot be shown; a later wish counts nevertheless.
      for (const side of SIDES) await show(side).catch(() => undefined);
      ms.value = performance.now() - startedMs;
    }
    isBusy = false;
  };
  const reached = (): number =>
    Math.max(...SIDES.map((side) => sides[side].progress.value?.tick ?? 0));
  return {
    ms,
    isBusy: () => isBusy,
    goTo(wanted: number): void {
      tick.value = Math.max(0, Math.min(Math.round(wanted), reached()));
      void seek();
    },
  };
}

function shownLog(): ShownLog {
  return {
    name: signal(''),
    log: signal(undefined),
    header: signal(undefined),
    progress: signal(undefined),
    report: signal(undefined),
    world: signal(undefined),
  };
}

/** The last tick of a log: the one it names, until the replay knows better. */
export function theatreEnd({ header, report }: ShownLog): number {
  return report.value?.ticks ?? header.value?.end ?? 0;
}

/**
 * Plays the game: at each frame of the screen it goes to the tick that is due.
 *
 * @param isBusy whether the last tick is not shown yet
 */
export function playback(
  tick: Signal<number>,
  goTo: (tick: number) => void,
  isBusy: () => boolean,
  end: () => number,
) {
  const isPlaying = signal(false);
  /** Ticks per second. */
  const speed = signal(1000);
  let lastMs = 0;
  let due = 0;
  const play = (nowMs: number): void => {
    if (!isPlaying.value) return;
    due += (Math.max(0, nowMs - lastMs) * speed.value) / 1000;
    lastMs = nowMs;
    if (!isBusy() && due >= 1) {
      goTo(tick.value + Math.floor(due));
      due -= Math.floor(due);
      if (tick.value >= end()) isPlaying.value = false;
    }
    // While the worker is busy, at most a second piles up.
    due = Math.min(due, speed.value);
    requestAnimationFrame(play);
  };
  return {
    isPlaying,
    speed,
    togglePlaying(): void {
      isPlaying.value = !isPlaying.value;
      if (!isPlaying.value) return;
      if (tick.value >= end()) goTo(0);
      due = 0;
      lastMs = performance.now();
      requestAnimationFrame(play);
    },
  };
}

/** News of a log that the worker reads. */
export type TheatreNews = Exclude<TheatreMessage, { readonly kind: 'answer' }>;

/** Asks the worker. */
export type AskTheatre = <Question extends TheatreQuestion>(
  question: Question,
) => Promise<TheatreAnswers[Question['kind']]>;

/** The fault of a worker whose script did not arrive, for which a browser has no message. */
const NOT_LOADED = 'The program that replays logs cannot be loaded. Open a log to try again.';

/**
 * Starts a worker and asks it; `onNews` gets what it tells without being asked. When the worker
 * fails, all waiting questions fail. When it never began to answer, the next question starts
 * another one.
 */
export function theatreClient(
  startWorker: () => Worker,
  onNews: (news: TheatreNews) => void,
): AskTheatre {
  let lastId = 0;
  const waiting = new Map<number, Waiting<never>>();
  let worker: Worker | undefined = start();

  function fail(message: string): void {
    onNews({ kind: 'fault', id: 0, message });
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(new Error(message));
  }

  function start(): Worker {
    const started = startWorker();
    let hasAnswered = false;
    started.addEventListener('message', ({ data }: MessageEvent<TheatreMessage>) => {
      hasAnswered = true;
      if (data.kind === 'progress' || data.kind === 'verified') return onNews(data);
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.kind === 'answer') asked?.resolve(data.answer as never);
      else if (asked === undefined) onNews(data);
      else asked.reject(new Error(data.message));
    });
    started.addEventListener('error', ({ message }) => {
      if (!hasAnswered) {
        started.terminate();
        worker = undefined;
      }
      fail(message || NOT_LOADED);
    });
    started.addEventListener('messageerror', () => {
      fail('The browser cannot read an answer of the program that replays logs.');
    });
    return started;
  }

  return (question) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      lastId += 1;
      worker.postMessage({ ...question, id: lastId });
      waiting.set(lastId, { resolve, reject } as Waiting<never>);
    });
}

interface Waiting<T> {
  resolve(value: T): void;
  reject(error: Error): void;
}
