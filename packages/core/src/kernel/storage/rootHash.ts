import type { Documents } from './documents.js';
import { canonicalJson } from '../codec/canonical.js';
import type { Draws } from '../chance.js';
import { digest, emptyDigest, hex, type Lanes, termA, termB } from './hash.js';
import type { Names } from './layout.js';
import { partsOf, type Snapshot } from '../engine/snapshot.js';

/**
 * The hash of a snapshot: the digest of its time, its setting's hash, the lanes of each table and
 * collection in schema order, and of what was drawn in this tick, if anything was. 16 hex digits.
 */
export function rootHash(snapshot: Snapshot): string {
  const parts = partsOf(snapshot);
  if (parts.hash !== undefined) return parts.hash;
  const lanes = emptyDigest();
  digest(lanes, parts.origin.settingHash);
  let a = termA(lanes.a, snapshot.now | 0, (snapshot.now / 4294967296) | 0);
  let b = termB(lanes.b, snapshot.now | 0, (snapshot.now / 4294967296) | 0);
  const words = parts.version.lanes;
  for (let at = 0; at < words.length; at += 2) {
    a = termA(a, words[at] as number, words[at + 1] as number);
    b = termB(b, words[at + 1] as number, words[at] as number);
  }
  for (const documents of parts.documents) {
    a = termA(a, documents.a, documents.count);
    b = termB(b, documents.b, documents.count);
  }
  const { draws } = parts;
  if (draws.length > 0) {
    const drawn = drawsLanes(draws);
    a = termA(a, drawn.a, drawn.b);
    b = termB(b, drawn.b, drawn.a);
  }
  parts.hash = hex(a, b);
  return parts.hash;
}

/** The digest of what was drawn in a tick. */
function drawsLanes(draws: Draws): Lanes {
  const lanes = emptyDigest();
  digest(lanes, canonicalJson(draws));
  return lanes;
}

/**
 * The hash of each table and collection by name, of a table with values one of both, and under
 * `chance` that of draws, if any.
 */
export function tableHashes(snapshot: Snapshot, names: Names): Record<string, string> {
  const { version, documents, draws } = partsOf(snapshot);
  const hashes: Record<string, string> = {};
  const lanesOf = (table: number): readonly [number, number] => [
    version.lanes[2 * table] as number,
    version.lanes[2 * table + 1] as number,
  ];
  for (const [table, name] of names.tables.entries()) hashes[name] = hex(...lanesOf(table));
  for (const [collection, name] of names.documents.entries()) {
    const { a, b, count } = documents[collection] as Documents;
    const own = [termA(count, a, b), termB(count, b, a)] as const;
    const table = names.tables.indexOf(name);
    const [rowsA, rowsB] = table < 0 ? [0, 0] : lanesOf(table);
    hashes[name] =
      table < 0 ? hex(...own) : hex(termA(own[0], rowsA, rowsB), termB(own[1], rowsB, rowsA));
  }
  if (draws.length > 0) {
    const { a, b } = drawsLanes(draws);
    hashes['chance'] = hex(termA(draws.length, a, b), termB(draws.length, b, a));
  }
  return hashes;
}
