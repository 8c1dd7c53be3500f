import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
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

/** Begins a log file, in place of any former one. @throws UsageError when it cannot be written. */
export function logFile(path: string): LogFile {
  const guard = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      throw fileFailure(path, error);
    }
  };
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
