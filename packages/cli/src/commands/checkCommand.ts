import { type CheckedGame, checkGame, ResumeFailure, StoreFailure } from '@astrarium/host';
import type { Command } from 'commander';
import { requireGame, withStore } from '../service/openGame.js';
import { grouped } from '../terminal/grouped.js';
import type { Terminal } from '../terminal/terminal.js';

const HELP = `
Checks every page of the database against its checksum and every line of the log
against its digest, replays the log from its start and compares every outcome
and hash. A start of the server checks the pages and the lines since the newest
keyframe only. Stop the server first, or check a backup of the running game.
When lines of the log were moved to an archive, name it: they are checked, too.
Exit code 0 when everything agrees, 1 when not, 2 when the archive is missing.
  $ astrarium check --data ./data`;

/** Declares `check`, which verifies a data folder. */
export function checkCommand(program: Command, terminal: Terminal): void {
  program
    .command('check')
    .description('verify the game of a data folder')
    .option('--data <dir>', 'data folder', './data')
    .option('--archive <dir>', 'folder of its archive')
    .addHelpText('after', HELP)
    .action(async ({ archive, data }: { readonly data: string; readonly archive?: string }) => {
      requireGame(data);
      try {
        const onDamage = (message: string): void => {
          terminal.error(`astrarium: ${message}`);
          terminal.exitCode = 1;
        };
        const checked = await withStore(data, (store) => checkGame(store, { isWhole: true }), {
          onDamage,
          archive,
        });
        terminal.out(showChecked(data, checked));
      } catch (error) {
        if (!isDamage(error)) throw error;
        terminal.error(`astrarium: ${error.message}`);
        terminal.exitCode = 1;
      }
    });
}

/** Describes a game that was checked. */
export function showChecked(data: string, { hash, lines, tick }: CheckedGame): string {
  const counts = `${grouped(lines)} lines of the log, tick ${grouped(tick)}`;
  return `${data}: verified ${counts}, hash ${hash}`;
}

/** Whether an error says that a store is damaged. */
function isDamage(error: unknown): error is Error {
  if (error instanceof ResumeFailure) return true;
  return error instanceof StoreFailure && ['damaged', 'failed'].includes(error.reason);
}
