import type { TimedCommand } from '@astrarium/core/log';
import { defineFieldSimulation, derivedKey, done, INT_MAX, isInt } from '@astrarium/core';
import type { Command, Outcome, Simulation } from '@astrarium/core';
import { REDUCERS } from '../commands/commands.js';
import { parseLocation } from '../galaxy/location.js';
import { locationStar } from '../galaxy/locationNumber.js';
import { astrarium, astrariumDefinition, type GameSnapshot } from '../game.js';
import { strikesNow } from '../rules/asteroids/handleAsteroid.js';
import { devicePlace } from '../rules/devices/device.js';
import { maskOthers, maskPlace } from './maskPlace.js';
import { minedPlaces } from '../rules/mining/deposit.js';
import { journeyStages } from '../rules/travel/journey.js';
import { systemLockOwner } from '../rules/hubs/systemLock.js';
import { ownRow } from '../rules/devices/ownRow.js';
import { chunks, resumedWith, sorted, type Steps } from '../rules/takeSteps.js';
import type { Draft, GameSystem, Reducer, schema, World } from '../rules/schema.js';
import { CENSUS, CENSUS_ROW } from '../state/ledger.js';
import { DEVICE, type DeviceId } from '../state/devices.js';
import { type AccountId, HOLDING } from '../state/account.js';
import { JOB, jobNumberToId, PRINTER } from '../state/printers.js';
import { STAGE } from '../state/journeys.js';
import { LOCATION } from '../state/locations.js';
import { replicantCodeToId } from '../state/replicant.js';
import { deviceIdSteps } from '../views/devices/deviceView.js';
import { STEP_DEVICES } from './dryRunDiff.js';

const dequeuePrint = REDUCERS.dequeue_print;
const sendMessage = REDUCERS.send_message;

/** The domain of the rolls that a fork's key is derived with. */
const FORK_KEY = 0x7d01;

/** The command that changes a fork while it is masked. */
const MASK = 'mask';

/** The game in which an account tries out commands, and where it begins. */
export interface MaskedGame {
  readonly game: Simulation<typeof schema>;
  /** The masked world. */
  readonly from: GameSnapshot;
  /** All the places to which the account's devices can come. */
  readonly places: ReadonlySet<number>;
}

/**
 * The game in which an account tries out commands, in steps: other accounts are idle, and what the
 * account cannot know is masked. It continues from the game's own snapshots. What is due for others
 * is skipped when it comes up, not cancelled beforehand: so a fork costs what the account has, what
 * is due in it and who mines where it is, however large the world is.
 */
export function* maskedGame(
  snapshot: GameSnapshot,
  account: AccountId,
  planned: readonly TimedCommand[],
): Steps<MaskedGame> {
  const world = astrarium.read(snapshot);
  const known = resumedWith(
    knownOf(world, account, planned),
    () => void astrarium.nextDue(snapshot),
  );
  const { places, texts } = yield* known;
  let act: (draft: Draft) => void = () => undefined;
  const systems = astrariumDefinition.systems.map((system): GameSystem => ({
    ...system,
    run(draft: Draft, row: number) {
      // Nobody knows of an asteroid before it is sighted.
      if (system.name === 'asteroid' && !strikesNow(draft, row)) return;
      if (ownRow(draft, system.table, row, account, places)) system.run(draft, row);
    },
  }));
  const jobs = world.jobs.count;
  const dequeue: Reducer = (draft, command) => dequeueKnown(draft, command, jobs);
  const mask: Reducer = (draft) => {
    act(draft);
    return done();
  };
  const commands = {
    ...astrariumDefinition.commands,
    dequeue_print: dequeue,
    send_message: sendUnheard,
    [MASK]: mask,
  };
  const game = defineFieldSimulation({ ...astrariumDefinition, commands, systems });
  let from = snapshot;
  const change = (next: (draft: Draft) => void): void => {
    act = next;
    from = game.execute(from, { id: MASK, account, type: MASK, args: {} }).snapshot;
  };
  yield* maskWorld(world, account, { places, texts }, change);
  return { game, from, places };
}

/**
 * `dequeue_print` of the jobs that were there when the plan was made. A job that the plan makes has
 * no number yet, and to guess one would show how many jobs others have made.
 */
function dequeueKnown(draft: Draft, command: Command, jobs: number): Outcome {
  const field = ['job_id', 'batch_id'].find((name) => {
    const id = command.args[name];
    return isInt(id) && jobNumberToId(draft.setting.key, id) > jobs;
  });
  if (field === undefined) return dequeuePrint(draft, command);
  const outcome = dequeuePrint(draft, { ...command, args: { ...command.args, [field]: INT_MAX } });
  if (outcome.done || outcome.refusal.numbers[field] !== INT_MAX) return outcome;
  const { refusal } = outcome;
  const id = command.args[field] as number;
  const message = refusal.message.replace(String(INT_MAX), String(id));
  const numbers = { ...refusal.numbers, [field]: id };
  return { ...outcome, refusal: { ...refusal, message, numbers } };
}

