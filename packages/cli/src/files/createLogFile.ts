import {
  closeSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { accessFile, UsageError } from '../terminal/usageError.js';

/** The number of characters that are buffered before they are written. */
const BUFFERED = 65_536;

/** The start of every log. */
const HEAD = '{"kind":"header"';

/**
 * Creates a log file, or replaces an existing log if `replace` is true. Only its owner can read it:
 * a log contains the game's secret key.
 *
 * @throws UsageError when it cannot be written, when a log exists there that must not be replaced,
 * or when another kind of file does
 */
export function createLogFile(path: string, replace: boolean) {
  const guard = <T>(act: () => T): T => accessFile(path, act);
  const isNew = guard(() => statSync(path, { throwIfNoEntry: false })) === undefined;
  if (!isNew) guard(() => refuseFile(path, replace));
  const file = guard(() => openSync(path, isNew ? 'wx' : 'w', 0o600));
  // A file that was there keeps its mode otherwise. Pipes have none of their own.
  const isRegular = fstatSync(file).isFile();
  if (isRegular) guard(() => fchmodSync(file, 0o600));
  let text = '';
  const flush = (): void => {
    const bytes = Buffer.from(text);
    text = '';
    for (let at = 0; at < bytes.length;) at += guard(() => writeSync(file, bytes, at));
  };
  return {
    write(more: string): void {
      text += more;
      if (text.length >= BUFFERED) flush();
    },
    /** Passes all text to the operating system. */
    flush,
    /** Syncs the file to disk and closes it. */
    close(): void {
      flush();
      try {
        fsyncSync(file);
      } catch {
        // Pipes and terminals cannot be synced.
      }
      guard(() => closeSync(file));
    },
    /** Closes the file and removes it, because it is incomplete; a pipe stays. */
    discard(): void {
      guard(() => closeSync(file));
      if (isRegular) guard(() => rmSync(path));
    },
  };
}

/** Throws when a file exists that must stay: any file that is not a log, or every log. */
function refuseFile(path: string, replace: boolean): void {
  const stats = statSync(path);
  if (!stats.isFile()) return;
  const file = openSync(path, 'r');
  const bytes = Buffer.alloc(Math.min(stats.size, HEAD.length));
  readSync(file, bytes);
  closeSync(file);
  if (!HEAD.startsWith(bytes.toString('latin1'))) {
    throw new UsageError(`${path} exists and is not a log. Choose another file.`);
  }
  if (!replace) throw new UsageError(`${path} exists. To replace it, use --force.`);
}
