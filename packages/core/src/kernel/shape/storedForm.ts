import type { RecordForm } from '../codec/copyJson.js';
import type { AnyShape, CrossingAt, Fields } from './shape.js';

/** What is stored of shapes, as plain data with canonical text. */
export type StoredForm = Readonly<Record<string, unknown>>;

/**
 * What a snapshot or a log depends on in a shape: types, bounds (a number, or the path), words,
 * items and members; not what docs show, and not the default of a setting, which is in each world
 * that was made with it. It is for the hash of a schema.
 *
 * @throws Error for a number with fractions, which is never stored.
 */
export function storedFormOf({ description }: AnyShape): StoredForm {
  const { type } = description;
  switch (type) {
    case 'integer':
    case 'text': {
      const { min = null, max = null } = description;
      return { type, min, max };
    }
    case 'number':
      throw new Error('a number with fractions is never stored: use integer');
    case 'many': {
      const { item, max = null, last = null } = description;
      return { type, item: storedFormOf(item), max, last };
    }
    case 'id':
      return { type, table: description.table };
    case 'record':
      return { type, item: storedFormOf(description.item), max: description.max ?? null };
    case 'perWord':
      return { type, words: description.words, item: storedFormOf(description.item) };
    case 'optional':
    case 'orNull':
      return { type, item: storedFormOf(description.item) };
    case 'object':
      return { type, members: byName(description.members) };
    case 'union': {
      const cases = Object.entries(description.cases);
      return {
        type,
        by: description.by,
        cases: Object.fromEntries(cases.map(([word, members]) => [word, byName(members)])),
      };
    }
    case 'crossing':
      return { type, gauge: description.gauge, bound: boundForm(description.when) };
    default:
      // The others are plain data, and all of it counts: words, tables, lists.
      return { ...description };
  }
}

/** The same of fields in an order that is stored: that of their words in a row, or in an event. */
export function storedFieldsOf(fields: Fields): readonly StoredForm[] {
  return Object.entries(fields).map(([field, shape]) => ({ field, ...storedFormOf(shape) }));
}

/** Members whose order does not matter. */
function byName(members: Fields): StoredForm {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, storedFormOf(member)]),
  );
}

/** A number or a field. A function of the setting is code, of which nothing is known. */
function boundForm(bound: CrossingAt): StoredForm {
  const [direction, level] = Object.entries(bound)[0] as [string, unknown];
  return { [direction]: typeof level === 'function' ? 'setting' : level };
}

/** Where values of a shape have records, at any depth; undefined when they have none. */
export function recordFormOf({ description }: AnyShape): RecordForm | undefined {
  switch (description.type) {
    case 'optional':
    case 'orNull':
      return recordFormOf(description.item);
    case 'many':
    case 'perWord': {
      const item = recordFormOf(description.item);
      return item && { isRecord: false, memberOf: () => item };
    }
    case 'record': {
      const item = recordFormOf(description.item);
      return { isRecord: true, memberOf: () => item };
    }
    case 'object': {
      const forms = formsOf(description.members);
      return forms && { isRecord: false, memberOf: (_, name) => forms.get(name) };
    }
    case 'union': {
      const { by, cases } = description;
      const forms = new Map(Object.entries(cases).map(([word, own]) => [word, formsOf(own)]));
      if ([...forms.values()].every((own) => own === undefined)) return undefined;
      const wordOf = (owner: object): string => (owner as Record<string, string>)[by] ?? '';
      return { isRecord: false, memberOf: (owner, name) => forms.get(wordOf(owner))?.get(name) };
    }
    default:
      return undefined;
  }
}

function formsOf(members: Fields): ReadonlyMap<string, RecordForm | undefined> | undefined {
  const forms = new Map(Object.entries(members).map(([name, one]) => [name, recordFormOf(one)]));
  return [...forms.values()].some((form) => form !== undefined) ? forms : undefined;
}
