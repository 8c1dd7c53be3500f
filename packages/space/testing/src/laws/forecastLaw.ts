import {
  astrarium,
  CATEGORIES,
  type Category,
  deviceCodeToId,
  dryRun,
  type Due,
  DUE_KINDS,
  forecast,
  isRefused,
  jobNumberToId,
  locationView,
  parseLocation,
  schema,
  type Untimed,
  type World,
} from '@astrarium/space';
import type { Event } from '@astrarium/core';
import { playGame, type LawOf } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

/** The number of forecast events to wait for. */
const ROUNDS = 12;

/**
 * Forecasts come true in a world without commands: until the tick of the first due thing of all
 * accounts no event occurs, and in that tick it happens; and so on. The forecast of one account
 * comes true when all others are idle.
 */
export const forecastLaw: LawOf<AstrariumSchema> = (simulation, game) => {
  let snapshot = playGame(simulation, game);
  const world = simulation.read(snapshot);
  const copy = astrarium.decode(simulation.encode(snapshot));
  for (const account of world.accounts.ids()) {
    const { due, untimed } = ask(world, account);
    const next = due[0]?.tick ?? 0;
    if (next === 0 || isExcused(untimed)) continue;
    const { events } = dryRun(copy, { account, commands: [], ticks: next - snapshot.now - 1 });
    expectNone(
      events.map(({ event }) => event),
      snapshot.now,
      next,
    );
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = simulation.read(snapshot);
    const all = before.accounts.ids().map((account) => ask(before, account));
    if (all.some(({ untimed }) => isExcused(untimed)) || isContested(before)) return;
    const due = all.flatMap((one) => one.due);
    const next = due.reduce((min, { tick }) => (tick < min ? tick : min), Infinity);
    if (next === Infinity) return;
    const quiet = simulation.advance(snapshot, { ticks: next - snapshot.now - 1 });
    const names = eventNames(quiet.events);
    const sighted = names.indexOf('asteroid.sighted');
    expectNone(sighted === -1 ? names : names.slice(0, sighted), snapshot.now, next);
    if (sighted !== -1) {
      // No forecast knows of an asteroid before it is sighted: it is made again.
      snapshot = quiet.snapshot;
      continue;
    }
    const { events, snapshot: after } = simulation.tick(quiet.snapshot);
    const now = due.filter(({ tick }) => tick === next);
    for (const one of now) expectSeen(before, simulation.read(after), one, [...events]);
    snapshot = after;
  }
};

function ask(world: World, account: number) {
  const answer = forecast(world, account, { limit: 100 });
  if (isRefused(answer)) throw new Error(answer.refusal.message);
  return answer;
}

/** Whether something may happen that no forecast can know. */
function isExcused(untimed: readonly Untimed[]): boolean {
  return untimed.some(
    ({ kind, reason }) =>
      reason === 'not_surveyed' || (kind === 'planet_rests' && reason === 'not_within'),
  );
}

const { deposits, devices, fleets } = schema.tables;

/** Whether two accounts mine the same deposit; each forecast then assumes the other stops. */
function isContested(world: World): boolean {
  return world.deposits.ids().some((deposit) => {
    const owners = world.deposits
      .members(deposit, deposits.fields.miners)
      .map((miner) => world.devices.parent(miner, devices.fields.replicant))
      .map((replicant) => world.fleets.get(replicant, fleets.fields.account));
    return new Set(owners).size > 1;
  });
}

function eventNames(events: Iterable<Event>): string[] {
  return [...events].map(({ name }) => name);
}

function expectNone(names: readonly string[], from: number, next: number): void {
  if (names.length === 0) return;
  throw new Error(`from tick ${from} nothing is due before ${next}, but ${names[0]} occurred`);
}

function expectSeen(before: World, after: World, due: Due, events: readonly Event[]): void {
  if (due.kind === 'planet_rests') {
    const [was, is] = [before, after].map((world) => climateRests(world, due.location));
    if (was === false && is === true) return;
    throw new Error(`tick ${due.tick}: ${due.location} does not come to rest`);
  }
  const names: readonly string[] = DUE_KINDS[due.kind];
  if (names.length === 0) return;
  if (events.some((event) => names.includes(event.name) && isAbout(before, due, event))) return;
  throw new Error(`tick ${due.tick}: ${JSON.stringify(due)} did not happen`);
}

function climateRests(world: World, code: string): boolean | undefined {
  return locationView(world, world.accounts.ids()[0] ?? 0, code)?.terraforming?.at_rest;
}

function isAbout(world: World, due: Due, event: Event): boolean {
  const { key, seed } = world.setting;
  const { device_code, numbers, resource_type, site } = due;
  if (device_code !== null && event['device'] !== deviceCodeToId(key, device_code)) return false;
  const { job_id } = numbers;
  if (job_id !== undefined && event['job_id'] !== jobNumberToId(key, Number(job_id))) return false;
  if (event.name === 'terraforming.milestone') {
    return (
      event['location'] === parseLocation(seed, due.location) &&
      event['milestone_milli'] === numbers['value_milli']
    );
  }
  if (event.name !== 'site.depleted') return true;
  return (
    event['location'] === parseLocation(seed, due.location) &&
    event['resource'] === CATEGORIES.indexOf(resource_type as Category) + 1 &&
    site?.endsWith(`-${event['site']}`) === true
  );
}
