import { createClient } from '@astrarium/client';
import { expect, test } from 'vitest';
import { servedGame } from '../../test/service/servedGame.js';
import { botTurn } from './src/botTurn.js';

test(
  'the bot gives idle devices commands, and none to busy ones',
  { timeout: 60_000 },
  async () => {
    const game = await servedGame();
    const { token } = await game.join('Ada');
    const client = createClient({ baseUrl: game.url, token });
    const lines = await botTurn(client);
    expect(lines.filter((line) => line.includes('start_mining, done'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('enqueue_print, done'))).toHaveLength(1);
    expect(await botTurn(client)).toEqual([]);
    await game.host.advance(3600);
    expect(await botTurn(client)).not.toEqual([]);
    await game.close();
  },
);

test('the bot reports an invalid token', { timeout: 60_000 }, async () => {
  const game = await servedGame();
  const client = createClient({ baseUrl: game.url, token: 'invalid' });
  await expect(botTurn(client)).rejects.toThrow('token');
  await game.close();
});
