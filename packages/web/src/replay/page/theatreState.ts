import { type Signal, signal } from '@preact/signals';
import type { BisectReport } from '@astrarium/core/log';
import type {
  KeyframeFile,
  LogHeader,
  LogWorld,
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
  readonly world: Signal<LogWorld | undefined>;
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
  /** The table whose rows are shown: the largest one until another is chosen. */
  readonly table: Signal<string>;
  /** What the game's own view adds to the address of a moment, such as what is selected. */
  readonly view: Signal<string>;
  /** The tick of an opened address, until the replay has reached it. */
  readonly awaited: Signal<number | undefined>;
  readonly fault: Signal<string>;
  readonly comparison: Signal<BisectReport | undefined>;
  readonly ask: AskTheatre;
  open(side: Side, log: Blob, name: string, keyframes?: readonly KeyframeFile[]): Promise<void>;
  /** Goes to a tick, at most the last one that was replayed. */
  goTo(tick: number): void;
  /** Goes to a tick as soon as it is replayed. */
  awaitTick(tick: number): void;
  /** Waits until the worker has answered all questions, and the page has drawn it. */
  settled(): Promise<void>;
  nextEvent(): Promise<void>;
  previousEvent(): Promise<void>;
  togglePlaying(): void;
  /** Compares the two logs and goes to the first difference. */
  compare(): Promise<void>;
}

const SIDES: readonly Side[] = ['a', 'b'];

/** Frames without a question after which everything is drawn. */
const STILL_FRAMES = 3;

/** The state of the page, which talks with a worker. */
export function theatreState(startWorker: () => Worker): TheatreState {
  const sides = { a: shownLog(), b: shownLog() };
  const tick = signal(0);
  const table = signal('');
  const fault = signal('');
  const view = signal('');
  const awaited = signal<number | undefined>(undefined);
  const comparison = signal<BisectReport | undefined>(undefined);
  const asking = theatreClient(startWorker, (news) => takeNews(news));
  let questions = 0;
  const ask: AskTheatre = async (question) => {
    questions += 1;
    try {
      return await asking(question);
    } catch (error) {
      fault.value = (error as Error).message;
      throw error;
    } finally {
      questions -= 1;
    }
  };
  const seeking = tickSeeker(sides, tick, table, ask);
  const goTo = (wanted: number): void => {
    awaited.value = undefined;
    seeking.goTo(wanted);
  };
  const takeNews = (news: TheatreNews): void => {
    if (news.kind === 'fault') return void (fault.value = news.message);
    const side = sides[news.side];
    // Until the answer of `open` arrives, news are of the log before.
    if (side.header.value === undefined) return;
    side.progress.value = news.kind === 'progress' ? news.progress : news.report.progress;
    if (news.kind === 'verified') side.report.value = news.report.report;
    if (awaited.value !== undefined && awaited.value <= seeking.reached()) goTo(awaited.value);
    // The first world of a log, and that of a second log which was behind.
    else if (side.world.value === undefined || news.kind === 'verified') seeking.goTo(tick.value);
    if (news.kind === 'verified' && news.side === 'a') awaited.value = undefined;
  };
  const playing = playback(tick, seeking.goTo, seeking.isBusy, () => theatreEnd(sides.a));
  return {
    sides,
    tick,
    table,
    view,
    awaited,
    fault,
    comparison,
    ask,
    goTo,
    awaitTick(wanted) {
      awaited.value = wanted;
      if (wanted <= seeking.reached() || sides.a.report.value !== undefined) goTo(wanted);
    },
    async settled() {
      for (let still = 0; still < STILL_FRAMES;) {
        await new Promise((resolve) => void requestAnimationFrame(resolve));
        still = seeking.isBusy() || questions > 0 ? 0 : still + 1;
      }
    },
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
      if (side === 'a') {
        tick.value = 0;
        table.value = '';
        awaited.value = undefined;
        playing.isPlaying.value = false;
      }
      const header = await ask({ kind: 'open', side, log, keyframes });
      // Another log was opened meanwhile.
      if (shown.log.value !== log) return;
      if (side === 'a') playing.speed.value = speedOfMinute(header.end);
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
function tickSeeker(
  sides: TheatreState['sides'],
  tick: Signal<number>,
  table: Signal<string>,
  ask: AskTheatre,
) {
  const ms = signal(0);
  let largest = '';
  let isBusy = false;
  let isStale = false;
  const show = async (side: Side): Promise<void> => {
    const { log, progress, world } = sides[side];
    if (progress.value === undefined) return;
    const asked = log.value;
    const answer = await ask({ kind: 'seek', side, tick: tick.value });
    if (log.value !== asked) return;
    const isChosen = table.value !== '' && table.value !== largest;
    if (side === 'a') largest = largestTable(answer);
    if (!isChosen) table.value = largest;
    world.value = answer;
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
    SIDES.reduce((tick, side) => Math.max(tick, sides[side].progress.value?.tick ?? 0), 0);
  return {
    ms,
    reached,
    isBusy: () => isBusy,
    goTo(wanted: number): void {
      tick.value = Math.max(0, Math.min(Math.round(wanted), reached()));
      void seek();
    },
  };
}

function largestTable({ tables }: ShownWorld): string {
  const none = { name: '', rows: -1 };
  return tables.reduce((most, each) => (each.rows > most.rows ? each : most), none).name;
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

/** Seconds in which a whole game is played by default. */
const WHOLE_SECONDS = 60;

/** Ticks per second that show a whole game in about a minute: a number with two digits. */
export function speedOfMinute(end: number): number {
  const exact = Math.max(1, end / WHOLE_SECONDS);
  const digit = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
  return Math.round(exact / digit) * digit;
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
  const speed = signal(1);
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
