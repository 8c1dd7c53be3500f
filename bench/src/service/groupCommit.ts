import { fdatasyncSync, writeSync } from 'node:fs';

/** Appends bytes; resolves when they are on disk. */
export type Append = (bytes: Buffer) => Promise<void>;

/** A bare group commit on an open file: appends all waiting bytes with one write and one sync. */
export function groupCommit(file: number): Append {
  let waiting: { readonly bytes: Buffer; readonly done: () => void }[] = [];
  const commit = (): void => {
    const batch = waiting;
    waiting = [];
    writeSync(file, Buffer.concat(batch.map(({ bytes }) => bytes)));
    fdatasyncSync(file);
    for (const { done } of batch) done();
  };
  return (bytes) =>
    new Promise((done) => {
      waiting.push({ bytes, done });
      if (waiting.length === 1) setImmediate(commit);
    });
}
