import type { AnyDefinition } from './definition.js';
import type { Backend, Store } from '../storage/backend.js';
import { DocumentsDraft, NO_DOCUMENTS } from '../storage/documents.js';
import type { Audience, EventBuffer } from '../events.js';
import type { Layout, Names } from '../storage/layout.js';
import { isThere, type Outcome, type PlainObject, refuse, refused } from '../outcome.js';
import { checkCommand, type CommandScope, runCommand } from './runCommand.js';
import { Chance, DrawsDraft } from '../chance.js';
import { type RollWatch, rollWatch } from '../mistakes.js';
import { chanceKey, roll } from '../roll.js';
import { closedRows, type Rows } from '../storage/rows.js';
import type { Seeded } from '../schema.js';
import type { Parts } from './snapshot.js';
import { type Clock, type LivingRows, Table, type TableContext } from '../table.js';

/** The draft of an engine: made once, used for each of its transitions. */
export interface EngineDraft extends CommandScope {
  readonly clock: Clock;
  readonly living: LivingRows;
  readonly tables: readonly Table[];
  readonly documents: readonly DocumentsDraft[];
  readonly draws: DrawsDraft;
  readonly rolls: RollWatch;
  /** What runs when no command does, for messages: `system wake`. */
  caller: string;
  /** The error of a performed command: it ends the transition, also when a rule catches it. */
  failure: { readonly error: unknown } | undefined;
  /** Says that the transition makes a world: nothing leads back to what was before. */
  makesWorld(caller: string): void;
  /** Begins a transition in a store from a snapshot's parts at its tick. */
  open(store: Store, parts: Parts, now: number): void;
  /** Ends the transition: from now on each use of the draft throws. */
  close(): void;
}

/** Which transition runs in a draft, for what shows the draft's rows as objects. */
export interface Transition {
  /** Another number in each transition: all those of an engine have one draft. */
  readonly stamp: number;
  /** The earliest tick at which a timer may be set. */
  readonly dueMin: number;
  /** Adds what is called whenever a performed command was refused and everything was undone. */
  readonly onUndone: (forget: () => void) => void;
  /** Says who gets the event that was emitted last. */
  readonly address: (audience: Audience) => void;
}

/** The name under which a draft has its transition. */
export const TRANSITION = Symbol('transition');

/** Ends a command that was refused. One object without a stack: to make an error takes long. */
const REFUSED = Object.freeze(Object.assign(new Error('the command is refused'), { stack: '' }));

/** Commands that perform each other, at most. */
const MAX_DEPTH = 100;

/** What the draft of an engine is made of. */
export interface DraftParts {
  readonly backend: Backend;
  readonly commands: AnyDefinition['commands'];
  readonly layouts: readonly Layout[];
  readonly names: Names;
  readonly events: EventBuffer;
}

/** The key indexes while no transition runs. */
const NO_KEYS = { keys: [] };

