import {
  closeSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs';
import { fileFailure, UsageError } from '../terminal/usageError.js';

/** A log file that is written. */
export interface LogFile {
  write(text: string): void;
  /** Passes all text to the operating system. */
  flush(): void;
  /** Syncs the file to disk and closes it. */
  close(): void;
}

/** The number of characters that are buffered before they are written. */
const BUFFERED = 65_536;

/** The start of every log. */
const HEAD = '{"kind":"header"';

/**
 * Creates a log file, or replaces an existing log. Only its owner can read it: a log contains the
 * game's secret key.
 *
 * @throws UsageError when it cannot be written, or when another kind of file exists there
 */
export function createLogFile(path: string): LogFile {
  const guard = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      throw fileFailure(path, error);
    }
  };
  guard(() => refuseOther(path));
  const file = guard(() => openSync(path, 'w', 0o600));
  // A file that was there keeps its mode otherwise. Pipes have none of their own.
  if (fstatSync(file).isFile()) guard(() => fchmodSync(file, 0o600));
  let text = '';
  const flush = (): void => {
    const bytes = Buffer.from(text);
    text = '';
    for (let at = 0; at < bytes.length;) at += guard(() => writeSync(file, bytes, at));
  };
  return {
    write(more) {
      text += more;
      if (text.length >= BUFFERED) flush();
    },
    flush,
    close() {
      flush();
      try {
        fsyncSync(file);
      } catch {
        // Pipes and devices cannot be synced.
      }
      guard(() => closeSync(file));
    },
  };
}

/** Throws when a file exists that is not a log, so that a typing error destroys no file. */
function refuseOther(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile()) return;
  const file = openSync(path, 'r');
  const bytes = Buffer.alloc(Math.min(stats.size, HEAD.length));
  readSync(file, bytes);
  closeSync(file);
  if (HEAD.startsWith(bytes.toString('latin1'))) return;
  throw new UsageError(`${path} exists and is not a log. Choose another file.`);
}
