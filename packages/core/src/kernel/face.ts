import type { Backend, Store } from './storage/backend.js';
import { type Documents, DocumentsDraft, documentReader } from './storage/documents.js';
import type { EventBuffer } from './events.js';
import type { Layout } from './storage/layout.js';
import { roll } from './roll.js';
import type { Rows } from './storage/rows.js';
import type { Seeded } from './schema.js';
import type { Parts } from './snapshot.js';
import { type Clock, Table } from './table.js';
import type { KeyIndex } from './storage/keyIndex.js';

/** The draft of one store: made once, used for every transition that runs there. */
export interface Face {
  readonly clock: Clock;
  readonly documents: readonly DocumentsDraft[];
  /** What reducers and systems are given. */
  readonly draft: object;
  /** Puts the setting of the world at hand under the draft. */
  begin(setting: Seeded): void;
}

/** The names of tables and document collections, in schema order. */
export interface Names {
  readonly tables: readonly string[];
  readonly documents: readonly string[];
}

/** Makes the mutable face of a store. */
export function faceOf(
  store: Store,
  layouts: readonly Layout[],
  names: Names,
  events: EventBuffer,
): Face {
  const clock: Clock = { now: 0, dueMin: 0 };
  const documents = names.documents.map((_, collection) => new DocumentsDraft(collection));
  let setting: Seeded = { seed: 0 };
  const members: Record<string, unknown> = {
    emit: (name: string, ...values: number[]) => events.add(clock.now, name, values),
    roll: (domain: number, entity: number, n = 0) =>
      roll(setting.seed, domain, entity, clock.now, n),
  };
  for (const [index, layout] of layouts.entries()) {
    const rows = store.rows[index] as Rows;
    const keys = store.keys[index];
    members[names.tables[index] as string] = new Table(layout, {
      clock,
      rows: store.rows,
      agenda: store.agenda,
      keys,
      find: (key) => (keys as KeyIndex).find(rows, layout.definition.key, key),
    });
  }
  for (const [collection, name] of names.documents.entries()) {
    members[name] = documents[collection];
  }
  const draft = quick(members);
  Object.defineProperty(draft, 'now', { get: () => clock.now, enumerable: true });
  Object.defineProperty(draft, 'setting', { get: () => setting, enumerable: true });
  const begin = (next: Seeded): void => {
    setting = next;
  };
  return { clock, documents, draft, begin };
}

/** Makes the reading face of one version. */
export function worldOf(
  backend: Backend,
  { version, documents, origin: { setting } }: Parts,
  layouts: readonly Layout[],
  names: Names,
  now: number,
): object {
  const clock: Clock = { now, dueMin: 0 };
  const rows = layouts.map((_, table) => backend.reader(version, table));
  const world: Record<string, unknown> = { ...shapeOf(names) };
  world['now'] = now;
  world['setting'] = setting;
  world['roll'] = (domain: number, entity: number, n = 0) =>
    roll(setting.seed, domain, entity, now, n);
  for (const [index, layout] of layouts.entries()) {
    world[names.tables[index] as string] = new Table(layout, {
      clock,
      rows,
      agenda: undefined,
      keys: undefined,
      find: (key) => backend.find(version, index, key, rows[index] as Rows),
    });
  }
  for (const [collection, name] of names.documents.entries()) {
    world[name] = documentReader(documents[collection] as Documents);
  }
  return world;
}

const shapes = new WeakMap<Names, object>();

/** A world of nothing: a copy of it has room for all members, and is as quick as any literal. */
function shapeOf(names: Names): object {
  const known = shapes.get(names);
  if (known !== undefined) return known;
  const members: Record<string, unknown> = {};
  for (const name of ['now', 'setting', 'roll', ...names.tables, ...names.documents]) {
    members[name] = undefined;
  }
  const shape = quick(members);
  shapes.set(names, shape);
  return shape;
}

/**
 * A copy of an object that was given its members one by one: V8 looks those of the original up in
 * a hash table, at every access.
 */
function quick(members: object): object {
  return { ...members };
}
