import { invariant } from '../../kernel/invariant.js';
import type { Snapshot } from '../../kernel/engine/snapshot.js';
import {
  type BisectReport,
  type Both,
  type Divergence,
  type HeaderDifference,
  headerDifferences,
} from './bisectReport.js';
import { LogCursor } from './logCursor.js';
import type { LogSource } from '../format/logFeed.js';
import { LogPlayer } from '../replay/logPlayer.js';
import { firstRow } from '../format/logProblem.js';
import type { CommandRecord } from '../format/logRecord.js';
import { readCommandFully } from '../format/readCommand.js';
import type { Replayable, Upgrades } from '../replayable.js';
import type { LogProgress } from '../replay/replayReport.js';

/** What a bisection may be given. */
export interface BisectOptions {
  /** The rules for the second log; those of the first by default. */
  readonly other?: Replayable | undefined;
  readonly upgrades?: Upgrades | undefined;
  /** Called now and then with the progress of the first log. */
  readonly progress?: ((progress: LogProgress) => void) | undefined;
}

/** The two worlds at a step, the commands of that step, and the last lines replayed. */
interface Step {
  readonly worlds: Both<Snapshot>;
  readonly commands: Both<CommandRecord | null>;
  readonly ns: Both<number>;
}

/** The tick up to which the worlds are equal, and the difference found after it. */
interface Comparison {
  readonly equalUntil: number;
  readonly headers?: readonly HeaderDifference[];
  readonly step?: Step | undefined;
}

/** Steps between two reports of progress. */
const PROGRESS_STEPS = 256;

/**
 * Replays two logs side by side and finds the first step at which their worlds differ: the tick,
 * the row and field with both values, and the last command in each log that changed the row.
 * Needs the memory of two worlds, however long the logs are.
 *
 * @param openA opens the first log from its beginning; called twice when the worlds differ
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
  const a = await LogCursor.open(openA(), new LogPlayer(rules, { upgrades }));
  const b = await LogCursor.open(openB(), new LogPlayer(other, { upgrades }));
  try {
    const { equalUntil, headers, step } = await compare(a, b, options);
    const summary = {
      equal_until: equalUntil,
      records: [a.difference, b.difference],
      problems: [a.problem, b.problem],
      other_rules: [a.player.otherRules ?? null, b.player.otherRules ?? null],
    } as const;
    if (headers !== undefined) return { result: 'headers', headers, ...summary };
    if (step === undefined) return { result: verdict(a, b), ...summary };
    const divergence = divergenceAt(a.player.simulation, b.player.simulation, step);
    const { table, row } = divergence;
    const last_commands = [
      await lastChange(openA(), new LogPlayer(rules, { upgrades }), table, row, step.ns[0]),
      await lastChange(openB(), new LogPlayer(other, { upgrades }), table, row, step.ns[1]),
    ] as const;
    return { result: 'diverged', ...divergence, last_commands, ...summary };
  } finally {
    await a.close();
    await b.close();
  }
}

function verdict(a: LogCursor, b: LogCursor): 'problem' | 'record' | 'equal' | 'ended' {
  const isDamaged = [a, b].some(({ problem }) => problem !== null && problem.reason !== 'cut');
  if (isDamaged) return 'problem';
  if (a.difference !== null || b.difference !== null) return 'record';
  return a.next === undefined && b.next === undefined ? 'equal' : 'ended';
}

function divergenceAt(
  simulation: Replayable,
  other: Replayable,
  { worlds: [a, b], commands }: Step,
): Omit<Divergence, 'last_commands'> {
  const hashes = other.tableHashes(b);
  const own = simulation.tableHashes(a);
  const differences = simulation.diff(a, b);
  const first = firstRow(differences);
  invariant(first !== undefined, 'worlds with different hashes differ in a field');
  return {
    tick: a.now,
    commands,
    table: first.table,
    row: first.id,
    field: first.field,
    values: [first.before ?? null, first.after ?? null],
    tables: Object.keys(own).filter((name) => own[name] !== hashes[name]),
    differences: differences.length,
  };
}

async function compare(a: LogCursor, b: LogCursor, options: BisectOptions): Promise<Comparison> {
  const headers = headerDifferences(a.next?.record, b.next?.record).filter(
    ({ path }) =>
      path !== 'rules' &&
      (options.other === undefined || (path !== 'version' && path !== 'genesis')),
  );
  if (a.next === undefined || b.next === undefined) return { equalUntil: 0 };
  if (headers.length > 0) return { equalUntil: 0, headers };
  await a.play();
  await b.play();
  let equalUntil = 0;
  for (let steps = 0; ; steps += 1) {
    if (a.player.snapshot === undefined || b.player.snapshot === undefined) return { equalUntil };
    const before = stepOf(a, b, [null, null]);
    if (differ(a, b, before)) return { equalUntil, step: before };
    equalUntil = before.worlds[0].now;
    const tickA = tickOf(a);
    const tickB = tickOf(b);
    if (tickA === undefined || tickB === undefined) return { equalUntil };
    if (steps % PROGRESS_STEPS === 0) report(a, options);
    const tick = tickA < tickB ? tickA : tickB;
    if (!a.advance(tick) || !b.advance(tick)) return { equalUntil };
    const step = passTime(a, b, before, tick) ?? (await passTick(a, b, tick));
    if (a.failed || b.failed) return { equalUntil };
    if (step !== undefined) return { equalUntil, step };
  }
}

/** The tick at which two worlds came to differ by time alone, as they may under other rules. */
function passTime(a: LogCursor, b: LogCursor, before: Step, tick: number): Step | undefined {
  if (!differ(a, b, stepOf(a, b, [null, null]))) return undefined;
  const { simulation } = a.player;
  const { simulation: other } = b.player;
  let [worldA, worldB] = before.worlds;
  for (;;) {
    const dues = [simulation.nextDue(worldA), other.nextDue(worldB)];
    const due = dues.reduce((min, each) => (each > 0 && each < min ? each : min), tick);
    worldA = simulation.advance(worldA, { ticks: due - worldA.now }).snapshot;
    worldB = other.advance(worldB, { ticks: due - worldB.now }).snapshot;
    const step: Step = { ...before, worlds: [worldA, worldB] };
    if (due === tick || differ(a, b, step)) return step;
  }
}

