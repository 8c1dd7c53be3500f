import { collect } from './round.js';

/** Bytes in use after all garbage has gone: the heap, and array buffers outside of it. */
export async function bytesInUse(): Promise<number> {
  await collect();
  await collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
