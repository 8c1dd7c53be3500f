import { spaceGame } from '@astrarium/space/service';
import { join } from 'node:path';
import { type Answer, openHost, type Store, sqliteThread } from '@astrarium/host';
import { httpMetrics, httpServer, serviceLog } from '@astrarium/http';
import { eventStream, viewStream } from '@astrarium/sse';
import { collect } from '../measure/round.js';
import { taggingOf } from './clients.js';
import { cpuMicros } from './cpuMicros.js';
import { IDLE_MS } from './keepAlive.js';
import { runLoad } from './load.js';
import { type Player, openAccounts, worldRules } from './serviceWorld.js';
import { handleCalls } from '../measure/childProcess.js';
import type { WriteRows } from './sqliteProcess.js';

/** Ticks a second, so that the game changes several times in each round of a load. */
const SPEED = 10;
/** Rate limits that no load reaches. */
const NO_LIMIT = { quota: 1e12, windowSeconds: 1 };

/** The number of accounts, counted from the last one, that keep changing the game. */
const BUSY = 50;
const NOBODY: Player = { account: 0, token: '', devices: [] };

const [folder = '', accounts = ''] = process.argv.slice(2);
const store: Store = await sqliteThread(join(folder, 'game.sqlite'), { nowMs: Date.now() });
const host = await openHost({
  game: spaceGame,
  store,
  ticksPerSecond: SPEED,
  seed: 13,
  options: { ruleset: worldRules(Number(accounts)) },
  nowMs: Date.now,
  defer: (act) => void setImmediate(act),
  version: 'bench',
  linkOf: (secret) => secret,
});
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
let players: readonly Player[] = [];
let isBusy = false;

const command = async (account: number, device: string, body: object): Promise<Answer> => {
  const reply = await host.call({
    operation: 'devices.command',
    account,
    path: { code: device },
    query: {},
    body,
    form: 'json',
  });
  if (reply.status >= 300) throw new Error(JSON.stringify(reply.body));
  return reply;
};

const handlers = {
  /** Starts the clock, opens the accounts and serves. */
  async serve(): Promise<{ readonly port: number; readonly players: readonly Player[] }> {
    // The clock runs first, so that the accounts and their timers have different ticks.
    runClock();
    players = await openAccounts(host, Number(accounts));
    return { port: await server.listen(0, '127.0.0.1'), players };
  },
  /** The texts that the last command added to the store, when it was one of the first player. */
  lastWrite(from: number): WriteRows {
    const last = (kind: Parameters<Store['entry']>[0]): string =>
      store.entry(kind, 1, store.range(kind, 1).end - 1) ?? '';
    const line = Array.from(store.lines(from)).at(-1)?.text ?? '';
    return { line, envelope: last('envelopes'), entry: last('entries') };
  },
  /** Runs a load of writes without HTTP. */
  write({ clients, ms }: { readonly clients: number; readonly ms: number }) {
    let written = 0;
    const request = async (client: number): Promise<void> => {
      const { account, devices } = players[client] as Player;
      await command(account, devices[0] ?? '', taggingOf((written += 1)));
    };
    return runLoad({ clients, request }, ms);
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
  figures: () => ({ ...host.figures(), cpu_us: cpuMicros() }),
  cpuMicros: () => cpuMicros(),
  /** Resident bytes of this process, and bytes in use, after garbage collection. */
  async memory(): Promise<{ readonly resident: number; readonly used: number }> {
    await collect();
    await collect();
    const { external, heapUsed, rss } = process.memoryUsage();
    return { resident: rss, used: heapUsed + external };
  },
} as const;

/** The calls that the game process answers. */
export type GameHandlers = typeof handlers;

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
