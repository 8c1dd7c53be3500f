import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { astrarium } from '@astrarium/core';
import { readLog } from '@astrarium/core/kernel';
import { importLog, type Store } from '@astrarium/host';
import type { Command } from 'commander';
import { dataFolder } from '../files/dataFolder.js';
import { fileSize } from '../files/fileSize.js';
import { readText } from '../files/readText.js';
import { gameFile } from '../service/openGame.js';
import { withStore } from '../service/withStore.js';
import { showProblem } from '../terminal/showProblem.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';
import { verify } from './verifyCommand.js';

const HELP = `
The log is verified first; then the game is lived again into an empty data folder,
from where it can be served. Its accounts have no tokens, for no log holds any;
account token makes them, by the numbers that are shown.
  $ astrarium import game.jsonl --data ./data
  $ astrarium account token --account 1 --email ada@example.org --data ./data`;

/** Declares `import`: makes a data folder of a log. */
export function importCommand(program: Command, terminal: Terminal): void {
  program
    .command('import')
    .description('makes a data folder of a log')
    .argument('<log>', 'the log')
    .option('--data <dir>', 'the data folder', './data')
    .addHelpText('after', HELP)
    .action(async (log: string, { data }: { readonly data: string }) => {
      const { report } = await verify(log, undefined, terminal);
      if (!report.ok) {
        if (report.problem !== null) terminal.error(showProblem(log, report.problem));
        terminal.exitCode = 1;
        return;
      }
      const bar = terminal.progress('importing', fileSize(log));
      try {
        const snapshot = await importInto(data, (store) =>
          readLog(
            readText(log, (bytes) => bar.update(bytes)),
            importLog(store, Date.now()),
          ),
        );
        terminal.out(`tick ${snapshot.now}, hash ${astrarium.hash(snapshot)}`);
        const { accounts } = astrarium.read(snapshot);
        const names = accounts.ids().map((id) => `${id} ${accounts.get(id)?.name ?? ''}`);
        if (names.length > 0) terminal.out(`accounts ${shortList(names)}`);
      } finally {
        bar.stop();
      }
    });
}

/** How many accounts are named. */
const NAMED_MOST = 20;

function shortList(names: readonly string[]): string {
  const rest = names.length - NAMED_MOST;
  const named = names.slice(0, NAMED_MOST).join(', ');
  return rest > 0 ? `${named} and ${rest} more` : named;
}

/** Fills a store that gets its name when it is whole: half a game must not pass for one. */
async function importInto<R>(data: string, fill: (store: Store) => Promise<R>): Promise<R> {
  dataFolder(data);
  const whole = gameFile(data);
  if (existsSync(whole)) throw new UsageError(`there is a game in ${data}`);
  const aside = join(data, `import-${process.pid}`);
  try {
    const filled = await withStore(aside, fill);
    renameSync(gameFile(aside), whole);
    return filled;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
