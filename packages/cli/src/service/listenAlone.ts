import { setTimeout as sleep } from 'node:timers/promises';
import type { Listener, ServiceLog } from '@astrarium/http';
import type { ReaderSettings } from './toReader.js';

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
