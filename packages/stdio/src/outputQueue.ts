import type { Writable } from 'node:stream';
import { oneLine } from '@astrarium/contract';

/** Writes lines to a stream, as fast as its reader takes them. */
export interface OutputQueue {
  /** Whether the reader has closed the stream. */
  readonly closed: boolean;
  /** Sends a line, or drops it when closed. Await a returned promise before the next line. */
  send(line: string): Promise<void> | undefined;
  /** Resolves when everything is written, or the stream is closed. */
  flush(): Promise<void>;
}

/** An output queue on a stream; `onClose` is called when the reader closes it. */
export function outputQueue(output: Writable, onClose: () => void): OutputQueue {
  let closed = false;
  let drained: Promise<void> | undefined;
  let release = (): void => undefined;
  const close = (): void => {
    if (closed) return;
    closed = true;
    release();
    onClose();
  };
  output.on('drain', () => release());
  output.on('error', close);
  output.on('close', close);
  // One promise for all waiting callers, and a new one each time the output is full.
  const untilDrained = (): Promise<void> => {
    drained ??= new Promise((resolve) => {
      release = () => {
        drained = undefined;
        resolve();
      };
    });
    return drained;
  };
  return {
    get closed() {
      return closed;
    },
    send: (line) => {
      if (closed || output.write(`${oneLine(line)}\n`)) return undefined;
      return untilDrained();
    },
    flush: async () => {
      if (!closed && output.writableLength > 0) {
        await Promise.race([untilDrained(), new Promise((done) => output.write('', done))]);
      }
    },
  };
}
