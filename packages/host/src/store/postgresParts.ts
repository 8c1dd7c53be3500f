import { readFailure } from './postgresFailure.js';
import type { PostgresSession } from './postgresSession.js';

/** Lines in a partition of the log. */
const LINES_IN_PART = 10_000_000;

/** "line" in ASCII. */
const PART_LOCK = 0x6c696e65;

/** The partitions of the log. */
export interface PostgresParts {
  /** Makes those up to a line. @throws StoreFailure */
  make(nextLine: number): Promise<void>;
}

/** The partitions of the log, which grow with it. */
export function postgresParts(session: PostgresSession): PostgresParts {
  let made = -1;
  return {
    async make(nextLine) {
      const needed = Math.floor(nextLine / LINES_IN_PART);
      if (needed <= made) return;
      try {
        const { run } = await session.connect();
        // One transaction: two writers do not make a partition at the same time.
        for (let part = Math.max(made, 0); part <= needed; part++) await run(partStatements(part));
      } catch (error) {
        // Nothing of a batch was written.
        throw readFailure(error, session.place);
      }
      made = needed;
    },
  };
}

function partStatements(part: number): string {
  const bounds = `FROM (${part * LINES_IN_PART}) TO (${(part + 1) * LINES_IN_PART})`;
  return `SELECT pg_advisory_xact_lock(${PART_LOCK});
    CREATE TABLE IF NOT EXISTS lines_${part} PARTITION OF lines FOR VALUES ${bounds}`;
}
