import type { Backend, Store } from './backend.js';
import { canonicalJson, isPlain } from './canonical.js';
import { type Documents, documentReader, NO_DOCUMENTS } from './documents.js';
import type { Face, Names } from './draft.js';
import { hashText } from './hash.js';

import { isInt } from './int.js';
import { type Layout, ROLE } from './layout.js';
import type { Rows } from './rows.js';
import { PRESENT, type Schema, type Seeded } from './schema.js';
import { partsOf, Snapshot } from './snapshot.js';
import { rootHash } from './snapshotHash.js';
import type { Table } from './table.js';

/** The version of this format of bytes. */
const FORMAT = 1;

/** "ASTR" as a little-endian word. */
const MAGIC = 0x52545341;

/** The name and version of a definition and its schema: what bytes must have been written by. */
interface Identity {
  readonly name: string;
  readonly version: number;
  readonly schema: Schema;
}

/** A digest of the tables, their fields and their order: what the words of a row mean. */
export function schemaHash(schema: Schema): string {
  const tables = Object.values(schema.tables).map(({ name, specs, key }) => ({
    name,
    key,
    fields: Object.entries(specs).map(([field, { kind, to }]) => ({ field, kind, to: to ?? null })),
  }));
  const documents = Object.keys(schema.documents);
  return hashText(canonicalJson({ tables, documents, events: schema.events as never }));
}

/**
 * A snapshot as bytes, little-endian: a word of magic, the length of a head, the head (canonical
 * JSON in UTF-16), and then for each table its count and for each row the words that have a
 * meaning as doubles: a gauge by its level now and its rate, a list not at all. Equal snapshots
 * give equal bytes.
 */
export function encodeSnapshot(
  identity: Identity,
  layouts: readonly Layout[],
  names: Names,
  backend: Backend,
  snapshot: Snapshot,
): Uint8Array {
  const { version, documents } = partsOf(snapshot);
  const head = canonicalJson({
    format: FORMAT,
    name: identity.name,
    version: identity.version,
    schema: schemaHash(identity.schema),
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

/**
 * The snapshot of such bytes.
 *
 * @throws Error naming what is wrong: not these bytes, another definition, cut, or altered.
 */
export function decodeSnapshot(
  identity: Identity,
  layouts: readonly Layout[],
  names: Names,
  backend: Backend,
  bytes: Uint8Array,
  transition: (from: Snapshot, run: (face: Face, store: Store) => boolean) => Snapshot,
): Snapshot {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  check(bytes.length >= 8 && view.getUint32(0, true) === MAGIC, 'they are no encoded snapshot');
  const length = view.getUint32(4, true);
  check(bytes.length >= 8 + length * 2, 'they are cut inside the head');
  const head = headOf(identity, view, length);
  const origin = { setting: head.setting, settingHash: hashText(canonicalJson(head.setting)) };
  const blank = new Snapshot(
    head.now,
    origin,
    backend.create(),
    names.documents.map(() => NO_DOCUMENTS),
  );
  let at = 8 + length * 2;
  const next = (): number => {
    check(at + 8 <= bytes.length, `they are cut at byte ${bytes.length}`);
    at += 8;
    return view.getFloat64(at - 8, true);
  };
  const snapshot = transition(blank, ({ draft, documents }, store) => {
    for (const [index, collection] of head.documents.entries()) {
      const living = new Map(collection.living);
      for (let id = 1; id <= collection.count; id += 1) {
        documents[index]?.insert(living.get(id) ?? null);
        if (!living.has(id)) documents[index]?.remove(id);
      }
    }
    for (const layout of layouts) readTable(layout, store, next, head.now);
    for (const layout of layouts) {
      fileTable(
        layout,
        store,
        (draft as Record<string, Table>)[names.tables[layout.index] as string] as Table,
      );
    }
    return true;
  });
  check(at === bytes.length, `${bytes.length - at} bytes are left over`);
  check(rootHash(snapshot) === head.hash, `their hash is not ${head.hash}: they were altered`);
  return snapshot;
}

interface Head {
  readonly now: number;
  readonly setting: Seeded;
  readonly hash: string;
  readonly documents: readonly {
    readonly count: number;
    readonly living: readonly (readonly [number, unknown])[];
  }[];
}

function headOf(identity: Identity, view: DataView, length: number): Head {
  let text = '';
  for (let at = 0; at < length; at += 1) {
    text += String.fromCharCode(view.getUint16(8 + at * 2, true));
  }
  let head: unknown;
  try {
    head = JSON.parse(text);
  } catch {
    check(false, 'their head is no JSON');
  }
  check(isPlain(head), 'their head is no object');
  const { format, name, version, schema } = head;
  check(format === FORMAT, `their format is ${String(format)}, not ${FORMAT}`);
  check(
    name === identity.name && version === identity.version,
    `${String(name)} ${String(version)} wrote them, not ${identity.name} ${identity.version}`,
  );
  check(schema === schemaHash(identity.schema), 'their tables are not those of this schema');
  check(
    isInt(head['now']) &&
      isPlain(head['setting']) &&
      typeof head['hash'] === 'string' &&
      Array.isArray(head['documents']),
    'their head lacks a member',
  );
  return head as unknown as Head;
}

function readTable(layout: Layout, store: Store, next: () => number, now: number): void {
  const rows = store.rows[layout.index] as Rows;
  const count = next();
  check(isInt(count) && count >= 0, `${layout.definition.name} has ${count} rows`);
  if (count !== 0) rows.set(0, PRESENT, count);
  for (let row = 1; row <= count; row += 1) {
    const present = next();
    rows.reserve(row);
    if (present === 0) continue;
    rows.set(row, PRESENT, present);
    for (let offset = PRESENT + 1; offset < layout.stride; offset += 1) {
      const role = layout.roles[offset];
      if (role === ROLE.gaugeValue) rows.setGauge(row, offset, next(), next(), now);
      else if (role === ROLE.plain || role === ROLE.timerDue) rows.set(row, offset, next());
    }
  }
}

/** Makes what is derived from the words: the lists, the key index, the agenda. */
function fileTable(layout: Layout, store: Store, table: Table): void {
  const { definition } = layout;
  const rows = store.rows[layout.index] as Rows;
  const ids = table.ids();
  for (const id of ids) {
    if (definition.key !== 0) store.keys[layout.index]?.add(id, rows.get(id, definition.key));
    for (const [name, { kind }] of Object.entries(definition.specs)) {
      const offset = definition.fields[name] as number;
      const value = rows.get(id, offset);
      if (value === 0) continue;
      if (kind === 'timer') store.agenda.file(layout.kinds[offset] as number, id);
      if (kind === 'link') {
        rows.set(id, offset, 0);
        table.join(id, offset as never, value);
      }
    }
  }
}

function check(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Error(`these bytes cannot be decoded: ${why}`);
}
