import { astrarium } from '@astrarium/core';
import { readLog } from '@astrarium/core/kernel';
import { importLog, ResumeFailure } from '@astrarium/host';
import type { Command } from 'commander';
import { fileSize } from '../files/fileSize.js';
import { readText } from '../files/readText.js';
import { withStore } from '../service/withStore.js';
import { showProblem } from '../terminal/showProblem.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';
import { verify } from './verifyCommand.js';

const HELP = `
The log is verified first; then the game is lived again into an empty data folder,
from where it can be served. Its accounts have no tokens: no log holds any.
  $ astrarium import game.jsonl --data ./data`;

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
        const snapshot = await withStore(data, (store) =>
          readLog(
            readText(log, (bytes) => bar.update(bytes)),
            importLog(store, Date.now()),
          ),
        );
        terminal.out(`tick ${snapshot.now}, hash ${astrarium.hash(snapshot)}`);
      } catch (error) {
        throw error instanceof ResumeFailure ? new UsageError(error.message) : error;
      } finally {
        bar.stop();
      }
    });
}
