const WORDS_PER_LINE = 16;
const STEPS = 1 << 20;

/**
 * Nanoseconds of a load whose address comes from the load before it, at random in `bytes` of
 * memory: what a line costs that is not in a cache and cannot be fetched ahead.
 */
export function dependentLoadNanos(bytes: number): number {
  const lines = Math.max(64, Math.floor(bytes / (WORDS_PER_LINE * 4)));
  const next = randomCycle(lines);
  let at = chase(next, 0, STEPS);
  const start = performance.now();
  at = chase(next, at, STEPS);
  const nanos = ((performance.now() - start) * 1e6) / STEPS;
  return at < 0 ? 0 : nanos;
}

/** One word of each line, with the place of the next line, so that all lines form one cycle. */
function randomCycle(lines: number): Int32Array {
  const order = new Int32Array(lines).map((_, line) => line);
  for (let last = lines - 1, x = 1; last > 0; last -= 1) {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
    const other = Math.floor(((x >>> 0) / 2 ** 32) * (last + 1));
    const line = order[last] as number;
    order[last] = order[other] as number;
    order[other] = line;
  }
  const next = new Int32Array(lines * WORDS_PER_LINE);
  for (let n = 0; n < lines; n += 1) {
    const line = order[n] as number;
    next[line * WORDS_PER_LINE] = (order[(n + 1) % lines] as number) * WORDS_PER_LINE;
  }
  return next;
}

function chase(next: Int32Array, from: number, steps: number): number {
  let at = from;
  for (let step = 0; step < steps; step += 1) at = next[at] as number;
  return at;
}
