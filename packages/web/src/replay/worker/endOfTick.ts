import { logPieces, utf8Bytes } from './logPieces.js';

const TICK = /^\{"kind":"[a-z]+","n":\d+,"tick":(\d+)/;

/** The bytes of a log up to its last command or hash line of a tick that is not after `tick`. */
export async function endOfTick(log: Blob, tick: number): Promise<number> {
  let bytes = 0;
  let rest = '';
  for await (const piece of logPieces(log)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, at = '0'] = TICK.exec(line) ?? [];
      if (Number(at) > tick || line.startsWith('{"kind":"end"')) return bytes;
      bytes += utf8Bytes(line) + 1;
    }
  }
  return bytes;
}
