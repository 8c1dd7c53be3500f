import type { PostgresConnection } from './postgresConnection.js';
import type { PruneBounds } from '../pruneBounds.js';
import { type StoreBatch, MAX_STARTS, type StoredStart } from '../store.js';

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
  const rows = await send<AccountSize>(SIZES, [game]);
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
      return to.send<AccountSize>(isOld ? OLD : MANY, [id, ...values]);
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

/** Maximum of commits in the feed. */
const KEPT_COMMITS = 10_000;

/** The statements of a change. */
type Sent = Promise<unknown>[];

/** Sends the statement that adds a start; again, it changes nothing. */
export function writeStart(
  { send }: PostgresConnection,
  game: number,
  { id, places, tick }: StoredStart,
): Sent {
  return [
    send(
      `INSERT INTO starts (game, id, tick, places) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [game, id, tick, places],
    ),
    send(
      `DELETE FROM starts WHERE game = $1 AND number <=
         (SELECT number FROM starts WHERE game = $1 ORDER BY number DESC LIMIT 1 OFFSET $2)`,
      [game, MAX_STARTS],
    ),
  ];
}

/** Sends the statement that deletes mails. */
export function deleteMails(
  { send }: PostgresConnection,
  game: number,
  ids: readonly number[],
): Sent {
  return [send('DELETE FROM mails WHERE game = $1 AND id = ANY ($2)', [game, ids])];
}

const OLD_LINKS = 'DELETE FROM links WHERE game = $1 AND expires_ms < $2';
const PRUNED = 'UPDATE games SET pruned = $2, pruned_at = commits WHERE id = $1';

/** Sends the statements that delete old links, and note the bounds for copies. */
export function pruneGame({ send }: PostgresConnection, game: number, bounds: PruneBounds): Sent {
  return [
    send(OLD_LINKS, [game, bounds.linksBeforeMs]),
    send(PRUNED, [game, JSON.stringify(bounds)]),
  ];
}

/**
 * Commits before a deletion are erased when they are this old: followers have read them by then.
 * Each by its own age: otherwise a deletion every few seconds would keep all of them.
 */
const ERASED_AFTER = `interval '10 seconds'`;

const ERASE = `DELETE FROM commits USING games
  WHERE games.id = $1 AND commits.game = $1
    AND (number < games.commits - $2
      OR number < games.erase_before AND at < clock_timestamp() - ${ERASED_AFTER})`;
const ERASE_OLD = `DELETE FROM commits WHERE game = $1
  AND number < (SELECT min(number) FROM commits WHERE game = $1) + $2
  AND at < clock_timestamp() - interval '1 hour'`;

/** Sends the statements that erase what the feed does not keep. */
export function eraseCommits({ send }: PostgresConnection, game: number): Sent {
  return [send(ERASE, [game, KEPT_COMMITS]), send(ERASE_OLD, [game, KEPT_COMMITS])];
}
