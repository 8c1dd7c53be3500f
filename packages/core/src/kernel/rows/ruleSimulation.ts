import { isPlain } from '../codec/canonical.js';
import { copyJson, MESSAGE_RULES, STATE_RULES } from '../codec/copyJson.js';
import { defineFieldSimulation } from '../engine/defineFieldSimulation.js';
import type { AnyDefinition } from '../engine/definition.js';
import type { Simulation, SimulationBase, SnapshotOf } from '../engine/simulation.js';
import type { Snapshot } from '../engine/snapshot.js';
import type { EventList } from '../events.js';
import { isInt } from '../int.js';
import { checkName, invariant, isPromise, mustBe, shown } from '../invariant.js';
import {
  type Command,
  done,
  isThere,
  type Outcome,
  type PlainObject,
  type Refused,
  refuse,
  refused,
} from '../outcome.js';
import type { EventCatalogue } from '../eventCatalogue.js';
import { inRule, RuleError } from '../ruleError.js';
import type { Json, Schema, Seeded, TableDefinition } from '../schema.js';
import { checkBounds } from '../shape/bounds.js';
import { type Fault, fieldsReaderOf, type Reader, refuseFaults } from '../shape/reader.js';
import type { Account, Fields, Values } from '../shape/shape.js';
import { checkNames, type ReadySchema, readySchema, type RuleSchema } from './ruleSchema.js';
import type { Row, RowHost } from './rows.js';
import { faultsOf } from './faultsOf.js';
import { RowTable } from './rowTable.js';
import { type DraftSpace, draftSpace, type RawDraft, runIn } from './draftSpace.js';
import type {
  Caller,
  CommandRule,
  DraftIn,
  DraftRow,
  EventOfShapes,
  EventShapes,
  GivenSetting,
  TableIn,
  Tables,
  TimersOf,
  ViewRule,
  WorldIn,
} from './draftRow.js';

/** A system for each timer and each crossing, under its name. The order of keys is the order. */
type SystemsOf<T extends Tables, D> = [TimersOf<T>] extends [never]
  ? { readonly systems?: {} }
  : {
      readonly systems: {
        readonly [Name in TimersOf<T>]: (draft: D, row: DraftRow<T, TableIn<Name>>) => void;
      };
    };

/** How a world ended. A draw has several winners. */
export interface Result {
  readonly winners: readonly Account[];
  readonly scores?: Readonly<Record<Account, number>>;
}

/** What `defineSimulation` is given: a schema and the rules that are bound to it. */
export type RuleDefinition<
  T extends Tables,
  E extends EventShapes,
  G,
  C extends Readonly<Record<string, object>>,
  V extends Readonly<Record<string, object>>,
> = {
  readonly name: string;
  /** Changes whenever the same inputs may give another hash. */
  readonly version: number;
  readonly schema: RuleSchema<T, E, G>;
  readonly commands: C;
  readonly views?: V;
  /**
   * What runs in the ticks that `ticks` divides, not in tick 0, after all timers, in this order;
   * with a `table` it is not due while that table is empty.
   */
  readonly every?: readonly {
    readonly ticks: number;
    readonly name: string;
    readonly table?: keyof T & string;
    run(draft: DraftIn<T, E, G>): void;
  }[];
  /** Fills the world at tick 0. */
  readonly genesis?: (draft: DraftIn<T, E, G>) => void;
  /** How the world ended; undefined while it goes on. */
  readonly result?: (world: WorldIn<T, G>) => Result | undefined;
  /**
   * Commands that make sense for an account now, for tools that play at random: they hardly ever
   * guess a legal move. The rules never read it.
   */
  readonly suggest?: (world: WorldIn<T, G>, account: Account) => Iterable<Suggestion<C>>;
} & SystemsOf<T, DraftIn<T, E, G>>;

type ArgsOf<Rule> =
  Rule extends CommandRule<infer A, infer _R>
    ? Values<A>
    : Rule extends ViewRule<infer A, infer _R>
      ? Values<A>
      : never;

