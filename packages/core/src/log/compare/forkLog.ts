import type { Snapshot } from '../../kernel/engine/snapshot.js';
import type { Difference } from '../../kernel/storage/difference.js';
import { countEvents, type ForkPlan, type ForkRun, forkRun } from './forkRun.js';
import { LogCursor } from './logCursor.js';
import type { LogSource } from '../format/logFeed.js';
import { LogPlayer } from '../replay/logPlayer.js';
import { fault, type LogProblem } from '../format/logProblem.js';
import type { Replayable, Upgrades } from '../replayable.js';

/** The name of a row in at least one of two worlds; null for a row without a name. */
type RowName<State extends Snapshot> = (
  worlds: readonly [State, State],
  table: string,
  id: number,
) => string | null;

/** A field that differs, and the name of its row; null for a row without a name. */
export interface ForkDifference extends Difference {
  readonly name: string | null;
}

/** Where to fork a log, and what to do then. */
export interface ForkOptions<State extends Snapshot = Snapshot> extends ForkPlan {
  /** The tick to fork at: after all commands of that tick. */
  readonly at: number;
  /** What to compare with: the rest of the log (the default), or no commands at all. */
  readonly versus?: 'log' | 'nothing' | undefined;
  readonly upgrades?: Upgrades | undefined;
  /** Names the rows that differ, as users of the game know them; by default no row has a name. */
  readonly nameOf?: RowName<State> | undefined;
}

/** One of the two runs, as data. */
export type ForkSide = Omit<ForkRun, 'snapshot'> & { readonly final_hash: string };

/** The difference that the other commands make. */
export interface ForkReport {
  readonly ok: boolean;
  readonly problem: LogProblem | null;
  /** A sentence that says that other rules made the log than those that replayed it. */
  readonly other_rules: string | null;
  readonly at: number;
  /** The tick at which the two worlds are compared. */
  readonly ticks: number;
  /** The run that is compared with, and the fork. Empty when there is a problem. */
  readonly runs: readonly ForkSide[];
  /** How many rows and documents differ in each table. */
  readonly tables: Readonly<Record<string, number>>;
  /** The first thousand fields that differ: `before` without, `after` with the fork. */
  readonly differences: readonly ForkDifference[];
  readonly differences_count: number;
}

const MAX_DIFFERENCES = 1000;

/** Replays a log up to a tick, runs other commands from there, and compares the two worlds. */
export async function forkLog<State extends Snapshot>(
  simulation: Replayable<State>,
  source: LogSource,
  { at, ticks, commands: given, versus = 'log', upgrades, nameOf = noName }: ForkOptions<State>,
): Promise<ForkReport> {
  const name = nameOf as RowName<Snapshot>;
  const known = (report: Omit<ForkReport, 'other_rules'>): ForkReport => ({
    ...report,
    other_rules: player.otherRules ?? null,
  });
  const counts: Record<string, number> = {};
  let isForked = false;
  const player = new LogPlayer(simulation as Replayable, {
    upgrades,
    onEvents: (events) => isForked && countEvents(counts, events),
  });
  const cursor = await LogCursor.open(source, player);
  try {
    const problem = await playUntil(cursor, at);
    if (problem !== null) return known(failed(at, problem));
    const { snapshot: from, simulation: rules } = player;
    const before = { commands: player.commands, refused: player.refused };
    if (from === undefined) return known(failed(at, problemAt(cursor, 'The log is empty.')));
    const fork = forkRun(rules, from, { ticks, commands: given });
    if (versus === 'nothing') {
      return known(compared(rules, at, [forkRun(rules, from, { ticks }), fork], name));
    }
    isForked = true;
    const later = await playUntil(cursor, at + ticks, 'idle');
    if (later !== null) return known(failed(at, later));
    const snapshot = player.snapshot as Snapshot;
    const commands = player.commands - before.commands;
    const refused = player.refused - before.refused;
    const run = { snapshot, commands, refused, skipped: 0, events: counts };
    return known(compared(player.simulation, at, [run, fork], name));
  } catch (error) {
    return known(failed(at, problemAt(cursor, `The fork failed: ${String(error)}.`)));
  } finally {
    await cursor.close();
  }
}

/** Replays all lines up to a tick. After the end of the log, time may pass without commands. */
async function playUntil(
  cursor: LogCursor,
  tick: number,
  after: 'idle' | 'past_end' = 'past_end',
): Promise<LogProblem | null> {
  while (cursor.next !== undefined) {
    const { record } = cursor.next;
    if ('tick' in record && record.tick > tick) break;
    await cursor.play();
    if (cursor.difference !== null) {
      const { difference } = cursor;
      const { line } = difference;
      const message = cursor.player.withCause('The replay differs from the log.');
      return { ...problemAt(cursor, message), reason: 'hash_differs', line, tick: difference.tick };
    }
  }
  const { problem, next, player } = cursor;
  const now = player.snapshot?.now ?? -1;
  const early = now < tick && after === 'past_end';
  if (problem !== null && (problem.reason !== 'cut' || early || now < 0)) return problem;
  if (next === undefined && early) {
    const message = `The log ends at tick ${now}, before tick ${tick}.`;
    return { ...problemAt(cursor, message), reason: 'past_end' };
  }
  return cursor.advance(tick) ? null : cursor.problem;
}

function problemAt({ player, n, sealedLine }: LogCursor, message: string): LogProblem {
  const tick = player.snapshot?.now ?? 0;
  return { ...fault('threw', message), line: n + 1, tick, sealed_line: sealedLine };
}

function failed(at: number, problem: LogProblem): Omit<ForkReport, 'other_rules'> {
  const nothing = { runs: [], tables: {}, differences: [], differences_count: 0 };
  return { ok: false, problem, at, ticks: at, ...nothing };
}

const noName = (): null => null;

function compared(
  rules: Replayable,
  at: number,
  [log, fork]: readonly [ForkRun, ForkRun],
  nameOf: RowName<Snapshot>,
): Omit<ForkReport, 'other_rules'> {
  const worlds = [log.snapshot, fork.snapshot] as const;
  const differences = rules.diff(...worlds);
  const rows = rules.changes(...worlds);
  const side = ({ snapshot, ...run }: ForkRun): ForkSide => ({
    ...run,
    final_hash: rules.hash(snapshot),
  });
  const named = (difference: Difference): ForkDifference => ({
    ...difference,
    name: nameOf(worlds, difference.table, difference.id),
  });
  return {
    ok: true,
    problem: null,
    at,
    ticks: fork.snapshot.now,
    runs: [side(log), side(fork)],
    tables: Object.fromEntries(Object.entries(rows).map(([name, ids]) => [name, ids.length])),
    differences: differences.slice(0, MAX_DIFFERENCES).map(named),
    differences_count: differences.length,
  };
}
