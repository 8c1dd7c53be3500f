import { crc32, deflateSync } from 'node:zlib';

/** A part of an animation that is drawn over what was shown before. */
export interface AnimationFrame {
  /** Where its left upper corner is. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How long it is shown, in milliseconds. */
  readonly ms: number;
  /** Its pixels, row by row: red, green, blue and alpha of each. */
  readonly rgba: Buffer;
}

/** The size and the duration of an animation. */
export interface AnimationFacts {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly ms: number;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Joins pictures to an animated PNG file, which repeats for ever. The first one has its size. */
export function animatedPng(frames: readonly AnimationFrame[]): Buffer {
  const { height = 0, width = 0 } = frames[0] ?? {};
  let sequence = 0;
  const parts = frames.flatMap((frame, index) => {
    const control = chunk('fcTL', words(sequence++), frameControl(frame));
    const data = deflateSync(scanLines(frame), { level: 9 });
    if (index === 0) return [control, chunk('IDAT', data)];
    return [control, chunk('fdAT', words(sequence++), data)];
  });
  return Buffer.concat([
    SIGNATURE,
    // Eight bits for each of red, green, blue and alpha.
    chunk('IHDR', words(width, height), Buffer.of(8, 6, 0, 0, 0)),
    chunk('acTL', words(frames.length, 0)),
    ...parts,
    chunk('IEND'),
  ]);
}

/** Rows of pixels without a filter: most of them are transparent. */
function scanLines({ height, rgba, width }: AnimationFrame): Buffer {
  const lines = Buffer.alloc(height * (width * 4 + 1));
  for (let row = 0; row < height; row += 1) {
    rgba.copy(lines, row * (width * 4 + 1) + 1, row * width * 4, (row + 1) * width * 4);
  }
  return lines;
}

function frameControl({ height, ms, width, x, y }: AnimationFrame): Buffer {
  const delay = Buffer.alloc(6);
  delay.writeUInt16BE(ms, 0);
  delay.writeUInt16BE(1000, 2);
  // The frame stays, and the next one is drawn over it.
  delay[5] = 1;
  return Buffer.concat([words(width, height, x, y), delay]);
}

/**
 * Reads an animated PNG file.
 *
 * @throws Error when the file is none
 */
export function animationFacts(file: Buffer): AnimationFacts {
  const facts = { width: 0, height: 0, frames: 0, ms: 0 };
  for (let at = SIGNATURE.length; at + 8 <= file.length; at += file.readUInt32BE(at) + 12) {
    const name = file.toString('latin1', at + 4, at + 8);
    if (name === 'IHDR') {
      facts.width = file.readUInt32BE(at + 8);
      facts.height = file.readUInt32BE(at + 12);
    }
    if (name === 'fcTL') {
      facts.frames += 1;
      facts.ms += (file.readUInt16BE(at + 28) * 1000) / file.readUInt16BE(at + 30);
    }
  }
  if (facts.frames === 0) throw new Error('This is no animated PNG.');
  return facts;
}

function chunk(name: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), ...parts]);
  return Buffer.concat([words(body.length - 4), body, words(crc32(body))]);
}

/** Numbers of four bytes each. */
function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}
