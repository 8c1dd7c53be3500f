import { collect } from './round.js';

/** Bytes in use after garbage collection, on the heap and in array buffers. */
export async function bytesInUse(): Promise<number> {
  await collect();
  await collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
