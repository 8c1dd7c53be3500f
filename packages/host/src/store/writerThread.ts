import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type PackedBatch, unpackBatch } from './packedBatch.js';
import { type SqliteOptions, sqliteStore, type SqliteStore } from './sqlite/sqliteStore.js';
import { StoreFailure } from './store.js';

/** What a writer thread opens. */
export interface WriterThreadData {
  readonly path: string;
  readonly options: Pick<SqliteOptions, 'acceptLoss' | 'archive' | 'isCopy' | 'nowMs'>;
  /** Whether pages of large tables are verified in the background. */
  readonly verifiesLater: boolean;
}

/** The functions of a store that a writer thread calls. */
export type WriterCall = 'dropArchived' | Exclude<keyof SqliteStore, keyof StoreReads>;

/** The functions that read a store; each thread has its own connection for them. */
type StoreReads = Pick<
  SqliteStore,
  'deliveries' | 'entry' | 'firstAltered' | 'lines' | 'load' | 'outcome' | 'range' | 'unsentMails'
>;

/** A call that a writer thread carries out; the argument of `commit` is a `PackedBatch`. */
export interface ToWriterThread {
  readonly name: WriterCall;
  readonly args: readonly unknown[];
}

/** An error in a form that passes between threads. */
export interface PassedError {
  readonly message: string;
  /** Only of a StoreFailure. */
  readonly reason?: StoreFailure['reason'];
}

/** The answer to the opening, or to the oldest call without one; or news. */
export type FromWriterThread =
  | {
      readonly kind: 'done';
      /** Whether a prune is to be called again. */
      readonly result?: boolean | undefined;
      readonly error?: PassedError | undefined;
    }
  | { readonly kind: 'damage'; readonly message: string }
  | { readonly kind: 'verified' };

/** Opens a store in this thread, and carries out the calls from a port in their order. */
export function writerThread(port: MessagePort, opened: WriterThreadData): void {
  const { options, path, verifiesLater } = opened;
  const post = (message: FromWriterThread): void => port.postMessage(message);
  const answer = <T>(run: () => T): T | undefined => {
    try {
      const result = run();
      post({ kind: 'done', result: result === true });
      return result;
    } catch (error) {
      post({ kind: 'done', error: passed(error as Error) });
      return undefined;
    }
  };
  const store = answer(() =>
    sqliteStore(path, {
      ...options,
      onDamage: (message) => post({ kind: 'damage', message }),
      onVerified: verifiesLater ? () => post({ kind: 'verified' }) : undefined,
    }),
  );
  if (store === undefined) return port.close();
  port.on('message', ({ args, name }: ToWriterThread) => {
    const call = store[name] as (...args: readonly unknown[]) => unknown;
    answer(() =>
      name === 'commit' ? store.commit(unpackBatch(args[0] as PackedBatch)) : call(...args),
    );
    // The thread ends when the last write to its files has ended.
    if (name === 'close') port.close();
  });
}

function passed(error: Error): PassedError {
  const { message } = error;
  return error instanceof StoreFailure ? { message, reason: error.reason } : { message };
}

if (parentPort !== null) writerThread(parentPort, workerData as WriterThreadData);
