import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './sources.js';

/** Locks a SQLite file for writing from another process, until its standard input ends. */
const PROGRAM = `
const [, sqlite, path] = process.argv;
const { DatabaseSync } = require(sqlite);
const database = new DatabaseSync(path, { timeout: 5000 });
database.exec('BEGIN IMMEDIATE');
console.log('locked');
process.stdin.resume().on('end', () => { database.exec('ROLLBACK'); database.close(); });
`;

/** Resolves when another process has locked a SQLite file, with a function that unlocks it. */
export async function lockFile(path: string): Promise<() => void> {
  const from = createRequire(join(ROOT, 'packages/host/package.json'));
  const sqlite = from.resolve('@photostructure/sqlite');
  const child = spawn(process.execPath, ['-e', PROGRAM, sqlite, path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return () => void child.stdin.end();
}
