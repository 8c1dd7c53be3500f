import type { QueryResultRow } from 'pg';
import type { PostgresConnection } from './postgresConnection.js';
import type { PruneBounds } from '../pruneBounds.js';
import type { StoreBatch } from '../store.js';

/** Which kept outcomes are to be deleted. */
type OutcomeBounds = Pick<PruneBounds, 'maxOutcomes' | 'outcomesBeforeMs'>;

/** Deletes kept outcomes of a game, in steps. */
export interface OutcomePruner {
  /** Notes the outcomes of a commit. */
  wrote(batch: Pick<StoreBatch, 'deletedAccounts' | 'outcomes'>): void;
  /** From now on, outcomes beyond these bounds are to be deleted. */
  begin(bounds: OutcomeBounds): void;
  /** Whether a step has something to do. */
  readonly isDue: boolean;
  /** Sends the statement of the next step, inside a transaction. */
  send(to: PostgresConnection, game: number): Promise<readonly AccountSize[]>;
  /** Notes how many outcomes a step has deleted. */
  deleted(sizes: readonly AccountSize[]): void;
}

/** A number of outcomes of an account. */
interface AccountSize {
  readonly account: number;
  readonly size: number;
}

/** Maximum of outcomes that a step deletes. A step takes some milliseconds. */
const OUTCOMES_AT_ONCE = 200;

const deleteSome = (some: string): string => `WITH deleted AS (
    DELETE FROM outcomes USING (${some}) AS old
      WHERE outcomes.game = $1 AND outcomes.account = old.account AND outcomes.key = old.key
    RETURNING outcomes.account
  )
  SELECT account, count(*) AS size FROM deleted GROUP BY account`;

const OLD = deleteSome(`SELECT account, key FROM outcomes WHERE game = $1 AND created_ms < $2
      ORDER BY created_ms LIMIT ${OUTCOMES_AT_ONCE}`);

/** Those of an account beyond its newest ones. */
const MANY = deleteSome(`SELECT account, key FROM outcomes WHERE game = $1 AND account = $2
      ORDER BY created_ms DESC, key DESC OFFSET $3 LIMIT ${OUTCOMES_AT_ONCE}`);

const SIZES = 'SELECT account, count(*) AS size FROM outcomes WHERE game = $1 GROUP BY account';

/** Reads how many outcomes each account has, and prunes them from then on. */
export async function outcomePruner(
  { send }: PostgresConnection,
  game: number,
): Promise<OutcomePruner> {
  const rows = await send<AccountSize & QueryResultRow>(SIZES, [game]);
  /** Upper bounds of the outcomes of each account. */
  const sizes = new Map(rows.map(({ account, size }) => [account, size]));
  let bounds: OutcomeBounds = { outcomesBeforeMs: 0, maxOutcomes: Infinity };
  let isOld = false;
  /** Accounts that may have too many. */
  let large: readonly number[] = [];
  return {
    wrote({ deletedAccounts, outcomes }) {
      for (const account of deletedAccounts) sizes.delete(account);
      for (const { account } of outcomes) sizes.set(account, (sizes.get(account) ?? 0) + 1);
    },
    begin(given) {
      bounds = given;
      isOld = true;
      large = [...sizes].flatMap(([account, size]) => (size > bounds.maxOutcomes ? account : []));
    },
    get isDue() {
      return isOld || large.length > 0;
    },
    send(to, id) {
      const values = isOld ? [bounds.outcomesBeforeMs] : [large[0], bounds.maxOutcomes];
      return to.send<AccountSize & QueryResultRow>(isOld ? OLD : MANY, [id, ...values]);
    },
    deleted(some) {
      let count = 0;
      for (const { account, size } of some) {
        sizes.set(account, (sizes.get(account) ?? 0) - size);
        count += size;
      }
      if (count === OUTCOMES_AT_ONCE) return;
      if (!isOld) {
        // An outcome that replaced another one was counted twice.
        const [account = 0, ...others] = large;
        sizes.set(account, Math.min(sizes.get(account) ?? 0, bounds.maxOutcomes));
        large = others;
      }
      isOld = false;
      large = large.filter((account) => (sizes.get(account) ?? 0) > bounds.maxOutcomes);
    },
  };
}