/** Makes the draft of an engine. */
export function engineDraft({
  backend,
  commands,
  events,
  layouts,
  names,
}: DraftParts): EngineDraft {
  const clock: Clock = { now: 0, dueMin: 0 };
  const living: LivingRows = { counts: layouts.map(() => 0), isChanged: false };
  // The counts that a snapshot has, too, until rows are inserted or removed.
  let known: readonly number[] | undefined;
  const closed = names.tables.map((name) =>
    closedRows(`the draft of ${name} is used after its transition`),
  );
  const documents = names.collections.map(
    (name, index) => new DocumentsDraft(name, index, names.forms[index]),
  );
  let setting: Seeded | undefined;
  const settingNow = (): Seeded => {
    if (setting === undefined) throw new Error('a draft is used after its transition');
    return setting;
  };
  let store: Store | undefined;
  const context: TableContext = {
    clock,
    rows: closed,
    living,
    agenda: undefined,
    keyed: NO_KEYS,
    setting: settingNow,
  };
  const tables = layouts.map((layout) => new Table(layout, context));
  let isCommand = false;
  let refusedWith: Outcome | undefined;
  const refuseWith = (outcome: ReturnType<typeof refuse>): never => {
    settingNow();
    const { code, message } = outcome.refusal;
    if (!isCommand) {
      throw new Error(`${self.caller}: only a command can be refused: ${code}: ${message}`);
    }
    // A command that catches what is thrown is refused all the same.
    refusedWith ??= outcome;
    throw REFUSED;
  };
  const draws = new DrawsDraft((domain, row, n) =>
    roll(chanceKey(settingNow()), domain, row, clock.now, n),
  );
  const rolls = rollWatch();
  let isWorldMade = false;
  let depth = 0;
  const forgets: (() => void)[] = [];
  const running = {
    stamp: 0,
    get dueMin() {
      return clock.dueMin;
    },
    onUndone: (forget: () => void) => void forgets.push(forget),
    address: (audience: Audience) => events.address(audience),
  };
  /** Marks everything that a command can change; returns the way back, which unmarks it. */
  const savepoint = (): ((isRefused: boolean) => void) => {
    const marked = store as Store;
    backend.mark(marked);
    const { length } = events;
    const counts = living.isChanged ? living.counts.slice() : undefined;
    const marks = documents.map((each) => each.mark());
    const drawn = draws.mark();
    return (isRefused) => {
      if (!isRefused) return backend.unmark(marked);
      backend.goBack(marked);
      events.cut(length);
      draws.goBack(drawn);
      for (let at = 0; at < marks.length; at += 1) documents[at]?.goBack(marks[at] as number);
      if (living.isChanged) copyInto(living.counts, counts ?? (known as readonly number[]));
      living.isChanged = counts !== undefined;
      for (const forget of forgets) forget();
    };
  };
  const forgetMarks = (): void => {
    for (let at = 0; at < documents.length; at += 1) documents[at]?.unmark();
    draws.unmark();
  };
  const perform = (type: string, args: PlainObject, account: number): Outcome => {
    settingNow();
    const command = { id: '', account, type, args };
    checkCommand(command);
    if (depth === MAX_DEPTH) {
      throw new Error(`cannot perform ${type}: ${MAX_DEPTH} commands perform each other already`);
    }
    depth += 1;
    try {
      const leave = isWorldMade ? undefined : savepoint();
      const outcome = runCommand(commands, command, self);
      leave?.(!outcome.done);
      // What leads back to no mark is dropped: a transition may perform millions of commands.
      if (depth === 1) forgetMarks();
      if (outcome.done || !isWorldMade) return outcome;
      const { code, message } = outcome.refusal;
      throw new Error(`${self.caller} performs ${type}, which is refused: ${code}: ${message}`);
    } catch (error) {
      self.failure ??= { error };
      throw error;
    } finally {
      depth -= 1;
    }
  };
  const members: PropertyDescriptorMap = {
    perform: { value: perform },
    chance: { value: (purpose: string, row = 0) => new Chance(draws, purpose, row) },
    require: {
      value(value: unknown, ...[code, message, numbers]: Parameters<typeof refuse>) {
        return isThere(value) ? value : refuseWith(refuse(code, message, numbers));
      },
    },
    accept: {
      value: (checked: unknown) => (refused(checked) ? refuseWith(checked) : checked),
    },
    emit: {
      value(name: string, ...values: number[]) {
        settingNow();
        events.add(clock.now, name, values);
      },
    },
    roll: {
      value(domain: number, entity: number, n = 0) {
        const rolled = roll(chanceKey(settingNow()), domain, entity, clock.now, n);
        rolls.rolled(clock.now, domain, entity, n);
        return rolled;
      },
    },
  };
  const add = (name: string | undefined, member: PropertyDescriptor): void =>
    void (members[name as string] = { enumerable: true, ...member });
  for (const [index, value] of tables.entries()) add(names.tables[index], { value });
  for (const [index, value] of documents.entries()) add(names.collections[index], { value });
  add('now', { get: () => settingNow() && clock.now });
  add('setting', { get: settingNow });
  members[TRANSITION] = { value: running satisfies Transition };
  // All transitions of an engine get this object: none can change it. `Object.freeze` does the
  // same, and makes a tick slower in V8.
  const draft = Object.preventExtensions(Object.create(Object.prototype, members) as object);
  const self: EngineDraft = {
    clock,
    living,
    tables,
    documents,
    draws,
    rolls,
    draft,
    caller: '',
    failure: undefined,
    makesWorld(caller) {
      self.caller = caller;
      isWorldMade = true;
    },
    command(run) {
      const isInCommand = isCommand;
      const refusedBefore = refusedWith;
      isCommand = true;
      refusedWith = undefined;
      try {
        const returned = run();
        return refusedWith ?? returned;
      } catch (error) {
        if (refusedWith === undefined || error !== REFUSED) throw error;
        return refusedWith;
      } finally {
        isCommand = isInCommand;
        refusedWith = refusedBefore;
      }
    },
    open(opened, parts, now) {
      store = opened;
      context.agenda = opened.agenda;
      context.keyed = opened;
      context.rows = opened.rows;
      running.stamp += 1;
      clock.now = now;
      clock.dueMin = now + 1;
      setting = parts.origin.setting;
      isWorldMade = false;
      draws.open(parts.draws);
      rolls.open(parts);
      self.failure = undefined;
      if (living.isChanged || parts.living !== known) {
        known = parts.living;
        living.isChanged = false;
        copyInto(living.counts, known);
      }
      for (let at = 0; at < tables.length; at += 1) tables[at]?.attach(opened.rows[at] as Rows);
      for (let at = 0; at < documents.length; at += 1) {
        documents[at]?.open(parts.documents[at] ?? NO_DOCUMENTS);
      }
    },
    close() {
      setting = undefined;
      store = undefined;
      context.agenda = undefined;
      context.keyed = NO_KEYS;
      context.rows = closed;
      for (let at = 0; at < tables.length; at += 1) tables[at]?.attach(closed[at] as Rows);
      for (let at = 0; at < documents.length; at += 1) documents[at]?.close();
    },
  };
  return self;
}

function copyInto(counts: number[], from: readonly number[]): void {
  for (let at = 0; at < from.length; at += 1) counts[at] = from[at] as number;
}
