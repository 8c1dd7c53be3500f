import type { Chance } from '../chance.js';
import { isPlain } from '../codec/canonical.js';
import { TRANSITION } from '../engine/engineDraft.js';
import { NOBODY } from '../events.js';
import { isInt } from '../int.js';
import { mustBe } from '../invariant.js';
import { type Outcome, type Refused, refused } from '../outcome.js';
import { valuesName } from '../schema.js';
import type { Fields } from '../shape/shape.js';
import type { audiencesOf } from './audience.js';
import { choicesOf, codeOf } from './tablePlan.js';
import { type RawWorld, type RowHost, type Space, transitionOf } from './rows.js';
import { RowTable } from './rowTable.js';
import { ValueDrafts } from './valueDrafts.js';
import { rowHost, type RowPlans } from './worldRows.js';

/** What the rows of a draft need of the draft by field number beneath. */
export interface RawDraft extends RawWorld {
  require(value: never, ...refusal: readonly unknown[]): unknown;
  accept(checked: unknown): unknown;
  roll(domain: number, entity: number, n?: number): number;
  chance(purpose: string, row?: number): Chance;
  emit(name: string, ...values: readonly number[]): void;
  perform(type: string, args: object, account: number): Outcome;
}

/** A schema, made ready for rows. */
export interface RowSchema extends RowPlans {
  readonly events: Readonly<Record<string, Fields>>;
  readonly audiences: ReturnType<typeof audiencesOf>;
  /** Shows the rows of a world by field number. */
  readonly worldOf: (raw: RawWorld) => object;
}

/** The rows of a draft, and the object that rules are given. */
export interface DraftSpace extends Space {
  readonly draft: object;
  /** Rules that are running in it: a command that is performed runs inside another rule. */
  depth: number;
  readonly drafts: ValueDrafts;
}

/** Makes the table objects of a draft, by name. */
function tableMembers(
  { classes, plans }: RowPlans,
  space: Space,
  tables: Map<string, RowHost>,
): PropertyDescriptorMap {
  const members: PropertyDescriptorMap = {};
  for (const plan of plans) {
    const { name } = plan;
    const host = rowHost(plan, space, classes);
    tables.set(name, host);
    members[name] = plan.one
      ? { get: () => host.rowAt(1), enumerable: true }
      : { value: new RowTable(host), enumerable: true };
  }
  return members;
}

/** Makes the space of a draft by field number, for all transitions that run in that draft. */
export function draftSpace(
  schema: RowSchema,
  raw: RawDraft,
  nameOf: (command: unknown) => string,
): DraftSpace {
  const tables = new Map<string, RowHost>();
  const drafts = new ValueDrafts(() => raw.setting);
  const transition = transitionOf(raw, () => {
    for (const host of tables.values()) host.forgetNew();
  });
  const space = { raw, tables, drafts, transition, depth: 0, draft: {} };
  const emitters = emittersOf(schema.events);
  let reading: object | undefined;
  const world = (): object => (reading ??= schema.worldOf(readOnly(schema, space)));
  const members: PropertyDescriptorMap = {
    ...tableMembers(schema, space, tables),
    now: { get: () => raw.now, enumerable: true },
    setting: { get: () => raw.setting, enumerable: true },
    require: { value: raw.require },
    accept: { value: raw.accept },
    roll: { value: raw.roll },
    chance: {
      value(purpose: string, row?: { readonly id: number }) {
        if (row === undefined) return raw.chance(purpose);
        if (!isInt(Object(row).id)) throw mustBe(`what draws for ${purpose}`, 'a row', row);
        return raw.chance(purpose, row.id);
      },
    },
    emit: {
      value(name: string, values: object) {
        const emitter = emitters.get(name);
        if (emitter === undefined) throw new Error(`the schema has no event ${String(name)}`);
        const numbers = emitter(values, raw.setting);
        const audience = schema.audiences.get(name)?.(values as never, tables, world) ?? NOBODY;
        raw.emit(name, ...numbers);
        raw[TRANSITION]?.address(audience);
      },
    },
    perform: {
      value(command: unknown, args: object, account: number) {
        const type = nameOf(command);
        drafts.store();
        const mark = drafts.mark();
        const outcome = raw.perform(type, args, account);
        if (outcome.done) return outcome.answer;
        drafts.goBack(mark);
        return outcome satisfies Refused;
      },
    },
  };
  space.draft = Object.preventExtensions(Object.create(Object.prototype, members) as object);
  return space;
}

