import { existsSync } from 'node:fs';
import { exportLog } from '@astrarium/host';
import type { Command } from 'commander';
import { logFile } from '../files/logFile.js';
import { gameFile } from '../service/openGame.js';
import { withStore } from '../service/withStore.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';

const HELP = `
The log holds the whole game, and no token, address or link: verify, replay and
fork read it. Stop the server first. Whoever has the log has the game's seed.
  $ astrarium export game.jsonl
  $ astrarium verify game.jsonl`;

/** Declares `export`: writes the game of a data folder as a log. */
export function exportCommand(program: Command, terminal: Terminal): void {
  program
    .command('export')
    .description('writes the game of a data folder as a log')
    .argument('<log>', 'the log to write')
    .option('--data <dir>', 'the data folder', './data')
    .addHelpText('after', HELP)
    .action(async (path: string, { data }: { readonly data: string }) => {
      if (!existsSync(gameFile(data))) throw new UsageError(`there is no game in ${data}`);
      await withStore(data, (store) => {
        const file = logFile(path);
        try {
          for (const piece of exportLog(store)) file.write(piece);
        } finally {
          file.close();
        }
      });
      terminal.out(`The game is in ${path}. Look whether it is sound: astrarium verify ${path}`);
    });
}
