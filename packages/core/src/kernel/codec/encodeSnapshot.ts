import { canonicalJson } from './canonical.js';
import { documentReader } from '../storage/documents.js';
import type { Engine } from '../engine/engine.js';
import { min } from '../int.js';
import { levelAt } from '../levelAt.js';
import { type Layout, ROLE } from '../storage/layout.js';
import type { Version } from '../storage/backend.js';
import { rootHash } from '../storage/rootHash.js';
import { PRESENT } from '../schema.js';
import { schemaHash } from './schemaHash.js';
import { partsOf, type Snapshot } from '../engine/snapshot.js';

/** The version of this format of bytes. */
export const FORMAT = 1;

/** "ASTR" as a little-endian word. */
export const MAGIC = 0x52545341;

/** Rows, documents and UTF-16 units of a step: one or two milliseconds of work. */
const STEP_ROWS = 4096;
const STEP_DOCUMENTS = 512;
const STEP_UNITS = 1 << 18;

/**
 * A snapshot as bytes, little-endian: a word of magic, the length of a head, the head (canonical
 * JSON in UTF-16), and then for each table its count and for each row the words that have a
 * meaning as doubles: a gauge by its level now and its rate, a list not at all. Equal snapshots
 * give equal bytes. The snapshot may become an older one between two steps.
 */
export function* encodeSnapshot(engine: Engine, snapshot: Snapshot): Steps<Uint8Array> {
  const { layouts } = engine;
  const { version } = partsOf(snapshot);
  const head = yield* headOf(engine, snapshot);
  let units = 0;
  for (const text of head) units += text.length;
  let at = 8 + units * 2;
  let size = at;
  for (const layout of layouts) {
    const words = keptOffsets(layout).length;
    size += 8;
    yield* visitRows(engine, version, layout, (rows) => {
      size += 8 * countWords(rows, layout.stride, words);
    });
  }
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, units, true);
  let start = 8;
  for (const text of head) {
    for (let from = 0; from < text.length; from += STEP_UNITS) {
      writeText(view, start, text, from, min(from + STEP_UNITS, text.length));
      yield;
    }
    start += text.length * 2;
  }
  for (const layout of layouts) {
    const kept = keptOffsets(layout);
    const countAt = at;
    at += 8;
    const count = yield* visitRows(engine, version, layout, (rows) => {
      at = writeRows(view, at, layout, rows, kept, snapshot.now);
    });
    view.setFloat64(countAt, count, true);
  }
  return bytes;
}

/**
 * Calls a function with the words of all rows of a table, some rows in each step; returns the
 * number of rows. They are copied: to read them one by one through journals would take longer.
 */
function* visitRows(
  { backend }: Engine,
  version: Version,
  { index, stride }: Layout,
  visit: (rows: Float64Array) => void,
): Steps<number> {
  const count = backend.reader(version, index).get(0, PRESENT);
  const copied = new Float64Array(min(count, STEP_ROWS) * stride);
  for (let row = 1; row <= count; row += STEP_ROWS) {
    backend.copyWords(version, index, row * stride, copied);
    visit(copied.subarray(0, (count + 1 - row) * stride));
    yield;
  }
  return count;
}

/** Apart from the steps, as all loops here: engines do not optimise a generator while it runs. */
function countWords(rows: Float64Array, stride: number, words: number): number {
  let sum = 0;
  for (let row = 0; row < rows.length; row += stride) sum += rows[row] === 0 ? 1 : 1 + words;
  return sum;
}

function writeText(view: DataView, start: number, text: string, from: number, to: number): void {
  for (let at = from; at < to; at += 1) view.setUint16(start + at * 2, text.charCodeAt(at), true);
}

/**
 * The canonical JSON of everything but the tables, in parts: one long text would be made at once.
 * The first of its members are what was drawn in this tick, if anything was, and the documents.
 */
function* headOf({ definition }: Engine, snapshot: Snapshot): Steps<string[]> {
  const { draws } = partsOf(snapshot);
  const chance = draws.length > 0 ? `"chance":${canonicalJson(draws)},` : '';
  const head: string[] = [`{${chance}"documents":[`];
  for (const [collection, documents] of partsOf(snapshot).documents.entries()) {
    const reader = documentReader(documents);
    head.push(`${collection === 0 ? '' : ','}{"count":${reader.count},"living":[`);
    let part: string[] = [];
    let comma = '';
    for (const id of reader.ids()) {
      part.push(`${comma}[${id},${canonicalJson(reader.get(id))}]`);
      comma = ',';
      if (part.length < STEP_DOCUMENTS) continue;
      head.push(part.join(''));
      part = [];
      yield;
    }
    head.push(part.join(''), ']}');
  }
  const others = canonicalJson({
    format: FORMAT,
    name: definition.name,
    version: definition.version,
    schema: schemaHash(definition.schema),
    now: snapshot.now,
    setting: snapshot.setting,
    hash: rootHash(snapshot),
  });
  head.push(`],${others.slice(1)}`);
  return head;
}

/** The roles of words that have a meaning of their own and are kept. */
const KEPT: readonly number[] = [ROLE.plain, ROLE.timerDue, ROLE.gaugeValue, ROLE.gaugeRate];

/** The offsets of the words that are kept of a row that exists, in order. */
export function keptOffsets({ roles, stride }: Layout): number[] {
  const offsets: number[] = [];
  for (let offset = PRESENT + 1; offset < stride; offset += 1) {
    if (KEPT.includes(roles[offset] as number)) offsets.push(offset);
  }
  return offsets;
}

/** Writes rows; returns the position after them. */
function writeRows(
  view: DataView,
  start: number,
  { roles, stride }: Layout,
  words: Float64Array,
  kept: readonly number[],
  now: number,
): number {
  let at = start;
  for (let row = 0; row < words.length; row += stride) {
    const present = words[row + PRESENT] as number;
    view.setFloat64(at, present, true);
    at += 8;
    if (present === 0) continue;
    for (const offset of kept) {
      const from = row + offset;
      let word = words[from] as number;
      if (roles[offset] === ROLE.gaugeValue) {
        word = levelAt(word, words[from + 1] as number, now - (words[from + 2] as number));
      }
      view.setFloat64(at, word, true);
      at += 8;
    }
  }
  return at;
}

/** Work in steps, each of which is short: the caller may do other things in between. */
export type Steps<Result> = Generator<void, Result, void>;

/** Takes all steps; returns the result. */
export function takeSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
