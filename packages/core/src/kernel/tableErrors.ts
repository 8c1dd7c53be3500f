import { TICK_MAX } from './agenda/agenda.js';
import { isInt } from './int.js';
import { mustBe, shown } from './invariant.js';
import { KIND, type Layout } from './storage/layout.js';

const NO_ROW = 'there is no such row';

/** The errors of wrong calls of a table: each names the table, the row and the field. */
export const tableErrors = {
  /** A row does not exist; `count` is the number of rows ever inserted. */
  row(layout: Layout, count: number, id: unknown, action: string, field?: number): Error {
    const { name } = layout.definition;
    const why = isInt(id) && id > 0 && id <= count ? 'it was removed' : NO_ROW;
    const what = field === undefined ? '' : ` ${nameOf(layout, field)} of`;
    return new Error(`cannot ${action}${what} ${name} ${shown(id)}: ${why}`);
  },

  /** A field is not of the kind that the call is for. */
  field(layout: Layout, field: number, kind: number): Error {
    const wanted = Object.keys(KIND)[kind - 1];
    const name = nameOf(layout, field);
    if (kind === KIND.timer && layout.kindAt[field] === KIND.crossing) {
      const why = 'the engine sets it when its gauge is written';
      return new Error(`${name} of ${layout.definition.name} is a crossing: ${why}`);
    }
    return new Error(
      `${name} of ${layout.definition.name} is not a ${wanted} that can be used here`,
    );
  },

  /** A value is not an integer. */
  value(layout: Layout, id: number, field: number, value: unknown): Error {
    return mustBe(placeOf(layout, id, field), 'an integer', value);
  },

  /** A timer is set to a tick that has passed, to none, or to one that is too far ahead. */
  due(layout: Layout, id: number, field: number, due: unknown, time: Time): Error {
    return wrongDue(placeOf(layout, id, field), due, time);
  },

  /** A link leads to a row that does not exist. */
  parent(layout: Layout, id: number, field: number, parent: unknown): Error {
    const place = placeOf(layout, id, field);
    return new Error(`${place} cannot join row ${shown(parent)}: ${NO_ROW}`);
  },

  /** A row is inserted with a key that it cannot have. */
  key({ definition: { name, key: offset } }: Layout, key: unknown): Error {
    const wanted = offset === 0 ? 'left out' : 'a positive integer that is not in use';
    return mustBe(`the key of ${name}`, wanted, key);
  },

  /** The values of some fields are not given as one integer for each. */
  values({ definition: { name } }: Layout, fields: readonly string[], values: unknown): Error {
    const wanted = `a list of integers, for ${fields.join(', ')}`;
    const given = Array.isArray(values) ? `[${values.map(shown).join(', ')}]` : shown(values);
    return new Error(`the key of ${name} must be ${wanted}, not ${given}`);
  },

  /** A row is inserted with a key that a living row has. */
  taken(
    { definition: { name } }: Layout,
    fields: readonly string[],
    values: readonly number[],
    owner: number,
  ): Error {
    const key = fields.map((field, at) => `${field} ${values[at]}`).join(', ');
    return new Error(`cannot insert a row of ${name} with the key ${key}: row ${owner} has it`);
  },

  /** A table has no key at this position of `unique`. */
  noKey({ definition: { name, unique } }: Layout, position: unknown): Error {
    const count = `it has ${unique.length}`;
    return new Error(`${name} has no unique key at position ${shown(position)}: ${count}`);
  },
};

/** The time of the world, and the earliest tick at which a timer may be set. */
interface Time {
  readonly now: number;
  readonly dueMin: number;
}

/** The error of a timer that cannot be due at a tick. */
export function wrongDue(place: string, due: unknown, { now, dueMin }: Time): Error {
  const isLate = isInt(due) && due > now + TICK_MAX;
  const wanted = isLate
    ? `at most ${TICK_MAX} ticks from tick ${now}`
    : `at tick ${dueMin} or later`;
  return mustBe(place, `due ${wanted}`, due);
}

function placeOf(layout: Layout, id: number, field: number): string {
  return `${layout.definition.name}.${nameOf(layout, field)} of row ${id}`;
}

function nameOf({ nameAt }: Layout, field: number): string {
  return nameAt[field] ?? String(field);
}
