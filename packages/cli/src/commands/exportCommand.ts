import { rmSync, statSync, writeFileSync } from 'node:fs';
import { exportLog, type Store } from '@astrarium/host';
import type { Command } from 'commander';
import { createLogFile } from '../files/createLogFile.js';
import { databaseOptions, type GamePlace, withGame } from '../service/database/database.js';
import { accountsFile, accountsText } from '../service/readAccounts.js';
import { newestRules, rulesFile, rulesText } from '../service/withFormerVersions.js';
import { type FileOption, fileOption, gameOfStore } from '../service/shownGame.js';
import type { Terminal } from '../terminal/terminal.js';

const HELP = `
The log contains everything needed to replay the game, but no token, address or
link. It contains the secret key of chance: whoever reads it can foresee the game,
so only you can read the file (mode 0600). Read it with verify, replay, fork and
bisect. Of a game of a file, <log>.rules has the rules of each version, for
--rules, and <log>.accounts the names of the accounts, for import. Stop the server
first; a game in a database (--store) can be served meanwhile. When lines were
moved to an archive, name it. An existing log is kept, and the exit code is 2;
--force replaces it.
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
      let known = '';
      const write = async (store: Store): Promise<void> => {
        const game = await gameOfStore(store, module);
        const file = createLogFile(path, force === true);
        try {
          for (const piece of exportLog(game, store)) file.write(piece);
        } catch (error) {
          file.discard();
          throw error;
        }
        file.close();
        if (!statSync(path).isFile()) return;
        const kept = store.versions();
        const hasRules = newestRules(kept) !== undefined;
        if (hasRules) known = ` --rules ${rulesFile(path)}`;
        const { credentials } = store.load();
        writeBeside(rulesFile(path), hasRules ? rulesText(kept) : undefined);
        const accounts = game.accounts.areKept ? accountsText(credentials) : undefined;
        writeBeside(accountsFile(path), accounts);
      };
      await withGame(place, write);
      terminal.out(`Wrote ${path}. Verify it with: astrarium verify ${path}${known}`);
    });
}

/** Writes a file beside a log that only its owner can read, or removes that of a former log. */
function writeBeside(path: string, text: string | undefined): void {
  rmSync(path, { force: true });
  if (text !== undefined) writeFileSync(path, text, { mode: 0o600 });
}
