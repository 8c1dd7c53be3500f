import { isInt } from '../int.js';
import { mustBe, shown } from '../invariant.js';
import { defineTable, type FieldSpec, type TableDefinition, word } from '../schema.js';
import { boundOf } from '../shape/bounds.js';
import { type Reader, readerOf } from '../shape/reader.js';
import { type AnyShape, type Bound, type Description } from '../shape/shape.js';
import { type Fields, integer, Shape } from '../shape/shape.js';
import type { TableShape, Tables } from './draftRow.js';

/** The field of a row, for messages; 0 stands for a new row, −1 for what is no row. */
export type Place = readonly [table: string, field: string, id: number];

/** The text of a place. */
export function placeText([table, field, id]: Place): string {
  const row = id < 0 ? '' : id === 0 ? ' of a new row' : ` of row ${id}`;
  return `${table}.${field}${row}`;
}

/** How a value is kept in one word of a row. */
export interface WordCode {
  readonly decode: (word: number) => unknown;
  /**
   * @param setting where bounds lead to; without it they are not checked
   * @throws Error naming the field when the value is none of the shape's
   */
  readonly encode: (value: unknown, setting: object | undefined, place: Place) => number;
}

/** A field of a table, made ready for rows. */
export interface FieldPlan {
  readonly name: string;
  readonly shape: AnyShape;
  readonly description: Description;
  /** How a row keeps it: `value` also for what no word can hold. */
  readonly kind: AnyShape['kind'];
  /** Where it begins in the row of words; 0 for a value, which is kept beside the row. */
  readonly offset: number;
  /** For a word and for words. */
  readonly code: WordCode | undefined;
  /** Whether each integer may be written: nothing is to be checked. */
  readonly isBare: boolean;
  /** Whether the word is the value: a number. */
  readonly isNumber: boolean;
  /** The positions of the words of a field that has a value for each. */
  readonly positions: ReadonlyMap<string, number>;
  /** Whether it is a member of a key: given at insert and never written. */
  readonly isKey: boolean;
  /** Whether it is an owner or a link that is always set. */
  readonly isAlways: boolean;
  /** For a value. */
  readonly reader: Reader | undefined;
  /** Whether lists in a value lose their oldest items. */
  readonly isCut: boolean;
}

/** A table, made ready for rows. */
export interface TablePlan {
  readonly name: string;
  readonly one: boolean;
  /** The table of words; undefined when no field fits a word. */
  readonly words: TableDefinition | undefined;
  /** Whether the only key is one positive number, and rows are never removed: the older form. */
  readonly keysAll: boolean;
  /** Whether there is a collection of values, with one for each row. */
  readonly hasValues: boolean;
  readonly fields: readonly FieldPlan[];
  readonly byName: ReadonlyMap<string, FieldPlan>;
  /** The fields of each key, in the order in which the key names them. */
  readonly unique: readonly (readonly FieldPlan[])[];
}

/** Makes the tables of a schema ready, in their order. */
export function plansOf(tables: Tables): TablePlan[] {
  return Object.entries(tables).map(([name, table]) => planOf(name, table));
}

function planOf(name: string, table: TableShape): TablePlan {
  const { shapes, onlyValues } = table;
  const specs: Record<string, FieldSpec> = {};
  const kinds = new Map<string, AnyShape['kind']>();
  for (const [field, shape] of Object.entries(shapes)) {
    const kind = onlyValues ? 'value' : kindOf(shape);
    if (onlyValues && !['word', 'words', 'value'].includes(shape.kind)) {
      throw new Error(`${name}.${field} is a ${shape.kind}: a table of values has none`);
    }
    checkKept(`${name}.${field}`, shape);
    if (table.one) checkBlank(`${name}.${field}`, shape);
    kinds.set(field, kind);
    for (const [wordName, spec] of specsOf(field, kind, shape)) specs[wordName] = spec;
  }
  const keys = (table.unique as readonly (string | readonly string[])[]).map((key) =>
    typeof key === 'string' ? [key] : [...key],
  );
  const hasWords = Object.keys(specs).length > 0;
  const options = keys.length > 0 ? { unique: keys } : undefined;
  const words = hasWords ? defineTable(name, specs, options as never) : undefined;
  return assemble({ name, one: table.one, words, keysAll: false }, shapes, kinds, keys);
}

