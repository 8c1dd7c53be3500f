import { closeSync, fsyncSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { UsageError } from '../terminal/usageError.js';
import { fileFailure } from './fileFailure.js';

/** A log that grows. */
export interface LogFile {
  write(text: string): void;
  /** Hands all that was written to the system. */
  flush(): void;
  /** Waits until it is on the disk, and closes it. */
  close(): void;
}

/** How much text is gathered before it is handed to the system. */
const GATHERED = 65_536;

/** How every log begins. */
const HEAD = '{"kind":"header"';

/**
 * Begins a log file, in place of any former log.
 *
 * @throws UsageError when it cannot be written, or something else than a log is there
 */
export function logFile(path: string): LogFile {
  const guard = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      throw fileFailure(path, error);
    }
  };
  guard(() => refuseOther(path));
  const file = guard(() => openSync(path, 'w'));
  let text = '';
  const flush = (): void => {
    const bytes = Buffer.from(text);
    text = '';
    for (let at = 0; at < bytes.length;) at += guard(() => writeSync(file, bytes, at));
  };
  return {
    write(more) {
      text += more;
      if (text.length >= GATHERED) flush();
    },
    flush,
    close() {
      flush();
      try {
        fsyncSync(file);
      } catch {
        // What is no file of a disk has nothing to wait for: a pipe, the null device.
      }
      guard(() => closeSync(file));
    },
  };
}

/** A slip of the hand must not cost a game, or any other file. */
function refuseOther(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile()) return;
  const file = openSync(path, 'r');
  const bytes = Buffer.alloc(Math.min(stats.size, HEAD.length));
  readSync(file, bytes);
  closeSync(file);
  if (HEAD.startsWith(bytes.toString('latin1'))) return;
  throw new UsageError(`${path}: it is no log, and is not written over`);
}
