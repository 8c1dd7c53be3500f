import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { cliBundle } from '../../tools/cliBundle.js';
import { jsonCall } from '../jsonCall.js';
import { serverFolder } from './server.js';

const folder = serverFolder();
let running: ChildProcess | undefined;
afterEach(async () => {
  running?.kill('SIGKILL');
  await folder.close();
});

/** Makes the writer throw: only the writer hashes requests, to recognise repeated ones. */
const FAIL_WRITER = `data:text/javascript,${encodeURIComponent(`
  import { createHash } from 'node:crypto';
  const hashes = Object.getPrototypeOf(createHash('sha256'));
  const { update } = hashes;
  hashes.update = function (data, ...more) {
    if (String(data).includes('"Faulty"')) throw new Error('a broken invariant');
    return update.call(this, data, ...more);
  };
`)}`;

/** Starts a server whose writer throws; `ended` resolves to its exit code and its messages. */
async function startFailing() {
  const args = ['--import', FAIL_WRITER, await cliBundle(), 'serve', '--port', '0'];
  const child = spawn(process.execPath, [...args, '--data', folder.data]);
  running = child;
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (messages += piece));
  const ended = new Promise<{ code: number | null; messages: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, messages }));
  });
  const url = await new Promise<string>((resolve) => {
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      out += piece;
      const here = /^Astrarium at (\S+)$/m.exec(out)?.[1];
      if (here !== undefined) resolve(here);
    });
  });
  return { ended, url };
}

test('a command that makes the writer throw ends the process, but not the restarted one', async () => {
  const first = await startFailing();
  const { token } = await folder.open('Ada');
  const update = (url: string, name: string, key: string) => {
    const headers = { 'idempotency-key': key };
    return jsonCall(url, token, 'PATCH', '/v1/accounts/me', { name }, { headers });
  };
  const { body: acknowledged } = await update(first.url, 'Ada II', 'k1');
  expect(acknowledged).toMatchObject({ name: 'Ada II' });
  const broken = await update(first.url, 'Faulty', 'k2');
  expect(broken).toMatchObject({ status: 500, body: { code: 'internal' } });
  const { code, messages } = await first.ended;
  expect(code).toBe(3);
  expect(messages).toContain('stack trace.\nError: a broken invariant');
  const line = messages.split('\n').find((one) => one.includes('the game has stopped'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 50,
    reason: 'a broken invariant',
  });
  // The command was not logged, so every restart succeeds.
  for (let starts = 0; starts < 2; starts += 1) {
    const { ended, url } = await startFailing();
    const repeated = await update(url, 'Ada II', 'k1');
    expect(repeated.headers.get('idempotent-replayed')).toBe('true');
    expect(repeated.body).toEqual(acknowledged);
    if (starts === 0) {
      expect((await update(url, 'Faulty', 'k2')).status).toBe(500);
      expect((await ended).code).toBe(3);
    } else {
      running?.kill('SIGTERM');
      expect((await ended).code).toBe(0);
    }
  }
  await folder.run('export', `${folder.folder}/game.jsonl`, '--data', folder.data);
  expect(readFileSync(`${folder.folder}/game.jsonl`, 'utf8')).not.toContain('Faulty');
});
