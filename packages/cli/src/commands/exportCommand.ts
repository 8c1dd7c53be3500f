import { exportLog, type Store } from '@astrarium/host';
import type { Command } from 'commander';
import { createLogFile } from '../files/createLogFile.js';
import { databaseOptions, type GamePlace, withGame } from '../service/database/database.js';
import { keptGame, rulesFolder } from '../service/keepRules.js';
import { type FileOption, fileOption, shownGame } from '../service/shownGame.js';
import type { Terminal } from '../terminal/terminal.js';

const HELP = `
The log contains everything needed to replay the game, but no token, address or
link. It contains the secret key of chance: whoever reads it can foresee the game,
so only you can read the file (mode 0600). Read it with verify, replay, fork and
bisect. Stop the server first; a game in a database (--store) can be served
meanwhile. When lines were moved to an archive, name it. An existing log is kept,
and the exit code is 2; --force replaces it.
  $ astrarium export game.jsonl
  $ astrarium export game.jsonl --force
  $ astrarium verify game.jsonl`;

interface ExportOptions extends GamePlace, FileOption {
  readonly force?: true;
}

/** Declares `export`, which writes the game of a data folder to a log. */
export function exportCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('export')
    .description('write the game of a data folder to a log')
    .argument('<log>', 'log file to write')
    .option('--data <dir>', 'data folder', './data')
    .option('--archive <dir>', 'folder of its archive')
    .option('--force', 'replace the log if it exists');
  fileOption(databaseOptions(command))
    .addHelpText('after', HELP)
    .action(async (path: string, { file: module, force, ...place }: ExportOptions) => {
      const rules = rulesFolder(place.data);
      const { game } = await shownGame(module, rules);
      const write = (store: Store): void => {
        const file = createLogFile(path, force === true);
        try {
          for (const piece of exportLog(game, store)) file.write(piece);
        } catch (error) {
          file.discard();
          throw error;
        }
        file.close();
      };
      await withGame(place, write);
      const kept = keptGame(rules) === undefined ? '' : ` --rules ${rules}`;
      terminal.out(`Wrote ${path}. Verify it with: astrarium verify ${path}${kept}`);
    });
}
