import type { RecordForm } from '../codec/copyJson.js';
import type { Crossing } from '../crossing.js';
import { mix } from './hash.js';
import { PRESENT, type Schema, type TableDefinition, WORDS_OF } from '../schema.js';

/** What a word is to the backend. */
export const ROLE = {
  /** Belongs to the live rows only: neither journaled nor hashed. */
  bookkeeping: 0,
  plain: 1,
  /** Kept for older snapshots, but no meaning of its own: the order inside a list. */
  unhashed: 2,
  gaugeValue: 3,
  gaugeRate: 4,
  gaugeSince: 5,
  timerDue: 6,
} as const;

/** What begins at an offset of a row, for the checks of reads and writes. */
export const KIND = {
  word: 1,
  gauge: 2,
  timer: 3,
  link: 4,
  list: 5,
  /** A word that is set at insert. */
  key: 6,
  /** A link that is set at insert. */
  keyLink: 7,
  crossing: 8,
} as const;

/** The names of tables and document collections, in schema order. */
export interface Names {
  readonly tables: readonly string[];
  readonly documents: readonly string[];
  /** The names of the document collections in drafts and worlds: see `collectionName`. */
  readonly collections: readonly string[];
  /** Where their documents have records. */
  readonly forms: readonly (RecordForm | undefined)[];
}

/** A timer of the schema: the unit of order in the agenda. */
export interface TimerKind {
  readonly table: number;
  readonly due: number;
  readonly filed: number;
  /** Whether the engine sets it. */
  readonly isCrossing: boolean;
}

/** A table's words, resolved against the whole schema. */
export interface Layout {
  readonly index: number;
  readonly definition: TableDefinition;
  readonly stride: number;
  /** ROLE of each offset. */
  readonly roles: Uint8Array;
  /** The salt of the table's words in the hash. */
  readonly salt: number;
  /** By offset: where the field begins whose meaning the word is part of; -1 for other words. */
  readonly fieldAt: Int32Array;
  /** KIND of the field that begins at an offset; 0 for other words. */
  readonly kindAt: Uint8Array;
  /** The name of the field that begins at an offset. */
  readonly nameAt: readonly string[];
  /** By offset of a link: the table and the list that it joins. */
  readonly parents: readonly ({ readonly table: number; readonly list: number } | undefined)[];
  /** By offset of a list: the table and the link of its members. */
  readonly children: readonly ({ readonly table: number; readonly link: number } | undefined)[];
  /**
   * By offset of a gauge, and of a word that is a bound: the crossings that a write sets. By offset
   * of a crossing: itself.
   */
  readonly crossings: readonly (readonly Crossing[] | undefined)[];
  /** The offsets of the fields of each unique key: of `key` or of the entries of `unique`. */
  readonly keys: readonly (readonly number[])[];
  /** The offsets of the fields of all entries of `unique`, whose values `insert` is given. */
  readonly members: readonly number[];
  /** By offset of a timer: its position in the order of the agenda's kinds. */
  readonly kinds: Int32Array;
}

const ROLES_OF = {
  word: [ROLE.plain],
  gauge: [ROLE.gaugeValue, ROLE.gaugeRate, ROLE.gaugeSince],
  timer: [ROLE.timerDue, ROLE.bookkeeping],
  crossing: [ROLE.timerDue, ROLE.bookkeeping],
  link: [ROLE.plain, ROLE.unhashed, ROLE.unhashed],
  list: [ROLE.unhashed],
} as const;

/** Lays out all tables of a schema; `kinds` is the order of timers. */
export function layoutsOf(schema: Schema, kinds: readonly TimerKind[]): Layout[] {
  const tables = Object.values(schema.tables);
  const indexOf = (name: string): number => tables.findIndex((table) => table.name === name);
  const layouts = tables.map((definition, index) => layoutOf(definition, index, kinds));
  for (const [index, definition] of tables.entries()) {
    for (const [name, { to }] of Object.entries(definition.specs)) {
      if (to === undefined) continue;
      const link = definition.fields[name] as number;
      const table = indexOf(to.table);
      const list = tables[table]?.fields[to.list] as number;
      (layouts[index] as MutableLayout).parents[link] = { table, list };
      (layouts[table] as MutableLayout).children[list] = { table: index, link };
    }
  }
  return layouts;
}

function crossingsOf(definition: TableDefinition, kinds: Int32Array): Layout['crossings'] {
  const crossings: (Crossing[] | undefined)[] = Array.from(
    { length: definition.stride },
    () => undefined,
  );
  for (const [name, { at }] of Object.entries(definition.specs)) {
    if (at === undefined) continue;
    const due = offsetOf(definition, name);
    const gauge = offsetOf(definition, at.gauge);
    const field = typeof at.bound === 'string' ? offsetOf(definition, at.bound) : 0;
    const one: Crossing = {
      name: `${definition.name}.${name}`,
      due,
      kind: kinds[due] as number,
      gauge,
      direction: at.direction,
      bound: at.bound,
      field,
    };
    for (const offset of field === 0 ? [due, gauge] : [due, gauge, field]) {
      (crossings[offset] ??= []).push(one);
    }
  }
  return crossings;
}

function offsetOf({ fields }: TableDefinition, name: string): number {
  return fields[name] as number;
}

interface MutableLayout extends Layout {
  readonly parents: ({ table: number; list: number } | undefined)[];
  readonly children: ({ table: number; link: number } | undefined)[];
}

function layoutOf(
  definition: TableDefinition,
  index: number,
  kinds: readonly TimerKind[],
): MutableLayout {
  const { stride } = definition;
  // What no field takes is bookkeeping.
  const roles = new Uint8Array(stride);
  roles[PRESENT] = ROLE.plain;
  const fieldAt = new Int32Array(stride).fill(-1);
  fieldAt[PRESENT] = PRESENT;
  const kindAt = new Uint8Array(stride);
  const members: number[] = [];
  const nameAt = Array.from({ length: stride }, () => '');
  nameAt[PRESENT] = 'present';
  for (const [name, spec] of Object.entries(definition.specs)) {
    const offset = definition.fields[name] as number;
    for (let word = 0; word < WORDS_OF[spec.kind]; word += 1) {
      const role = ROLES_OF[spec.kind][word] as number;
      roles[offset + word] = role;
      if (role !== ROLE.bookkeeping && role !== ROLE.unhashed) fieldAt[offset + word] = offset;
    }
    nameAt[offset] = name;
    const isMember = definition.unique.some((key) => key.includes(name));
    const isSet = isMember || offset === definition.key;
    kindAt[offset] = isSet ? (spec.kind === 'link' ? KIND.keyLink : KIND.key) : KIND[spec.kind];
    if (isMember) members.push(offset);
  }
  const unique = definition.unique.map((key) => key.map((name) => offsetOf(definition, name)));
  const kindsByOffset = new Int32Array(stride).fill(-1);
  for (const [order, kind] of kinds.entries()) {
    if (kind.table === index) kindsByOffset[kind.due] = order;
  }
  return {
    index,
    definition,
    stride,
    roles,
    fieldAt,
    kindAt,
    nameAt,
    salt: mix(0x5a17, index + 1),
    parents: Array.from({ length: stride }, () => undefined),
    children: Array.from({ length: stride }, () => undefined),
    keys: definition.key === 0 ? unique : [[definition.key]],
    members,
    crossings: crossingsOf(definition, kindsByOffset),
    kinds: kindsByOffset,
  };
}