/** A command as it is suggested: its type, and arguments with which it makes sense. */
type Suggestion<C> = {
  readonly [Type in keyof C & string]: { readonly type: Type; readonly args: ArgsOf<C[Type]> };
}[keyof C & string];

/** A schema of rules as the engine keeps it: tables by field number. */
type FieldSchema<G> = Schema<
  Readonly<Record<string, TableDefinition>>,
  Readonly<Record<string, Json<unknown>>>,
  EventCatalogue,
  G & Seeded
>;

/** A simulation of rules that are bound to a schema. */
export interface RuleSimulation<
  T extends Tables,
  E extends EventShapes,
  G,
  C extends Readonly<Record<string, object>>,
  V extends Readonly<Record<string, object>>,
> extends Omit<SimulationBase<FieldSchema<G>>, 'read' | 'genesis' | 'tick' | 'advance'> {
  readonly schema: RuleSchema<T, E, G>;
  readonly commands: C;
  readonly views: V;
  /** The same simulation with tables by field number, for tools that know no game. */
  readonly byField: Simulation<FieldSchema<G>>;

  /**
   * The world at tick 0 of a setting: its seed, and the members that the schema declares.
   *
   * @throws Error naming each member that is wrong
   */
  genesis(setting: GivenSetting<G>): Snapshot<G & Seeded>;

  /** One tick: the time increases by one, and systems run for all timers that are due. */
  tick(from: Snapshot<G & Seeded>): {
    snapshot: Snapshot<G & Seeded>;
    events: EventList<EventOfShapes<E>>;
  };

  /** Equals `tick`, applied up to `bounds.ticks` times; idle ticks cost nothing. */
  advance(
    from: Snapshot<G & Seeded>,
    bounds: {
      readonly ticks: number;
      readonly until?: (event: EventOfShapes<E>) => boolean;
      readonly maxEvents?: number;
    },
  ): { snapshot: Snapshot<G & Seeded>; events: EventList<EventOfShapes<E>>; ticks: number };

  /**
   * Executes a command; no time passes. A refused command returns the same snapshot object. An
   * unknown type is refused as `unknown_command`, wrong arguments as `invalid_field`.
   */
  execute<Type extends string>(
    from: Snapshot<G & Seeded>,
    command: Command<Type, Type extends keyof C ? ArgsOf<C[Type]> : PlainObject> & {
      readonly type: string extends Type ? string : keyof C;
    },
  ): {
    readonly snapshot: Snapshot<G & Seeded>;
    readonly outcome: Outcome<
      Type extends keyof C
        ? C[Type] extends CommandRule<infer _A, infer R>
          ? Values<R> & PlainObject
          : PlainObject
        : PlainObject
    >;
    readonly events: EventList<EventOfShapes<E>>;
  };

  /**
   * What a caller reads of a world, or a refusal: wrong arguments are refused as `invalid_field`.
   *
   * @throws Error when there is no such view
   */
  view<Name extends keyof V & string>(
    snapshot: Snapshot<G & Seeded>,
    name: Name,
    args: ArgsOf<V[Name]>,
    caller: Caller,
  ): (V[Name] extends ViewRule<infer _A, infer R> ? Values<R> : never) | Refused;

  /** How the world of a snapshot ended; undefined while it goes on, or if the game has no end. */
  result(snapshot: Snapshot<G & Seeded>): Result | undefined;

  /**
   * The commands that the game suggests to an account; none where it suggests nothing.
   *
   * @throws RuleError when `suggest` throws, or suggests a command that no world would take
   */
  suggest(snapshot: Snapshot<G & Seeded>, account: Account): readonly Suggestion<C>[];

  /** The world of a snapshot, for reading. */
  read(snapshot: Snapshot<G & Seeded>): WorldIn<T, G>;

  /**
   * What is wrong with a snapshot, for one that was decoded from the bytes of a stranger: values
   * that are not as their shapes say, a wrong setting, a missing row. Visits the whole world.
   */
  check(snapshot: Snapshot<G & Seeded>): readonly Fault[];
}

