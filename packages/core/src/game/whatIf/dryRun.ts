import type { TimedCommand } from '../../log.js';
import { max, min } from '../../kernel.js';
import type { Event, Outcome, Refusal } from '../../kernel.js';
import { astrarium, type GameSnapshot } from '../game.js';
import { MASK, maskedGame } from './maskedGame.js';
import type { World } from '../rules/schema.js';
import { type Steps, takeSteps } from '../rules/takeSteps.js';
import { answerView } from '../views/game/answerView.js';
import { type DryRunDiff, dryRunDiff, type DryRunSide, dryRunSide } from './dryRunDiff.js';
import type { EventEnvelope } from '../views/events/eventEnvelope.js';
import { eventEnvelopes } from '../views/events/eventEnvelopes.js';
import { countsOf, newNames } from './newNames.js';

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

/** How many ticks one step passes at most, if anything is due in them. */
const STEP_TICKS = 64;

/**
 * What timed commands of an account would do, compared with doing nothing: on a fork of the world
 * that is masked before it runs and taken back afterwards. Others are idle, and what the account
 * cannot know of amounts is drawn from a salted seed, so that nothing hidden shows in the answer.
 * New devices, jobs and replicants have no codes yet: they are `new-1` and so on. The snapshot
 * stays as it was.
 */
export function dryRun(snapshot: GameSnapshot, plan: DryRunPlan): DryRun {
  return astrarium.probe(snapshot, () => takeSteps(dryRunSteps(snapshot, plan, Infinity)));
}

/**
 * The same in steps, for hosts in which others wait: of so many ticks at most, or of one in which
 * something is due and the empty ones before it. Whoever takes some of them in a `probe` of the
 * newest snapshot leaves that the cheap one to go on from.
 */
export function* dryRunSteps(
  snapshot: GameSnapshot,
  plan: DryRunPlan,
  ticks = STEP_TICKS,
): Steps<DryRun> {
  const { account } = plan;
  const end = snapshot.now + plan.ticks;
  const given = plan.commands
    .filter(({ tick }) => tick >= snapshot.now && tick <= end)
    .sort((a, b) => a.tick - b.tick);
  const { game, places } = maskedGame(account, given);
  const masked = game.execute(snapshot, { id: MASK, account, type: MASK, args: {} }).snapshot;
  const known = countsOf(game.read(masked));
  const asked = { game, from: masked, account, end, ticks };
  const sideOf = (at: GameSnapshot): Steps<DryRunSide> =>
    dryRunSide(game.read(at), account, places, () => void game.nextDue(at));
  yield;
  // What is shown of each run is read as it ends, while it is the newest and cheap to read.
  const idle = (yield* run({ ...asked, given: [] })).snapshot;
  const idleCounts = countsOf(game.read(idle));
  const without = yield* sideOf(idle);
  const busy = yield* run({ ...asked, given });
  const world = game.read(busy.snapshot);
  const { envelopes } = eventEnvelopes(world, busy.events);
  const other = yield* sideOf(busy.snapshot);
  yield;
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
    ...dryRunDiff(snapshot.setting.seed, without, other),
  };
  return newNames(snapshot.setting.seed, known, [idleCounts, countsOf(world)], answer);
}

/** One way in which the fork goes on. */
interface Way {
  readonly game: ReturnType<typeof maskedGame>['game'];
  readonly from: GameSnapshot;
  readonly given: readonly TimedCommand[];
  readonly account: number;
  readonly end: number;
  /** Of a step. */
  readonly ticks: number;
}

interface Ran {
  readonly snapshot: GameSnapshot;
  readonly events: readonly Event[];
  readonly outcomes: readonly { readonly tick: number; readonly outcome: Outcome }[];
}

function* run({ account, end, from, game, given, ticks }: Way): Steps<Ran> {
  const outcomes: { tick: number; outcome: Outcome }[] = [];
  const events: Event[] = [];
  let snapshot = from;
  function* pass(until: number): Steps<void> {
    while (snapshot.now < until) {
      const left = until - snapshot.now;
      const step = game.advance(snapshot, {
        ticks: min(left, max(ticks, game.nextDue(snapshot) - snapshot.now)),
      });
      snapshot = step.snapshot;
      for (const event of step.events) events.push(event);
      if (snapshot.now < until) yield;
    }
  }
  for (const { command, tick } of given) {
    yield* pass(tick);
    const step = game.execute(snapshot, { ...command, account });
    snapshot = step.snapshot;
    for (const event of step.events) events.push(event);
    outcomes.push({ tick, outcome: shown(step.outcome, game.read(snapshot)) });
  }
  yield* pass(end);
  return { events, outcomes, snapshot };
}

function shown(outcome: Outcome, world: World): Outcome {
  return outcome.done ? { ...outcome, answer: answerView(world, outcome.answer) } : outcome;
}
