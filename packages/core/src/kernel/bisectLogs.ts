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
import { type LogPlayer, logPlayer, type Upgrades } from './logPlayer.js';
import { firstRow, type LogDifference } from './logProblem.js';
import type { CommandRecord, HeaderRecord } from './logRecord.js';
import type { Replayable } from './replayable.js';
import type { LogProgress } from './replayLog.js';
import type { Snapshot } from './snapshot.js';

/** What a bisection may be told. */
export interface BisectOptions {
  /** The rules to replay the second log with, when they are not those of the first. */
  readonly other?: Replayable | undefined;
  readonly upgrades?: Upgrades | undefined;
  /** Called now and then with how far the first log is. */
  readonly progress?: ((progress: LogProgress) => void) | undefined;
}

/** One of the two logs while it is played. */
interface Side {
  readonly player: LogPlayer;
  readonly cursor: LogCursor;
  /** The n of the last line played, and the first difference between the log and its replay. */
  n: number;
  record: LogDifference | null;
}

/** The two worlds at a step, and the commands of that step. */
interface Step {
  readonly worlds: Both<Snapshot>;
  readonly commands: Both<CommandRecord | null>;
  readonly ns: Both<number>;
}

/** Ticks between two reports of progress. */
const PROGRESS_TICKS = 256;

/**
 * Replays two logs side by side and finds the first step at which their worlds part: the tick,
 * the row and field with both values, and the last command in each log that changed the row.
 *
 * @param openA opens the first log from its beginning; called twice when the worlds part
 */
export async function bisectLogs(
  simulation: Replayable,
  openA: () => LogSource,
  openB: () => LogSource,
  options: BisectOptions = {},
): Promise<BisectReport> {
  const { upgrades, other = simulation } = options;
  const a = await openSide(openA(), simulation, upgrades);
  const b = await openSide(openB(), other, upgrades);
  try {
    const found = await compare(a, b, options);
    const summary = {
      equal_until: found.equalUntil,
      records: [a.record, b.record],
      problems: [a.cursor.problem ?? null, b.cursor.problem ?? null],
    } as const;
    if ('headers' in found) return { result: 'headers', headers: found.headers, ...summary };
    if ('step' in found) {
      const { step } = found;
      const parting = partingOf(a.player, b.player, step);
      const { table, row } = parting;
      const last_commands: Both<CommandRecord | null> = [
        await lastTouch(simulation, openA(), upgrades, { table, row, n: step.ns[0] }),
        await lastTouch(other, openB(), upgrades, { table, row, n: step.ns[1] }),
      ];
      return { result: 'parted', ...parting, last_commands, ...summary };
    }
    return { result: verdict(a, b), ...summary };
  } finally {
    await a.cursor.close();
    await b.cursor.close();
  }
}

async function openSide(
  source: LogSource,
  simulation: Replayable,
  upgrades: Upgrades | undefined,
): Promise<Side> {
  const player = logPlayer(simulation, upgrades);
  return { player, cursor: await logCursor(source, player), n: 0, record: null };
}

function verdict({ cursor: a, record: recordA }: Side, { cursor: b, record: recordB }: Side) {
  const broken = [a, b].some(({ problem }) => problem !== undefined && problem.reason !== 'cut');
  if (broken) return 'problem';
  if (recordA !== null || recordB !== null) return 'record';
  return a.next === undefined && b.next === undefined ? 'equal' : 'ended';
}

type Compared = { readonly equalUntil: number } & (
  | { readonly headers: readonly HeaderDifference[] }
  | { readonly step: Step }
  | object
);

async function compare(a: Side, b: Side, options: BisectOptions): Promise<Compared> {
  const headA = a.cursor.next?.record as HeaderRecord | undefined;
  const headB = b.cursor.next?.record as HeaderRecord | undefined;
  if (headA === undefined || headB === undefined) return { equalUntil: 0 };
  const headers = headerDifferences(headA, headB).filter(
    ({ path }) => options.other === undefined || !['version', 'genesis'].includes(path),
  );
  if (headers.length > 0) return { equalUntil: 0, headers };
  await playLine(a);
  await playLine(b);
  let equalUntil = 0;
  for (let turn = 0; ; turn += 1) {
    const { snapshot: worldA } = a.player;
    const { snapshot: worldB } = b.player;
    const tickA = tickOf(a);
    const tickB = tickOf(b);
    if (worldA === undefined || worldB === undefined) return { equalUntil };
    const before = stepOf(a, b, [null, null]);
    if (partedIn(a, b, before)) return { equalUntil, step: before };
    if (tickA === undefined || tickB === undefined) return { equalUntil };
    if (turn % PROGRESS_TICKS === 0) tell(a, options);
    const tick = tickA < tickB ? tickA : tickB;
    const timed = passTime(a, b, before, tick);
    if (timed !== undefined) return { equalUntil, ...timed };
    const step = await passTick(a, b, tick);
    if (step !== undefined) return { equalUntil, step };
    equalUntil = tick;
  }
}

/** Lets time pass in both worlds; a step when they part by time alone, as other rules may. */
function passTime(a: Side, b: Side, before: Step, tick: number): { step?: Step } | undefined {
  if (stopped(a, a.player.advance(tick)) || stopped(b, b.player.advance(tick))) return {};
  if (!partedIn(a, b, stepOf(a, b, [null, null]))) return undefined;
  let [worldA, worldB] = before.worlds;
  for (;;) {
    const { simulation } = a.player;
    const other = b.player.simulation;
    const dues = [simulation.nextDue(worldA), other.nextDue(worldB), tick];
    const due = dues.filter((each) => each > 0).reduce((x, y) => (x < y ? x : y));
    worldA = simulation.advance(worldA, { ticks: due - worldA.now }).snapshot;
    worldB = other.advance(worldB, { ticks: due - worldB.now }).snapshot;
    const step = { ...before, worlds: [worldA, worldB] } as const;
    if (due === tick || partedIn(a, b, step)) return { step };
  }
}

/** Plays all lines of a tick, command against command. Worlds that join again have not parted. */
async function passTick(a: Side, b: Side, tick: number): Promise<Step | undefined> {
  let parted: Step | undefined;
  while (tickOf(a) === tick || tickOf(b) === tick) {
    const commands = [await playCommand(a, tick), await playCommand(b, tick)] as const;
    const step = stepOf(a, b, commands);
    if (!partedIn(a, b, step)) parted = undefined;
    else parted ??= step;
  }
  return parted;
}

/** Plays lines of `tick` up to and with the next command. */
async function playCommand(side: Side, tick: number): Promise<CommandRecord | null> {
  while (tickOf(side) === tick) {
    const record = side.cursor.next?.record;
    await playLine(side);
    if (record?.kind === 'command') return record;
  }
  return null;
}

async function playLine(side: Side): Promise<void> {
  const record = side.cursor.next?.record;
  const finding = await side.cursor.play();
  if (record !== undefined && 'n' in record) side.n = record.n;
  side.record ??= finding?.difference ?? null;
}
