import type { Progress } from './progressBar.js';

/** Where a command says what it has to say. Tests put one of their own in its place. */
export interface Terminal {
  /** Writes a line, or several, to standard output. */
  out(text: string): void;
  /** Writes a line, or several, to standard error. */
  error(text: string): void;
  /** A bar on standard error for long work; it shows nothing when that is no terminal. */
  progress(what: string, total: number): Progress;
  /** What the process is to end with: 0 all is well, 1 it does not verify, 2 wrongly asked. */
  exitCode: number;
}
