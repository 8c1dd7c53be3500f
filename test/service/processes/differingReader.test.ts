import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Agent, request } from 'undici';
import { afterAll, expect, test } from 'vitest';
import { hashingCliBundle } from '../../tools/cliBundle.js';
import { type Player, serverFolder } from './server.js';

const folder = serverFolder(hashingCliBundle, 'pipe');
afterAll(() => {
  delete process.env['NODE_OPTIONS'];
  folder.close();
});

/** While this file exists, readers get an account `Right` as `Wrong`: one of them, or each. */
const flag = join(folder.folder, 'alter');

/** Is loaded before the program. It alters commands on their way from the writer to a reader. */
const ALTERING = `
  import cluster from 'node:cluster';
  import { existsSync, readFileSync, rmSync } from 'node:fs';
  const flag = ${JSON.stringify(flag)};
  const { emit } = process;
  if (cluster.isWorker) process.emit = function (name, message, ...rest) {
    const lines = message?.kind === 'commit' ? message.batch.lines : [];
    if (existsSync(flag)) for (const line of lines) {
      if (!line.text.includes('"name":"Right')) continue;
      line.text = line.text.replace('"name":"Right', '"name":"Wrong');
      if (readFileSync(flag, 'utf8') === 'once') rmSync(flag);
    }
    return emit.call(this, name, message, ...rest);
  };`;

test('a reader that differs is replaced twice; then the writer answers alone', async () => {
  const module = join(folder.folder, 'altering.mjs');
  writeFileSync(module, ALTERING);
  process.env['NODE_OPTIONS'] = `--import ${pathToFileURL(module).href}`;
  const options = ['--readers', '1', '--speed', '60', '--metrics-port', '0', '--log', 'json'];
  const server = await folder.start(...options);
  let log = '';
  server.stderr?.setEncoding('utf8').on('data', (piece: string) => (log += piece));
  const lines = (words: string): string[] => log.split('\n').filter((line) => line.includes(words));
  /** Reads the name of an account until somebody answers, and changes it if a body is given. */
  const nameOf = async ({ token }: Player, body?: object): Promise<string> => {
    for (;;) {
      const answer = await request(`${server.url}/v1/accounts/me`, {
        method: body === undefined ? 'GET' : 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        dispatcher: new Agent(),
      }).catch(() => undefined);
      if (answer?.statusCode === 200) {
        return ((await answer.body.json()) as { readonly name: string }).name;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const metric = async (name: string): Promise<string | undefined> =>
    (await (await fetch(server.metrics)).text())
      .split('\n')
      .find((line) => line.startsWith(`${name} `));
  const ended = (times: number) =>
    expect.poll(() => lines('a reader has ended').length).toBe(times);
  const readers = (count: number) =>
    expect.poll(() => metric('astrarium_readers')).toBe(`astrarium_readers ${count}`);

  // The reader shows another world than the writer, until the next hash line.
  writeFileSync(flag, 'once');
  const first = await folder.open('Right1');
  expect(await nameOf(first)).toBe('Wrong1');
  await ended(1);
  const differs = /differs from the log at line \d+, tick [1-9]\d*, tables \w+/;
  expect(lines('the reader cannot continue')[0]).toMatch(differs);
  expect(existsSync(flag)).toBe(false);
  // The next reader has the game of the writer.
  expect(await nameOf(first)).toBe('Right1');
  await readers(1);

  writeFileSync(flag, 'always');
  for (const times of [2, 3]) {
    expect(await nameOf(first)).toBe('Right1');
    await folder.open(`Right${times}`);
    await ended(times);
  }
  await expect.poll(() => lines('no reader is left').length).toBe(1);
  expect(await nameOf(await folder.open('Right4'))).toBe('Right4');
  expect(await nameOf(first, { name: 'Right5' })).toBe('Right5');
  expect(await nameOf(first)).toBe('Right5');
  const waits = lines('a reader has ended').map((line) => JSON.parse(line) as object);
  const ends = [500, 1000, null].map((restart_ms) => ({ why: 'differs', restart_ms }));
  expect(waits).toMatchObject(ends);
  await readers(0);
  const total = 'astrarium_readers_ended_total{why="differs"}';
  expect(await metric(total)).toBe(`${total} 3`);
  expect(await server.stop()).toBe(0);
});