/** `send_message` in a fork, where no other account listens to a channel. */
function sendUnheard(draft: Draft, command: Command): Outcome {
  const outcome = sendMessage(draft, command);
  if (!outcome.done || !String(outcome.answer['to']).startsWith('#')) return outcome;
  return done({ ...outcome.answer, copies: 0 });
}

/** What an account, its devices and its plan name. */
interface Known {
  /** The places where devices are, pass and go to, and those that texts name; ascending. */
  readonly places: ReadonlySet<number>;
  readonly texts: ReadonlySet<string>;
}

/** Places that are masked in one step, and their work: each has some dozens of deposits. */
const STEP_PLACES = 4;
const ENTRIES_PER_PLACE = 64;

/**
 * Masks the places, the miners in their systems (which a hub would evict and count), the galaxy's
 * count of devices, and whether other accounts' replicants that are named in texts take devices.
 */
function* maskWorld(
  world: World,
  account: AccountId,
  { places, texts }: Known,
  change: (act: (draft: Draft) => void) => void,
): Steps<void> {
  const { holdings, locations, setting } = world;
  const key = derivedKey(setting.key, FORK_KEY, account, world.now);
  const stars = new Set<number>();
  let stopped = 0;
  for (const some of chunks(places, STEP_PLACES)) {
    change((draft) => some.forEach((place) => maskPlace(draft, account, place, key)));
    for (const place of some) stars.add(locationStar(place));
    yield some.length * ENTRIES_PER_PLACE;
  }
  for (const star of stars) {
    change((draft) => maskGreeting(draft, account, star));
    for (const place of minedPlaces(setting.seed, star)) {
      const location = locations.find(place);
      if (location !== 0) stopped += yield* maskOthers(world, account, location, change, stopped);
    }
    yield ENTRIES_PER_PLACE;
  }
  for (const some of chunks(texts, STEP_DEVICES)) {
    change((draft) => some.forEach((text) => maskReplicant(draft, account, text)));
    yield some.length;
  }
  const own = holdings.has(account) ? holdings.get(account, HOLDING.devices) : 0;
  change((draft) => draft.census.set(CENSUS_ROW, CENSUS.devices, own));
}

/** Removes the greeting of another account's hub: it is read on arrival only. */
function maskGreeting(draft: Draft, account: AccountId, star: number): void {
  const owner = systemLockOwner(draft, star);
  if (owner === account || draft.accounts.get(owner) === undefined) return;
  draft.accounts.edit(owner, (document) => {
    document.hub_greeting = '';
  });
}

/** The replicant of another account whose code this is, if it is one, takes no devices. */
function maskReplicant({ replicants, setting }: Draft, account: AccountId, code: string): void {
  const replicant = replicantCodeToId(setting.key, code);
  const owner = replicants.get(replicant)?.account;
  if (owner === undefined || owner === account) return;
  replicants.edit(replicant, (document) => {
    document.accepts_devices = false;
  });
}

function* knownOf(
  world: World,
  account: AccountId,
  planned: readonly TimedCommand[],
): Steps<Known> {
  const texts = new Set(planned.flatMap(({ command }) => textsIn(command.args)));
  const places = new Set<number>();
  const own = yield* deviceIdSteps(world, world.accounts.get(account)?.replicants ?? []);
  for (const some of chunks(own, STEP_DEVICES)) {
    for (const device of some) {
      for (const place of placesOf(world, device)) places.add(place);
      for (const text of textsInQueue(world, device)) texts.add(text);
    }
    yield some.length;
  }
  for (const some of chunks(texts, STEP_DEVICES)) {
    for (const text of some) places.add(parseLocation(world.setting.seed, text) ?? 0);
    yield some.length;
  }
  places.delete(0);
  const inOrder = yield* sorted([...places], (a, b) => a - b);
  return { places: new Set(inOrder), texts };
}

/** The places where a device is, passes and goes to. */
function placesOf(world: World, device: DeviceId): number[] {
  const { devices, locations, stages } = world;
  const here = devicePlace(world, device);
  if (devices.due(device, DEVICE.finished) === 0) return [here];
  const target = locations.get(devices.get(device, DEVICE.target), LOCATION.place);
  const passed = journeyStages(world, device).map((stage) => stages.get(stage, STAGE.place));
  return [here, target, ...passed];
}

/** All texts in the commands that are ordered for the devices that a printer will make. */
function textsInQueue(world: World, device: DeviceId): string[] {
  const { jobs, orders, printers } = world;
  return printers
    .members(printers.find(device), PRINTER.queue)
    .flatMap((job) => textsIn(orders.get(jobs.get(job, JOB.order))?.oncomplete?.args));
}

/** All texts in the arguments of a command: one of them may name a place or a replicant. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length <= 64 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
