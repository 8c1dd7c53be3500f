import { join } from 'node:path';
import { openHost, type Reply, type Store, sqliteStore } from '@astrarium/host';
import { httpMetrics, httpServer, serviceLog } from '@astrarium/http';
import { eventStream } from '@astrarium/sse';
import { collect } from '../measure/round.js';
import { taggingOf } from './askers.js';
import { runLoad } from './load.js';
import { type Player, settleWorld, worldRules } from './livelyWorld.js';
import { serveDuties } from './wholeProcess.js';

/** Ticks a second: the world has changed several times in each round of a load. */
const SPEED = 10;
/** Whatever is measured is not to be told that it asks too often. */
const NO_LIMIT = { quota: 1e12, windowSeconds: 1 };

/** How many accounts, from the last one on, keep the world changing. */
const BUSY = 50;
const NOBODY: Player = { account: 0, token: '', devices: [] };

const [folder = '', accounts = ''] = process.argv.slice(2);
const store: Store = sqliteStore(join(folder, 'game.sqlite'), { nowMs: Date.now() });
const host = openHost({
  store,
  speed: SPEED,
  seed: 13,
  ruleset: worldRules(Number(accounts)),
  nowMs: Date.now,
  defer: (act) => void setImmediate(act),
  version: 'bench',
  linkOf: (secret) => secret,
});
const server = httpServer(host, {
  stream: eventStream(host),
  log: serviceLog(),
  metrics: httpMetrics(host),
  nowMs: () => performance.now(),
  version: 'bench',
  rateLimits: { read: NO_LIMIT, write: NO_LIMIT, plan: NO_LIMIT, account: NO_LIMIT },
});
let players: readonly Player[] = [];
let isBusy = false;

const command = async (account: number, device: string, body: object): Promise<Reply> => {
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

const duties = {
  /** Makes the world, lets the clock run and serves. */
  async serve(): Promise<{ readonly port: number; readonly players: readonly Player[] }> {
    // Not all accounts come in the same tick: they are not done in the same one either.
    beat();
    players = await settleWorld(host, Number(accounts));
    return { port: await server.listen(0, '127.0.0.1'), players };
  },
  /** The last line of the log, as it is written. */
  lastLine: (from: number): string => Array.from(store.lines(from)).at(-1)?.text ?? '',
  /** Has so many accounts write without a wire. */
  write({ askers, ms }: { readonly askers: number; readonly ms: number }) {
    let written = 0;
    const ask = async (asker: number): Promise<void> => {
      const { account, devices } = players[asker] as Player;
      await command(account, devices[0] ?? '', taggingOf((written += 1)));
    };
    return runLoad({ askers, ask }, ms);
  },
  /** Has each of so many accounts do so many things that are told; gives how many were. */
  async stir({ of, times }: { readonly of: number; readonly times: number }): Promise<number> {
    const restless = players.slice(0, of);
    const told = (): number =>
      restless.reduce((sum, { account }) => sum + host.feed.range(account).end, 0);
    const before = told();
    const act = async ({ account, devices }: Player): Promise<void> => {
      const drone = devices.at(-1) ?? '';
      for (let n = 0; n < times; n += 1) {
        await Promise.all([
          command(account, drone, { command: 'start_mining', resource: 'carbon' }),
          command(account, drone, { command: 'deactivate' }),
        ]);
      }
    };
    await Promise.all(restless.map(act));
    return told() - before;
  },
  figures: () => ({ ...host.figures(), cpu_us: cpuMicros() }),
  /** Bytes of memory that this process has, and those of them that are in use. */
  async memory(): Promise<{ readonly resident: number; readonly used: number }> {
    await collect();
    await collect();
    const { external, heapUsed, rss } = process.memoryUsage();
    return { resident: rss, used: heapUsed + external };
  },
} as const;

/** What the served game does for the bench. */
export type GameDuties = typeof duties;

serveDuties(duties);

function beat(): void {
  setTimeout(beat, Math.min(1000, Math.max(20, host.beat())));
  void changeWorld();
}

/** In each beat somebody who is not measured begins something, and ends it in the next commit. */
async function changeWorld(): Promise<void> {
  const { account, devices } = players[players.length - 1 - (host.tick % BUSY)] ?? NOBODY;
  const drone = devices.at(-1) ?? '';
  if (isBusy || account === 0) return;
  isBusy = true;
  await command(account, drone, { command: 'start_mining', resource: 'silicates' });
  await command(account, drone, { command: 'deactivate' });
  isBusy = false;
}

function cpuMicros(): number {
  const { system, user } = process.cpuUsage();
  return system + user;
}
