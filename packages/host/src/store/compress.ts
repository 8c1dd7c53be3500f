import { deflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib';

/** The fastest level: a snapshot of many equal words becomes 20 to 60 times shorter. */
const LEVEL = { level: 1 };

/** The stored bytes of an encoded snapshot. */
export function compress(encoded: Uint8Array): Uint8Array {
  return deflateRawSync(encoded, LEVEL);
}

/** Makes the stored bytes of an encoded snapshot in another thread. */
export function compressLater(encoded: Uint8Array, done: (bytes: Uint8Array) => void): void {
  deflateRaw(encoded, LEVEL, (error, bytes) => {
    if (error !== null) throw error;
    done(bytes);
  });
}

/** The encoded snapshot of stored bytes. */
export function decompress(bytes: Uint8Array): Uint8Array {
  return inflateRawSync(bytes);
}
