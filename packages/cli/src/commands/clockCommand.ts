import { type ClockAnchor, emptyBatch, type Store } from '@astrarium/host';
import type { Command } from 'commander';
import { requireGame, withStore } from '../service/openGame.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';

const HELP = `
Prints the last tick of a game, its moment and the speed. When the clock of the
machine was ahead and has been set back, the game stands still until that moment
comes again. --set-anchor sets the moment to now, so that it continues at once.
Stop the server first.
  $ astrarium clock
  $ astrarium clock --set-anchor`;

interface ClockOptions {
  readonly data: string;
  readonly setAnchor?: true;
}

/** Declares `clock`, which shows and mends the clock of a game. */
export function clockCommand(program: Command, terminal: Terminal): void {
  program
    .command('clock')
    .description('show the clock of a game, or let it continue from now')
    .option('--data <dir>', 'data folder', './data')
    .option('--set-anchor', 'continue from the last tick at the present moment')
    .addHelpText('after', HELP)
    .action(async ({ data, setAnchor }: ClockOptions) => {
      requireGame(data);
      await withStore(data, (store) => {
        const { clock } = store.load();
        if (clock === undefined) throw new UsageError(`The game in ${data} has not started yet.`);
        const nowMs = Date.now();
        if (setAnchor === true) setClock(store, { ...clock, wall_ms: nowMs });
        terminal.out(clockText(setAnchor === true ? { ...clock, wall_ms: nowMs } : clock, nowMs));
      });
    });
}

/** Commits a clock and nothing else. */
function setClock(store: Store, clock: ClockAnchor): void {
  store.commit(emptyBatch(clock));
}

function clockText({ speed, tick, wall_ms }: ClockAnchor, nowMs: number): string {
  const moment = new Date(wall_ms).toISOString();
  const text = `tick ${tick} at ${moment}, ${speed} ticks per second`;
  const aheadSeconds = Math.ceil((wall_ms - nowMs) / 1000);
  if (aheadSeconds <= 0) return text;
  return `${text}\nThe game stands still for ${aheadSeconds} s. --set-anchor lets it continue now.`;
}
