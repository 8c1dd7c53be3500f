import { recordLog } from '@astrarium/core/log';
import { type Command, type Snapshot } from '@astrarium/core/kernel';
import { isNight, lighthouse } from './lighthouse.js';

/** One keeper's habits: lights up at dusk, rows for oil after dawn, and is sometimes asleep. */
export function watch(seed: number, days: number): { log: string; snapshot: Snapshot } {
  let log = '';
  const write = (text: string): void => void (log += text);
  const game = recordLog(lighthouse, lighthouse.genesis({ seed }), { write, hashEvery: 720 });
  const ask = (account: number, type: Command['type'], args: Command['args'] = {}) =>
    game.execute({ id: `${type}-${game.snapshot.now}`, account, type, args });
  ask(0, 'keep', { name: 'Ada' });
  for (let hour = 1; hour <= days * 24; hour += 1) {
    game.advance({ ticks: 60 });
    const asleep = game.snapshot.now % 7 === 0;
    if (!asleep) ask(1, isNight(game.snapshot.now) ? 'light' : 'douse');
    if (hour % 24 === 8 || hour % 24 === 16) ask(1, 'row');
  }
  game.end();
  return { log, snapshot: game.snapshot };
}
