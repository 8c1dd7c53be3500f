import { recordLog } from '@astrarium/core/log';
import type { Command } from '@astrarium/core';
import { isNight, lighthouse } from './lighthouse.js';

type Shore = ReturnType<typeof lighthouse.genesis>;

/** Plays a keeper that lights the lamp at dusk, fetches oil after dawn, and sometimes sleeps. */
export function watch(seed: number, days: number): { log: string; snapshot: Shore } {
  let log = '';
  const write = (text: string): void => void (log += text);
  const game = recordLog(lighthouse, lighthouse.genesis({ seed }), { write, hashEvery: 720 });
  const execute = (account: number, type: Command['type'], args: Command['args'] = {}) =>
    game.execute({ id: `${type}-${game.snapshot.now}`, account, type, args });
  execute(1, 'keep', { name: 'Ada' });
  for (let hour = 1; hour <= days * 24; hour += 1) {
    game.advance({ ticks: 60 });
    const asleep = game.snapshot.now % 7 === 0;
    if (!asleep) execute(1, isNight(game.snapshot.now) ? 'light' : 'douse');
    if (hour % 24 === 8 || hour % 24 === 16) execute(1, 'row');
  }
  game.end();
  return { log, snapshot: game.snapshot };
}
