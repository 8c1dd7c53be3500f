import { expect, test } from 'vitest';
import { webmFile } from './webmFile.js';

/** An element of a WebM file: its id in hexadecimal, its contents, and where it begins. */
interface Element {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly at: number;
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const numberOf = (bytes: Uint8Array): number => Number.parseInt(hexOf(bytes), 16);

/** Reads the elements in some bytes: ids and sizes tell their own lengths by their first bit. */
function elementsOf(bytes: Uint8Array): Element[] {
  const found: Element[] = [];
  const lengthAt = (at: number): number => Math.clz32(bytes[at] ?? 0) - 24 + 1;
  for (let at = 0; at < bytes.length;) {
    const sizeAt = at + lengthAt(at);
    const bodyAt = sizeAt + lengthAt(sizeAt);
    const size = hexOf(bytes.subarray(sizeAt, bodyAt));
    const length = Number(BigInt(`0x${size}`) - (1n << BigInt(7 * (size.length / 2))));
    found.push({
      at,
      id: hexOf(bytes.subarray(at, sizeAt)),
      bytes: bytes.subarray(bodyAt, bodyAt + length),
    });
    at = bodyAt + length;
  }
  return found;
}

const FRAMES = Array.from({ length: 5 }, (_, n) => ({
  bytes: Uint8Array.from([n, n, n]),
  ms: n * 40,
  isKey: n % 3 === 0,
}));

test('a WebM file has each frame at its time, and cues that lead to the key frames', () => {
  const film = { codec: 'vp9', width: 320, height: 180, durationMs: 200 } as const;
  const [head, segment] = elementsOf(webmFile({ ...film, frames: FRAMES }));
  expect(head?.id).toBe('1a45dfa3');
  expect(
    elementsOf(head?.bytes ?? new Uint8Array()).map(({ bytes }) => Buffer.from(bytes).toString()),
  ).toContain('webm');
  const parts = elementsOf(segment?.bytes ?? new Uint8Array());
  const [info, tracks, cues, ...clusters] = parts;
  expect(parts.map(({ id }) => id)).toEqual([
    '1549a966',
    '1654ae6b',
    '1c53bb6b',
    '1f43b675',
    '1f43b675',
  ]);
  const duration = elementsOf(info?.bytes ?? new Uint8Array()).find(({ id }) => id === '4489');
  expect(Buffer.from(duration?.bytes ?? []).readDoubleBE()).toBe(200);
  expect(Buffer.from(tracks?.bytes ?? []).toString('latin1')).toContain('V_VP9');
  const shown = clusters.flatMap(({ bytes }) => {
    const [time, ...blocks] = elementsOf(bytes);
    return blocks.map((block) => ({
      ms: numberOf(time?.bytes ?? new Uint8Array()) + numberOf(block.bytes.subarray(1, 3)),
      isKey: block.bytes[3] === 0x80,
      bytes: block.bytes.slice(4),
    }));
  });
  expect(shown).toEqual(FRAMES);
  const positions = elementsOf(cues?.bytes ?? new Uint8Array()).map(({ bytes }) => {
    const [, places] = elementsOf(bytes);
    return numberOf(elementsOf(places?.bytes ?? new Uint8Array())[1]?.bytes ?? new Uint8Array());
  });
  expect(positions).toEqual(clusters.map(({ at }) => at));
});
