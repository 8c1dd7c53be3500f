import type { CommittedBatch } from '../commitFeed.js';
import type { PostgresConnection } from './postgresConnection.js';
import type { StoredStart } from '../store.js';

const STARTS = `SELECT id, tick, places, number FROM starts WHERE game = $1 AND number > $2
  ORDER BY number`;

/** A start, and its place in the order of starts. */
type NumberedStart = StoredStart & { readonly number: number };

/** Reads the starts of a game after one. @throws ConnectionLost */
export function readStarts(
  { send }: Pick<PostgresConnection, 'send'>,
  game: number,
  after: number,
): Promise<readonly NumberedStart[]> {
  return send<NumberedStart>(STARTS, [game, after]);
}

/**
 * Adds to the first commit of each writer the starts that are new since the last one; `known` is
 * the place of the last start that is known already.
 */
export function startsAdder(game: number, known: number) {
  let last = known;
  let lastWriter = '';
  return async <C extends CommittedBatch & { readonly writer: string }>(
    connection: PostgresConnection,
    found: readonly C[],
  ): Promise<readonly C[]> => {
    const made: C[] = [];
    // Kept only when all was read: a connection may be lost.
    let [place, writer] = [last, lastWriter];
    for (const commit of found) {
      const isNew = commit.writer !== writer;
      const starts = isNew ? await readStarts(connection, game, place) : [];
      [place, writer] = [starts.at(-1)?.number ?? place, commit.writer];
      made.push({ ...commit, starts });
    }
    [last, lastWriter] = [place, writer];
    return made;
  };
}
