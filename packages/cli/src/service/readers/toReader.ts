import type { WayIn } from '@astrarium/contract';
import type { AccountNote, Answer, Call, StoreBatch } from '@astrarium/host';
import type { HttpReport, Spending } from '@astrarium/http';
import type { ServeOptions } from '../../commands/serveOptions.js';
import { UsageError } from '../../terminal/usageError.js';
import type { BoundPorts } from '../bindPorts.js';
import { type Environment, originsOf, waysInOf } from '../environment.js';
import { gameFile, hashOfFile } from '../shownGame.js';

/** How a reader serves. */
export interface ReaderSettings {
  /** The file of the game; undefined for the space game. */
  readonly file: string | undefined;
  /** The hash of that file at the start: a reader must not run other rules. */
  readonly fileHash: string | undefined;
  /** The folder of pages; undefined for those of the space game. */
  readonly pages: string | undefined;
  /** The file of the game. */
  readonly path: string;
  readonly host: string;
  readonly port: number;
  /** The sites whose pages may open accounts. */
  readonly origins: readonly string[];
  /** The address of the service in mailed links. */
  readonly root: string;
  readonly logLevel: string;
  /** How many readers share the limits of the service. */
  readonly readers: number;
  readonly maxConnectionsPerAddress: number;
  /** The entries of `--trusted-proxies`. */
  readonly trustedProxies: readonly string[];
  readonly allowPrivateWebhooks: boolean;
  readonly waysIn: readonly WayIn[];
}

/** What the writer tells a reader. */
export type ToReader =
  | { readonly kind: 'open'; readonly settings: ReaderSettings }
  | { readonly kind: 'commit'; readonly number: number; readonly batch: StoreBatch }
  | { readonly kind: 'pruned' }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly answer: Answer | undefined;
      readonly commit: number;
    }
  | { readonly kind: 'spent'; readonly spent: readonly Spending[] }
  | { readonly kind: 'close' };

/** What a reader tells the writer. */
export type FromReader =
  // Messages before this one would be lost.
  | { readonly kind: 'ready' }
  | { readonly kind: 'follow'; readonly after: number }
  | { readonly kind: 'listening' }
  | { readonly kind: 'applied'; readonly number: number }
  | { readonly kind: 'call'; readonly id: number; readonly call: Call }
  /** Asks for the last commit; the answer is one without an answer to a call. */
  | { readonly kind: 'last'; readonly id: number }
  | { readonly kind: 'note'; readonly account: number; readonly note: AccountNote }
  | { readonly kind: 'metrics'; readonly report: HttpReport }
  | { readonly kind: 'spent'; readonly spent: readonly Spending[] };

/** The exit code of a reader whose replay differs from the log. */
export const DIFFERS = 3;

/** The settings of the readers of a service. */
export function readerSettings(
  { address, port }: Pick<BoundPorts, 'address' | 'port'>,
  options: ServeOptions & Environment,
): ReaderSettings {
  const { data, file, log, logLevel, publicUrl, trustedProxies } = options;
  const form = log ?? (process.stderr.isTTY ? 'pretty' : 'json');
  return {
    file,
    fileHash: file === undefined ? undefined : hashOfFile(file),
    pages: options.pages,
    path: gameFile(data),
    host: options.host,
    port: port.port,
    origins: originsOf(options),
    root: publicUrl ?? address,
    // On a terminal, their lines would hide those of this process.
    logLevel: form === 'json' ? logLevel : 'warn',
    readers: options.readers,
    maxConnectionsPerAddress: options.maxConnectionsPerAddress,
    trustedProxies: trustedProxies?.entries ?? [],
    allowPrivateWebhooks: options.allowPrivateWebhooks === true,
    waysIn: waysInOf(options, options),
  };
}

/** Whether these options ask for readers. @throws UsageError when the game is in a database */
export function hasReaders({ readers, store }: ServeOptions): boolean {
  if (readers > 0 && store !== undefined) {
    throw new UsageError('--readers needs a game in a data folder, not in a --store.');
  }
  return readers > 0;
}
