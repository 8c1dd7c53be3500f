import type { Backend } from '../storage/backend.js';
import { documentReader, type Documents } from '../storage/documents.js';
import type { Layout, Names } from '../storage/layout.js';
import type { Seeded } from '../schema.js';
import { chanceKey, roll } from '../roll.js';
import type { Parts } from './snapshot.js';
import { Table, type TableContext } from '../table.js';

/** Under this a world has its members: in a property, since views may inherit from a world. */
const MEMBERS = Symbol('members');

/** Makes the tables and collections of one world when they are first asked for. */
class Members {
  readonly #layouts: readonly Layout[];
  readonly #context: TableContext;
  readonly #documents: readonly Documents[];
  readonly #made: unknown[] = [];

  constructor(backend: Backend, layouts: readonly Layout[], parts: Parts, now: number) {
    const { documents, living, origin, version } = parts;
    this.#layouts = layouts;
    this.#documents = documents;
    this.#context = {
      clock: { now, dueMin: 0 },
      rows: layouts.map((_, table) => backend.reader(version, table)),
      living: { counts: living },
      agenda: undefined,
      keyed: version,
      setting: () => origin.setting,
    };
    Object.freeze(this);
  }

  /** The member with a position: tables come first, then collections. */
  at(index: number): unknown {
    return (this.#made[index] ??= this.#make(index));
  }

  #make(index: number): unknown {
    const layout = this.#layouts[index];
    if (layout !== undefined) return new Table(layout, this.#context);
    return documentReader(this.#documents[index - this.#layouts.length] as Documents);
  }
}

/** The world of a snapshot for reading: frozen, and valid as long as it is held. */
class World {
  readonly now: number;
  readonly setting: Seeded;
  readonly roll: (domain: number, entity: number, n?: number) => number;
  declare readonly [MEMBERS]: Members;

  constructor(members: Members, setting: Seeded, now: number) {
    this.now = now;
    this.setting = setting;
    this.roll = (domain, entity, n = 0) => roll(chanceKey(setting), domain, entity, now, n);
    this[MEMBERS] = members;
    Object.freeze(this);
  }
}

/** Makes the function that gives the world of a snapshot's parts at its tick. */
export function worldReader(
  backend: Backend,
  layouts: readonly Layout[],
  { collections, tables }: Pick<Names, 'collections' | 'tables'>,
): (parts: Parts, now: number) => object {
  const OwnWorld = class extends World {};
  for (const [index, name] of [...tables, ...collections].entries()) {
    Object.defineProperty(OwnWorld.prototype, name, {
      enumerable: true,
      get(this: World): unknown {
        return this[MEMBERS].at(index);
      },
    });
  }
  Object.freeze(OwnWorld.prototype);
  return (parts, now) =>
    new OwnWorld(new Members(backend, layouts, parts, now), parts.origin.setting, now);
}