interface ReadyRule {
  readonly name: string;
  readonly args: Reader;
  readonly answer: Reader;
  readonly hasAnswer: boolean;
  readonly run: Function;
}

type AnyCommands = Readonly<Record<string, CommandRule<Fields>>>;

interface AnyRuleDefinition {
  readonly name: string;
  readonly version: number;
  readonly schema: object;
  readonly commands: Readonly<Record<string, CommandRule>>;
  readonly views?: Readonly<Record<string, ViewRule>>;
  readonly every?: readonly {
    readonly ticks: number;
    readonly name: string;
    readonly table?: string;
    run(draft: object): unknown;
  }[];
  readonly genesis?: (draft: object) => unknown;
  readonly result?: (world: object) => unknown;
  readonly suggest?: (world: object, account: Account) => Iterable<Suggestion<AnyCommands>>;
  readonly systems?: Readonly<Record<string, (draft: object, row: object) => unknown>>;
}

/**
 * Makes a simulation of a schema and the rules that are bound to it.
 *
 * @throws Error naming a timer or a crossing without system, and whatever is no rule
 *
 * @example
 * ```ts
 * const schema = defineSchema({ tables: { boxes: table({ apples: integer() }) } });
 * const put = schema.command({
 *   args: { box: id('boxes'), apples: integer({ min: 1, max: 100 }) },
 *   run({ boxes }, { box, apples }) {
 *     boxes.get(box).apples += apples;
 *   },
 * });
 * const game = defineSimulation({
 *   name: 'boxes',
 *   version: 1,
 *   schema,
 *   commands: { put },
 *   genesis: ({ boxes }) => void boxes.insert({}),
 * });
 * const start = game.genesis({ seed: 1 });
 * const command = { id: '', account: 0, type: 'put', args: { box: 1, apples: 5 } } as const;
 * const { snapshot } = game.execute(start, command);
 * console.log(game.read(snapshot).boxes.get(1).apples);
 * ```
 */
export function defineSimulation<
  const T extends Tables,
  const E extends EventShapes,
  G,
  const C extends Readonly<Record<string, { readonly run: Function }>>,
  const V extends Readonly<Record<string, { readonly read: Function }>> = {},
>(definition: RuleDefinition<T, E, G, C, V>): RuleSimulation<T, E, G, C, V> {
  const { name, schema } = definition as { readonly name: string; readonly schema: object };
  const ready = readySchema(schema);
  if (ready === undefined) throw new Error(`the schema of ${name} must be made by defineSchema`);
  return ruleSimulation(definition as never, ready) as never;
}

