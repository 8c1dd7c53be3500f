import type { GameWriter } from './copy/copyOrigin.js';
import type { PostgresConnection } from './postgresConnection.js';

/**
 * Notes the writer that has just taken a game, as the one of the commits to come. A writer that
 * made no commit is forgotten. In the statement, `taken` has the number of commits.
 */
export const NOTE_WRITER = `INSERT INTO writers (game, first, writer)
  SELECT $1, commits + 1, writer FROM taken
  ON CONFLICT (game, first) DO UPDATE SET writer = EXCLUDED.writer`;

/** The expression of the writer of a commit. */
export const writerOfCommit = (game: string, commit: string): string =>
  `(SELECT writer FROM writers WHERE game = ${game} AND first <= ${commit}
    ORDER BY first DESC LIMIT 1)`;

/** The writers of a game, oldest first. */
export function readWriters(
  { send }: PostgresConnection,
  game: number,
): Promise<readonly GameWriter[]> {
  const statement = 'SELECT first, writer FROM writers WHERE game = $1 ORDER BY first';
  return send<GameWriter & Record<string, unknown>>(statement, [game]);
}
