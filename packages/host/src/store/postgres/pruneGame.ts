import type { PostgresConnection } from './postgresConnection.js';
import type { PruneBounds } from '../pruneBounds.js';
import { MAX_STARTS, type StoredStart } from '../store.js';

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
