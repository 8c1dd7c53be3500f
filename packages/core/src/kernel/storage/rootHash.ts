import type { Documents } from './documents.js';
import { digest, emptyDigest, hex, termA, termB } from './hash.js';
import type { Names } from './layout.js';
import { partsOf, type Snapshot } from '../engine/snapshot.js';

/**
 * The hash of a snapshot: the digest of its time, its setting's hash, and the lanes of each table
 * and collection in schema order. 16 hex digits.
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
  parts.hash = hex(a, b);
  return parts.hash;
}

/** The hash of each table and document collection by name. */
export function tableHashes(snapshot: Snapshot, names: Names): Record<string, string> {
  const { version, documents } = partsOf(snapshot);
  const hashes: Record<string, string> = {};
  for (const [table, name] of names.tables.entries()) {
    hashes[name] = hex(version.lanes[2 * table] as number, version.lanes[2 * table + 1] as number);
  }
  for (const [collection, name] of names.documents.entries()) {
    const { a, b, count } = documents[collection] as Documents;
    hashes[name] = hex(termA(count, a, b), termB(count, b, a));
  }
  return hashes;
}
