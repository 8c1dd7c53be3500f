import { isPlain } from '../codec/canonical.js';
import { checkName } from '../invariant.js';
import { defineFieldSchema, RESERVED, type Schema, type TableDefinition } from '../schema.js';
import { recordFormOf, storedFieldsOf } from '../shape/storedForm.js';
import { type AnyShape, type Fields, object, Shape } from '../shape/shape.js';
import type { Refused } from '../outcome.js';
import { type Audiences, audiencesOf } from './audience.js';
import { plansOf } from './tablePlan.js';
import { rowClassesOf } from './rows.js';
import { eventWordsOf, type RowSchema } from './draftSpace.js';
import { worldRows } from './worldRows.js';
import type {
  AnswerOf,
  Caller,
  CommandRule,
  DraftIn,
  DraftRow,
  EventNames,
  EventShapes,
  Guards,
  Key,
  Names,
  SettingIn,
  Tables,
  TableShape,
  ViewRule,
  WorldIn,
  WorldRow,
} from './draftRow.js';
import type { Values } from '../shape/shape.js';

function tableOf<F extends Fields, One extends boolean, U extends Key>(
  shapes: F,
  one: One,
  onlyValues: boolean,
  unique: readonly U[] = [],
): TableShape<F, One, U> {
  if (!isPlain(shapes)) throw new Error('a table needs its fields in braces');
  for (const [name, shape] of Object.entries(shapes)) {
    if (!(shape instanceof Shape)) throw new Error(`field ${name} of a table must be a shape`);
    if (name === 'id') throw new Error('a table has no field id: each row has an id already');
  }
  return Object.freeze({
    shapes: Object.freeze({ ...shapes }),
    one,
    unique: Object.freeze([...unique]),
    onlyValues,
  });
}

/**
 * A table of rows. Each entry of `unique` is one key: the name of a field, or the names of some
 * fields together; two rows never have equal keys.
 *
 * @example
 * const seats = table({ account, points: integer() }, { unique: ['account'] });
 */
export function table<
  const F extends Fields,
  const U extends (keyof F & string) | readonly (keyof F & string)[] = never,
>(fields: F, { unique }: { readonly unique?: readonly U[] } = {}): TableShape<F, false, U> {
  return tableOf<F, false, U>(fields, false, false, unique);
}

/** A table of exactly one row, which is there from the beginning: `draft.match.turn`. */
export function single<const F extends Fields>(fields: F): TableShape<F, true, never> {
  return tableOf<F, true, never>(fields, true, false);
}

/**
 * A table that keeps every member, numbers too, in one value for each id: for settings, texts, and
 * what people edit.
 */
export function values<const F extends Fields>(fields: F): TableShape<F, false, never> {
  return tableOf<F, false, never>(fields, false, true);
}

/** A schema: what a simulation keeps and tells. Rules are bound to it. */
export interface RuleSchema<
  T extends Tables = Tables,
  E extends EventShapes = EventShapes,
  G = object,
> {
  readonly tables: T;
  readonly events: E;
  /** The shapes of the setting's members, without the seed. */
  readonly setting: Fields;
  readonly audience: Audiences<T, E, WorldIn<T, G>>;
  readonly [SETTING]?: G;

  /**
   * A command. Arguments that are not as declared are refused before it runs. It returns its
   * answer, or a refusal.
   */
  command<const A extends Fields = {}, const R extends Fields = {}>(spec: {
    readonly about?: string;
    readonly args?: A;
    readonly answer?: R;
    run(draft: DraftIn<T, E, G>, args: Values<A>, caller: Caller): NoInfer<AnswerOf<R>> | Refused;
  }): CommandRule<A, R>;

  /** A view: what a caller can read of a world. It returns its answer, or a refusal. */
  view<const R extends Fields, const A extends Fields = {}>(spec: {
    readonly about?: string;
    readonly public?: true;
    readonly args?: A;
    readonly answer: R;
    read(
      world: Guards & WorldIn<T, G>,
      caller: Caller,
      args: Values<A>,
    ): NoInfer<Values<R>> | Refused;
  }): ViewRule<A, R>;
}
declare const SETTING: unique symbol;

