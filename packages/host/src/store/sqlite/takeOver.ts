import { type Lease, NO_LEASE, takeLease } from '../lease.js';
import type { SqliteLease } from './sqliteLease.js';
import type { SqliteReader } from './sqliteReader.js';
import type { SqliteTransactions } from './sqliteTransactions.js';
import { StoreFailure } from '../store.js';
import type { Damage, StoreIntegrity } from './integrity/storeIntegrity.js';

/** How to open a store. */
export interface TakeOverOptions {
  /** The wall clock. */
  readonly nowMs: number;
  /** Opens a damaged or incomplete store as it is. */
  readonly acceptLoss?: boolean | undefined;
  /** Called with each damage that does not prevent the opening. */
  readonly onDamage?: ((message: string) => void) | undefined;
  /**
   * With this callback, only what a start reads is verified when the store is opened. The other
   * pages are verified in the background, and then it is called. Damage ends the store: calls
   * throw.
   */
  readonly onVerified?: (() => void) | undefined;
}

/** The parts of a store in a database. */
export interface SqliteParts {
  readonly reader: SqliteReader;
  readonly lease: SqliteLease;
  readonly transactions: SqliteTransactions;
  readonly integrity: StoreIntegrity;
}

/**
 * Takes the lease of a store, after the store was verified: a start that is refused writes nothing.
 *
 * @throws StoreFailure when another process uses the store, or when it is damaged
 */
export function takeOver(
  { integrity, lease, reader, transactions }: SqliteParts,
  path: string,
  options: TakeOverOptions,
): Lease {
  const { writer } = lease.read();
  const frames = transactions.frames();
  let own = NO_LEASE;
  let isVerified = true;
  transactions.run(() => {
    const former = lease.read();
    own = takeLease(former, options.nowMs, path);
    if (former.writer !== writer) {
      throw new StoreFailure('locked', `Another process has just used ${path}. Try again`);
    }
    isVerified = verifyStore(reader, integrity, frames, path, options);
    lease.write(own);
  });
  if (!isVerified) integrity.reset(reader.end(), transactions.frames());
  else refuseLoss(integrity.note(reader.end(), transactions.frames()), path);
  return own;
}

/**
 * Compares a store with its head file, and the lines since its newest keyframe with their digests.
 * Returns whether the head file is right.
 *
 * @throws StoreFailure when something is missing or altered and the caller does not accept that
 */
function verifyStore(
  { end, lines, newestKeyframe }: SqliteReader,
  integrity: StoreIntegrity,
  frames: number,
  path: string,
  { acceptLoss = false, onDamage, onVerified }: TakeOverOptions,
): boolean {
  const isLater = onVerified !== undefined && !acceptLoss;
  const found = [...integrity.verify(end(), frames, lines.chainAt, isLater)];
  const keyframe = newestKeyframe((tick) => {
    const message = `the keyframe of tick ${tick}; the game starts from an older one`;
    found.push({ message, isLoss: false });
  });
  const altered = lines.firstAltered(keyframe?.n ?? 0);
  if (altered !== undefined) {
    found.push({ message: `the log differs from its digests at line ${altered}`, isLoss: true });
  }
  const losses = found.filter(({ isLoss }) => isLoss).map(({ message }) => message);
  if (losses.length > 0 && !acceptLoss) throw damagedStore(path, losses.join('; '));
  for (const damage of found) onDamage?.(damageText(path, damage));
  return end().commits > 0 && losses.length === 0;
}

/** Describes damage of the store in a file. */
export function damageText(path: string, { message }: Pick<Damage, 'message'>): string {
  return `${path} is damaged: ${message}`;
}

/** Throws when damage is a loss. @throws StoreFailure */
export function refuseLoss(damage: Damage | undefined, path: string): void {
  if (damage?.isLoss === true) throw damagedStore(path, damage.message);
}

function damagedStore(path: string, message: string): StoreFailure {
  const advice = 'Restore a backup, or serve it with --accept-loss to continue with what is left';
  return new StoreFailure('damaged', `${damageText(path, { message })}. ${advice}`);
}
