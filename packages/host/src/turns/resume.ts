import {
  astrarium,
  astrariumUpgrades,
  eventCountersAfter,
  type GameSnapshot,
  recordId,
} from '@astrarium/core';
import { type LogKeyframe, type LogProblem, replayLog } from '@astrarium/core/log';
import type { Store, StoreContents } from '../store/store.js';
import type { Published } from './published.js';
import { replayKeyframe } from './storedKeyframe.js';

/** A stored game cannot be continued, or a log cannot be imported. */
export class ResumeFailure extends Error {
  override readonly name = 'ResumeFailure';
  /** The problem of the log, if the replay found one. */
  readonly problem: LogProblem | undefined;

  constructor(message: string, problem?: LogProblem) {
    super(message);
    this.problem = problem;
  }
}

/**
 * Restores the world of a store: decodes its newest keyframe and replays the log since then.
 *
 * @throws ResumeFailure naming the line and what differs
 */
export function resume(
  store: Store,
  { clock, keyframe }: StoreContents,
  onReplay: (ticks: number, total: number) => void = () => undefined,
): Published {
  const from = keyframe && replayKeyframe(keyframe);
  const start = from?.tick ?? 0;
  let hashedTick = start;
  const replay = replayLog<GameSnapshot>(astrarium, {
    upgrades: astrariumUpgrades,
    keyframe: from,
    onLine({ record }) {
      if (record.kind === 'hash') hashedTick = record.tick;
      if ('tick' in record && clock) onReplay(record.tick - start, clock.tick - start);
    },
  });
  for (const line of linesToReplay(store, from)) if (!replay.push(line)) break;
  const { position, problem, snapshot: replayed } = replay.end();
  if (problem === null) throw new ResumeFailure('The log of the stored game has an end line.');
  if (problem.reason !== 'cut' || replayed === undefined) throw replayFailure(problem);
  const snapshot = clock === undefined ? replayed : advanceTo(replayed, clock.tick);
  const world = astrarium.read(snapshot);
  const lastIds = world.accounts.ids().flatMap((account): [number, string][] => {
    const text = store.entry('envelopes', account, store.range('envelopes', account).end - 1);
    return text === undefined ? [] : [[account, recordId(snapshot.setting, text)]];
  });
  return { snapshot, position, counters: eventCountersAfter(world, lastIds), hashedTick };
}

/** The failure of a replay, with the line and the tick. */
export function replayFailure(problem: LogProblem): ResumeFailure {
  const { line, message, reason, tick } = problem;
  const where = `line ${line} of the log, tick ${tick}`;
  return new ResumeFailure(
    `The game cannot be replayed at ${where} (${reason}): ${message}`,
    problem,
  );
}

/** The header, and the lines after the keyframe. */
function* linesToReplay(store: Store, keyframe: LogKeyframe | undefined): Generator<string> {
  const after = keyframe?.stored?.position.n ?? 0;
  for (const { text } of store.lines(0)) {
    yield text;
    break;
  }
  for (const { text } of store.lines(after + 1)) yield text;
}

function advanceTo(from: GameSnapshot, tick: number): GameSnapshot {
  if (tick >= from.now) return astrarium.advance(from, { ticks: tick - from.now }).snapshot;
  throw new ResumeFailure(`The stored clock is at tick ${tick}, its log at tick ${from.now}.`);
}
