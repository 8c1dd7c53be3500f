import cluster, { type Worker } from 'node:cluster';
import type { CommitBuffer, Host } from '@astrarium/host';
import type { HttpReports, ProcessEnd, ServiceLog } from '@astrarium/http';
import { type ReaderRestarts, readerRestarts } from './readerRestarts.js';
import { DIFFERS, type FromReader, type ReaderSettings, type ToReader } from './toReader.js';

/** Processes that follow the game of this one and answer its HTTP requests. */
export interface ReaderPool {
  /** Resolves when the first readers listen. */
  readonly listening: Promise<void>;
  /** Resolves when no reader is left and none is replaced, because their replays differ. */
  readonly left: Promise<void>;
  /** Tells the readers that old data was deleted from the store. */
  pruned(): void;
  /** Stops all readers. */
  close(): Promise<void>;
}

interface Reader {
  readonly worker: Worker;
  /** The number of the last commit that it has published. */
  applied: number;
  /** When it published that, or got the next one, in milliseconds of `performance.now`. */
  movedMs: number;
  isListening: boolean;
}

/** Dependencies of a pool. */
export interface PoolOptions {
  readonly host: Pick<Host, 'call' | 'noteFor'>;
  readonly commits: CommitBuffer;
  readonly settings: ReaderSettings;
  readonly log: ServiceLog['logger'];
  /** Takes the metrics of the readers. */
  readonly reports: HttpReports;
}

/** A reader may have so many commits that it has not published. */
const MAX_AHEAD = 256;

/** A reader that has a commit and publishes none for so long hangs, and is replaced. */
const HANGS_MS = 10_000;

/** How often readers are looked at. */
const LOOK_MS = 1_000;

const ENDED = 'a reader has ended';

/** For how long the answer to a change waits until all readers have the change. */
const ALL_READERS_MS = 250;

/** For how long the readers may finish their requests. */
const CLOSE_MS = 12_000;

/** Waits until all readers have published a commit. */
interface Progress {
  /** Checks the waits again. */
  changed(): void;
  /** Resolves when all readers have a commit, or soon. */
  allHave(number: number): Promise<void>;
}

function progressOf(readers: ReadonlyMap<number, Reader>): Progress {
  const waits = new Set<() => void>();
  const isBehind = (one: Reader, number: number): boolean =>
    one.isListening && one.applied < number;
  return {
    changed: () => waits.forEach((check) => check()),
    allHave: (number) =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          waits.delete(check);
          resolve();
        };
        const check = (): void => {
          if (![...readers.values()].some((one) => isBehind(one, number))) end();
        };
        const timer = setTimeout(end, ALL_READERS_MS);
        waits.add(check);
        check();
      }),
  };
}

