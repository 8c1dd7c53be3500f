import { type Documents, documentReader } from '../storage/documents.js';
import type { Engine } from './engine.js';
import { chanceKey, roll } from '../roll.js';
import type { Rows } from '../storage/rows.js';
import type { Parts } from './snapshot.js';
import { type Clock, Table } from '../table.js';

/** Makes the view of one version for reading: frozen, and valid as long as it is held. */
export function snapshotReader(
  { backend, layouts, names, blankWorld }: Engine,
  { version, documents, origin: { setting } }: Parts,
  now: number,
): object {
  const clock: Clock = { now, dueMin: 0 };
  const rows = layouts.map((_, table) => backend.reader(version, table));
  const world: Record<string, unknown> = { ...blankWorld };
  world['now'] = now;
  world['setting'] = setting;
  world['roll'] = (domain: number, entity: number, n = 0) =>
    roll(chanceKey(setting), domain, entity, now, n);
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
  return Object.freeze(world);
}
