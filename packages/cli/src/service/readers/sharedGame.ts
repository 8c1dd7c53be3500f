import { setTimeout as sleep } from 'node:timers/promises';
import {
  bufferedStore,
  type CommitBuffer,
  commitBuffer,
  type Host,
  type SqliteThread,
  type Store,
  type StoreBatch,
} from '@astrarium/host';
import { type BoundPort, httpReports, type Listener, type ServiceLog } from '@astrarium/http';
import { type ReaderPool, readerPool } from './readerPool.js';
import type { ReaderSettings } from './toReader.js';

/** A game whose HTTP requests are answered by other processes of this machine. */
export function sharedGame() {
  let commits: CommitBuffer | undefined;
  let pool: ReaderPool | undefined;
  const reports = httpReports();
  let fail = (_error: Error): void => undefined;
  const failed = new Promise<never>((_resolve, reject) => (fail = reject));
  failed.catch(() => undefined);
  return {
    /** Rejects when no reader is left, and the server of this process cannot listen. */
    failed,
    /** The metrics of the readers. */
    reports,
    /** Stops the readers. */
    close: async () => pool?.close(),
    /** Passes the commits of a store on to the readers. */
    wrap(store: SqliteThread): Store {
      const buffer = commitBuffer(store.committed);
      commits = buffer;
      const buffered = bufferedStore(store, { push: (batch) => buffer.push(readPart(batch)) });
      return {
        ...buffered,
        async prune(bounds) {
          const hasMore = await store.prune(bounds);
          pool?.pruned();
          return hasMore;
        },
      };
    },
    /**
     * Starts the readers on a port; resolves when they listen. When none is left, because their
     * replays differ, the server of this process listens there.
     */
    async serve(
      host: Host,
      settings: ReaderSettings,
      port: BoundPort,
      log: ServiceLog['logger'],
      server: Pick<Listener, 'isClosing' | 'listen'>,
    ): Promise<void> {
      if (commits === undefined) throw new Error('The store was not wrapped.');
      // The readers listen on it through this process.
      port.close();
      pool = readerPool({ host, commits, settings, log, reports });
      const alone = pool.left.then(() => listenAlone(server, settings, log));
      alone.catch(fail);
      await Promise.race([pool.listening, alone]);
    },
  };
}

/** The part of a batch that readers need: they send no mails and keep no outcomes. */
function readPart({ keyframe: _keyframe, ...batch }: StoreBatch): StoreBatch {
  return { ...batch, outcomes: [], mails: [], digests: [] };
}

/** How often this process tries to listen: the last reader frees the port soon after its end. */
const MAX_TRIES = 50;

/** Milliseconds between two tries. */
const TRY_MS = 100;

/** Lets this process answer the requests, because no reader is left. Rejects when it cannot. */
export async function listenAlone(
  server: Pick<Listener, 'isClosing' | 'listen'>,
  { host, port }: Pick<ReaderSettings, 'host' | 'port'>,
  log: ServiceLog['logger'],
): Promise<void> {
  for (let tries = 1; !server.isClosing(); tries += 1) {
    try {
      await server.listen(port, host);
      return log.error({ port }, 'no reader is left: the writer answers all requests');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tries === MAX_TRIES)
        throw error;
      await sleep(TRY_MS);
    }
  }
}