/** Sends a reader the commits after a number, and ends it when it cannot follow. */
async function feed(reader: Reader, after: number, { commits, log }: PoolOptions): Promise<void> {
  const { worker } = reader;
  reader.applied = after;
  try {
    for await (const { batch, number } of commits.after(after)) {
      if (worker.isDead()) return;
      if (reader.applied === number - 1) reader.movedMs = performance.now();
      send(reader, { kind: 'commit', number, batch });
      while (number - reader.applied > MAX_AHEAD && !worker.isDead()) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  } catch (error) {
    log.warn({ reader: worker.id, reason: (error as Error).message }, 'a reader is late');
    worker.kill('SIGKILL');
  }
}

/** Ends readers that hang. Returns a function that no longer looks at them. */
function endHanging(
  readers: ReadonlyMap<number, Reader>,
  { commits, log }: PoolOptions,
): () => void {
  const timer = setInterval(() => {
    for (const { applied, isListening, movedMs, worker } of readers.values()) {
      const lacks = isListening ? commits.last - applied : 0;
      if (lacks === 0 || performance.now() - movedMs < HANGS_MS) continue;
      log.warn({ reader: worker.id, lacks }, 'a reader hangs');
      worker.kill('SIGKILL');
    }
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/** Stops a reader; resolves when its process has ended. */
async function stop(reader: Reader): Promise<void> {
  const exit = new Promise((resolve) => reader.worker.on('exit', resolve));
  const timer = setTimeout(() => reader.worker.kill('SIGKILL'), CLOSE_MS);
  // One that is still starting has nothing to finish.
  if (reader.isListening) send(reader, { kind: 'close' });
  else reader.worker.kill('SIGKILL');
  await exit;
  clearTimeout(timer);
}

/** Whether there are readers, and all of them listen. */
const allListen = (readers: ReadonlyMap<number, Reader>): boolean =>
  readers.size > 0 && ![...readers.values()].some((one) => !one.isListening);

/** Starts the readers of a game; they share the port. */
export function readerPool(options: PoolOptions): ReaderPool {
  const { commits, host, log, reports, settings } = options;
  const readers = new Map<number, Reader>();
  const progress = progressOf(readers);
  let isClosing = false;
  let places = settings.readers;
  let tellListening = (): void => undefined;
  let tellLeft = (): void => undefined;
  const listening = new Promise<void>((resolve) => (tellListening = resolve));
  const left = new Promise<void>((resolve) => (tellLeft = resolve));
  cluster.setupPrimary({ args: ['reader'], serialization: 'advanced' });

  const answer = async (reader: Reader, { call, id }: FromReader & { kind: 'call' }) => {
    const made = await host.call(call);
    const commit = commits.last;
    await progress.allHave(commit);
    send(reader, { kind: 'answer', id, answer: made, commit });
  };
  const take = (reader: Reader, message: FromReader): void => {
    if (message.kind === 'ready') send(reader, { kind: 'open', settings });
    else if (message.kind === 'follow') void feed(reader, message.after, options);
    else if (message.kind === 'call') void answer(reader, message);
    else if (message.kind === 'last') {
      send(reader, { kind: 'answer', id: message.id, answer: undefined, commit: commits.last });
    } else if (message.kind === 'metrics') reports.set(reader.worker.id, message.report);
    else if (message.kind === 'note') host.noteFor(message.account, message.note);
    else if (message.kind === 'spent') {
      for (const other of readers.values()) if (other !== reader) send(other, message);
    } else if (message.kind === 'applied') {
      Object.assign(reader, { applied: message.number, movedMs: performance.now() });
      progress.changed();
    } else {
      reader.isListening = true;
      reports.listens(reader.worker.id);
      if (allListen(readers)) tellListening();
    }
  };
  const start = (restarts: ReaderRestarts): void => {
    const worker = cluster.fork();
    const startMs = performance.now();
    const reader: Reader = { worker, applied: 0, movedMs: startMs, isListening: false };
    readers.set(worker.id, reader);
    worker.on('message', (message: FromReader) => take(reader, message));
    worker.on('exit', (code, signal) => {
      const why: ProcessEnd = code === DIFFERS ? 'differs' : 'lost';
      readers.delete(worker.id);
      reports.ended(worker.id, why);
      progress.changed();
      if (isClosing) return;
      const waitMs = restarts(why, performance.now() - startMs);
      log.error({ reader: worker.id, code, signal, why, restart_ms: waitMs ?? null }, ENDED);
      if (waitMs !== undefined) setTimeout(() => isClosing || start(restarts), waitMs).unref();
      else places -= 1;
      if (places === 0) tellLeft();
      else if (allListen(readers)) tellListening();
    });
  };
  for (let n = 0; n < settings.readers; n += 1) start(readerRestarts());
  const endLooking = endHanging(readers, options);
  return {
    listening,
    left,
    pruned: () => readers.forEach((one) => send(one, { kind: 'pruned' })),
    async close() {
      isClosing = true;
      endLooking();
      await Promise.all([...readers.values()].map(stop));
    },
  };
}

function send({ worker }: Reader, message: ToReader): void {
  // One that has just ended gets nothing.
  if (worker.isConnected()) worker.send(message, () => undefined);
}
