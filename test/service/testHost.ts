import { WAYS_IN } from '@astrarium/contract';
import type { GameSnapshot, Ruleset } from '@astrarium/space';
import { spaceGame } from '@astrarium/space/service';
import { type Host, type HostOptions, memoryStore, openHost } from '@astrarium/host';
import { httpMetrics, httpServer, serviceLog } from '@astrarium/http';
import { eventStream, viewStream } from '@astrarium/sse';

/** 2026-01-01T00:00:00Z: games that begin at the same moment are the same. */
export const EPOCH_MS = 1_767_225_600_000;

/** Opens a game in memory, in which no time passes; each option can be replaced. */
export function testHost({
  ruleset,
  ...options
}: Partial<HostOptions<GameSnapshot>> & { readonly ruleset?: Ruleset | undefined } = {}): Promise<
  Host<GameSnapshot>
> {
  return openHost({
    game: spaceGame,
    options: ruleset === undefined ? {} : { ruleset },
    store: memoryStore(),
    ticksPerSecond: 0,
    seed: 7,
    nowMs: () => EPOCH_MS,
    defer: (act) => void setImmediate(act),
    version: 'test',
    linkOf: (secret) => `link:${secret}`,
    waysIn: WAYS_IN,
    ...options,
  });
}

/** Serves a host on a free port of this machine; each option can be replaced. */
export async function testServer(
  host: Host,
  options: Partial<Parameters<typeof httpServer>[1]> = {},
) {
  const log = serviceLog({ level: 'silent' });
  const metrics = httpMetrics(host, log);
  const server = httpServer(host, {
    stream: eventStream(host),
    views: viewStream(host),
    log: log.logger,
    metrics,
    nowMs: () => performance.now(),
    version: 'test',
    ...options,
  });
  const url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  return { url, metrics, close: () => server.close() };
}
