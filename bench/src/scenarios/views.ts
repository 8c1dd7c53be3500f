import {
  deviceListSteps,
  deviceView,
  dryRun,
  dryRunCommand,
  type EventEnvelope,
  eventEnvelopes,
  eventPageSteps,
  inventoryListSteps,
  locationView,
  takeSteps,
} from '@astrarium/space';
import { invariant } from '@astrarium/core';
import { median } from '../measure/rounds.js';
import type { Program, Scenario } from '../measure/scenario.js';
import { type SeasonGame, seasonDevice, seasonStar } from './season.js';
import { playedSeason } from './spaceGame.js';

const PAGE = 50;
const HISTORY = 10_000;

type Read = (account: number) => unknown;

/** Reads of a host between two ticks, each step for another account. */
function readViews(devices: number): Program {
  const season = playedSeason(devices);
  const { galaxy, sim, snapshot } = season;
  const hash = sim.hash(snapshot);
  const reads = Object.entries(readsOf(season, historyOf(season)));
  const times = reads.map((): number[] => []);
  let count = 0;
  return {
    step() {
      // Another account each time, so that its rows are not in the processor's cache.
      const account = 1 + (((count += 1) * 7919) % galaxy.accounts);
      let last = performance.now();
      for (const [at, [, read]] of reads.entries()) {
        read(account);
        const now = performance.now();
        times[at]?.push((now - last) * 1000);
        last = now;
      }
      return reads.length;
    },
    end() {
      invariant(sim.hash(snapshot) === hash, 'a read changed the hash');
      const figures = reads.map(([name], at) => [name, median(times[at] ?? [])] as const);
      return { hash, figures: Object.fromEntries(figures) };
    },
  };
}

/** A history of events of one account, as a host keeps it. */
function historyOf({ sim, snapshot }: SeasonGame): EventEnvelope[] {
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
  { galaxy, sim, snapshot }: SeasonGame,
  history: readonly EventEnvelope[],
): Readonly<Record<string, Read>> {
  const world = sim.read(snapshot);
  const list = (account: number, query: object) =>
    takeSteps(deviceListSteps(world, account, { limit: PAGE, ...query }));
  const [printer] = galaxy.spans.printers;
  const drone = galaxy.spans.drones[1] - 1;
  const commandOf = (account: number, type: string, place: number, args: object) => {
    const device = seasonDevice(galaxy, account, place);
    return { id: '', account, type, args: { device, ...args } };
  };
  const dryRunOf = (type: string, place: number, args: object) => (account: number) =>
    dryRunCommand(snapshot, commandOf(account, type, place, args));
  const travel = (account: number) =>
    commandOf(account, 'travel', galaxy.spans.transports[0], {
      destination: `${seasonStar(galaxy, account)}-1`,
    });
  const cursor = history[HISTORY / 2]?.id;
  return {
    'one device': (account) => deviceView(world, account * galaxy.fleet.length),
    'a page of 50 devices': (account) => list(account, {}),
    'a page of devices of a type': (account) => list(account, { device_type: 'autofactory' }),
    'a page of devices with a tag': (account) => list(account, { tags: 'wing:*' }),
    'a page of devices at a place': (account) =>
      list(account, { location: seasonStar(galaxy, account) }),
    inventory: (account) => takeSteps(inventoryListSteps(world, account, { limit: PAGE })),
    'one location': (account) =>
      locationView(world, account, `${seasonStar(galaxy, account)}-BELT-1`),
    'a page of 100 events': () => takeSteps(eventPageSteps(history, { limit: 100, cursor })),
    'a page of events with a filter': () =>
      takeSteps(eventPageSteps(history, { muted: ['mining.*'], category: 'travel' })),
    'a dry run of start_mining': dryRunOf('start_mining', drone, { resource: 'carbon' }),
    'a dry run of travel': (account) => dryRunCommand(snapshot, travel(account)),
    'a dry run of enqueue_print': dryRunOf('enqueue_print', printer, {
      device_type: 'compute_core',
      quantity: 2,
    }),
    'a plan of 600 ticks': (account) =>
      dryRun(snapshot, {
        account,
        ticks: 600,
        commands: [{ tick: snapshot.now, command: travel(account) }],
      }),
  };
}

/** Reads of a large game. */
export const VIEWS_SCENARIO: Scenario = {
  name: 'views',
  about:
    'each of the reads of a host once, in the season of `million`, for another account in each ' +
    'step; a change is a read.',
  size: 1_000_000,
  rounds: 3,
  steps: 50,
  golden: '51583d94905bf401',
  programs: { ours: readViews },
  figures({ ours }) {
    const { figures = {} } = ours ?? {};
    const dryRuns = Object.entries(figures).filter(([name]) => name.startsWith('a dry run'));
    const slowest = Math.max(...dryRuns.map(([, micros]) => micros));
    return [
      {
        what: 'views: time of a dry run over a page of 50 devices',
        value: slowest / (figures['a page of 50 devices'] ?? NaN),
        max: 2,
      },
      ...Object.entries(figures).map(([name, value]) => ({ what: `views: µs of ${name}`, value })),
    ];
  },
};
