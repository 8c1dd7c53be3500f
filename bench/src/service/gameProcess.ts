import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { deflateRawSync } from 'node:zlib';
import { emptyBatch, type Host, openHost, sqliteStore, sqliteThread } from '@astrarium/host';
import type { Store } from '@astrarium/host';
import { httpMetrics, httpServer, serviceLog } from '@astrarium/http';
import { astrarium, CATEGORIES, type Ruleset } from '@astrarium/space';
import { spaceGame } from '@astrarium/space/service';
import { eventStream, viewStream } from '@astrarium/sse';
import { logWriter } from '@astrarium/core/log';
import { handleCalls } from '../measure/processes.js';
import { bytesInUse } from '../measure/rounds.js';
import { SeasonGame, seasonDevice, seasonGalaxy } from '../scenarios/season.js';
import { IDLE_MS, type Player, taggingOf } from './clients.js';
import { repeatRequests } from './load.js';
import type { WriteRows } from './sqliteProcess.js';

/** Ticks a second, so that the game changes several times in each round of a load. */
const SPEED = 10;
/** Devices of each account of the small game: two pages of 50. */
const DEVICES_EACH = 100;
/** The number of accounts, counted from the last one, that keep changing the small game. */
const BUSY = 50;
/** Rate limits that no load reaches. */
const NO_LIMIT = { quota: 1e12, windowSeconds: 1 };
const NOBODY: Player = { account: 0, token: '', devices: [] };
/** The resolution of the delays of the event loop: each contains as much waiting. */
const RESOLUTION_MS = 1;

const [folder = ''] = process.argv.slice(2);
const storePath = join(folder, 'game.sqlite');
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
/** Set by the first call, which serves a game. */
let host: Host;
let store: Store;
let players: readonly Player[] = [];
let isBusy = false;

const emailOf = (account: number): string => `bot${account}@example.org`;

async function open(ruleset: Ruleset): Promise<void> {
  store = await sqliteThread(storePath, { nowMs: Date.now() });
  host = await openHost({
    game: spaceGame,
    store,
    ticksPerSecond: SPEED,
    onRestart: 'pause',
    seed: 13,
    options: { ruleset },
    nowMs: Date.now,
    defer: (act) => void setImmediate(act),
    version: 'bench',
    linkOf: (secret) => secret,
  });
  runClock();
}

function listen(): Promise<number> {
  const log = serviceLog();
  const server = httpServer(host, {
    stream: eventStream(host),
    views: viewStream(host),
    log: log.logger,
    metrics: httpMetrics(host, log),
    nowMs: () => performance.now(),
    version: 'bench',
    maxConnectionsPerAddress: 10_000,
    timeLimits: { keepAliveMs: IDLE_MS, idleMs: IDLE_MS },
    rateLimits: { read: NO_LIMIT, write: NO_LIMIT, plan: NO_LIMIT, account: NO_LIMIT },
  });
  return server.listen(0, '127.0.0.1');
}

async function command(account: number, device: string, body: object): Promise<void> {
  const reply = await host.call({
    operation: 'devices.command',
    account,
    path: { code: device },
    query: {},
    body,
    form: 'json',
  });
  if (reply.status >= 300) throw new Error(JSON.stringify(reply.body));
}

