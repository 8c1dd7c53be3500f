import type { TimedCommand } from '@astrarium/core/log';
import { max, min } from '@astrarium/core';
import type { Command, Outcome, Refusal } from '@astrarium/core';
import { astrarium, type GameSnapshot } from '../game.js';
import { maskedGame } from './maskedGame.js';
import type { World } from '../rules/schema.js';
import { mapped, resumedWith, type Steps, takeSteps } from '../rules/takeSteps.js';
import { answerView } from '../views/game/answerView.js';
import { type DryRunDiff, dryRunDiff, type DryRunSide, dryRunSide } from './dryRunDiff.js';
import type { EventEnvelope } from '../views/events/eventEnvelope.js';
import { countsOf, newNames } from './newNames.js';
import { type ProbeGame, probeRun, type ProbeRun, startProbeRun } from './probeRun.js';
import type { AccountId } from '../state/account.js';

/** What to try: the commands of an account at their ticks, and how many ticks to look ahead. */
export interface DryRunPlan {
  readonly account: AccountId;
  /** From the snapshot's tick on. All are given as the plan's account. */
  readonly commands: readonly TimedCommand[];
  readonly ticks: number;
}

/** What a plan would do, and how that differs from doing nothing. */
export interface DryRun extends DryRunDiff {
  readonly from_tick: number;
  readonly to_tick: number;
  /** The assumption about other accounts: they give no commands and nothing of theirs is due. */
  readonly others: 'idle';
  /**
   * In the order in which the commands are carried out, with answers in the form of views.
   * Commands outside of the plan's ticks have none.
   */
  readonly outcomes: readonly { readonly tick: number; readonly outcome: Outcome }[];
  readonly first_refusal: { readonly index: number; readonly refusal: Refusal } | null;
  /** The account's events of the run with the commands. */
  readonly events: readonly EventEnvelope[];
}

/**
 * What timed commands of an account would do, compared with doing nothing. Both run on a masked
 * fork of the world that is taken back: other accounts are idle, and amounts that the account
 * cannot know are drawn from a salted seed, so that the answer shows nothing hidden. New devices,
 * jobs and replicants have no codes yet: they are called `new-1` and so on.
 */
export function dryRun(snapshot: GameSnapshot, plan: DryRunPlan): DryRun {
  return astrarium.probe(snapshot, () => takeSteps(dryRunSteps(snapshot, plan)));
}

/**
 * `dryRun` in steps, so that a host can do other work in between. A step has at most one tick in
 * which something is due, and the empty ones before it. Take steps in a `probe` of the newest
 * snapshot: then that one stays cheap to continue from.
 */
export function* dryRunSteps(snapshot: GameSnapshot, plan: DryRunPlan): Steps<DryRun> {
  const { account } = plan;
  const end = snapshot.now + plan.ticks;
  const commands = plan.commands
    .filter(({ tick }) => tick >= snapshot.now && tick <= end)
    .sort((a, b) => a.tick - b.tick);
  const { from, game, places } = yield* maskedGame(snapshot, account, commands);
  const known = countsOf(game.read(from));
  const options = { game, from, account, end };
  const readEnd = <Result>(run: ProbeRun, steps: Steps<Result>): Steps<Result> =>
    resumedWith(steps, () => void game.nextDue(run.snapshot()));
  const sideOf = (run: ProbeRun): Steps<DryRunSide> =>
    readEnd(run, dryRunSide(game.read(run.snapshot()), account, places));
  // Each run is read as it ends, while its last world is the newest and cheap to read.
  const idle = (yield* runSteps({ ...options, commands: [] })).run;
  const idleCounts = countsOf(game.read(idle.snapshot()));
  const without = yield* sideOf(idle);
  const { outcomes, run } = yield* runSteps({ ...options, commands });
  const lastCounts = countsOf(game.read(run.snapshot()));
  const events = yield* readEnd(run, run.envelopes(account));
  const other = yield* sideOf(run);
  const diff = yield* dryRunDiff(snapshot.setting, without, other);
  const refused = outcomes.findIndex(({ outcome }) => !outcome.done);
  const first = outcomes[refused]?.outcome;
  const rename = yield* newNames(snapshot.setting.key, known, [idleCounts, lastCounts]);
  return {
    from_tick: snapshot.now,
    to_tick: end,
    others: 'idle',
    outcomes: yield* mapped(outcomes, rename, ENTRIES_PER_COPY),
    first_refusal:
      first === undefined || first.done ? null : { index: refused, refusal: rename(first.refusal) },
    events: yield* mapped(events, rename, ENTRIES_PER_COPY),
    ...diff,
    devices: yield* mapped(diff.devices, rename, ENTRIES_PER_COPY),
  };
}

/** The work of a copy with new names, in entries. */
const ENTRIES_PER_COPY = 4;

/** What one command would do now. */
export interface CommandDryRun {
  /** Its answer, or its refusal. */
  readonly outcome: Outcome;
  /** The events of the command's account, in order. */
  readonly events: readonly EventEnvelope[];
}

/**
 * What a command would do now: it is carried out and taken back. Nothing is masked, since no time
 * passes and the real command shows the same. New devices, jobs and replicants are called `new-1`
 * and so on.
 */
export function dryRunCommand(snapshot: GameSnapshot, command: Command): CommandDryRun {
  return probeRun(snapshot, (run) => {
    const known = countsOf(astrarium.read(snapshot));
    const outcome = run.execute(command);
    if (!outcome.done) return { outcome, events: [] };
    const answer = { outcome, events: takeSteps(run.envelopes(command.account)) };
    const last = countsOf(astrarium.read(run.snapshot()));
    return takeSteps(newNames(snapshot.setting.key, known, [last]))(answer);
  });
}

/** A run of the masked game, in steps. */
interface RunOptions {
  readonly game: ProbeGame;
  readonly from: GameSnapshot;
  readonly commands: readonly TimedCommand[];
  readonly account: AccountId;
  readonly end: number;
}

interface RunResult {
  readonly run: ProbeRun;
  readonly outcomes: readonly { readonly tick: number; readonly outcome: Outcome }[];
}

function* runSteps({ account, commands, end, from, game }: RunOptions): Steps<RunResult> {
  const outcomes: { tick: number; outcome: Outcome }[] = [];
  const run = startProbeRun(from, game);
  function* advanceTo(until: number): Steps<void> {
    while (run.snapshot().now < until) {
      const { now } = run.snapshot();
      run.advance(min(until - now, max(1, game.nextDue(run.snapshot()) - now)));
      if (run.snapshot().now < until) yield 1;
    }
  }
  for (const { command, tick } of commands) {
    yield* advanceTo(tick);
    const outcome = run.execute({ ...command, account });
    outcomes.push({ tick, outcome: viewOutcome(outcome, game.read(run.snapshot())) });
  }
  yield* advanceTo(end);
  return { outcomes, run };
}

function viewOutcome(outcome: Outcome, world: World): Outcome {
  return outcome.done ? { ...outcome, answer: answerView(world, outcome.answer) } : outcome;
}