/** Makes a simulation of rules: a definition by field number beneath, whose rules see rows. */
function ruleSimulation(given: AnyRuleDefinition, ready: ReadySchema): object {
  const { commands, every = [], genesis, name, systems = {}, version, views = {} } = given;
  checkSystems(ready.plans, systems);
  const rules = readyRules('command', commands, ({ run }) => run, given.schema);
  const readyViews = readyRules('view', views, ({ read }) => read, given.schema);
  const names = new Map(Object.entries(commands).map(([type, rule]) => [rule, type]));
  const nameOf = (command: unknown): string => {
    const type = names.get(command as CommandRule);
    if (type === undefined) throw new Error(`perform needs a command of ${name}`);
    return type;
  };
  const spaces = new WeakMap<object, DraftSpace>();
  const spaceOf = (raw: object): DraftSpace => {
    let space = spaces.get(raw);
    if (space === undefined) {
      spaces.set(raw, (space = draftSpace(ready, raw as RawDraft, nameOf)));
    }
    return space;
  };
  const settingReader = fieldsReaderOf(ready.setting);
  const definition = {
    name,
    version,
    schema: ready.raw,
    commands: Object.fromEntries(
      [...rules.values()].map((rule) => [rule.name, reducerOf(rule, spaceOf)]),
    ),
    systems: Object.entries(systems).map(([timer, run]) => {
      const [table = '', field = ''] = timer.split('.');
      if (typeof run !== 'function') throw mustBe(`system ${timer}`, 'a function', run);
      return {
        name: timer,
        table,
        timer: field,
        run: (raw: object, id: number) => {
          const space = spaceOf(raw);
          const row = (): object => space.tables.get(table)?.rowAt(id) as object;
          return runSystem(`system ${timer}`, space, (draft) => run(draft, row()));
        },
      };
    }),
    ...(every.length > 0 && {
      every: every.map((each) => {
        const what = `every ${each.name}`;
        if (typeof each.run !== 'function') throw mustBe(`run of ${what}`, 'a function', each.run);
        return {
          ...each,
          run: (raw: object) => runSystem(what, spaceOf(raw), (draft) => each.run(draft)),
        };
      }),
    }),
    genesis: (raw: object) =>
      runSystem('genesis', spaceOf(raw), (draft) => {
        for (const { name: single, one } of ready.plans) {
          if (one) new RowTable(spaceOf(raw).tables.get(single) as RowHost).insert({});
        }
        return genesis?.(draft);
      }),
  };
  const simulation = (defineFieldSimulation as (definition: object) => object)(
    definition,
  ) as Simulation<Schema> & { definition: AnyDefinition };
  /** A checked copy of a setting, with the defaults of what is not given. */
  const wholeSetting = (setting: Seeded): object => {
    const { key, seed, ...others } = Object(setting) as Seeded & object;
    const defaults = Object.entries(ready.setting).flatMap(([member, { description }]) =>
      description.type === 'integer' && description.default !== undefined
        ? [[member, description.default] as const]
        : [],
    );
    const known = { ...Object.fromEntries(defaults), ...others };
    const { faults, value } = settingReader.read(others, { setting: known });
    if (faults.length > 0) {
      const why = faults.map(({ message }) => message).join(' ');
      throw new RuleError('setting', `the setting is wrong: ${why}`, faults);
    }
    const whole = { ...(value as object), seed, ...(key !== undefined && { key }) };
    for (const fields of shapesOf(ready, commands)) checkBounds(fields, whole);
    return whole;
  };
  const worlds = new WeakMap<object, object>();
  const worldOf = (snapshot: SnapshotOf<Schema>): object => {
    const raw = simulation.read(snapshot);
    let world = worlds.get(raw);
    if (world === undefined) worlds.set(raw, (world = ready.worldOf(raw as never)));
    return world;
  };
  return Object.freeze({
    ...simulation,
    byField: simulation,
    schema: given.schema,
    commands: Object.freeze({ ...commands }),
    views: Object.freeze({ ...views }),
    genesis: (setting: Seeded) => simulation.genesis(wholeSetting(setting) as never),
    withSetting: (snapshot: SnapshotOf<Schema>, setting: Seeded) =>
      simulation.withSetting(snapshot, wholeSetting(setting) as never),
    read: worldOf,
    check(snapshot: SnapshotOf<Schema>) {
      const { key: _key, seed: _seed, ...others } = snapshot.setting;
      const read = settingReader.read(others, { setting: snapshot.setting }, 'setting');
      if (read.faults.length > 0) return read.faults;
      return faultsOf(ready.plans, simulation.read(snapshot) as never, snapshot.setting);
    },
    view(snapshot: SnapshotOf<Schema>, view: string, args: PlainObject, caller: Caller) {
      const rule = readyViews.get(view);
      if (rule === undefined) throw new Error(`${name} has no view ${String(view)}`);
      return readView(rule, worldOf(snapshot), args, caller);
    },
    result(snapshot: SnapshotOf<Schema>) {
      const result = given.result?.(worldOf(snapshot));
      return result === undefined ? undefined : checkedResult(result);
    },
    suggest(snapshot: SnapshotOf<Schema>, account: Account) {
      const world = worldOf(snapshot);
      return inRule('suggest', () => {
        const all = [...(given.suggest?.(world, account) ?? [])];
        for (const { args, type } of all) checkSuggestion(rules.get(type), type, args, world);
        return all;
      });
    },
  });
}