/** What a schema is for the kernel. */
export interface ReadySchema extends RowSchema {
  readonly raw: Schema;
  readonly setting: Fields;
}

const READY = new WeakMap<object, ReadySchema>();

/** A schema of shapes, made ready; undefined for a schema of fields by number. */
export function readySchema(schema: object): ReadySchema | undefined {
  return READY.get(schema);
}

/** The draft of a schema: `type Draft = DraftOf<typeof schema>`. */
export type DraftOf<S> = S extends RuleSchema<infer T, infer E, infer G> ? DraftIn<T, E, G> : never;

/** The world of a schema for reading; a draft can be given for it. */
export type WorldOf<S> = S extends RuleSchema<infer T, infer _E, infer G> ? WorldIn<T, G> : never;

/** A row of a draft: `type Seat = RowOf<typeof schema, 'seats'>`. */
export type RowOf<S, N> =
  S extends RuleSchema<infer T, infer _E, infer _G>
    ? N extends keyof T
      ? DraftRow<T, N>
      : never
    : never;

/** A row for reading; a row of a draft can be given for it. */
export type ReadRowOf<S, N> =
  S extends RuleSchema<infer T, infer _E, infer _G>
    ? N extends keyof T
      ? WorldRow<T, N>
      : never
    : never;

/**
 * Declares what a simulation keeps and tells. Fields, arguments, answers, events and the setting
 * are described by shapes; fields name other tables by their names. Rules are bound to the schema:
 * `schema.command`, `schema.view`.
 *
 * @throws Error naming the table and the field that break a rule.
 *
 * @example
 * ```ts
 * const schema = defineSchema({ tables: { boxes: table({ apples: integer() }) } });
 * ```
 */
export function defineSchema<
  const T extends Tables,
  const E extends EventShapes = {},
  const G extends Fields = {},
>(spec: {
  readonly tables: T & Names<T>;
  /** The members of each event: at most six, which are numbers, flags, words, ids, accounts. */
  readonly events?: E & EventNames<T, E>;
  /** What a world is made with, beside the seed. */
  readonly setting?: G;
  /** Who gets each event; nobody gets one that is not named. */
  readonly audience?: Audiences<T, E, WorldIn<T, SettingIn<G>>>;
}): RuleSchema<T, E, SettingIn<G>> {
  const tables = spec.tables as Tables;
  const events: EventShapes = Object.fromEntries(
    Object.entries(spec.events ?? {}).map(([name, members]) => [name, frozenFields(members)]),
  );
  const setting: Fields = Object.freeze({ ...spec.setting });
  for (const [name, fields] of Object.entries(tables)) {
    const isTable = isPlain(fields) && isPlain(fields.shapes);
    if (!isTable) throw new Error(`${name} must be made by table, single or values`);
    checkName('a table', name);
    for (const field of Object.keys(fields.shapes)) checkName(`a field of ${name}`, field);
    checkNames(`table ${name}`, fields.shapes, tables);
  }
  for (const [name, members] of Object.entries(events)) checkEvent(name, members, tables);
  for (const name of Object.keys(setting)) checkName('a member of the setting', name);
  for (const name of ['seed', 'key']) {
    if (Object.hasOwn(setting, name)) throw new Error(`each setting has a ${name} already`);
  }
  const plans = plansOf(tables);
  const words: Record<string, TableDefinition> = {};
  for (const plan of plans) if (plan.words !== undefined) words[plan.name] = plan.words;
  const withValues = plans.filter(({ hasValues }) => hasValues);
  for (const name of Object.keys(tables)) {
    if (RESERVED.includes(name)) throw new Error(`the name ${name} is taken by the draft itself`);
  }
  const raw = defineFieldSchema({
    tables: words,
    documents: Object.fromEntries(
      withValues.map(({ name, fields }) => {
        const kept = fields.filter(({ kind }) => kind === 'value');
        const shape = object(Object.fromEntries(kept.map((field) => [field.name, field.shape])));
        return [name, { form: recordFormOf(shape) }];
      }),
    ),
    events: Object.fromEntries(
      Object.entries(events).map(([name, members]) => [name, Object.keys(members)]),
    ),
    eventWords: deepFreeze(eventWordsOf(events)),
    stored: deepFreeze(storedOf(tables, events, setting)),
    setting: { form: recordFormOf(object(setting)) },
  } as never) as Schema;
  const audiences = audiencesOf({ ...spec.audience }, events, tables);
  const schema = Object.freeze({
    tables: Object.freeze({ ...tables }),
    events: Object.freeze(events),
    setting,
    audience: Object.freeze({ ...spec.audience }),
    command: (rule: object) => ruleOf('command', 'run', rule),
    view: (rule: object) => ruleOf('view', 'read', rule),
  });
  const classes = rowClassesOf(plans);
  const worldOf = worldRows({ classes, plans }, ['now', 'setting']);
  READY.set(schema, Object.freeze({ raw, plans, classes, worldOf, events, audiences, setting }));
  return schema as never;
}

