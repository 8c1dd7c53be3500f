import { defineSimulation, done, roll } from '../kernel/index.js';
import type { Event, Outcome, Refusal, Simulation, TimedCommand } from '../kernel/index.js';
import { astrarium, astrariumDefinition } from './game.js';
import type { GameSnapshot } from './game.js';
import { parseLocation } from './galaxy/location.js';
import { devicePlace } from './rules/device.js';
import { maskOthers } from './rules/maskOthers.js';
import { maskPlace } from './rules/maskPlace.js';
import type { Reducer, World } from './rules/schema.js';
import { DEVICE } from './state/devices.js';
import { LOCATION } from './state/locations.js';
import { STATUS } from './state/statuses.js';
import { dryRunDiff } from './views/dryRunDiff.js';
import type { DryRunDiff } from './views/dryRunDiff.js';
import { deviceViewIds } from './views/deviceView.js';
import type { EventEnvelope } from './views/eventEnvelope.js';
import { eventEnvelopes } from './views/eventEnvelopes.js';
import { newNames } from './views/newNames.js';

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
  /** In the order in which the commands were given; those of ticks outside are left out. */
  readonly outcomes: readonly { readonly tick: number; readonly outcome: Outcome }[];
  readonly first_refusal: { readonly index: number; readonly refusal: Refusal } | null;
  /** The account's events of the run with the commands. */
  readonly events: readonly EventEnvelope[];
}

type Game = Simulation<(typeof astrariumDefinition)['schema']>;

/** The domain of the salt of forks. */
const SALT = 0x7d01;

/**
 * What timed commands of an account would do, compared with doing nothing: on a fork of the world,
 * masked before it runs. Others are idle, and what the account cannot know of amounts is drawn from
 * a salted seed, so that nothing hidden shows in the answer. New devices, jobs and replicants have
 * no codes yet: they are `new-1` and so on. The snapshot stays as it was.
 */
export function dryRun(snapshot: GameSnapshot, plan: DryRunPlan): DryRun {
  const { account } = plan;
  const end = snapshot.now + plan.ticks;
  const given = plan.commands
    .filter(({ tick }) => tick >= snapshot.now && tick <= end)
    .sort((a, b) => a.tick - b.tick);
  const game = defineSimulation(maskingDefinition(given));
  const copy = game.decode(astrarium.encode(snapshot));
  const mask = { id: 'mask', account, type: MASK, args: {} };
  const masked = game.execute(copy, mask).snapshot;
  const idle = run(game, masked, [], account, end);
  const busy = run(game, masked, given, account, end);
  const [base, without, world] = [masked, idle.snapshot, busy.snapshot].map((one) =>
    game.read(one),
  ) as [World, World, World];
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
    ...dryRunDiff(without, world, account),
  };
  return newNames(base, [without, world], answer);
}

const MASK = 'mask';

/** The game with one more command, which takes from a fork what an account cannot know. */
function maskingDefinition(given: readonly TimedCommand[]): typeof astrariumDefinition {
  const mask: Reducer = (draft, { account }) => {
    const { seed } = draft.setting;
    const salt = roll(seed, SALT, account, draft.now);
    const places = placesOf(draft, account, given);
    maskOthers(draft, account);
    for (const place of places) maskPlace(draft, account, place, salt);
    return done();
  };
  return { ...astrariumDefinition, commands: { ...astrariumDefinition.commands, [MASK]: mask } };
}

/** Where the account's devices are, where they are going, and where commands send them. */
function placesOf(world: World, account: number, given: readonly TimedCommand[]): number[] {
  const { devices, locations, setting } = world;
  const places = new Set<number>();
  for (const device of deviceViewIds(world, account)) {
    places.add(devicePlace(world, device));
    const status = devices.get(device, DEVICE.status);
    if (status !== STATUS.travelling && status !== STATUS.recalling) continue;
    places.add(locations.get(devices.get(device, DEVICE.target), LOCATION.place));
  }
  for (const { command } of given) {
    for (const text of textsIn(command.args)) {
      const place = parseLocation(setting.seed, text);
      if (place !== undefined) places.add(place);
    }
  }
  return [...places].sort((a, b) => a - b);
}

/** All texts in the arguments of a command: one of them may name a place. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length <= 64 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function run(
  game: Game,
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
    outcomes.push({ tick, outcome: step.outcome });
  }
  pass(end);
  return { events, outcomes, snapshot };
}
