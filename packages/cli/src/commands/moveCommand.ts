import { existsSync } from 'node:fs';
import { databaseName, moveToPostgres } from '@astrarium/host';
import type { Command } from 'commander';
import { databaseOf, databaseOptions, type GamePlace } from '../service/database/database.js';
import { dataFolder, movedFolder, moveGame, requireGame } from '../service/openGame.js';
import { gameFile } from '../service/shownGame.js';
import { grouped } from '../terminal/grouped.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';

const HELP = `
Moves the game of a data folder into a PostgreSQL database, with everything in it:
accounts, tokens, links, webhooks, mails, events, kept answers, log and keyframes.
Stop its server first. The database gets all of it or nothing: when the command is
interrupted, run it again. A game that the database has is never replaced.
When lines of the log were moved to an archive, name it: they are moved, too.
Afterwards, the former game is in the folder 'moved' of the data folder, as a
backup. Do not serve it: it has the same tokens and webhooks.
Exit code 0 when the game is moved, 2 when not.
  $ astrarium move --data ./data --store postgres://localhost/games --game main
  $ astrarium serve --data ./data --store postgres://localhost/games --game main`;

/** Declares `move`, which moves the game of a data folder into a database. */
export function moveCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('move')
    .description('move the game of a data folder into a PostgreSQL database')
    .option('--data <dir>', 'data folder', './data')
    .option('--archive <dir>', 'folder of its archive');
  databaseOptions(command)
    .addHelpText('after', HELP)
    .action(async ({ archive, data, ...named }: GamePlace) => {
      const database = databaseOf(named);
      if (database === undefined) throw new UsageError('Name the database with --store.');
      requireGame(data);
      const former = movedFolder(data);
      if (existsSync(gameFile(former))) {
        throw new UsageError(`${former} has a game that was moved before. Put it elsewhere first.`);
      }
      const { address, game } = database;
      let bar: ReturnType<Terminal['progress']> | undefined;
      const onMoved = (rows: number, total: number): void => {
        bar ??= terminal.progress('moving', total);
        bar.update(rows);
      };
      try {
        const options = { game, archive, nowMs: Date.now, onMoved };
        const { lines, tick } = await moveToPostgres(gameFile(data), address, options);
        dataFolder(former);
        moveGame(data, former);
        const place = `game ${game} in ${databaseName(address)}`;
        const counts = `${grouped(lines)} lines of the log, tick ${grouped(tick)}`;
        terminal.out(`${data}: moved ${counts}, to ${place}\nThe former game is in ${former}`);
      } finally {
        bar?.stop();
      }
    });
}