/** Makes a table that is declared by field number ready for rows: its fields may be shapes. */
export function planOfFields(words: TableDefinition): TablePlan {
  const { fields, key, name, specs, unique } = words;
  const keyed = Object.keys(fields).filter((field) => fields[field] === key);
  const shapes = Object.entries(specs).map(([field, spec]): [string, AnyShape] => {
    return [field, spec instanceof Shape ? spec : integer()];
  });
  const kinds = new Map(shapes.map(([field, { kind }]) => [field, kind]));
  const keys = key === 0 ? unique : [keyed];
  const base = { name, one: false, words, keysAll: key !== 0 };
  return assemble(base, Object.fromEntries(shapes), kinds, keys);
}

/** The parts of a table together. */
function assemble(
  base: Pick<TablePlan, 'name' | 'one' | 'words' | 'keysAll'>,
  shapes: Fields,
  kinds: ReadonlyMap<string, AnyShape['kind']>,
  keys: readonly (readonly string[])[],
): TablePlan {
  const { name, words } = base;
  const inKeys = new Set(keys.flat());
  const fields = Object.entries(shapes).map(([field, shape]): FieldPlan => {
    const kind = kinds.get(field) as FieldPlan['kind'];
    const first = kind === 'words' ? `${field}.${wordsOf(shape)[0]}` : field;
    return Object.freeze({
      name: field,
      shape,
      description: shape.description,
      kind,
      offset: kind === 'value' ? 0 : (words?.fields[first] as number),
      code: kind === 'word' ? codeOf(shape) : kind === 'words' ? codeOf(itemOf(shape)) : undefined,
      isBare: kind === 'word' && isBare(shape.description) && !inKeys.has(field),
      isNumber: kind === 'word' && NUMBERS.includes(shape.description.type),
      positions: new Map(wordsOf(shape).map((one, position) => [one, position])),
      isKey: inKeys.has(field),
      isAlways: kind === 'owner' || isAlways(shape.description),
      reader: kind === 'value' ? readerOf(shape) : undefined,
      isCut: hasLast(shape),
    });
  });
  const byName = new Map(fields.map((field) => [field.name, field]));
  const unique = keys.map((key) => key.map((field) => keyField(name, field, byName)));
  const hasValues = fields.some(({ kind }) => kind === 'value') || words === undefined;
  return { ...base, hasValues, fields, byName, unique };
}

/** The types whose word is the value. */
const NUMBERS: readonly string[] = ['integer', 'id', 'account'];

function isAlways(description: Description): boolean {
  return description.type === 'link' && description.always === true;
}

function isBare(description: Description): boolean {
  const { type } = description;
  return type === 'integer' && description.min === undefined && description.max === undefined;
}

function keyField(table: string, name: string, byName: ReadonlyMap<string, FieldPlan>): FieldPlan {
  const field = byName.get(name);
  if (field !== undefined && ['word', 'link', 'owner'].includes(field.kind)) return field;
  throw new Error(`${table} has a key with ${name}, which is no number, flag, word, id or link`);
}

/** How a row keeps a shape. A number that may be missing fits no word: each word is a number. */
function kindOf({ description, kind }: AnyShape): AnyShape['kind'] {
  if (description.type === 'optional') {
    const { type } = description.item.description;
    if (type === 'integer' || type === 'account') return 'value';
  }
  if (description.type !== 'perWord') return kind;
  return kindOf(description.item) === 'word' ? 'words' : 'value';
}

/** Checks that a world can keep a shape's values: it keeps integers only. */
function checkKept(place: string, { description, kind }: AnyShape, isPart = false): void {
  const { type } = description;
  if (type === 'number') {
    throw new Error(`${place} is a number with fractions, which no world keeps: use integer`);
  }
  if (isPart && !['word', 'words', 'value'].includes(kind)) {
    throw new Error(`${place} cannot hold a ${kind}, which must be a field itself`);
  }
  if ('item' in description) checkKept(place, description.item, true);
  const members =
    type === 'object'
      ? Object.entries(description.members)
      : type === 'union'
        ? Object.values(description.cases).flatMap((fields) => Object.entries(fields))
        : [];
  for (const [name, member] of members) checkKept(`${place}.${name}`, member, true);
}

