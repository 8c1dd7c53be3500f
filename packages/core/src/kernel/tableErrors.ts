import { isInt } from './int.js';
import { KIND, type Layout } from './storage/layout.js';

/** The errors of wrong calls of a table: each names the table, the row and the field. */
export const tableErrors = {
  /** A row does not exist; `count` is the number of rows ever inserted. */
  row(layout: Layout, count: number, id: unknown, action: string, field?: number): Error {
    const { name } = layout.definition;
    const isRemoved = isInt(id) && id > 0 && id <= count;
    const why = isRemoved ? 'it was removed' : 'there is no such row';
    const what = field === undefined ? '' : ` ${nameOf(layout, field)} of`;
    return new Error(`cannot ${action}${what} ${name} ${shown(id)}: ${why}`);
  },

  /** A field is not of the kind that the call is for. */
  field(layout: Layout, field: number, kind: number): Error {
    const wanted = Object.keys(KIND)[kind - 1];
    const name = nameOf(layout, field);
    return new Error(
      `${name} of ${layout.definition.name} is not a ${wanted} that can be used here`,
    );
  },

  /** A value is not an integer. */
  value(layout: Layout, id: number, field: number, value: unknown): Error {
    return new Error(`${placeOf(layout, id, field)} must be an integer, not ${shown(value)}`);
  },

  /** A timer is set to a tick that has passed, or to none. */
  due(layout: Layout, id: number, field: number, due: unknown, dueMin: number): Error {
    const place = placeOf(layout, id, field);
    return new Error(`${place} must be due at tick ${dueMin} or later, not ${shown(due)}`);
  },

  /** A link leads to a row that does not exist. */
  parent(layout: Layout, id: number, field: number, parent: unknown): Error {
    const place = placeOf(layout, id, field);
    return new Error(`${place} cannot join row ${shown(parent)}: there is no such row`);
  },

  /** A row is inserted with a key that it cannot have. */
  key({ definition: { name, key: offset } }: Layout, key: unknown): Error {
    if (offset === 0) return new Error(`${name} has no key: insert takes none, not ${shown(key)}`);
    const isUsed = isInt(key) && key > 0;
    const wanted = isUsed ? 'a key that is not in use' : 'a positive integer as key';
    return new Error(`${name} needs ${wanted}, not ${shown(key)}`);
  },
};

function placeOf(layout: Layout, id: number, field: number): string {
  return `${layout.definition.name}.${nameOf(layout, field)} of row ${id}`;
}

function nameOf({ nameAt }: Layout, field: number): string {
  return nameAt[field] ?? String(field);
}

/** A value as text for a message. */
function shown(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
