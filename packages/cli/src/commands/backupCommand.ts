import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkGame, copyPostgres, copySqlite } from '@astrarium/host';
import type { Command } from 'commander';
import { databaseOf, type DatabaseOptions, databaseOptions } from '../service/database/database.js';
import { dataFolder, moveGame, requireGame, withStore } from '../service/openGame.js';
import { type FileOption, fileOption, gameFile, gameOfStore } from '../service/shownGame.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';
import { showChecked } from './checkCommand.js';

const HELP = `
Copies the game of a data folder to another folder, also while the server runs.
The copy contains everything, accounts and tokens included, up to the moment at
which copying begins. It is verified before it gets its name: the pages, every
line of the log against its digest, and a replay since the newest keyframe.
Start a server with the copy to restore the game.
Of a game in a database (--store), the copy is a data folder, too. To back up a
database itself, use the tools of PostgreSQL.
Exit code 0 when the copy is verified, 2 when not.
  $ astrarium backup ./backup --data ./data
  $ astrarium serve --data ./backup
  $ astrarium backup ./backup --store postgres://localhost/games --game main`;

interface BackupOptions extends DatabaseOptions, FileOption {
  readonly data: string;
}

/** Declares `backup`, which copies a game to a data folder. */
export function backupCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('backup')
    .description('copy a game to another data folder, also while it is served')
    .argument('<dir>', 'folder of the copy; new or empty')
    .option('--data <dir>', 'data folder', './data');
  fileOption(databaseOptions(command))
    .addHelpText('after', HELP)
    .action(async (copy: string, { data, file, ...named }: BackupOptions) => {
      const database = databaseOf(named);
      if (database === undefined) requireGame(data);
      if (existsSync(copy) && readdirSync(copy).length > 0)
        throw new UsageError(`The folder ${copy} is not empty. Choose another one.`);
      dataFolder(copy);
      const draft = join(copy, `backup-${process.pid}`);
      mkdirSync(draft, { mode: 0o700 });
      try {
        if (database === undefined) copySqlite(gameFile(data), gameFile(draft));
        else await copyPostgres(database.address, database.game, gameFile(draft));
        const checked = await withStore(draft, async (store) =>
          checkGame(await gameOfStore(store, file), store, { isWhole: false }),
        );
        moveGame(draft, copy);
        terminal.out(showChecked(copy, checked));
      } finally {
        rmSync(draft, { recursive: true, force: true });
      }
    });
}
