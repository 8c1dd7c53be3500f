import { progressBar } from './progressBar.js';
import type { Terminal } from './terminal.js';

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { stdout, stderr } = process;
  // Whoever reads may have had enough (`| head`); that is no failure of ours.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    out: (text) => void stdout.write(`${text}\n`),
    error: (text) => void stderr.write(`${text}\n`),
    progress: (what, total) => progressBar(stderr, what, total),
    exitCode: 0,
  };
}
