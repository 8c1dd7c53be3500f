import type { Store } from '../storage/backend.js';
import { DocumentsDraft, NO_DOCUMENTS } from '../storage/documents.js';
import type { EventBuffer } from '../events.js';
import type { KeyIndex } from '../storage/keyIndex.js';
import type { Layout, Names } from '../storage/layout.js';
import { isPlain } from '../codec/canonical.js';
import { type Outcome, refuse } from '../outcome.js';
import { chanceKey, roll } from '../roll.js';
import { closedRows, type Rows } from '../storage/rows.js';
import type { Seeded } from '../schema.js';
import type { Parts } from './snapshot.js';
import { type Clock, Table } from '../table.js';

/** The draft of one store: made once, used for every transition that runs there. */
export interface StoreDraft {
  readonly clock: Clock;
  readonly documents: readonly DocumentsDraft[];
  /** What reducers and systems are given. */
  readonly draft: object;
  /** Runs a command; returns what it returns, or how the draft has refused it. */
  command(run: () => unknown): unknown;
  /** Begins a transition from a snapshot's parts at its tick. */
  open(parts: Parts, now: number): void;
  /** Ends the transition: from now on each use of the draft throws. */
  close(): void;
}

/** Ends a command that was refused. One object without a stack: to make an error takes long. */
const REFUSED = Object.freeze(Object.assign(new Error('the command is refused'), { stack: '' }));

/** Makes the draft of a store. */
export function storeDraft(
  store: Store,
  layouts: readonly Layout[],
  names: Names,
  events: EventBuffer,
): StoreDraft {
  const clock: Clock = { now: 0, dueMin: 0 };
  const tables = layouts.map((layout) => tableOf(store, layout, clock));
  const closed = names.tables.map((name) =>
    closedRows(`the draft of ${name} is used after its transition`),
  );
  const documents = names.documents.map((name, index) => new DocumentsDraft(name, index));
  let setting: Seeded | undefined;
  const settingNow = (): Seeded => {
    if (setting === undefined) throw new Error('a draft is used after its transition');
    return setting;
  };
  let isCommand = false;
  let refused: Outcome | undefined;
  const refuseWith = (outcome: ReturnType<typeof refuse>): never => {
    settingNow();
    const { code, message } = outcome.refusal;
    if (!isCommand) throw new Error(`only a command can be refused: ${code}: ${message}`);
    // A command that catches what is thrown is refused all the same.
    refused ??= outcome;
    throw REFUSED;
  };
  const members: PropertyDescriptorMap = {
    require: {
      value(value: unknown, ...[code, message, numbers]: Parameters<typeof refuse>) {
        if (typeof value === 'number') {
          throw new TypeError('require takes no number: 0 is one. Write what it must be.');
        }
        const isThere = value !== undefined && value !== null && value !== false;
        return isThere ? value : refuseWith(refuse(code, message, numbers));
      },
    },
    accept: {
      value: (checked: unknown) =>
        isPlain(checked) && checked['done'] === false && isPlain(checked['refusal'])
          ? refuseWith(checked as ReturnType<typeof refuse>)
          : checked,
    },
    emit: {
      value(name: string, ...values: number[]) {
        settingNow();
        events.add(clock.now, name, values);
      },
    },
    roll: {
      value: (domain: number, entity: number, n = 0) =>
        roll(chanceKey(settingNow()), domain, entity, clock.now, n),
    },
  };
  const add = (name: string | undefined, member: PropertyDescriptor): void =>
    void (members[name as string] = { enumerable: true, ...member });
  for (const [index, value] of tables.entries()) add(names.tables[index], { value });
  for (const [index, value] of documents.entries()) add(names.documents[index], { value });
  add('now', { get: () => settingNow() && clock.now });
  add('setting', { get: settingNow });
  // All transitions of a store get this object: none can change it. `Object.freeze` does the same,
  // and makes a tick slower in V8.
  const draft = Object.preventExtensions(Object.create(Object.prototype, members) as object);
  return {
    clock,
    documents,
    draft,
    command(run) {
      isCommand = true;
      refused = undefined;
      try {
        const returned = run();
        return refused ?? returned;
      } catch (error) {
        if (refused === undefined || error !== REFUSED) throw error;
        return refused;
      } finally {
        isCommand = false;
      }
    },
    open(parts, now) {
      clock.now = now;
      clock.dueMin = now + 1;
      setting = parts.origin.setting;
      for (let at = 0; at < tables.length; at += 1) tables[at]?.attach(store.rows[at] as Rows);
      for (let at = 0; at < documents.length; at += 1) {
        documents[at]?.open(parts.documents[at] ?? NO_DOCUMENTS);
      }
    },
    close() {
      setting = undefined;
      for (let at = 0; at < tables.length; at += 1) tables[at]?.attach(closed[at] as Rows);
      for (let at = 0; at < documents.length; at += 1) documents[at]?.close();
    },
  };
}

function tableOf(store: Store, layout: Layout, clock: Clock): Table {
  const { index, definition } = layout;
  const rows = store.rows[index] as Rows;
  const keys = store.keys[index];
  return new Table(layout, {
    clock,
    rows: store.rows,
    agenda: store.agenda,
    keys,
    find: (key) => (keys as KeyIndex).find(rows, definition.key, key),
  });
}