/** Runs a rule that nobody asks for: there is nobody to refuse. */
function runSystem(what: string, space: DraftSpace, run: (draft: object) => unknown): unknown {
  const returned = inRule(what, () => runIn(space, run));
  if (!refused(returned)) return returned;
  const { code, message } = returned.refusal;
  throw new Error(
    `${what} returned a refusal, which only commands and views do: ${code}: ${message}`,
  );
}

/** Checks that each timer and each crossing has its system, under its name. */
function checkSystems(plans: ReadySchema['plans'], systems: object): void {
  for (const { fields, name: table } of plans) {
    for (const { kind, name } of fields) {
      if (kind !== 'timer' && kind !== 'crossing') continue;
      const system: unknown = (systems as Record<string, unknown>)[`${table}.${name}`];
      if (system !== undefined) continue;
      const wanted = `needs a system: '${table}.${name}'(draft, row) { … }`;
      throw new Error(`${kind} ${table}.${name} ${wanted}`);
    }
  }
}

/** All shapes whose bounds may lead into the setting. */
function shapesOf(
  { plans, events }: ReadySchema,
  commands: Readonly<Record<string, CommandRule>>,
): Fields[] {
  return [
    ...plans.map(({ fields }) =>
      Object.fromEntries(fields.map(({ name, shape }) => [name, shape])),
    ),
    ...Object.values(events),
    ...Object.values(commands).flatMap(({ answer, args }) => [args, answer] as Fields[]),
  ];
}

function readyRules<Rule extends CommandRule | ViewRule>(
  kind: string,
  rules: Readonly<Record<string, Rule>>,
  runOf: (rule: Rule) => Function,
  schema: object,
): ReadonlyMap<string, ReadyRule> {
  const { tables } = schema as RuleSchema;
  return new Map(
    Object.entries(rules).map(([name, rule]) => {
      checkName(`a ${kind}`, name);
      const isRule = isPlain(rule) && isPlain(rule.args) && isPlain(rule.answer);
      if (!isRule || typeof runOf(rule) !== 'function') {
        throw new Error(`${kind} ${name} must be made by schema.${kind}`);
      }
      checkNames(`args of ${kind} ${name}`, rule.args as Fields, tables);
      checkNames(`answer of ${kind} ${name}`, rule.answer as Fields, tables);
      const ready: ReadyRule = {
        name,
        args: fieldsReaderOf(rule.args as Fields),
        answer: fieldsReaderOf(rule.answer as Fields),
        hasAnswer: Object.keys(rule.answer as Fields).length > 0,
        run: runOf(rule),
      };
      return [name, ready];
    }),
  );
}

/** The reducer of a command: it reads the arguments, runs, and checks the answer. */
function reducerOf(rule: ReadyRule, spaceOf: (raw: object) => DraftSpace) {
  return (raw: object, { account, args }: Command): Outcome => {
    const space = spaceOf(raw);
    const { setting } = space.raw;
    const hasRow = (table: string, id: number): boolean =>
      space.tables.get(table)?.has(id) === true;
    const read = rule.args.read(args, { setting, hasRow });
    if (read.faults.length > 0) return refuseFaults(read.faults);
    return runIn(space, (draft) => {
      const returned: unknown = rule.run(draft, read.value, Object.freeze({ account }));
      if (refused(returned)) return returned;
      // An answer may hold values that are being edited, which end with the rule.
      return done(answerOf(`command ${rule.name}`, rule, returned, setting) as PlainObject);
    });
  };
}