/** The functions of tables and values by field number that change a world. */
const WRITES: ReadonlySet<unknown> = new Set(
  'insert remove set add setLevel setRate schedule cancel join leave edit replace'.split(' '),
);

/** A draft by field number for reading, as it is in the middle of a rule. */
function readOnly({ plans }: RowSchema, { drafts, raw, tables }: DraftSpace): RawWorld {
  const members: PropertyDescriptorMap = {
    now: { get: () => raw.now },
    setting: { get: () => raw.setting },
    [TRANSITION]: { value: raw[TRANSITION] },
  };
  for (const { hasValues, name, words } of plans) {
    const { values } = tables.get(name) as RowHost;
    const get = (id: number): unknown => drafts.current(tables.get(name) as RowHost, id);
    if (words !== undefined) members[name] = { value: reader(tables.get(name)?.words as object) };
    if (!hasValues) continue;
    members[words === undefined ? name : valuesName(name)] = {
      value: reader(values as object, { get }),
    };
  }
  return Object.create(null, members) as RawWorld;
}

/** A table or a collection whose writing functions throw; `more` takes the place of members. */
function reader(given: object, more: Readonly<Record<PropertyKey, unknown>> = {}): object {
  return new Proxy(given, {
    get(_, name) {
      if (WRITES.has(name)) throw new Error('a world for reading cannot be written');
      if (Object.hasOwn(more, name)) return more[name];
      const member: unknown = Reflect.get(given, name);
      return typeof member === 'function' ? (member.bind(given) as unknown) : member;
    },
  });
}

/** Runs a rule in a space: what it edited is stored at its end, or left when it throws. */
export function runIn<Result>(space: DraftSpace, run: (draft: object) => Result): Result {
  const { drafts } = space;
  space.depth += 1;
  try {
    const result = run(space.draft);
    // What a refused rule edited may be anything.
    if (refused(result)) return result;
    if (space.depth > 1) drafts.store();
    else drafts.finish();
    return result;
  } finally {
    space.depth -= 1;
    if (space.depth === 0) drafts.discard();
  }
}

/** The numbers of each event's members in their order, of values by name. */
function emittersOf(
  events: Readonly<Record<string, Fields>>,
): ReadonlyMap<string, (values: object, setting: object) => number[]> {
  return new Map(
    Object.entries(events).map(([name, members]) => {
      const codes = Object.entries(members).map(([member, shape]) => ({
        member,
        code: codeOf(shape),
      }));
      const emitter = (values: object, setting: object): number[] => {
        if (!isPlain(values)) throw new Error(`event ${name} is emitted with an object of values`);
        const unknown = Object.keys(values).find((member) => !Object.hasOwn(members, member));
        if (unknown !== undefined) throw new Error(`event ${name} has no member ${unknown}`);
        return codes.map(({ member, code }) =>
          code.encode(values[member], setting, [`event ${name}`, member, -1]),
        );
      };
      return [name, emitter];
    }),
  );
}

/** What the numbers of an event's members stand for, where they do not stand for themselves. */
export function eventWordsOf(
  events: Readonly<Record<string, Fields>>,
): Readonly<Record<string, readonly (readonly unknown[] | undefined)[]>> {
  return Object.fromEntries(
    Object.entries(events).map(([name, members]) => [name, Object.values(members).map(choicesOf)]),
  );
}
