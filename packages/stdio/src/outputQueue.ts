import type { Writable } from 'node:stream';

/** Where lines go out. */
export interface OutputQueue {
  /** Whether nobody is there any more. */
  readonly closed: boolean;
  /** Sends a line; what it gives must be waited for before the next. Drops it when closed. */
  send(line: string): Promise<void> | undefined;
  /** Waits until all is out, or nobody is there. */
  flush(): Promise<void>;
}

/** An outputQueue on a stream; `gone` is called when the other side closes it. */
export function outputQueue(output: Writable, gone: () => void): OutputQueue {
  let closed = false;
  let room: Promise<void> | undefined;
  let release = (): void => undefined;
  const close = (): void => {
    if (closed) return;
    closed = true;
    release();
    gone();
  };
  output.on('drain', () => release());
  output.on('error', close);
  output.on('close', close);
  // One promise for all that wait, made anew for each time that the output is full.
  const untilRelease = (): Promise<void> => {
    room ??= new Promise((resolve) => {
      release = () => {
        room = undefined;
        resolve();
      };
    });
    return room;
  };
  return {
    get closed() {
      return closed;
    },
    send: (line) => {
      if (closed || output.write(`${oneLine(line)}\n`)) return undefined;
      return untilRelease();
    },
    flush: async () => {
      if (!closed && output.writableLength > 0) {
        await Promise.race([untilRelease(), new Promise((done) => output.write('', done))]);
      }
    },
  };
}

/** JSON on one line for everybody: U+2028 and U+2029 end a line for some readers. */
function oneLine(json: string): string {
  return json.replace(/[\u2028\u2029]/g, (mark) => (mark === '\u2028' ? '\\u2028' : '\\u2029'));
}
