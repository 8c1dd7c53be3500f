import { Worker } from 'node:worker_threads';
import { StoreFailure } from '../store.js';
import type {
  FromWriterThread,
  PassedError,
  ToWriterThread,
  WriterCall,
  WriterThreadData,
} from '../writerThread.js';
import { writerThreadFile } from '../writerThreadFile.js';

/** The thread that writes a store. */
export interface WriterClient {
  /** Resolves when the thread has opened the store. @throws StoreFailure */
  readonly opened: Promise<void>;
  /** Resolves when the thread has carried out this call and those before. @throws StoreFailure */
  call(name: WriterCall, ...args: readonly unknown[]): Promise<void>;
  /** Resolves when the thread has ended, after it was closed or could not open the store. */
  end(): Promise<void>;
}

/** What a writer tells besides its answers. */
export interface WriterNews {
  readonly onDamage?: ((message: string) => void) | undefined;
  readonly onVerified?: (() => void) | undefined;
}

interface Waiting {
  readonly done: () => void;
  readonly failed: (error: Error) => void;
}

/** Starts a thread that writes a store. */
export function writerClient(data: WriterThreadData, news: WriterNews): WriterClient {
  const worker = new Worker(writerThreadFile(), { workerData: data });
  /** The calls without an answer, in their order. */
  const waiting: Waiting[] = [];
  let failure: StoreFailure | undefined;
  const wait = (): Promise<void> =>
    new Promise((done, failed) => {
      // An idle thread does not keep the process from ending.
      worker.ref();
      waiting.push({ done, failed });
    });
  const fail = (reason: string): void => {
    failure ??= new StoreFailure('failed', `The thread that writes ${data.path} ${reason}`);
    for (const { failed } of waiting.splice(0)) failed(failure);
  };
  const answered = (error: PassedError | undefined): void => {
    const oldest = waiting.shift();
    if (waiting.length === 0) worker.unref();
    if (error === undefined) oldest?.done();
    else oldest?.failed(receivedError(error));
  };
  worker.on('message', (message: FromWriterThread) => {
    if (message.kind === 'done') answered(message.error);
    else if (message.kind === 'verified') news.onVerified?.();
    else news.onDamage?.(message.message);
  });
  worker.on('error', ({ message }) => fail(`failed: ${message}`));
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      fail('has ended');
      resolve();
    });
  });
  return {
    opened: wait(),
    end() {
      worker.ref();
      return ended;
    },
    call(name, ...args) {
      if (failure !== undefined) return Promise.reject(failure);
      const done = wait();
      worker.postMessage({ name, args } satisfies ToWriterThread);
      return done;
    },
  };
}

function receivedError({ message, reason }: PassedError): Error {
  return reason === undefined ? new Error(message) : new StoreFailure(reason, message);
}
