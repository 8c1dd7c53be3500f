import { fdatasyncSync, writeSync } from 'node:fs';

/** Makes bytes durable; fulfilled when they are on the disk. */
export type Append = (bytes: Buffer) => Promise<void>;

/** A bare group commit on an open file: what waits is appended at once and synced once. */
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
