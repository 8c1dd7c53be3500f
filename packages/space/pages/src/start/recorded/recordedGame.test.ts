import { readFileSync, writeFileSync } from 'node:fs';
import { recordLog } from '@astrarium/core/log';
import { astrarium, deviceViewIds, deviceView, NEARBY_STARS, newGame } from '@astrarium/space';
import { expect, test } from 'vitest';
import { replayJourneys } from './journeys.js';

const FILE = new URL('travellers.jsonl', import.meta.url);

const NAMES = ['Ada', 'Bram', 'Chidi', 'Dora', 'Emre', 'Freya', 'Goro', 'Hana', 'Ivo', 'Jun'];

/** The length of the game, and how long a vessel stays at a star, in ticks. */
const TICKS = 4 * 3600;
const REST = 300;

/** A game in which each player flies from one of the nearest stars to another. */
function recordTravellers(): string {
  let log = '';
  const options = { write: (text: string) => void (log += text), hashEvery: 0 };
  const recorder = recordLog(astrarium, newGame({ seed: 11 }), options);
  NAMES.forEach((name, index) => {
    const id = `open-${index}`;
    recorder.execute({ id, account: 0, type: 'open_account', args: { name } });
  });
  const stars = NEARBY_STARS.slice(0, 40);
  let order = 0;
  while (recorder.snapshot.now < TICKS) {
    const world = astrarium.read(recorder.snapshot);
    NAMES.forEach((_, index) => {
      const account = index + 1;
      const own = deviceViewIds(world, account as never).map((id) => deviceView(world, id));
      const vessel = own.find((one) => one?.device_type === 'heaven_vessel');
      if (vessel?.status !== 'idle') return;
      order += 1;
      const destination = stars[(order * 7 + index * 3) % stars.length]?.code ?? 'SOL';
      const args = { device: vessel.device_code, destination };
      recorder.execute({ id: `${order}`, account, type: 'travel', args });
    });
    recorder.advance({ ticks: REST });
  }
  recorder.end();
  return log;
}

// The file may change when the rules of the space game do: npm run recorded.
test('the recorded game is what its players do under the present rules', () => {
  const log = recordTravellers();
  if (process.env['ASTRARIUM_RECORD'] === 'recorded') writeFileSync(FILE, log);
  expect(readFileSync(FILE, 'utf8') === log).toBe(true);
  const { journeys, ticks } = replayJourneys(log);
  expect(ticks).toBeGreaterThanOrEqual(TICKS);
  expect(new Set(journeys.map(({ replicant }) => replicant)).size).toBe(NAMES.length);
  expect(journeys.every(({ arrives, departs }) => arrives > departs)).toBe(true);
  expect(() => replayJourneys(log.replace('"account":3', '"account":4'))).toThrow();
});
