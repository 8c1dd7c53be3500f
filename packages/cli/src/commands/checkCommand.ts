import {
  type CheckedGame,
  checkGame,
  ResumeFailure,
  type Store,
  StoreFailure,
} from '@astrarium/host';
import type { Command } from 'commander';
import { databaseOptions, type GamePlace, withGame } from '../service/database/database.js';
import { type FileOption, fileOption, gameOfStore } from '../service/shownGame.js';
import { grouped } from '../terminal/grouped.js';
import { showUnreplayed } from '../terminal/showProblem.js';
import type { Terminal } from '../terminal/terminal.js';

const HELP = `
Checks every page of the database against its checksum and every line of the log
against its digest, replays the log from its start and compares every outcome
and hash. A start of the server checks the pages and the lines since the newest
keyframe only. Stop the server first, or check a backup of the running game.
When lines of the log were moved to an archive, name it: they are checked, too.
Of a game in a database (--store), a copy is made and checked, also while it is
served: every line, outcome, hash and event, and the newest keyframe.
Exit code 0 when everything agrees, 1 when not, 2 when the archive is missing.
  $ astrarium check --data ./data
  $ astrarium check --store postgres://localhost/games --game main`;

/** Declares `check`, which verifies a data folder or a game in a database. */
export function checkCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('check')
    .description('verify the game of a data folder or of a database')
    .option('--data <dir>', 'data folder', './data')
    .option('--archive <dir>', 'folder of its archive');
  fileOption(databaseOptions(command))
    .addHelpText('after', HELP)
    .action(async ({ file, ...place }: GamePlace & FileOption) => {
      const onDamage = (message: string): void => {
        terminal.error(`astrarium: ${message}`);
        terminal.exitCode = 1;
      };
      const check = async (store: Store): Promise<CheckedGame> =>
        checkGame(await gameOfStore(store, file), store, { isWhole: true });
      try {
        const checked = await withGame(place, check, { onDamage });
        terminal.out(showChecked(place.store === undefined ? place.data : place.game, checked));
        if (checked.fromLine > 1) terminal.out(showUnreplayed(checked.fromLine));
      } catch (error) {
        if (!isDamage(error)) throw error;
        onDamage(error.message);
      }
    });
}

/** Describes a game that was checked. */
export function showChecked(data: string, { endedGauges, hash, lines, tick }: CheckedGame): string {
  const counts = `${grouped(lines)} lines of the log, tick ${grouped(tick)}`;
  const ended = endedGauges.map(
    (gauge) => `${gauge} stands at the end of the range of integers: no crossing stopped it before`,
  );
  return [`${data}: verified ${counts}, hash ${hash}`, ...ended].join('\n');
}

/** Whether an error says that a store is damaged. */
function isDamage(error: unknown): error is Error {
  if (error instanceof ResumeFailure) return true;
  return error instanceof StoreFailure && ['damaged', 'failed'].includes(error.reason);
}