/** A frozen copy of an event's members; what is no object stays for the check that follows. */
function frozenFields(members: Fields): Fields {
  return isPlain(members) ? Object.freeze({ ...members }) : members;
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

/** What is stored of the shapes of a schema. */
function storedOf(tables: Tables, events: EventShapes, setting: Fields): object {
  const fields = Object.entries(tables).map(([name, { one, onlyValues, shapes }]) => {
    return { name, one, onlyValues, fields: storedFieldsOf(shapes) };
  });
  const members = Object.entries(events).map(([name, shapes]) => {
    return { name, members: storedFieldsOf(shapes) };
  });
  return { tables: fields, events: members, setting: storedFieldsOf(setting) };
}

/** A frozen copy of a command or a view, after a check of its parts. */
function ruleOf(kind: string, verb: string, rule: object): object {
  const { about, answer = {}, args = {}, ...others } = rule as Readonly<Record<string, unknown>>;
  if (typeof others[verb] !== 'function') throw new Error(`a ${kind} needs a function ${verb}`);
  for (const [part, fields] of Object.entries({ args, answer })) {
    if (!isPlain(fields)) throw new Error(`${part} of a ${kind} must be shapes in braces`);
    for (const [name, shape] of Object.entries(fields)) {
      if (!(shape instanceof Shape))
        throw new Error(`${part}.${name} of a ${kind} must be a shape`);
      checkName(`a member of the ${part} of a ${kind}`, name);
    }
  }
  const unknown = Object.keys(others).find((name) => name !== verb && name !== 'public');
  if (unknown !== undefined) throw new Error(`a ${kind} has no ${unknown}`);
  const isPublic = kind === 'view' ? { public: others['public'] === true } : {};
  return Object.freeze({
    about,
    ...isPublic,
    args: Object.freeze({ ...(args as Fields) }),
    answer: Object.freeze({ ...(answer as Fields) }),
    [verb]: others[verb],
  });
}

/** Checks that each shape names tables that there are. */
export function checkNames(owner: string, fields: Fields, tables: Tables): void {
  for (const [name, shape] of Object.entries(fields)) {
    for (const other of tablesIn(shape)) {
      if (!Object.hasOwn(tables, other)) {
        throw new Error(`${name} of ${owner} names ${other}, which is no table`);
      }
    }
  }
}

/** The tables that a shape names, at any depth. */
function tablesIn({ description }: AnyShape): string[] {
  if ('table' in description) return [description.table];
  if ('item' in description) return tablesIn(description.item);
  if ('members' in description) return Object.values(description.members).flatMap(tablesIn);
  if (description.type !== 'union') return [];
  return Object.values(description.cases).flatMap((members) =>
    Object.values(members).flatMap(tablesIn),
  );
}

function checkEvent(name: string, members: Fields, tables: Tables): void {
  checkNames(`event ${name}`, members, tables);
  for (const [member, shape] of Object.entries(members)) {
    if (shape.kind === 'word' && !isNumberOrNone(shape)) continue;
    const allowed = 'an integer, a flag, a word, an id or an account';
    throw new Error(`${member} of event ${name} must be ${allowed}`);
  }
}

function isNumberOrNone({ description }: AnyShape): boolean {
  if (description.type !== 'optional') return false;
  return ['integer', 'account'].includes(description.item.description.type);
}
