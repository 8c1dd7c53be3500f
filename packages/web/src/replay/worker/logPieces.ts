/** Bytes read at once: a few milliseconds of replaying, after which the worker can answer. */
const PIECE_BYTES = 65_536;

/**
 * Reads the text of a log piece by piece. Between two pieces the worker handles messages.
 *
 * @throws Error when the log is not UTF-8
 */
export async function* logPieces(log: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decode = (bytes?: ArrayBuffer): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw new Error('The log is not a text in UTF-8.');
    }
  };
  for (let at = 0; at < log.size; at += PIECE_BYTES) {
    yield decode(await log.slice(at, at + PIECE_BYTES).arrayBuffer());
  }
  yield decode();
}

/** Bytes at the end of a log that are searched for its last tick and digest. */
const TAIL_BYTES = 1 << 20;

/** The tick of the last line of a log that has one, else 0; and its last digest, else empty. */
export async function logEnd(
  log: Blob,
): Promise<{ readonly tick: number; readonly digest: string }> {
  const tail = await log.slice(Math.max(0, log.size - TAIL_BYTES)).text();
  const ticks = [
    ...tail.matchAll(/\n\{"kind":"(?:hash|command|end|upgrade)","n":\d+,"tick":(\d+)/g),
  ];
  const digests = [...tail.matchAll(/\n\{"kind":"(?:hash|end)",.*"digest":"(\w+)"/g)];
  return { tick: Number(ticks.at(-1)?.[1] ?? 0), digest: digests.at(-1)?.[1] ?? '' };
}

/** The bytes of a text in UTF-8. */
export function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    // A surrogate is half of a character of four bytes.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return bytes;
}
