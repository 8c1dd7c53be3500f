import type { TimedCommand } from '@astrarium/core/log';
import { defineFieldSimulation, derivedKey, done, INT_MAX, isInt } from '@astrarium/core';
import type { Command, Outcome, Simulation } from '@astrarium/core';
import { REDUCERS } from '../commands/commands.js';
import { parseLocation } from '../galaxy/location.js';
import { locationStar } from '../galaxy/locationNumber.js';
import { astrariumDefinition } from '../game.js';
import { strikesNow } from '../rules/asteroids/handleAsteroid.js';
import { devicePlace } from '../rules/devices/device.js';
import { maskOthers, maskPlace } from './maskPlace.js';
import { minedPlaces } from '../rules/mining/deposit.js';
import { journeyStages } from '../rules/travel/journey.js';
import { systemLockOwner } from '../rules/hubs/systemLock.js';
import { ownRow } from '../rules/devices/ownRow.js';
import type { Draft, GameSystem, Reducer, schema, World } from '../rules/schema.js';
import { CENSUS, CENSUS_ROW } from '../state/ledger.js';
import { DEVICE, type DeviceId } from '../state/devices.js';
import { type AccountId, HOLDING } from '../state/account.js';
import { JOB, jobNumberToId, PRINTER } from '../state/printers.js';
import { STAGE } from '../state/journeys.js';
import { LOCATION } from '../state/locations.js';
import { replicantCodeToId } from '../state/replicant.js';
import { deviceViewIds } from '../views/devices/deviceView.js';

const dequeuePrint = REDUCERS.dequeue_print;
const sendMessage = REDUCERS.send_message;

/** The domain of the rolls that a fork's key is derived with. */
const FORK_KEY = 0x7d01;

/** The command that masks a fork: the first one that it is given. */
export const MASK = 'mask';

/**
 * The game in which an account tries out commands: other accounts are idle, and what the account
 * cannot know is masked. It continues from the game's own snapshots. What is due for others is
 * skipped when it comes up, not cancelled beforehand: so a fork costs what the account has and what
 * is due in it, however large the world is. The mask fills `places` with all the places to which
 * the account's devices can come.
 */
export function maskedGame(
  account: AccountId,
  planned: readonly TimedCommand[],
): { readonly game: Simulation<typeof schema>; readonly places: ReadonlySet<number> } {
  const places = new Set<number>();
  let jobs = 0;
  const mask: Reducer = (draft) => {
    jobs = draft.jobs.count;
    const texts = planned.flatMap(({ command }) => textsIn(command.args));
    const own = deviceViewIds(draft, account);
    for (const device of own) for (const text of textsInQueue(draft, device)) texts.push(text);
    for (const place of placesOf(draft, own, texts)) places.add(place);
    maskWorld(draft, account, [...places], texts);
    return done();
  };
  const systems = astrariumDefinition.systems.map((system): GameSystem => ({
    ...system,
    run(draft: Draft, row: number) {
      // Nobody knows of an asteroid before it is sighted.
      if (system.name === 'asteroid' && !strikesNow(draft, row)) return;
      if (ownRow(draft, system.table, row, account, places)) system.run(draft, row);
    },
  }));
  const dequeue: Reducer = (draft, command) => dequeueKnown(draft, command, jobs);
  const commands = {
    ...astrariumDefinition.commands,
    dequeue_print: dequeue,
    send_message: sendUnheard,
    [MASK]: mask,
  };
  return { game: defineFieldSimulation({ ...astrariumDefinition, commands, systems }), places };
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

/**
 * Masks the places, the miners in their systems (which a hub would evict and count), the galaxy's
 * count of devices, and whether other accounts' replicants that are named in texts take devices.
 */
function maskWorld(
  draft: Draft,
  account: AccountId,
  places: readonly number[],
  texts: readonly string[],
): void {
  const { census, holdings, locations, replicants, setting } = draft;
  const key = derivedKey(setting.key, FORK_KEY, account, draft.now);
  for (const place of places) maskPlace(draft, account, place, key);
  for (const star of ascending(places.map(locationStar))) {
    maskGreeting(draft, account, star);
    for (const place of minedPlaces(setting.seed, star)) {
      const location = locations.find(place);
      if (location !== 0) maskOthers(draft, account, location);
    }
  }
  const own = holdings.has(account) ? holdings.get(account, HOLDING.devices) : 0;
  census.set(CENSUS_ROW, CENSUS.devices, own);
  for (const text of texts) {
    const replicant = replicantCodeToId(setting.key, text);
    const owner = replicants.get(replicant)?.account;
    if (owner === undefined || owner === account) continue;
    replicants.edit(replicant, (document) => {
      document.accepts_devices = false;
    });
  }
}

/** Removes the greeting of another account's hub: it is read on arrival only. */
function maskGreeting(draft: Draft, account: AccountId, star: number): void {
  const owner = systemLockOwner(draft, star);
  if (owner === account || draft.accounts.get(owner) === undefined) return;
  draft.accounts.edit(owner, (document) => {
    document.hub_greeting = '';
  });
}

/** The places where devices are, pass and go to, and those that texts name; ascending. */
function placesOf(world: World, devices: readonly DeviceId[], texts: readonly string[]): number[] {
  const places: number[] = [];
  for (const device of devices) {
    places.push(devicePlace(world, device));
    if (world.devices.due(device, DEVICE.finished) === 0) continue;
    places.push(world.locations.get(world.devices.get(device, DEVICE.target), LOCATION.place));
    for (const stage of journeyStages(world, device)) {
      places.push(world.stages.get(stage, STAGE.place));
    }
  }
  for (const text of texts) places.push(parseLocation(world.setting.seed, text) ?? 0);
  return ascending(places.filter((place) => place !== 0));
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

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