/** Checks that a field of a table of one row can begin empty: nobody inserts that row. */
function checkBlank(place: string, { description, kind }: AnyShape): void {
  const isAlwaysSet = kind === 'owner' || isAlways(description);
  const type = isAlwaysSet ? kind : description.type;
  if (!isAlwaysSet && !['object', 'union'].includes(type)) return;
  throw new Error(`${place} of a table of one row cannot be of ${type}, which must be given`);
}

/** Whether a shape has a list, at any depth, that keeps only its last items. */
export function hasLast({ description }: AnyShape): boolean {
  if (description.type === 'many' && description.last !== undefined) return true;
  if ('item' in description) return hasLast(description.item);
  if (description.type === 'object') return Object.values(description.members).some(hasLast);
  if (description.type !== 'union') return false;
  return Object.values(description.cases).some((fields) => Object.values(fields).some(hasLast));
}

function specsOf(
  field: string,
  kind: AnyShape['kind'],
  shape: AnyShape,
): [name: string, spec: FieldSpec][] {
  if (kind === 'word') return [[field, word]];
  if (kind === 'words') return wordsOf(shape).map((one) => [`${field}.${one}`, word]);
  if (kind === 'value') return [];
  // The other shapes are fields by number too; an owner is a link that is never changed.
  return [
    [field, (kind === 'owner' ? Object.freeze({ ...shape, kind: 'link' }) : shape) as FieldSpec],
  ];
}

/** The words of a shape that has a value for each. */
export function wordsOf({ description }: AnyShape): readonly string[] {
  return description.type === 'perWord' ? description.words : [];
}

function itemOf({ description }: AnyShape): AnyShape {
  return (description as Extract<Description, { type: 'perWord' }>).item;
}

/** The words of a oneOf, or what a flag can be, in the order of their numbers. */
export function choicesOf({ description }: AnyShape): readonly unknown[] | undefined {
  if (description.type === 'flag') return [false, true];
  if (description.type === 'oneOf') return description.words;
  if (description.type !== 'optional') return undefined;
  const choices = choicesOf(description.item);
  return choices && [undefined, ...choices];
}

/** How a shape is kept in a word. */
export function codeOf(shape: AnyShape): WordCode {
  const choices = choicesOf(shape);
  if (choices !== undefined) {
    const numbers = new Map(choices.map((choice, number) => [choice, number]));
    const wanted = `one of ${choices.map(shown).join(', ')}`;
    return {
      decode: (number) => choices[number],
      encode(value, _, place) {
        const number = numbers.get(value);
        if (number === undefined) throw mustBe(placeText(place), wanted, value);
        return number;
      },
    };
  }
  const { description } = shape;
  if (description.type === 'optional') {
    // Of what is left only an id can be none, and no row has the id 0.
    const item = codeOf(description.item);
    return {
      decode: (number) => (number === 0 ? undefined : number),
      encode: (value, setting, place) =>
        value === undefined ? 0 : item.encode(value, setting, place),
    };
  }
  const isNatural = description.type === 'id' || description.type === 'account';
  const wanted =
    description.type === 'id' ? `the id of a row of ${description.table} or 0` : 'an integer';
  const { min = -Infinity, max = Infinity } = (isNatural ? { min: 0 } : description) as {
    min?: Bound;
    max?: Bound;
  };
  const least = boundOf(min, `min of ${description.type}`);
  const most = boundOf(max, `max of ${description.type}`);
  return {
    decode: (number) => number,
    encode(value, setting, place) {
      if (!isInt(value)) throw mustBe(placeText(place), wanted, value);
      if (setting === undefined) return value;
      const from = typeof least === 'number' ? least : least(setting);
      if (value < from) throw mustBe(placeText(place), `at least ${from}`, value);
      const to = typeof most === 'number' ? most : most(setting);
      if (value > to) throw mustBe(placeText(place), `at most ${to}`, value);
      return value;
    },
  };
}
