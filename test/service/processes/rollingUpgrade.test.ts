import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { postgresTester } from '../../store/postgresTester.js';
import { ROOT } from '../../tools/sources/sources.js';
import { DRAWS, recordingPlayer } from './recordingPlayer.js';
import { serverFolder } from './server.js';

const [FIRST, NEXT] = [1, 2].map((version) => join(ROOT, `test/tools/well${version}.ts`)) as [
  string,
  string,
];

const database = postgresTester();
const [writers, followers, others] = [serverFolder(), serverFolder(), serverFolder()];
afterAll(() => Promise.all([writers, followers, others].map((folder) => folder.close())));

test('followers and the writer change to the next version, and no stream misses an event', async () => {
  const store = ['--store', database.address];
  const writer = await writers.start(FIRST, ...store, '--speed', '60');
  const opened = await fetch(`${writer.url}/v1/accounts`, {
    method: 'POST',
    body: '{"name":"Ada"}',
  });
  const ada = recordingPlayer((await opened.json()) as { readonly token: string }, DRAWS);
  const follower = await followers.start(FIRST, ...store, '--follow');
  const other = await others.start(FIRST, ...store, '--follow');
  const playsUntil = async (url: string, answers: number): Promise<() => Promise<void>> => {
    const before = ada.acked;
    const playing = ada.play(url);
    while (ada.acked < before + answers || ada.received === 0) await pause(5);
    return () => playing;
  };
  let played = await playsUntil(follower.url, 20);

  // The follower first: it says what it waits for, and changes nothing.
  expect(await follower.stop()).toBe(0);
  await played();
  await expect(followers.start(NEXT, ...store, '--follow')).rejects.toThrow(
    'the server ended with 2',
  );
  played = await playsUntil(writer.url, 20);

  // Then the writer; a follower of the former version ends instead of diverging.
  expect(await writer.stop()).toBe(0);
  await played();
  const next = await writers.start(NEXT, ...store, '--speed', '60');
  expect(await other.ended).not.toBe(0);
  await ada.check(next.url);
  const late = await followers.start(NEXT, ...store, '--follow');
  played = await playsUntil(late.url, 20);
  expect(await late.stop()).toBe(0);
  await played();
  await ada.check(next.url);
  expect(ada.received).toBeGreaterThan(0);

  const log = join(writers.folder, 'game.jsonl');
  await writers.run('export', log, ...store, '--file', NEXT);
  expect(await next.stop()).toBe(0);
  // The version before cannot go back.
  await expect(writers.start(FIRST, ...store)).rejects.toThrow('the server ended with 2');
});
