import type { Ruleset } from '@astrarium/space';
import type { RateLimits } from '@astrarium/http';
import { PATIENT } from '../../packages/http/test/httpTester.js';
import { jsonCall, type Members } from './jsonCall.js';
import { EPOCH_MS, testHost, testServer } from './testHost.js';

/** An account of a served game. */
export interface TestAccount {
  readonly account: number;
  readonly token: string;
}

/** An account with the codes of its devices by type, and that of its replicant. */
export interface TestPlayer extends TestAccount {
  readonly codes: Readonly<Record<string, string>>;
  readonly replicant: string;
}

/** Serves a game over HTTP in this process; time passes only when the test advances it. */
export async function servedGame(
  rateLimits: Partial<RateLimits> = {},
  ruleset?: Ruleset,
  speed = 0,
) {
  let nowMs = EPOCH_MS;
  const host = await testHost({ ticksPerSecond: speed, seed: 5, ruleset, nowMs: () => nowMs });
  const server = await testServer(host, {
    timeLimits: PATIENT,
    // Tests send more broken requests than an address may.
    maxConnectionsPerAddress: 100_000,
    rateLimits,
  });
  const { url } = server;
  /** Opens an account without sending a mail. */
  async function join(name: string): Promise<TestAccount> {
    const email = `${name.toLowerCase()}@example.org`;
    const { body } = await host.openAccount({ email, name, timezone: 'Europe/Berlin' });
    const { token } = body as { readonly token: string };
    return { account: host.authenticate(token).account, token };
  }
  /** The body of the answer to a request of an account, which must be carried out. */
  async function ask(
    { token }: TestAccount,
    method: string,
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<Members> {
    const answer = await jsonCall(url, token, method, path, body, signal && { signal });
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  }
  return {
    host,
    url,
    join,
    ask,
    /** Opens an account with some settings; returns what its player needs to give orders. */
    async play(name: string, settings: object = {}): Promise<TestPlayer> {
      const account = await join(name);
      const { devices } = await ask(account, 'GET', '/v1/devices');
      const all = devices as readonly Record<'device_code' | 'device_type', string>[];
      const codes = Object.fromEntries(all.map((one) => [one.device_type, one.device_code]));
      const { replicants } = await ask(account, 'PATCH', '/v1/accounts/me', settings);
      const [first] = replicants as readonly { readonly replicant_code: string }[];
      return { ...account, codes, replicant: first?.replicant_code ?? '' };
    },
    /** The events of an account with some names, of all pages, oldest first. */
    async events(account: TestAccount, ...names: string[]): Promise<readonly Members[]> {
      const found: Members[] = [];
      for (let cursor: unknown = '0-0'; cursor !== null;) {
        const page = await ask(account, 'GET', `/v1/events?cursor=${String(cursor)}`);
        found.push(...(page['events'] as readonly Members[]));
        cursor = page['next_cursor'];
      }
      return found.filter(({ event }) => names.includes(event as string));
    },
    /** Sends a request of an account with JSON; returns its status and its body. */
    call: ({ token }: Pick<TestAccount, 'token'>, method: string, path: string, body?: object) =>
      jsonCall(url, token, method, path, body),
    /** Takes the mails about events that wait; returns those of an account, with their subjects. */
    async digests({ account }: TestAccount): Promise<string> {
      const texts: string[] = [];
      for (;;) {
        const mail = await host.outbox.next('digests');
        if (mail === undefined) return texts.join('\n');
        await mail.sent();
        if (mail.account === account) texts.push(`${mail.subject}\n${mail.text}`);
      }
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