const handlers = {
  /** Opens a game with some accounts whose devices work, starts its clock and serves it. */
  async serve(accounts: number): Promise<{ readonly port: number; readonly players: Player[] }> {
    // The clock runs first, so that the accounts and their timers have different ticks.
    await open(seasonGalaxy(accounts * DEVICES_EACH).setting.ruleset);
    const opened: Player[] = [];
    for (let account = 1; account <= accounts; account += 1) {
      opened.push(await openAccount(account));
    }
    players = opened;
    return { port: await listen(), players: opened };
  },
  /**
   * Writes the store of a large game: a season whose devices work, as a keyframe. The first
   * `tokens` accounts have addresses, so that they can have tokens.
   */
  makeLarge({ devices, tokens }: { readonly devices: number; readonly tokens: number }): void {
    const season = new SeasonGame(devices);
    const encoded = season.sim.encode(season.snapshot);
    const snapshot = astrarium.decode(encoded);
    const writer = logWriter(astrarium, astrarium.genesis(season.galaxy.setting));
    const lines = [writer.header, writer.checkpoint(snapshot)];
    const nowMs = Date.now();
    const made = sqliteStore(storePath, { nowMs });
    made.commit({
      ...emptyBatch({ tick: snapshot.now, wall_ms: nowMs, speed: 0 }),
      lines: lines.map((line, n) => ({ n, text: line.slice(0, -1) })),
      credentials: Array.from({ length: tokens }, (_, at) => ({
        account: at + 1,
        email: emailOf(at + 1),
        pending_email: null,
        issued_ms: 0,
        is_used: 1,
        name: '',
        seated: 0 as const,
      })),
      keyframe: {
        tick: snapshot.now,
        n: lines.length - 1,
        hash: astrarium.hash(snapshot),
        position: JSON.stringify(writer.position()),
        bytes: deflateRawSync(encoded, { level: 1 }),
      },
    });
    made.close();
  },
  /** Serves the large game that another process made. */
  async serveLarge({ devices, tokens }: { readonly devices: number; readonly tokens: number }) {
    const startMs = performance.now();
    const galaxy = seasonGalaxy(devices);
    await open(galaxy.setting.ruleset);
    const all: Player[] = [];
    for (let account = 1; account <= tokens; account += 1) {
      const { body } = await host.issueToken({ account, email: emailOf(account) });
      const { token } = body as { readonly token: string };
      all.push({ account, token, devices: [seasonDevice(galaxy, account, 0)] });
    }
    const port = await listen();
    return { port, players: all, startSeconds: (performance.now() - startMs) / 1000 };
  },
  /** The texts that the last command added to the store, when it was one of the first player. */
  lastWrite(from: number): WriteRows {
    const last = (kind: Parameters<Store['entry']>[0]): string =>
      store.entry(kind, 1, store.range(kind, 1).end - 1) ?? '';
    const line = Array.from(store.lines(from)).at(-1)?.text ?? '';
    return { line, envelope: last('envelopes'), entry: last('entries') };
  },
  /** Runs a load of writes without HTTP. */
  write({ clients, ms }: { readonly clients: number; readonly ms: number }): Promise<number[]> {
    let written = 0;
    return repeatRequests(clients, ms, (client) => {
      const { account, devices } = players[client] as Player;
      return command(account, devices[0] ?? '', taggingOf((written += 1)));
    });
  },
  /** Makes accounts change `times` times; returns the number of events that followed. */
  async makeEvents(of: { readonly accounts: number; readonly times: number }): Promise<number> {
    const active = players.slice(0, of.accounts);
    const countEvents = (): number =>
      active.reduce((sum, { account }) => sum + host.feed.range(account).end, 0);
    const before = countEvents();
    const act = async ({ account, devices }: Player): Promise<void> => {
      const drone = devices.at(-1) ?? '';
      for (let n = 0; n < of.times; n += 1) {
        await Promise.all([
          command(account, drone, { command: 'start_mining', resource: 'carbon' }),
          command(account, drone, { command: 'deactivate' }),
        ]);
      }
    };
    await Promise.all(active.map(act));
    return countEvents() - before;
  },
  figures: () => host.figures(),
  /** Resident bytes of this process, and bytes in use, after garbage collection. */
  async memory(): Promise<{ readonly resident: number; readonly used: number }> {
    const used = await bytesInUse();
    return { resident: process.memoryUsage().rss, used };
  },
  /** Forgets the delays of the event loop so far. */
  watch(): void {
    delays.enable();
    delays.reset();
  },
  /** The longest stop of the event loop since then. */
  stopMs: () => delays.max / 1e6 - RESOLUTION_MS,
  peakMb: () => process.resourceUsage().maxRSS / 1000,
} as const;

/** The calls that the game process answers. */
export type GameCalls = typeof handlers;

handleCalls(handlers);

function runClock(): void {
  setTimeout(runClock, Math.min(1000, Math.max(20, host.runDue())));
  void changeWorld();
}

/** Makes one account that is not measured start and stop mining. */
async function changeWorld(): Promise<void> {
  const { account, devices } = players[players.length - 1 - (host.tick % BUSY)] ?? NOBODY;
  const drone = devices.at(-1) ?? '';
  if (isBusy || account === 0) return;
  isBusy = true;
  await command(account, drone, { command: 'start_mining', resource: 'silicates' });
  await command(account, drone, { command: 'deactivate' });
  isBusy = false;
}

interface Device {
  readonly device_code: string;
  readonly device_type: string;
}

/** Opens an account, whose drones start to mine and printers to print. */
async function openAccount(account: number): Promise<Player> {
  const email = emailOf(account);
  const { body } = await host.openAccount({ email, name: `Bot ${account}`, timezone: 'UTC' });
  const fleet = await fleetOf(account);
  await Promise.all(
    fleet.slice(0, -1).map(({ device_code, device_type }, place) => {
      return command(account, device_code, orderOf(device_type, place));
    }),
  );
  const devices = fleet.map(({ device_code }) => device_code);
  return { account, token: (body as { readonly token: string }).token, devices };
}

/** The devices of an account, mining drones last. */
async function fleetOf(account: number): Promise<readonly Device[]> {
  const fleet: Device[] = [];
  for (let cursor: number | null = 0; cursor !== null;) {
    const query = { limit: 50, cursor };
    const call = { operation: 'devices.list', account, path: {}, query, body: undefined } as const;
    const { body } = await host.call({ ...call, form: 'json' });
    const page = body as {
      readonly devices: readonly Device[];
      readonly next_cursor: number | null;
    };
    fleet.push(...page.devices);
    cursor = page.next_cursor;
  }
  const isDrone = ({ device_type }: Device): boolean => device_type === 'mining_drone';
  return [...fleet.filter((one) => !isDrone(one)), ...fleet.filter(isDrone)];
}

/** The first command of a device. */
function orderOf(type: string, place: number): object {
  if (type === 'mining_drone') {
    return { command: 'start_mining', resource: CATEGORIES[place % CATEGORIES.length] };
  }
  if (type === 'autofactory') {
    return { command: 'enqueue_print', device_type: 'compute_core', quantity: 4 };
  }
  return { command: 'set_tags', tags: ['season', `wing:${place}`] };
}
