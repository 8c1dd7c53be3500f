import type { Event, Outcome, Refusal, TimedCommand } from '../kernel/index.js';
import type { GameSnapshot } from './game.js';
import { MASK, maskedGame } from './maskedGame.js';
import type { World } from './rules/schema.js';
import { answerView } from './views/answerView.js';
import { type DryRunDiff, dryRunDiff, dryRunSide } from './views/dryRunDiff.js';
import type { EventEnvelope } from './views/eventEnvelope.js';
import { eventEnvelopes } from './views/eventEnvelopes.js';
import { countsOf, newNames } from './views/newNames.js';

/** What an account wants to know: commands at their ticks, and how long to look ahead. */
export interface DryRunPlan {
  readonly account: number;
  /** From the snapshot's tick on; the account of each is the plan's. */
  readonly commands: readonly TimedCommand[];
  readonly ticks: number;
}

/** What would happen, and how it differs from doing nothing. */
export interface DryRun extends DryRunDiff {
  readonly from_tick: number;
  readonly to_tick: number;
  /** What is assumed of everybody else. */
  readonly others: 'idle';
  /**
   * In the order in which the commands were given, answers as views show things; those of ticks
   * outside are left out.
   */
  readonly outcomes: readonly { readonly tick: number; readonly outcome: Outcome }[];
  readonly first_refusal: { readonly index: number; readonly refusal: Refusal } | null;
  /** The account's events of the run with the commands. */
  readonly events: readonly EventEnvelope[];
}

/**
 * What timed commands of an account would do, compared with doing nothing: on a fork of the world
 * that is masked before it runs and taken back afterwards. Others are idle, and what the account
 * cannot know of amounts is drawn from a salted seed, so that nothing hidden shows in the answer.
 * New devices, jobs and replicants have no codes yet: they are `new-1` and so on. The snapshot
 * stays as it was.
 */
export function dryRun(snapshot: GameSnapshot, plan: DryRunPlan): DryRun {
  const { account } = plan;
  const end = snapshot.now + plan.ticks;
  const given = plan.commands
    .filter(({ tick }) => tick >= snapshot.now && tick <= end)
    .sort((a, b) => a.tick - b.tick);
  const { game, places } = maskedGame(account, given);
  return game.probe(snapshot, (from) => {
    const masked = game.execute(from, { id: MASK, account, type: MASK, args: {} }).snapshot;
    const known = countsOf(game.read(masked));
    // What is shown of each run is read while it is the newest: that is the cheap one to read.
    const idle = game.read(run(game, masked, [], account, end).snapshot);
    const without = dryRunSide(idle, account, places);
    const idleCounts = countsOf(idle);
    const busy = run(game, masked, given, account, end);
    const world = game.read(busy.snapshot);
    const { envelopes } = eventEnvelopes(world, busy.events);
    const refused = busy.outcomes.findIndex(({ outcome }) => !outcome.done);
    const first = busy.outcomes[refused]?.outcome;
    const answer: DryRun = {
      from_tick: snapshot.now,
      to_tick: end,
      others: 'idle',
      outcomes: busy.outcomes,
      first_refusal:
        first === undefined || first.done ? null : { index: refused, refusal: first.refusal },
      events: envelopes.flatMap(({ account: to, envelope }) => (to === account ? [envelope] : [])),
      ...dryRunDiff(snapshot.setting.seed, without, dryRunSide(world, account, places)),
    };
    return newNames(snapshot.setting.seed, known, [idleCounts, countsOf(world)], answer);
  });
}

function run(
  game: ReturnType<typeof maskedGame>['game'],
  from: GameSnapshot,
  given: readonly TimedCommand[],
  account: number,
  end: number,
) {
  const outcomes: { tick: number; outcome: Outcome }[] = [];
  const events: Event[] = [];
  let snapshot = from;
  const pass = (until: number): void => {
    while (snapshot.now < until) {
      const step = game.advance(snapshot, { ticks: until - snapshot.now });
      snapshot = step.snapshot;
      events.push(...step.events);
    }
  };
  for (const { command, tick } of given) {
    pass(tick);
    const step = game.execute(snapshot, { ...command, account });
    snapshot = step.snapshot;
    events.push(...step.events);
    outcomes.push({ tick, outcome: shown(step.outcome, game.read(snapshot)) });
  }
  pass(end);
  return { events, outcomes, snapshot };
}

function shown(outcome: Outcome, world: World): Outcome {
  return outcome.done ? { ...outcome, answer: answerView(world, outcome.answer) } : outcome;
}
