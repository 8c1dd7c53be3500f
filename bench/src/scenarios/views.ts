import {
  deviceListView,
  deviceView,
  dryRun,
  dryRunCommand,
  type EventEnvelope,
  eventEnvelopes,
  eventPageSteps,
  type GameSnapshot,
  inventoryListView,
  locationView,
} from '@astrarium/space';
import { journalBackend } from '@astrarium/internal/kernel';
import { defineFieldSimulation, invariant } from '@astrarium/core';
import { bytesInUse, runRound } from '../measure/round.js';
import type { Measured } from '../measure/report.js';
import type { Scenario } from '../measure/scenario.js';
import { soloScenario } from '../measure/soloScenario.js';
import { summarise } from '../measure/statistics.js';
import { SeasonContender } from '../world/seasonContender.js';
import {
  seasonDefinition,
  seasonDevice,
  type SeasonGalaxy,
  seasonGalaxy,
  seasonStar,
} from '../world/seasonGalaxy.js';

const PAGE = 50;
const HISTORY = 10_000;
const ROUNDS = 3;

/** The reads of a host between two ticks: pages, locations and dry runs. */
export function viewsScenario(name: string, devices: number, golden: string): Scenario {
  return soloScenario({ name, version: 3, devices, golden, measure });
}

/** Takes all steps; returns their result. */
function lastOf<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

async function measure(devices: number): Promise<Measured> {
  const galaxy = seasonGalaxy(devices);
  const calls = devices < 10_000 ? 4 : 1000;
  const before = await bytesInUse();
  const sim = defineFieldSimulation(seasonDefinition(galaxy), journalBackend);
  const contender = new SeasonContender('views', sim, true, galaxy);
  const bytes = (await bytesInUse()) - before;
  for (let tick = 0; tick < 20; tick += 1) contender.tick();
  const { snapshot } = contender;
  const final_hash = sim.hash(snapshot);
  const reads = readsOf(galaxy, snapshot, historyOf(contender));
  const details: Record<string, number> = {};
  const rounds = [];
  for (const [name, read] of Object.entries(reads)) {
    let count = 0;
    // Another account each time, so that its rows are not in the processor's cache.
    const tick = () => (read(1 + (((count += 1) * 7919) % galaxy.accounts)), 1);
    const own = [];
    const callsPerRound = name === 'plan_of_600_ticks' ? Math.ceil(calls / 20) : calls;
    for (let round = 0; round < ROUNDS; round += 1)
      own.push(await runRound({ name, tick }, callsPerRound));
    details[`${name}_us`] = summarise(own).p50_us;
    rounds.push(...own);
  }
  invariant(sim.hash(snapshot) === final_hash, 'a read changed the hash');
  const figure = (name: string): number => details[`${name}_us`] as number;
  return {
    ...summarise(rounds),
    bytes_per_device: bytes / devices,
    allocated_bytes_per_tick: 0,
    final_hash,
    checked: 'hash unchanged',
    ratios: {
      dry_run_over_page:
        Math.max(figure('try_start_mining'), figure('try_travel'), figure('try_enqueue_print')) /
        figure('devices_page'),
    },
    details,
  };
}

/** A history of events of one account, as a host keeps it. */
function historyOf({ sim, snapshot }: SeasonContender): EventEnvelope[] {
  const { events, snapshot: next } = sim.advance(snapshot, { ticks: 600 });
  const [first] = eventEnvelopes(sim.read(next), events).envelopes;
  invariant(first !== undefined, 'nothing happened');
  const { envelope } = first;
  return Array.from({ length: HISTORY }, (_, n) => ({
    ...envelope,
    id: `${envelope.tick * 1000 + n}-0`,
    created_at_seconds: envelope.created_at_seconds + n,
  }));
}

function readsOf(
  galaxy: SeasonGalaxy,
  snapshot: GameSnapshot,
  history: readonly EventEnvelope[],
): Readonly<Record<string, (account: number) => unknown>> {
  const sim = defineFieldSimulation(seasonDefinition(galaxy), journalBackend);
  const world = sim.read(snapshot);
  const list = (account: number, query: object) =>
    deviceListView(world, account, { limit: PAGE, ...query });
  const [printer] = galaxy.spans.printers;
  const drone = galaxy.spans.drones[1] - 1;
  const dryRunOf = (type: string, place: number, args: object) => (account: number) =>
    dryRunCommand(snapshot, {
      id: '',
      account,
      type,
      args: { device: seasonDevice(galaxy, account, place), ...args },
    });
  const travel = (account: number) => ({
    device: seasonDevice(galaxy, account, galaxy.spans.transports[0]),
    destination: `${seasonStar(galaxy, account)}-1`,
  });
  const ending = history[HISTORY / 2]?.id;
  return {
    device: (account) => deviceView(world, account * galaxy.fleet.length),
    devices_page: (account) => list(account, {}),
    devices_last_page: (account) => list(account, { cursor: account * galaxy.fleet.length - PAGE }),
    devices_by_type: (account) => list(account, { device_type: 'autofactory' }),
    devices_by_tag: (account) => list(account, { tags: 'wing:*' }),
    devices_untagged: (account) => list(account, { untagged: true }),
    devices_by_place: (account) => list(account, { location: seasonStar(galaxy, account) }),
    inventory: (account) => inventoryListView(world, account, { limit: PAGE }),
    location: (account) => locationView(world, account, `${seasonStar(galaxy, account)}-BELT-1`),
    others_location: (account) =>
      locationView(world, account, `${seasonStar(galaxy, 1 + (account % galaxy.accounts))}-BELT-1`),
    events_page: () => lastOf(eventPageSteps(history, { limit: 100 })),
    events_page_after: () => lastOf(eventPageSteps(history, { limit: 100, cursor: ending })),
    events_page_filtered: () =>
      lastOf(eventPageSteps(history, { muted: ['mining.*'], category: 'travel' })),
    try_start_mining: dryRunOf('start_mining', drone, { resource: 'carbon' }),
    try_deactivate: dryRunOf('deactivate', drone, {}),
    try_travel: (account) =>
      dryRunCommand(snapshot, { id: '', account, type: 'travel', args: travel(account) }),
    try_enqueue_print: dryRunOf('enqueue_print', printer, {
      device_type: 'compute_core',
      quantity: 2,
    }),
    plan_of_600_ticks: (account) =>
      dryRun(snapshot, {
        account,
        ticks: 600,
        commands: [
          {
            tick: snapshot.now,
            command: { id: '', account, type: 'travel', args: travel(account) },
          },
        ],
      }),
  };
}