/** Replays all lines of a tick, command by command. A difference that goes away does not count. */
async function passTick(a: LogCursor, b: LogCursor, tick: number): Promise<Step | undefined> {
  let first: Step | undefined;
  while (tickOf(a) === tick || tickOf(b) === tick) {
    const commands = [await playCommand(a, tick), await playCommand(b, tick)] as const;
    const step = stepOf(a, b, commands);
    if (!differ(a, b, step)) first = undefined;
    else first ??= step;
  }
  return first;
}

/** Replays the lines of `tick` up to and with the next command. */
async function playCommand(cursor: LogCursor, tick: number): Promise<CommandRecord | null> {
  while (tickOf(cursor) === tick) {
    const record = cursor.next?.record;
    await cursor.play();
    if (record?.kind === 'command') return cursor.failed ? null : readCommandFully(record);
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

function differ(a: LogCursor, b: LogCursor, { worlds }: Step): boolean {
  return a.player.simulation.hash(worlds[0]) !== b.player.simulation.hash(worlds[1]);
}

function report({ player, next }: LogCursor, { progress }: BisectOptions): void {
  const { commands, events, snapshot } = player;
  progress?.({ line: next?.line ?? 0, tick: snapshot?.now ?? 0, commands, events });
}

/**
 * The last command of a log, up to line number `n`, that changed a row itself; null when none did.
 * What a command started and time carried out does not count.
 */
async function lastChange(
  source: LogSource,
  player: LogPlayer,
  table: string,
  row: number,
  n: number,
): Promise<CommandRecord | null> {
  const cursor = await LogCursor.open(source, player);
  let last: CommandRecord | null = null;
  while (cursor.next !== undefined) {
    const { record } = cursor.next;
    if ('n' in record && record.n > n) break;
    const isCommand = record.kind === 'command' && cursor.advance(record.tick);
    const before = isCommand ? player.snapshot : undefined;
    await cursor.play();
    if (before === undefined || record.kind !== 'command') continue;
    const changes = player.simulation.changes(before, player.snapshot as Snapshot);
    if (changes[table]?.includes(row) === true) last = readCommandFully(record);
  }
  await cursor.close();
  return last;
}
