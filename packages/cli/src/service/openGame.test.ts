import { memoryStore, openHost } from '@astrarium/host';
import { spaceGame } from '@astrarium/space/service';
import { expect, test } from 'vitest';
import { continuedGame } from './openGame.js';

test('what keeps a server from a stored game is known before it takes the game', async () => {
  const store = memoryStore();
  const given = { data: '', seed: 7 };
  const continued = (options: object, of: Parameters<typeof continuedGame>[1] = store) =>
    continuedGame(spaceGame, of, { ...given, ...options }, 'main');
  // A new game takes any seed and setting.
  expect(await continued({ seed: 9, setting: 'standard' })).toBe(spaceGame);

  await openHost({
    game: spaceGame,
    store,
    seed: 7,
    nowMs: () => 0,
    defer: (act) => void setImmediate(act),
    linkOf: (secret) => secret,
    version: 'test',
  });
  expect(await continued({})).toMatchObject({ simulation: spaceGame.simulation });
  await expect(continued({ seed: 9 })).rejects.toThrow(
    'The game main has another seed than 9. Omit --seed or name another game.',
  );
  await expect(continued({ setting: 'standard' })).rejects.toThrow(
    'The game main is not new: it keeps its setting.',
  );
  const versions = () => [{ n: 1, name: 'well', version: 1, rules: 'h', bundle: 'b' }];
  await expect(continued({}, { ...store, versions })).rejects.toThrow(
    'The stored game is well, and that of this server is astrarium. Name the file of the game.',
  );
});
