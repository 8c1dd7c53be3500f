import { existsSync } from 'node:fs';
import type { ServedGame } from '@astrarium/contract';
import { checkFormat, connect } from './sqlite/openSqlite.js';
import { sqliteGuard } from './sqlite/sqliteGuard.js';
import { sqliteReader } from './sqlite/sqliteReader.js';
import type { Store, StoredVersion } from './store.js';

/**
 * The version that a game adds to those of a store; undefined when its rules are the newest ones
 * there. `bundle` is the text of the module of its rules.
 */
export function addedVersion(
  kept: readonly StoredVersion[],
  { simulation }: Pick<ServedGame, 'simulation'>,
  bundle = '',
): StoredVersion | undefined {
  const { definition, rules = '' } = simulation;
  const { name, version } = definition;
  const last = kept.at(-1);
  const isKept = last?.name === name && last.version === version && last.rules === rules;
  return isKept ? undefined : { n: (last?.n ?? 0) + 1, name, version, rules, bundle };
}

/**
 * A store whose first commit also keeps the rules of a game: the log never has a line of rules that
 * the store does not have.
 */
export function keepingVersion(store: Store, game: ServedGame, bundle?: string): Store {
  let added = addedVersion(store.versions(), game, bundle);
  if (added === undefined) return store;
  const commit: Store['commit'] = async (batch) => {
    await store.commit(added === undefined ? batch : { ...batch, versions: [added] });
    added = undefined;
  };
  // Whatever the store is: an object of functions, or that of a class with private fields.
  return new Proxy({} as Store, {
    get(_, name) {
      if (name === 'commit') return commit;
      const member: unknown = Reflect.get(store, name);
      return typeof member === 'function' ? (member.bind(store) as unknown) : member;
    },
  });
}

/**
 * The rules that the store in a SQLite file keeps; another process may write it. None without a
 * file. Call it while this process has not opened the store.
 *
 * @throws StoreFailure
 */
export function sqliteVersions(path: string): readonly StoredVersion[] {
  if (!existsSync(path)) return [];
  return sqliteGuard(path)(() => {
    const database = connect(path, true);
    try {
      checkFormat(database, path);
      return sqliteReader(database).versions();
    } finally {
      database.close();
    }
  });
}
