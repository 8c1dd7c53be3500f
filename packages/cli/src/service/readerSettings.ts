import type { ServeOptions } from '../commands/serveOptions.js';
import { UsageError } from '../terminal/usageError.js';
import type { BoundPorts } from './bindPorts.js';
import type { Environment } from './environment.js';
import { gameFile } from './openGame.js';
import type { ReaderSettings } from './toReader.js';

/** The settings of the readers of a service. */
export function readerSettings(
  { address, port }: Pick<BoundPorts, 'address' | 'port'>,
  options: ServeOptions & Environment,
): ReaderSettings {
  const { data, log, logLevel, publicUrl, trustedProxies } = options;
  const form = log ?? (process.stderr.isTTY ? 'pretty' : 'json');
  return {
    path: gameFile(data),
    host: options.host,
    port: port.port,
    root: publicUrl ?? address,
    // On a terminal, their lines would hide those of this process.
    logLevel: form === 'json' ? logLevel : 'warn',
    readers: options.readers,
    maxConnectionsPerAddress: options.maxConnectionsPerAddress,
    trustedProxies: trustedProxies?.entries ?? [],
    allowPrivateWebhooks: options.allowPrivateWebhooks === true,
  };
}

/** Whether these options ask for readers. @throws UsageError when the game is in a database */
export function hasReaders({ readers, store }: ServeOptions): boolean {
  if (readers > 0 && store !== undefined) {
    throw new UsageError('--readers needs a game in a data folder, not in a --store.');
  }
  return readers > 0;
}
