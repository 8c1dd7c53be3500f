import { areDraws, type Draws, NO_DRAWS } from '../chance.js';
import type { AnyDefinition } from '../engine/definition.js';
import type { Store } from '../storage/backend.js';
import { isPlain } from './canonical.js';
import { fileRows } from './fileRows.js';
import { FORMAT, keptOffsets, MAGIC } from './encodeSnapshot.js';
import { blankSnapshot, type Engine, type Run, transition } from '../engine/engine.js';
import { abs, floorDiv, INT_MAX, isInt } from '../int.js';
import { type Layout, ROLE } from '../storage/layout.js';
import { rootHash } from '../storage/rootHash.js';
import type { Rows } from '../storage/rows.js';
import { PRESENT, type Seeded } from '../schema.js';
import { schemaHash } from './schemaHash.js';
import type { Snapshot } from '../engine/snapshot.js';
import type { LivingRows } from '../table.js';

const NO_SNAPSHOT = 'they are no encoded snapshot';
const CUT = 'they are cut';
const ALTERED = 'they were altered';

/**
 * The snapshot of such bytes.
 *
 * @throws Error naming what is wrong: not these bytes, another definition, cut, or altered.
 */
export function decodeSnapshot(engine: Engine, bytes: Uint8Array): Snapshot {
  const { definition, layouts } = engine;
  check(ArrayBuffer.isView(bytes), NO_SNAPSHOT);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  check(bytes.length >= 8 && view.getUint32(0, true) === MAGIC, NO_SNAPSHOT);
  const length = view.getUint32(4, true);
  check(bytes.length >= 8 + length * 2, CUT);
  const head = headOf(definition, view, length);
  const blank = blankSnapshot(engine, head.now, head.setting);
  let at = 8 + length * 2;
  const run: Run = ({ documents, draws, living }, store) => {
    draws.open(head.chance ?? NO_DRAWS);
    for (const [index, collection] of head.documents.entries()) {
      const living = new Map(collection.living);
      for (let id = 1; id <= collection.count; id += 1) {
        documents[index]?.insert(living.get(id) ?? null);
        if (!living.has(id)) documents[index]?.remove(id);
      }
    }
    for (const layout of layouts) at = readTable(layout, store, living, view, at, head.now);
    for (const layout of layouts) {
      const taken = `two rows of ${layout.definition.name} have one key`;
      fileRows(
        layout,
        store,
        () => check(false, ALTERED),
        () => check(false, taken),
      );
    }
    return true;
  };
  const snapshot = transition(engine, blank, run, true);
  check(at === bytes.length, 'bytes are left over');
  check(rootHash(snapshot) === head.hash, ALTERED);
  return snapshot;
}

interface Head {
  readonly now: number;
  readonly setting: Seeded;
  readonly hash: string;
  readonly chance?: Draws;
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
  for (let at = 0; at < length; at += 1)
    text += String.fromCharCode(view.getUint16(8 + at * 2, true));
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
      Array.isArray(head['documents']) &&
      (head['chance'] === undefined || areDraws(head['chance'])),
    NO_SNAPSHOT,
  );
  return head as unknown as Head;
}

/** Reads the words of a table; returns the position after them. */
function readTable(
  layout: Layout,
  store: Store,
  living: LivingRows,
  view: DataView,
  start: number,
  now: number,
): number {
  const rows = store.rows[layout.index] as Rows;
  const kept = keptOffsets(layout);
  const left = view.byteLength - start;
  check(left >= 8, CUT);
  const count = view.getFloat64(start, true);
  check(isInt(count) && count >= 0 && count * 8 < left, CUT);
  if (count === 0) return start + 8;
  // Half as many again: a full table moves to larger room at once.
  rows.reserve(count + floorDiv(count, 2));
  rows.set(0, PRESENT, count);
  let at = start + 8;
  let size = 0;
  for (let row = 1; row <= count; row += 1) {
    check(at + 8 <= view.byteLength, CUT);
    const present = view.getFloat64(at, true);
    at += 8;
    if (present === 0) continue;
    check(at + kept.length * 8 <= view.byteLength, CUT);
    rows.set(row, PRESENT, present);
    size += 1;
    for (const offset of kept) {
      const role = layout.roles[offset];
      const word = view.getFloat64(at, true);
      at += 8;
      if (role === ROLE.gaugeValue) {
        if (abs(word) > INT_MAX) failLevel(layout, row, offset, word);
        rows.setGauge(row, offset, word, view.getFloat64(at, true), now);
      }
      // Rows are zero as yet.
      else if (role !== ROLE.gaugeRate && word !== 0) rows.set(row, offset, word);
    }
  }
  living.counts[layout.index] = size;
  living.isChanged = true;
  return at;
}

/** No level of a world is beyond the range: such a number may be rounded. */
function failLevel({ definition, nameAt }: Layout, row: number, field: number, level: number) {
  const place = `${definition.name}.${nameAt[field]} of row ${row}`;
  check(false, `${place} has the level ${level}, beyond 2^53 - 1`);
}

function check(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Error(`these bytes cannot be decoded: ${why}`);
}
