import {
  bufferedStore,
  type CommitBuffer,
  commitBuffer,
  type Host,
  type SqliteThread,
  type Store,
  type StoreBatch,
} from '@astrarium/host';
import { type BoundPort, type HttpReports, httpReports, type ServiceLog } from '@astrarium/http';
import type { ReaderSettings } from './toReader.js';
import { type ReaderPool, readerPool } from './readerPool.js';

/** A game whose HTTP requests are answered by other processes of this machine. */
export interface SharedGame {
  /** Passes the commits of a store on to the readers. */
  wrap(store: SqliteThread): Store;
  /** Starts the readers on a port; resolves when they listen. Rejects when all of them differ. */
  serve(
    host: Host,
    settings: ReaderSettings,
    port: BoundPort,
    log: ServiceLog['logger'],
  ): Promise<void>;
  /** Rejects when no reader is left, because their replays differ. */
  readonly failed: Promise<never>;
  /** The metrics of the readers. */
  readonly reports: Pick<HttpReports, 'all'>;
  /** Stops the readers. */
  close(): Promise<void>;
}

/** A game without readers yet. */
export function sharedGame(): SharedGame {
  let commits: CommitBuffer | undefined;
  let pool: ReaderPool | undefined;
  const reports = httpReports();
  let fail = (_error: Error): void => undefined;
  const failed = new Promise<never>((_resolve, reject) => (fail = reject));
  failed.catch(() => undefined);
  return {
    failed,
    reports,
    close: async () => pool?.close(),
    wrap(store) {
      const buffer = commitBuffer(store.committed);
      commits = buffer;
      const buffered = bufferedStore(store, { push: (batch) => buffer.push(readPart(batch)) });
      return {
        ...buffered,
        async prune(bounds) {
          await store.prune(bounds);
          pool?.pruned();
        },
      };
    },
    async serve(host, settings, port, log) {
      if (commits === undefined) throw new Error('The store was not wrapped.');
      // The readers listen on it through this process.
      port.close();
      pool = readerPool({ host, commits, settings, log, reports });
      void pool.failed.then(fail);
      await Promise.race([pool.listening, failed]);
    },
  };
}

/** The part of a batch that readers need: they send no mails and keep no outcomes. */
function readPart({ keyframe: _keyframe, ...batch }: StoreBatch): StoreBatch {
  return { ...batch, outcomes: [], mails: [], digests: [] };
}
