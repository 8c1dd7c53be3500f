import {
  type BisectReport,
  type Both,
  headerDifferences,
  type HeaderDifference,
  type Parting,
} from './bisectReport.js';
import { lastTouch } from './lastTouch.js';
import { type LogCursor, logCursor } from './logCursor.js';
import type { LogSource } from './logFeed.js';
import { logPlayer } from './logPlayer.js';
import { firstRow } from './logProblem.js';
import type { CommandRecord } from './logRecord.js';
import { readCommandFully } from './readCommand.js';
import type { Replayable } from './replayable.js';
import type { LogProgress } from './replayLog.js';
import type { Snapshot } from '../kernel/snapshot.js';
import type { Upgrades } from './upgrade.js';

/** What a bisection may be told. */
export interface BisectOptions {
  /** The rules to replay the second log with, when they are not those of the first. */
  readonly other?: Replayable | undefined;
  readonly upgrades?: Upgrades | undefined;
  /** Called now and then with how far the first log is. */
  readonly progress?: ((progress: LogProgress) => void) | undefined;
}

/** The two worlds at a step, the commands of that step, and the last lines played. */
interface Step {
  readonly worlds: Both<Snapshot>;
  readonly commands: Both<CommandRecord | null>;
  readonly ns: Both<number>;
}

/** How far the worlds were equal, and what was found then. */
interface Compared {
  readonly equalUntil: number;
  readonly headers?: readonly HeaderDifference[];
  readonly step?: Step | undefined;
}

/** Turns between two reports of progress. */
const PROGRESS_TURNS = 256;

/**
 * Replays two logs side by side and finds the first step at which their worlds part: the tick,
 * the row and field with both values, and the last command in each log that changed the row.
 * Needs the memory of two worlds, however long the logs are.
 *
 * @param openA opens the first log from its beginning; called twice when the worlds part
 */
export async function bisectLogs<State extends Snapshot>(
  simulation: Replayable<State>,
  openA: () => LogSource,
  openB: () => LogSource,
  options: BisectOptions = {},
): Promise<BisectReport> {
  const { upgrades } = options;
  const rules = simulation as Replayable;
  const other = options.other ?? rules;
  const a = await logCursor(openA(), logPlayer(rules, upgrades));
  const b = await logCursor(openB(), logPlayer(other, upgrades));
  try {
    const { equalUntil, headers, step } = await compare(a, b, options);
    const summary = {
      equal_until: equalUntil,
      records: [a.difference, b.difference],
      problems: [a.problem, b.problem],
    } as const;
    if (headers !== undefined) return { result: 'headers', headers, ...summary };
    if (step === undefined) return { result: verdict(a, b), ...summary };
    const parting = partingOf(a.player.simulation, b.player.simulation, step);
    const { table, row } = parting;
    const last_commands = [
      await lastTouch(rules, openA(), upgrades, { table, row, n: step.ns[0] }),
      await lastTouch(other, openB(), upgrades, { table, row, n: step.ns[1] }),
    ] as const;
    return { result: 'parted', ...parting, last_commands, ...summary };
  } finally {
    await a.close();
    await b.close();
  }
}

function verdict(a: LogCursor, b: LogCursor): 'problem' | 'record' | 'equal' | 'ended' {
  const bad = [a, b].some(({ problem }) => problem !== null && problem.reason !== 'cut');
  if (bad) return 'problem';
  if (a.difference !== null || b.difference !== null) return 'record';
  return a.next === undefined && b.next === undefined ? 'equal' : 'ended';
}

function partingOf(
  simulation: Replayable,
  other: Replayable,
  { worlds: [a, b], commands }: Step,
): Omit<Parting, 'last_commands'> {
  const hashes = other.tableHashes(b);
  const own = simulation.tableHashes(a);
  const differences = simulation.diff(a, b);
  const first = firstRow(differences);
  return {
    tick: a.now,
    commands,
    table: first?.table ?? '',
    row: first?.id ?? 0,
    field: first?.field ?? '',
    values: [first?.before ?? null, first?.after ?? null],
    tables: Object.keys(own).filter((name) => own[name] !== hashes[name]),
    differences: differences.length,
  };
}

