import { requireKey } from './requireKey.js';
import { storedAccounts } from '../../accounts/keptAccounts.js';
import type { ServedGame } from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import {
  type LogKeyframe,
  type LogPosition,
  type LogProblem,
  replayLog,
  type Upgrade,
} from '@astrarium/core/log';
import type { Store, StoreContents } from '../../store/store.js';
import type { Published } from '../past.js';
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

/** A version of the game: the present one, or an older one. */
export type GameVersion = Upgrade['simulation'];

/** The world of a store, in the version of the game that wrote it. */
export interface StoredGame {
  readonly version: GameVersion;
  readonly snapshot: Snapshot;
  readonly position: LogPosition;
  /** The tick of the last hash line. */
  readonly hashedTick: number;
  /** The line with whose world the replay began: that of the newest keyframe. */
  readonly fromLine: number;
  /** How the rules that wrote it differ from those that read it; null if they do not. */
  readonly otherRules: string | null;
}

/**
 * Restores the world of a store: decodes its newest keyframe and replays the log since then.
 *
 * @param advice what to do when that needs the rules of an older version
 * @throws ResumeFailure naming the line and what differs, or the version that is needed
 */
export function replayStored(...given: Parameters<typeof replaySteps>): StoredGame {
  const steps = replaySteps(...given);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** `replayStored` with a step for each line, for a caller that does something between them. */
export function* replaySteps(
  { simulation: present, upgrades }: Pick<ServedGame, 'simulation' | 'upgrades'>,
  store: Store,
  { clock, keyframe }: StoreContents,
  advice: string,
  onReplay: (ticks: number, total: number) => void = () => undefined,
): Generator<undefined, StoredGame> {
  const from = keyframe && replayKeyframe(keyframe);
  const start = from?.tick ?? 0;
  let hashedTick = start;
  const replay = replayLog(present, {
    upgrades,
    keyframe: from,
    onLine({ record }) {
      if (record.kind === 'hash') hashedTick = record.tick;
      if ('tick' in record && clock) onReplay(record.tick - start, clock.tick - start);
    },
  });
  for (const line of linesToReplay(store, from)) {
    if (!replay.push(line)) break;
    yield;
  }
  const { other_rules: otherRules, from_line: fromLine, ...replayed } = replay.end();
  const { position, problem, simulation, snapshot: last } = replayed;
  if (problem === null) throw new ResumeFailure('The log of the stored game has an end line.');
  if (problem.reason === 'rules') {
    throw new ResumeFailure(`${problem.message} ${advice}`, problem);
  }
  if (problem.reason === 'keyframe') {
    const { message } = replayFailure(problem);
    throw new ResumeFailure(`${message} Use the release that wrote it, or a newer one.`, problem);
  }
  if (problem.reason !== 'cut' || last === undefined) throw replayFailure(problem);
  const version = simulation as unknown as GameVersion;
  const snapshot = clock === undefined ? last : advanceTo(version, last, clock.tick, advice);
  return { version, snapshot, position, hashedTick, fromLine, otherRules };
}

/**
 * The world of a store that was written by this version of the game.
 *
 * @throws ResumeFailure naming the line and what differs, or the version that wrote it
 */
export function resume(
  game: ServedGame,
  store: Store,
  contents: StoreContents,
  onReplay?: (ticks: number, total: number) => void,
): Published {
  const advice = 'Start the server that writes it with this release first.';
  const stored = replayStored(game, store, contents, advice, onReplay);
  requireSameRules(stored);
  if (isPresent(game, stored)) return publishedOf(game, store, contents, stored);
  const { name, version } = stored.version.definition;
  throw new ResumeFailure(
    `The stored game has version ${version} of ${name}, and this release has version ` +
      `${game.simulation.definition.version}. ${advice}`,
  );
}

/** @throws ResumeFailure when other rules of the same version wrote the game */
export function requireSameRules({ otherRules }: Pick<StoredGame, 'otherRules'>): void {
  if (otherRules !== null) throw new ResumeFailure(`${otherRules} ${RAISE_VERSION}`);
}

const RAISE_VERSION =
  'Raise the version of the changed rules, and open it where the former ones are kept.';

/** Whether a world has the present version of its game. */
export function isPresent(
  { simulation }: Pick<ServedGame, 'simulation'>,
  { version }: Pick<StoredGame, 'version'>,
): boolean {
  return version === simulation;
}

/** The published world of a store that has the present version. */
export function publishedOf(
  { events, simulation }: Pick<ServedGame, 'events' | 'simulation'>,
  store: Store,
  { credentials }: Pick<StoreContents, 'credentials'>,
  { hashedTick, position, snapshot }: Pick<StoredGame, 'hashedTick' | 'position' | 'snapshot'>,
): Published {
  requireKey(snapshot);
  function* newestOf(owner: number): Generator<string> {
    const { end, first } = store.range('envelopes', owner);
    for (let place = end - 1; place >= first; place -= 1) {
      const record = store.entry('envelopes', owner, place);
      if (record !== undefined) yield record;
    }
  }
  const accounts = storedAccounts(credentials);
  const places = events.placesAfter(simulation.read(snapshot), newestOf, accounts);
  return { snapshot, position, places, hashedTick };
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

/** @throws ResumeFailure when the rules of an older version are needed */
function advanceTo(version: GameVersion, from: Snapshot, tick: number, advice: string): Snapshot {
  if (tick < from.now) {
    throw new ResumeFailure(`The stored clock is at tick ${tick}, its log at tick ${from.now}.`);
  }
  if (tick === from.now) return from;
  if (version.hasRules === false) {
    const { definition } = version;
    const wrote = `version ${definition.version} of ${definition.name}`;
    throw new ResumeFailure(`The game was not stopped cleanly under ${wrote}. ${advice}`);
  }
  return version.advance(from, { ticks: tick - from.now }).snapshot;
}
