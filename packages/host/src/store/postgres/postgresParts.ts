import { readFailure } from './postgresConnection.js';
import type { PostgresSession } from './postgresSession.js';

/** Lines in a partition of the log. */
const LINES_IN_PART = 10_000_000;

/** "line" in ASCII. */
const PART_LOCK = 0x6c696e65;

/** A partition that is not needed yet is tried again after so many lines. */
const LINES_TO_RETRY = 100_000;

/** Milliseconds to wait for other sessions with a partition that is not needed yet. */
const AHEAD_MS = 500;

/** The partitions of the log, which grow with it. */
export function postgresParts(session: PostgresSession) {
  let made = -1;
  let aheadFrom = 0;
  return {
    /** Makes those up to a line, and the next one if that is possible now. @throws StoreFailure */
    async make(nextLine: number): Promise<void> {
      const needed = Math.floor(nextLine / LINES_IN_PART);
      if (needed < made || (needed === made && nextLine < aheadFrom)) return;
      try {
        const { run } = await session.connect();
        for (let part = Math.max(made, 0); part <= needed; part++) await run(partStatements(part));
        made = needed;
        aheadFrom = nextLine + LINES_TO_RETRY;
        await run(`SET LOCAL lock_timeout = ${AHEAD_MS}; ${partStatements(needed + 1)}`);
        made = needed + 1;
      } catch (error) {
        // Nothing of a batch was written.
        if (made < needed) throw readFailure(error, session.place);
      }
    },
  };
}

/**
 * Statements of one transaction, so that two writers do not make a partition at the same time. To
 * attach a table lets others read and write the log meanwhile, unlike `PARTITION OF`, which also
 * waits for everyone who reads it, such as a dump, and makes all writers wait behind it.
 */
function partStatements(part: number): string {
  const name = `lines_${part}`;
  const bounds = `FROM (${part * LINES_IN_PART}) TO (${(part + 1) * LINES_IN_PART})`;
  // Not `to_regclass`: it may not see what another session made before it gave the lock up.
  const isMade = `EXISTS (SELECT FROM pg_class
    WHERE relname = '${name}' AND relnamespace = current_schema()::regnamespace)`;
  return `DO $$ BEGIN
    IF ${isMade} THEN RETURN; END IF;
    PERFORM pg_advisory_xact_lock(${PART_LOCK});
    IF ${isMade} THEN RETURN; END IF;
    CREATE TABLE ${name} (LIKE lines INCLUDING ALL);
    ALTER TABLE lines ATTACH PARTITION ${name} FOR VALUES ${bounds};
  END $$`;
}
