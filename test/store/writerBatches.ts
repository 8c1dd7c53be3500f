import { emptyBatch, type Store, type StoreBatch } from '@astrarium/host';

/** The number of lines in a batch. */
const lineCount = (number: number): number => 1 + ((number * 7) % 5);

/** The number of the first line of a batch. */
function firstLine(number: number): number {
  let first = 0;
  for (let before = number % 5; before > 0; before--) first += lineCount(number - before);
  // Five batches in a row have 1 + 3 + 5 + 2 + 4 lines.
  return first + Math.floor(number / 5) * 15;
}

const lineText = (n: number): string => `{"n":${n},"what":"${'word '.repeat(n % 60)}"}`;

/** The batch with a number; always the same for the same number. */
export function writerBatch(number: number): StoreBatch {
  const first = firstLine(number);
  const keyframe = {
    tick: number,
    n: first,
    hash: `${number}`,
    position: '{}',
    bytes: new Uint8Array(100_000).fill(number),
  };
  return {
    ...emptyBatch({ tick: number, wall_ms: number, speed: 1 }),
    lines: Array.from({ length: lineCount(number) }, (_, at) => ({
      n: first + at,
      text: lineText(first + at),
    })),
    envelopes: [{ owner: 1, place: number, text: `${number}` }],
    entries: [{ owner: 2 + (number % 50), place: Math.floor(number / 50), text: `${number}` }],
    outcomes: [
      {
        account: 1,
        key: `key ${number}`,
        fingerprint: 'POST',
        status: 201,
        text: `${number}`,
        tick: number,
        created_ms: number,
      },
    ],
    keyframe: number % 5 === 0 ? keyframe : undefined,
  };
}

/** The number of batches in a store; throws unless each batch from `from` on is complete. */
export function countBatches(store: Store, from = 0): number {
  const count = store.range('envelopes', 1).end;
  const check = (what: string, found: unknown, expected: unknown): void => {
    if (found !== expected) throw new Error(`${what} is ${String(found)}, not ${String(expected)}`);
  };
  let n = firstLine(from);
  for (const line of store.lines(n)) {
    check('the number of a line', line.n, n);
    check(`line ${n}`, line.text, lineText(n));
    n++;
  }
  check('the number of lines', n, firstLine(count));
  check('the clock', store.load().clock?.tick, count === 0 ? undefined : count - 1);
  for (let number = from; number < count; number++) {
    const place = Math.floor(number / 50);
    check('an envelope', store.entry('envelopes', 1, number), `${number}`);
    check('an entry', store.entry('entries', 2 + (number % 50), place), `${number}`);
    check('an outcome', store.outcome(1, `key ${number}`)?.text, `${number}`);
  }
  const keyframe = store.load().keyframe;
  check('the keyframe', keyframe?.tick, count === 0 ? undefined : count - 1 - ((count - 1) % 5));
  check('its bytes', keyframe?.bytes.every((byte) => byte === (keyframe.tick & 255)) ?? true, true);
  return count;
}