/** A checked copy of an answer. */
function answerOf(what: string, rule: ReadyRule, returned: unknown, setting: object): unknown {
  if (isPromise(returned)) throw new Error(`${what} returned a promise: a rule never waits`);
  if (!rule.hasAnswer) {
    if (returned === undefined) return {};
    throw new Error(`${what} returned an answer, but declares none`);
  }
  if (returned === undefined) throw new Error(`${what} returned nothing, but declares an answer`);
  const { faults, value } = rule.answer.read(returned, { setting });
  if (faults.length === 0) return value;
  const why = faults.map(({ message }) => message).join(' ');
  throw new RuleError(what, `the answer of ${what} is wrong: ${why}`, faults);
}

/** Ends a view that was refused. One object without a stack: to make an error takes long. */
const REFUSED = Object.freeze(Object.assign(new Error('the view is refused'), { stack: '' }));

/** Reads arguments for a world that is only read. */
function readIn(world: object, { args }: ReadyRule, given: unknown): ReturnType<Reader['read']> {
  const { setting } = world as { readonly setting: object };
  const hasRow = (table: string, id: number): boolean => {
    const rows = (world as Readonly<Record<string, Row | RowTable>>)[table];
    return rows instanceof RowTable ? rows.by({ id }) !== undefined : rows?.id === id;
  };
  return args.read(given, { setting, hasRow });
}

/** A suggested command is one of the game, with arguments that its shapes accept. */
function checkSuggestion(
  rule: ReadyRule | undefined,
  type: string,
  args: unknown,
  world: object,
): void {
  if (rule === undefined) throw new Error(`suggest names ${shown(type)}, which is no command`);
  const { faults } = readIn(world, rule, args);
  const why = faults.map(({ message }) => message).join(' ');
  if (faults.length > 0) throw new Error(`suggest gives ${type} wrong arguments: ${why}`);
}

/** Reads a view. */
function readView(rule: ReadyRule, world: object, given: unknown, caller: Caller): unknown {
  if (!isPlain(caller) || !isInt(caller.account)) {
    throw mustBe(`who reads ${rule.name}`, '{ account }', caller);
  }
  const { setting } = world as { readonly setting: object };
  const read = readIn(world, rule, given);
  if (read.faults.length > 0) return refuseFaults(read.faults);
  let refusal: Refused | undefined;
  const accept = (checked: unknown): unknown => {
    if (!refused(checked)) return checked;
    refusal ??= checked;
    throw REFUSED;
  };
  const seen = Object.freeze(
    Object.create(world, {
      accept: { value: accept },
      require: {
        value(value: unknown, ...[code, message, numbers]: Parameters<typeof refuse>) {
          return isThere(value) ? value : accept(refuse(code, message, numbers));
        },
      },
    }) as object,
  );
  try {
    const returned: unknown = rule.run(
      seen,
      Object.freeze({ account: caller.account }),
      read.value,
    );
    if (refusal !== undefined) return copied(refusal);
    if (refused(returned)) return copied(returned);
    return answerOf(`view ${rule.name}`, rule, returned, setting);
  } catch (error) {
    if (refusal === undefined || error !== REFUSED) throw error;
    return copied(refusal);
  }
}

/** A copy of a refusal, which may be a constant of the game. */
function copied(refusal: Refused): Refused {
  return copyJson(refusal, 'a refusal', MESSAGE_RULES);
}

function checkedResult(result: unknown): Result {
  invariant(
    isPlain(result) && Array.isArray(result['winners']) && result['winners'].every(isInt),
    'a result must be { winners } with a list of accounts',
  );
  const { scores = {} } = result;
  invariant(
    isPlain(scores) && Object.keys(scores).every((account) => isInt(Number(account))),
    'the scores of a result must be an object with a number for each account',
  );
  for (const [account, score] of Object.entries(scores)) {
    if (!isInt(score)) throw mustBe(`the score of account ${account}`, 'an integer', score);
  }
  return copyJson(result, 'a result', STATE_RULES) as unknown as Result;
}
