import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './sources.js';

/** Locks a SQLite file for writing from another process, for a time. */
const PROGRAM = `
const [, sqlite, path, ms] = process.argv;
const { DatabaseSync } = require(sqlite);
const database = new DatabaseSync(path, { timeout: 5000 });
database.exec('BEGIN IMMEDIATE');
console.log('locked');
setTimeout(() => { database.exec('ROLLBACK'); database.close(); }, Number(ms));
`;

/** Resolves when another process has locked a SQLite file; the lock ends after `ms`. */
export async function lockFile(path: string, ms: number): Promise<void> {
  const from = createRequire(join(ROOT, 'packages/host/package.json'));
  const sqlite = from.resolve('@photostructure/sqlite');
  const child = spawn(process.execPath, ['-e', PROGRAM, sqlite, path, String(ms)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
}
