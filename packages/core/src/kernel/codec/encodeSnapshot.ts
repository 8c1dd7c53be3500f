import { canonicalJson } from './canonical.js';
import { type Documents, documentReader } from '../storage/documents.js';
import type { Engine } from '../engine.js';
import { type Layout, ROLE } from '../storage/layout.js';
import { rootHash } from '../storage/rootHash.js';
import type { Rows } from '../storage/rows.js';
import { PRESENT } from '../schema.js';
import { schemaHash } from './schemaHash.js';
import { partsOf, type Snapshot } from '../snapshot.js';

/** The version of this format of bytes. */
export const FORMAT = 1;

/** "ASTR" as a little-endian word. */
export const MAGIC = 0x52545341;

/**
 * A snapshot as bytes, little-endian: a word of magic, the length of a head, the head (canonical
 * JSON in UTF-16), and then for each table its count and for each row the words that have a
 * meaning as doubles: a gauge by its level now and its rate, a list not at all. Equal snapshots
 * give equal bytes.
 */
export function encodeSnapshot(
  { definition, layouts, names, backend }: Engine,
  snapshot: Snapshot,
): Uint8Array {
  const { version, documents } = partsOf(snapshot);
  const head = canonicalJson({
    format: FORMAT,
    name: definition.name,
    version: definition.version,
    schema: schemaHash(definition.schema),
    now: snapshot.now,
    setting: snapshot.setting,
    hash: rootHash(snapshot),
    documents: names.documents.map((_, index) => listDocuments(documents[index] as Documents)),
  });
  const tables = layouts.map((layout) => ({
    layout,
    rows: backend.reader(version, layout.index),
  }));
  const words = tables.reduce((sum, { layout, rows }) => sum + wordCount(layout, rows), 0);
  const bytes = new Uint8Array(8 + head.length * 2 + words * 8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, head.length, true);
  for (let at = 0; at < head.length; at += 1) view.setUint16(8 + at * 2, head.charCodeAt(at), true);
  let at = 8 + head.length * 2;
  for (const { layout, rows } of tables) at = writeRows(view, at, layout, rows, snapshot.now);
  return bytes;
}

function listDocuments(documents: Documents): unknown {
  const reader = documentReader(documents);
  return { count: reader.count, living: reader.ids().map((id) => [id, reader.get(id)]) };
}

/** Whether a word of a row has a meaning that must be kept. */
function isKept(layout: Layout, offset: number): boolean {
  const role = layout.roles[offset];
  return (
    role === ROLE.plain ||
    role === ROLE.timerDue ||
    role === ROLE.gaugeValue ||
    role === ROLE.gaugeRate
  );
}

/** The offsets of the words that are kept of a row that exists, in order. */
function keptOffsets(layout: Layout): number[] {
  const offsets: number[] = [];
  for (let offset = PRESENT + 1; offset < layout.stride; offset += 1) {
    if (isKept(layout, offset)) offsets.push(offset);
  }
  return offsets;
}

/** The number of words of a table. */
function wordCount(layout: Layout, rows: Rows): number {
  const count = rows.get(0, PRESENT);
  const writtenCount = keptOffsets(layout).length;
  let words = 1 + count;
  for (let row = 1; row <= count; row += 1) if (rows.get(row, PRESENT) !== 0) words += writtenCount;
  return words;
}

/** Writes the words of a table; returns the position after them. */
function writeRows(view: DataView, start: number, layout: Layout, rows: Rows, now: number): number {
  const offsets = keptOffsets(layout);
  const count = rows.get(0, PRESENT);
  let at = start;
  view.setFloat64(at, count, true);
  for (let row = 1; row <= count; row += 1) {
    const present = rows.get(row, PRESENT);
    view.setFloat64((at += 8), present, true);
    if (present === 0) continue;
    for (const offset of offsets) {
      let word = rows.get(row, offset);
      if (layout.roles[offset] === ROLE.gaugeValue) {
        word += rows.get(row, offset + 1) * (now - rows.get(row, offset + 2));
      }
      view.setFloat64((at += 8), word, true);
    }
  }
  return at + 8;
}
