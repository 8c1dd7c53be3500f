import { spaceGame } from '@astrarium/space/service';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Host, openHost, sqliteThread } from '@astrarium/host';
import { httpMetrics, httpServer, serviceLog } from '@astrarium/http';
import { eventStream, viewStream } from '@astrarium/sse';
import { handleCalls } from '../measure/childProcess.js';
import { seasonDevice, seasonGalaxy } from '../world/seasonGalaxy.js';
import { IDLE_MS } from './keepAlive.js';
import { emailOf, storeIn, writeMillionStore } from './millionStore.js';
import type { Player } from './serviceWorld.js';

/** A large game: one process makes its store, another one serves it. */
const [folder = '', devices = '', players = ''] = process.argv.slice(2);

const SPEED = 10;
const NO_LIMIT = { quota: 1e12, windowSeconds: 1 };

/** The resolution of the delays, in milliseconds: each contains as much waiting. */
const RESOLUTION_MS = 1;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
let host: Host | undefined;

const handlers = {
  make: () => writeMillionStore(folder, Number(devices), Number(players)),
  async serve(): Promise<{
    readonly port: number;
    readonly players: readonly Player[];
    readonly startSeconds: number;
  }> {
    const startMs = performance.now();
    const galaxy = seasonGalaxy(Number(devices));
    const opened = await openHost({
      game: spaceGame,
      store: await sqliteThread(storeIn(folder), { nowMs: Date.now() }),
      ticksPerSecond: SPEED,
      onRestart: 'pause',
      options: { ruleset: galaxy.setting.ruleset },
      nowMs: Date.now,
      defer: (act) => void setImmediate(act),
      version: 'bench',
      linkOf: (secret) => secret,
    });
    host = opened;
    const log = serviceLog();
    const server = httpServer(opened, {
      stream: eventStream(opened),
      views: viewStream(opened),
      log: log.logger,
      metrics: httpMetrics(opened, log),
      nowMs: () => performance.now(),
      version: 'bench',
      maxConnectionsPerAddress: 10_000,
      timeLimits: { keepAliveMs: IDLE_MS, idleMs: IDLE_MS },
      rateLimits: { read: NO_LIMIT, write: NO_LIMIT, plan: NO_LIMIT, account: NO_LIMIT },
    });
    const all: Player[] = [];
    for (let account = 1; account <= Number(players); account += 1) {
      const { body } = await opened.issueToken({ account, email: emailOf(account) });
      const { token } = body as { readonly token: string };
      all.push({ account, token, devices: [seasonDevice(galaxy, account, 0)] });
    }
    runClock(opened);
    const port = await server.listen(0, '127.0.0.1');
    return { port, players: all, startSeconds: (performance.now() - startMs) / 1000 };
  },
  /** Forgets the delays so far. */
  watch(): void {
    delays.enable();
    delays.reset();
  },
  /** The longest stop of the event loop since then, in milliseconds, and figures of the game. */
  watched: () => ({
    stopMs: delays.max / 1e6 - RESOLUTION_MS,
    tick: host?.tick ?? 0,
    storedBytes: host?.figures().stored_bytes ?? 0,
    peakMb: process.resourceUsage().maxRSS / 1000,
  }),
} as const;

/** The calls that a process of the large game answers. */
export type MillionHandlers = typeof handlers;

handleCalls(handlers);

function runClock(opened: Host): void {
  setTimeout(() => runClock(opened), Math.min(1000, Math.max(20, opened.runDue())));
}
