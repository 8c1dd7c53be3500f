import type { AnyDefinition } from '../definition.js';
import type { Store } from '../storage/backend.js';
import { isPlain } from './canonical.js';
import { NO_DOCUMENTS } from '../storage/documents.js';
import { FORMAT, MAGIC } from './encodeSnapshot.js';
import { type Engine, transition } from '../engine.js';
import { isInt } from '../int.js';
import { type Layout, ROLE } from '../storage/layout.js';
import { rootHash } from '../storage/rootHash.js';
import type { Rows } from '../storage/rows.js';
import { PRESENT, type Seeded } from '../schema.js';
import { schemaHash } from './schemaHash.js';
import { originOf, Snapshot } from '../snapshot.js';
import type { Table } from '../table.js';

const NO_SNAPSHOT = 'they are no encoded snapshot';
const CUT = 'they are cut';

/**
 * The snapshot of such bytes.
 *
 * @throws Error naming what is wrong: not these bytes, another definition, cut, or altered.
 */
export function decodeSnapshot(engine: Engine, bytes: Uint8Array): Snapshot {
  const { definition, layouts, names, backend } = engine;
  check(ArrayBuffer.isView(bytes), NO_SNAPSHOT);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  check(bytes.length >= 8 && view.getUint32(0, true) === MAGIC, NO_SNAPSHOT);
  const length = view.getUint32(4, true);
  check(bytes.length >= 8 + length * 2, CUT);
  const head = headOf(definition, view, length);
  const origin = originOf(engine.family, head.setting);
  const blank = new Snapshot(
    head.now,
    origin,
    backend.create(),
    names.documents.map(() => NO_DOCUMENTS),
  );
  let at = 8 + length * 2;
  const next = (): number => {
    check(at + 8 <= bytes.length, CUT);
    at += 8;
    return view.getFloat64(at - 8, true);
  };
  const snapshot = transition(engine, blank, ({ draft, documents }, store) => {
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
  check(at === bytes.length, 'bytes are left over');
  check(rootHash(snapshot) === head.hash, 'they were altered');
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

function headOf(
  { name: ownName, version: ownVersion, schema: ownSchema }: AnyDefinition,
  view: DataView,
  length: number,
): Head {
  let text = '';
  for (let at = 0; at < length; at += 1) {
    text += String.fromCharCode(view.getUint16(8 + at * 2, true));
  }
  let head: unknown;
  try {
    head = JSON.parse(text);
  } catch {
    check(false, NO_SNAPSHOT);
  }
  check(isPlain(head), NO_SNAPSHOT);
  const { format, name, version, schema } = head;
  check(format === FORMAT, `their format is ${String(format)}, not ${FORMAT}`);
  check(
    name === ownName && version === ownVersion,
    `${String(name)} ${String(version)} wrote them, not ${ownName} ${ownVersion}`,
  );
  check(schema === schemaHash(ownSchema), 'their tables are not those of this schema');
  check(
    isInt(head['now']) &&
      isPlain(head['setting']) &&
      typeof head['hash'] === 'string' &&
      Array.isArray(head['documents']),
    NO_SNAPSHOT,
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
