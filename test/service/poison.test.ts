import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { cliBundle, serverFolder } from './server.js';

const folder = serverFolder();
let running: ChildProcess | undefined;
afterEach(() => {
  running?.kill('SIGKILL');
  folder.close();
});

/** Makes the one writer stumble: it alone digests requests, to know them when they come again. */
const STUMBLE = `data:text/javascript,${encodeURIComponent(`
  import { createHash } from 'node:crypto';
  const hashes = Object.getPrototypeOf(createHash('sha256'));
  const { update } = hashes;
  hashes.update = function (data, ...more) {
    if (String(data).includes('"Poison"')) throw new Error('a broken invariant');
    return update.call(this, data, ...more);
  };
`)}`;

/** A server that stumbles; what it says, and how it ends. */
async function startStumbling() {
  const args = ['--import', STUMBLE, await cliBundle(), 'serve', '--port', '0'];
  const child = spawn(process.execPath, [...args, '--data', folder.data]);
  running = child;
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  const ended = new Promise<{ code: number | null; said: string }>((ends) => {
    child.on('close', (code) => ends({ code, said }));
  });
  const url = await new Promise<string>((found) => {
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      out += piece;
      const here = /^Astrarium at (\S+)$/m.exec(out)?.[1];
      if (here !== undefined) found(here);
    });
  });
  return { ended, url };
}

test(
  'a command that breaks the writer ends the process, and not the next one',
  { timeout: 120_000 },
  async () => {
    const first = await startStumbling();
    const { token } = await folder.open('Ada');
    const update = (url: string, name: string, key: string) =>
      fetch(`${url}/v1/accounts/me`, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ name }),
      });
    const acknowledged = await (await update(first.url, 'Ada II', 'k1')).text();
    expect(acknowledged).toContain('Ada II');
    const broken = await update(first.url, 'Poison', 'k2');
    expect(broken.status).toBe(500);
    expect(await broken.json()).toMatchObject({ code: 'internal' });
    const { code, said } = await first.ended;
    expect(code).toBe(3);
    expect(said).toContain('astrarium: this is a fault of the program.\nError: a broken invariant');
    const line = said.split('\n').find((one) => one.includes('the game has stopped'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      level: 50,
      reason: 'a broken invariant',
    });
    // As often as it is started: the command is in no log.
    for (let starts = 0; starts < 2; starts += 1) {
      const { ended, url } = await startStumbling();
      const again = await update(url, 'Ada II', 'k1');
      expect([again.headers.get('idempotent-replayed'), await again.text()]).toEqual([
        'true',
        acknowledged,
      ]);
      if (starts === 0) {
        expect((await update(url, 'Poison', 'k2')).status).toBe(500);
        expect((await ended).code).toBe(3);
      } else {
        running?.kill('SIGTERM');
        expect((await ended).code).toBe(0);
      }
    }
    await folder.run('export', `${folder.folder}/game.jsonl`, '--data', folder.data);
    expect(readFileSync(`${folder.folder}/game.jsonl`, 'utf8')).not.toContain('Poison');
  },
);
