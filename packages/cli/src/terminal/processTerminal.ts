import { fileFailure } from '../files/fileFailure.js';
import { progressBar } from './progressBar.js';
import type { Terminal } from './terminal.js';

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { stdout, stderr } = process;
  // Whoever reads may have had enough (`| head`); that is no failure of ours.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    stderr.write(`astrarium: ${(fileFailure('standard output', error) as Error).message}\n`);
    process.exit(2);
  });
  stderr.on('error', () => undefined);
  return {
    out: (text) => void stdout.write(`${printable(text)}\n`),
    error: (text) => void stderr.write(`${printable(text)}\n`),
    progress: (what, total) => progressBar(stderr, what, total),
    exitCode: 0,
  };
}

/** Escapes what a terminal would obey instead of show; within the strings of JSON it stays JSON. */
function printable(text: string): string {
  return text.replace(
    // oxlint-disable-next-line no-control-regex
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
