import { isInt, isPlain, type Schema } from '@astrarium/core';
import { recordLog, verifyLog } from '@astrarium/core/log';
import type { Migration } from '@astrarium/core/migrations';
import { dump, type Dump } from '../../dump/dump.js';
import type { Game } from '../../games/game.js';
import { lawEqual } from '../law.js';

/** Ticks that the new world goes on, so that its timers run. */
const TICKS_AFTER = 500;

/**
 * A migration loses nothing and is a pure function: what exists in both versions is equal in both
 * worlds, the old world does not change, the same world gives the same hash, also from its bytes,
 * and a log with the upgrade verifies from its header on. The older version needs its rules.
 *
 * @param recomputed what gets another value on purpose: `trees.grams`, or the name of a collection
 */
export function migrationLaw<Old extends Schema, New extends Schema>(
  migration: Migration<Old, New>,
  game: Game<Old>,
  recomputed: readonly string[] = [],
): void {
  const { from, name, simulation } = migration;
  let text = '';
  const write = (lines: string): void => void (text += lines);
  const before = recordLog(from, from.genesis(game.setting), { write });
  for (const step of game.steps) {
    if (step.kind === 'command') {
      // A log has no other commands: a host refuses them before.
      const { account, args } = step.command;
      if (isPlain(args) && isInt(account)) before.execute(step.command);
    } else before.advance({ ticks: step.kind === 'tick' ? 1 : step.ticks });
  }
  const old = before.snapshot;
  const oldDump = dump(from.definition.schema, from.read(old));
  const next = migration.migrate(old);
  const hash = simulation.hash(next);
  const again = (what: string, snapshot: typeof next): void =>
    lawEqual(`${what}: `, simulation.hash(snapshot), hash);
  again('the same world migrated twice', migration.migrate(old));
  again('its decoded bytes migrated', migration.migrate(from.decode(from.encode(old))));
  again('the new world decoded', simulation.decode(simulation.encode(next)));
  lawEqual('the old world', dump(from.definition.schema, from.read(old)), oldDump);
  const newDump = dump(simulation.definition.schema, simulation.read(next));
  checkCarried(from.definition.schema, simulation.definition.schema, recomputed, oldDump, newDump);

  const { line, writer } = before.writer.upgrade(old, name, simulation, next);
  write(line);
  const after = recordLog(simulation, next, { write, resume: writer.position() });
  after.advance({ ticks: TICKS_AFTER });
  after.end();
  const verified = verifyLog(simulation, { upgrades: { [name]: migration } as never });
  for (const each of text.split('\n').slice(0, -1)) verified.push(each);
  const { final_hash, from_line, problem } = verified.end();
  lawEqual('the problem of the log', problem, null);
  lawEqual('the end of the log', final_hash, simulation.hash(after.snapshot));
  lawEqual('the first line that is replayed', from_line, 1);
}

/** Compares what exists in both versions. */
function checkCarried(
  from: Schema,
  to: Schema,
  recomputed: readonly string[],
  before: Dump,
  after: Dump,
): void {
  lawEqual('the tick', after.now, before.now);
  for (const [table, { count, rows }] of Object.entries(before.tables)) {
    const next = after.tables[table];
    if (next === undefined) continue;
    if (!recomputed.includes(table)) {
      lawEqual(`the count of ${table}`, next.count, count);
      lawEqual(`the rows of ${table}`, Object.keys(next.rows), Object.keys(rows));
    }
    const specs = from.tables[table]?.specs ?? {};
    const carried = Object.entries(specs).filter(([field, { kind, to: target }]) => {
      const other = to.tables[table]?.specs[field];
      const isSame = other?.kind === kind && other.to?.table === target?.table;
      return isSame && !recomputed.includes(`${table}.${field}`);
    });
    for (const [id, row] of Object.entries(rows)) {
      for (const [field] of carried) {
        lawEqual(`${table}.${field} of row ${id}`, next.rows[id]?.[field], row[field]);
      }
    }
  }
  for (const [name, documents] of Object.entries(before.documents)) {
    if (recomputed.includes(name) || after.documents[name] === undefined) continue;
    lawEqual(`the documents ${name}`, after.documents[name], documents);
  }
}
