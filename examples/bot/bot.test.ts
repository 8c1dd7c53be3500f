import { createClient } from '@astrarium/client';
import { expect, test } from 'vitest';
import { servedGame } from '../../test/service/servedGame.js';
import { botTurn } from './src/botTurn.js';

test('the bot sets its fleet to work, and then leaves it alone', { timeout: 60_000 }, async () => {
  const game = await servedGame();
  const { token } = await game.join('Ada');
  const client = createClient({ baseUrl: game.url, token });
  const said = await botTurn(client);
  expect(said.filter((line) => line.includes('start_mining, done'))).toHaveLength(2);
  expect(said.filter((line) => line.includes('enqueue_print, done'))).toHaveLength(1);
  expect(await botTurn(client)).toEqual([]);
  await game.host.advance(3600);
  expect(await botTurn(client)).not.toEqual([]);
  await game.close();
});

test('without a token that is good it says so', { timeout: 60_000 }, async () => {
  const game = await servedGame();
  const client = createClient({ baseUrl: game.url, token: 'nobody' });
  await expect(botTurn(client)).rejects.toThrow('token');
  await game.close();
});