async function compare(a: LogCursor, b: LogCursor, options: BisectOptions): Promise<Compared> {
  const headers = headerDifferences(a.next?.record, b.next?.record).filter(
    ({ path }) => options.other === undefined || (path !== 'version' && path !== 'genesis'),
  );
  if (a.next === undefined || b.next === undefined) return { equalUntil: 0 };
  if (headers.length > 0) return { equalUntil: 0, headers };
  await a.play();
  await b.play();
  let equalUntil = 0;
  for (let turn = 0; ; turn += 1) {
    if (a.player.snapshot === undefined || b.player.snapshot === undefined) return { equalUntil };
    const before = stepOf(a, b, [null, null]);
    if (isParted(a, b, before)) return { equalUntil, step: before };
    equalUntil = before.worlds[0].now;
    const tickA = tickOf(a);
    const tickB = tickOf(b);
    if (tickA === undefined || tickB === undefined) return { equalUntil };
    if (turn % PROGRESS_TURNS === 0) tell(a, options);
    const tick = tickA < tickB ? tickA : tickB;
    if (!a.advance(tick) || !b.advance(tick)) return { equalUntil };
    const step = passTime(a, b, before, tick) ?? (await passTick(a, b, tick));
    if (a.stuck || b.stuck) return { equalUntil };
    if (step !== undefined) return { equalUntil, step };
  }
}

/** The tick at which two worlds have parted by time alone, as they may under other rules. */
function passTime(a: LogCursor, b: LogCursor, before: Step, tick: number): Step | undefined {
  if (!isParted(a, b, stepOf(a, b, [null, null]))) return undefined;
  const { simulation } = a.player;
  const { simulation: other } = b.player;
  let [worldA, worldB] = before.worlds;
  for (;;) {
    const dues = [simulation.nextDue(worldA), other.nextDue(worldB)];
    const due = dues.reduce((least, each) => (each > 0 && each < least ? each : least), tick);
    worldA = simulation.advance(worldA, { ticks: due - worldA.now }).snapshot;
    worldB = other.advance(worldB, { ticks: due - worldB.now }).snapshot;
    const step: Step = { ...before, worlds: [worldA, worldB] };
    if (due === tick || isParted(a, b, step)) return step;
  }
}

/** Plays all lines of a tick, command against command. Worlds that join again have not parted. */
async function passTick(a: LogCursor, b: LogCursor, tick: number): Promise<Step | undefined> {
  let parted: Step | undefined;
  while (tickOf(a) === tick || tickOf(b) === tick) {
    const commands = [await playCommand(a, tick), await playCommand(b, tick)] as const;
    const step = stepOf(a, b, commands);
    if (!isParted(a, b, step)) parted = undefined;
    else parted ??= step;
  }
  return parted;
}

/** Plays lines of `tick` up to and with the next command. */
async function playCommand(cursor: LogCursor, tick: number): Promise<CommandRecord | null> {
  while (tickOf(cursor) === tick) {
    const record = cursor.next?.record;
    await cursor.play();
    if (record?.kind === 'command') return cursor.stuck ? null : readCommandFully(record);
  }
  return null;
}

function tickOf({ next }: LogCursor): number | undefined {
  return next !== undefined && 'tick' in next.record ? next.record.tick : undefined;
}

function stepOf(a: LogCursor, b: LogCursor, commands: Step['commands']): Step {
  const worlds = [a.player.snapshot as Snapshot, b.player.snapshot as Snapshot] as const;
  return { worlds, commands, ns: [a.n, b.n] };
}

function isParted(a: LogCursor, b: LogCursor, { worlds }: Step): boolean {
  return a.player.simulation.hash(worlds[0]) !== b.player.simulation.hash(worlds[1]);
}

function tell({ player, next }: LogCursor, { progress }: BisectOptions): void {
  const { commands, events, snapshot } = player;
  progress?.({ line: next?.line ?? 0, tick: snapshot?.now ?? 0, commands, events });
}
