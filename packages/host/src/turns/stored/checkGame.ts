import type { ServedGame } from '@astrarium/contract';
import type { Snapshot, TableReader } from '@astrarium/core';
import { type Replayable, replayLog } from '@astrarium/core/log';
import type { Store } from '../../store/store.js';
import { replayFailure, replayStored, ResumeFailure } from './resume.js';

/** The end of a game that was checked. */
export interface CheckedGame {
  readonly lines: number;
  readonly tick: number;
  readonly hash: string;
  /**
   * The line with whose world the replay began: 1, the header, or that of a keyframe. The lines
   * before it were only compared with their digests.
   */
  readonly fromLine: number;
  /** The gauges that stand at an end of the range of integers, the first few. */
  readonly endedGauges: readonly string[];
}

/** More are not named. */
const MAX_ENDED_GAUGES = 20;

const ADVICE = 'Check it with the release that wrote it.';

/**
 * Compares all lines of a store with their digests, and starts the game from its newest keyframe;
 * `isWhole` also replays the log from its first line, if the rules of its first version are known.
 *
 * @throws ResumeFailure when something differs
 */
export function checkGame(
  game: ServedGame,
  store: Store,
  { isWhole }: { readonly isWhole: boolean },
): CheckedGame {
  const altered = store.firstAltered();
  if (altered !== undefined) {
    throw new ResumeFailure(`The log differs from its digests at line ${altered}.`);
  }
  const { fromLine, position, snapshot, version } = replayStored(game, store, store.load(), ADVICE);
  const hash = version.hash(snapshot);
  const replayed = isWhole ? replayedHash(game, store, snapshot.now) : undefined;
  if (replayed !== undefined && replayed !== hash) {
    throw new ResumeFailure('The newest keyframe and the log lead to different games.');
  }
  const lines = position.n + 1;
  return {
    lines,
    tick: snapshot.now,
    hash,
    fromLine: replayed === undefined ? fromLine : 1,
    endedGauges: endedGauges(version, snapshot),
  };
}

/** The gauges of a world that have left the range, and stand at its end. */
function endedGauges(simulation: Replayable, snapshot: Snapshot): readonly string[] {
  const { byField = simulation } = simulation as { readonly byField?: object };
  const { read } = byField as {
    read(snapshot: Snapshot): Readonly<Record<string, TableReader<string>>>;
  };
  const world = read(snapshot);
  const found: string[] = [];
  for (const [name, { fields, specs }] of Object.entries(simulation.definition.schema.tables)) {
    const gauges = Object.keys(specs).filter((field) => specs[field]?.kind === 'gauge');
    for (const id of gauges.length === 0 ? [] : (world[name]?.ids() ?? [])) {
      for (const gauge of gauges) {
        const level = world[name]?.level(id, fields[gauge] as never) ?? 0;
        if (found.length >= MAX_ENDED_GAUGES) return found;
        if (Math.abs(level) === Number.MAX_SAFE_INTEGER)
          found.push(`${name}.${gauge} of row ${id}`);
      }
    }
  }
  return found;
}

/**
 * The hash of the game at a tick after all lines of its log; undefined when the rules of its first
 * version are not known.
 */
function replayedHash(
  { simulation: present, upgrades }: ServedGame,
  store: Store,
  tick: number,
): string | undefined {
  const replay = replayLog(present, { upgrades });
  for (const { text } of store.lines(0)) if (!replay.push(text)) break;
  const { problem, simulation, snapshot } = replay.end();
  if (problem?.line === 1 && ['rules', 'simulation'].includes(problem.reason)) return undefined;
  if (snapshot === undefined || problem?.reason !== 'cut') {
    throw problem === null ? new ResumeFailure('The log has an end line.') : replayFailure(problem);
  }
  return simulation.hash(simulation.advance(snapshot, { ticks: tick - snapshot.now }).snapshot);
}
