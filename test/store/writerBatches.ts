import type { Store, StoreBatch } from '@astrarium/host';

/** How many lines the batch of a number has. */
const lineCount = (number: number): number => 1 + ((number * 7) % 5);

/** The number of the first line of a batch. */
function firstLine(number: number): number {
  let first = 0;
  for (let before = number % 5; before > 0; before--) first += lineCount(number - before);
  // Five batches in a row have 1 + 3 + 5 + 2 + 4 lines.
  return first + Math.floor(number / 5) * 15;
}

const lineText = (n: number): string => `{"n":${n},"what":"${'word '.repeat(n % 60)}"}`;

/** The batch of a number, which follows that of the number before: always the same. */
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
    clock: { tick: number, wall_ms: number },
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
    credentials: [],
    links: [],
    usedLinks: [],
    mails: [],
    keyframe: number % 5 === 0 ? keyframe : undefined,
  };
}

/** How many batches are in a store; throws unless all of each from `from` on is there. */
export function countBatches(store: Store, from = 0): number {
  const count = store.range('envelopes', 1).end;
  const must = (what: string, found: unknown, right: unknown): void => {
    if (found !== right) throw new Error(`${what} is ${String(found)}, not ${String(right)}`);
  };
  let n = firstLine(from);
  for (const line of store.lines(n)) {
    must('the number of a line', line.n, n);
    must(`line ${n}`, line.text, lineText(n));
    n++;
  }
  must('the number of lines', n, firstLine(count));
  must('the clock', store.load().clock?.tick, count === 0 ? undefined : count - 1);
  for (let number = from; number < count; number++) {
    const place = Math.floor(number / 50);
    must('an envelope', store.entry('envelopes', 1, number), `${number}`);
    must('an entry', store.entry('entries', 2 + (number % 50), place), `${number}`);
    must('an outcome', store.outcome(1, `key ${number}`)?.text, `${number}`);
  }
  const keyframe = store.load().keyframe;
  must('the keyframe', keyframe?.tick, count === 0 ? undefined : count - 1 - ((count - 1) % 5));
  must('its bytes', keyframe?.bytes.every((byte) => byte === (keyframe.tick & 255)) ?? true, true);
  return count;
}
