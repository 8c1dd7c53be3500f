import { expect, test } from 'vitest';
import { decompress } from '../../store/compress.js';
import { type LaterKeyframe, laterKeyframe } from './storedKeyframe.js';

const BYTES = new Uint8Array(1000).fill(7);
const PLACE = { tick: 5, n: 3, hash: 'h', position: '{}' };

/** A keyframe that is encoded in steps of 3 ms each, in a thread that the test moves. */
function slowKeyframe() {
  const waiting: (() => void)[] = [];
  let taken = 0;
  let becameReady: (() => void) | undefined;
  const ready = new Promise<void>((resolve) => (becameReady = resolve));
  const later: LaterKeyframe = laterKeyframe(
    { run: (_callerOf, act) => void waiting.push(act) },
    () => becameReady?.(),
  );
  function* steps(): Generator<void, Uint8Array, void> {
    for (; taken < 4; taken += 1) {
      const until = performance.now() + 3;
      while (performance.now() < until);
      yield;
    }
    return BYTES;
  }
  return {
    later,
    keyframe: { ...PLACE, steps: steps() },
    ready,
    slice: () => waiting.shift()?.(),
    taken: () => taken,
    waiting,
  };
}

test('encodes a keyframe in slices, between which others may work', async () => {
  const { keyframe, later, ready, slice, taken, waiting } = slowKeyframe();
  later.add(keyframe);
  for (let slices = 0; slices < 4; slices += 1) {
    expect([taken(), waiting.length]).toEqual([slices === 0 ? 0 : slices - 1, 1]);
    slice();
    expect(later.isReady).toBe(false);
  }
  slice();
  await ready;
  const stored = later.take();
  expect(stored).toMatchObject(PLACE);
  expect(decompress(stored?.bytes ?? new Uint8Array())).toEqual(Buffer.from(BYTES));
  expect(later.take()).toBeUndefined();
});

test('ends the encoding of a keyframe that is dropped', () => {
  const { keyframe, later, slice, taken, waiting } = slowKeyframe();
  later.add(keyframe);
  slice();
  slice();
  later.drop();
  slice();
  expect([taken(), waiting.length]).toEqual([1, 0]);
});

test('encodes one keyframe at a time', () => {
  const { keyframe, later, waiting } = slowKeyframe();
  later.add(keyframe);
  later.add({ ...keyframe, tick: 6 });
  expect(waiting).toHaveLength(1);
});
