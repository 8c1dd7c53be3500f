import { createHash } from 'node:crypto';
import type { PostgresConnection } from './postgresConnection.js';
import { POSTGRES_MIGRATIONS } from './postgresMigrations.js';
import { StoreFailure } from '../store.js';

/** The lock under which the tables are made and changed: "astr" in ASCII. */
const MIGRATION_LOCK = 0x61737472;

/**
 * Makes the tables, or changes those of an older release; several processes may do so at once.
 *
 * @throws StoreFailure when a newer release made them, or another program
 */
export async function migratePostgres(
  connection: PostgresConnection,
  place: string,
  migrations: readonly string[] = POSTGRES_MIGRATIONS,
): Promise<void> {
  const { run, send } = connection;
  await run('BEGIN');
  try {
    await run('SET LOCAL lock_timeout = 60000');
    await send('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await run(`CREATE SCHEMA IF NOT EXISTS astrarium;
      CREATE TABLE IF NOT EXISTS migrations (
        number bigint PRIMARY KEY,
        digest text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    const found = await send<Migration>('SELECT number, digest FROM migrations ORDER BY number');
    checkMigrations(found, migrations, place);
    for (const [index, text] of migrations.entries()) {
      if (index < found.length) continue;
      await run(text);
      const values = [index + 1, digestOf(text)];
      await send('INSERT INTO migrations (number, digest) VALUES ($1, $2)', values);
    }
    await run('COMMIT');
  } catch (error) {
    await run('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

interface Migration {
  readonly number: number;
  readonly digest: string;
}

function checkMigrations(
  found: readonly Migration[],
  migrations: readonly string[],
  place: string,
): void {
  const foreign = (why: string): StoreFailure =>
    new StoreFailure('foreign', `${place} cannot be used: ${why}`);
  if (found.length > migrations.length) {
    throw foreign(
      `its tables have version ${found.length}, but this release knows ${migrations.length}. ` +
        'Use a newer release',
    );
  }
  for (const [index, { digest, number }] of found.entries()) {
    const isKnown = number === index + 1 && digest === digestOf(migrations[index] ?? '');
    if (!isKnown) throw foreign(`version ${number} of its tables is not that of this release`);
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
