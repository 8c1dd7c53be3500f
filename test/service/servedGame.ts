import type { Ruleset } from '@astrarium/core';
import { memoryStore, openHost } from '@astrarium/host';
import { httpMetrics, httpServer, type RateLimits, serviceLog } from '@astrarium/http';
import { eventStream } from '@astrarium/sse';
import { PATIENT } from '../../packages/http/test/httpTester.js';

/** An account of a served game. */
export interface TestAccount {
  readonly account: number;
  readonly token: string;
}

/** Serves a game over HTTP in this process; time passes only when the test advances it. */
export async function servedGame(
  rateLimits: Partial<RateLimits> = {},
  ruleset?: Ruleset,
  speed = 0,
) {
  let nowMs = 1_767_225_600_000;
  const host = await openHost({
    store: memoryStore(),
    speed,
    seed: 5,
    ruleset,
    nowMs: () => nowMs,
    defer: (act) => void setImmediate(act),
    version: 'test',
    linkOf: (secret) => `link:${secret}`,
  });
  const log = serviceLog({ level: 'silent' });
  const server = httpServer(host, {
    stream: eventStream(host),
    log: log.logger,
    metrics: httpMetrics(host, log),
    nowMs: () => performance.now(),
    version: 'test',
    timeLimits: PATIENT,
    // Tests send more broken requests than an address may.
    maxConnectionsPerAddress: 100_000,
    rateLimits,
  });
  const url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  return {
    host,
    url,
    /** Opens an account without sending a mail. */
    async join(name: string): Promise<TestAccount> {
      const email = `${name.toLowerCase()}@example.org`;
      const { body } = await host.openAccount({ email, name, timezone: 'Europe/Berlin' });
      const { token } = body as { readonly token: string };
      return { account: host.authenticate(token).account, token };
    },
    /** The secrets of the links that were mailed and not used, in order. */
    secrets: (): string[] =>
      host.outbox.unsent().flatMap(({ text }) => /link:(\S+)/.exec(text)?.[1] ?? []),
    /** Advances the wall clock. */
    wait: (ms: number) => void (nowMs += ms),
    async close(): Promise<void> {
      await server.close();
      await host.close();
    },
  };
}
