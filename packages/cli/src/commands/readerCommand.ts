import type { Command } from 'commander';
import { readerProcess } from '../service/readerProcess.js';

/** Declares `reader`, the program of the processes that `serve --readers` starts. */
export function readerCommand(program: Command): void {
  program
    .command('reader', { hidden: true })
    .description('a reader of `serve --readers`; it is not started by hand')
    .action(readerProcess);
}
