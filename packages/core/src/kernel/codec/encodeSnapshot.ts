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
  const tables = layouts.map((layout) =>
    wordsOf(layout, backend.reader(version, layout.index), snapshot.now),
  );
  const size = tables.reduce((sum, words) => sum + words.length * 8, 8 + head.length * 2);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, head.length, true);
  for (let at = 0; at < head.length; at += 1) view.setUint16(8 + at * 2, head.charCodeAt(at), true);
  let at = 8 + head.length * 2;
  for (const words of tables) {
    for (const word of words) {
      view.setFloat64(at, word, true);
      at += 8;
    }
  }
  return bytes;
}

function listDocuments(documents: Documents): unknown {
  const reader = documentReader(documents);
  return { count: reader.count, living: reader.ids().map((id) => [id, reader.get(id)]) };
}

function wordsOf(layout: Layout, rows: Rows, now: number): number[] {
  const count = rows.get(0, PRESENT);
  const words = [count];
  for (let row = 1; row <= count; row += 1) {
    const present = rows.get(row, PRESENT);
    words.push(present);
    if (present === 0) continue;
    for (let offset = PRESENT + 1; offset < layout.stride; offset += 1) {
      const role = layout.roles[offset];
      if (role === ROLE.gaugeValue) {
        const elapsed = now - rows.get(row, offset + 2);
        words.push(rows.get(row, offset) + rows.get(row, offset + 1) * elapsed);
      } else if (role === ROLE.plain || role === ROLE.timerDue || role === ROLE.gaugeRate) {
        words.push(rows.get(row, offset));
      }
    }
  }
  return words;
}
