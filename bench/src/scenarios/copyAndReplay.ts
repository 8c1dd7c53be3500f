import { roll } from '@astrarium/core/kernel';
import { median } from '../measure/statistics.js';

/** Milliseconds of the floor of a fork: a copy of the live words and a replay of the journal. */
export function copyAndReplay(liveWords: number, entries: number): number {
  const live = new Float64Array(liveWords).fill(1);
  const offsets = new Int32Array(entries);
  const values = new Float64Array(entries).fill(2);
  for (let entry = 0; entry < entries; entry += 1) {
    offsets[entry] = roll(3, 1, entry, 0) % liveWords;
  }
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    replay(live.slice(), offsets, values);
    times.push(performance.now() - start);
  }
  return median(times);
}

function replay(words: Float64Array, offsets: Int32Array, values: Float64Array): void {
  for (let entry = offsets.length - 1; entry >= 0; entry -= 1) {
    words[offsets[entry] as number] = values[entry] as number;
  }
}
