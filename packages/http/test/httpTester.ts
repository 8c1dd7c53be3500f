import { connect } from 'node:net';
import { SCOPES, type Scope } from '@astrarium/contract';
import { contractFor } from '@astrarium/space/service';
import { STANDARD_RULESET } from '@astrarium/space';
import { type Answer, type Call, fairQueue, type Grant, type Host } from '@astrarium/host';
import { NO_GRANT } from '@astrarium/host';
import { onTestFinished } from 'vitest';
import { admitCallers } from '../../host/src/calls/admitCallers.js';
import { httpMetrics } from '../src/reports/httpMetrics.js';
import { type HttpOptions, httpServer, type ServedHost } from '../src/server/httpServer.js';
import type { LineWriter } from '../src/reports/lineWriter.js';
import { serviceLog } from '../src/reports/serviceLog.js';

/** A token that the tests' host knows. */
export const TOKEN = 'astr_live_canary7f3e';

/** The account of that token. */
export const ACCOUNT = 7;

/** The contract of that host. */
export const CONTRACT = contractFor(STANDARD_RULESET);

/** Another token of that account, with these scopes. */
export function tokenWith(...scopes: readonly Scope[]): string {
  return `${TOKEN}.${scopes.join('.')}`;
}

function grantOf(secret: string): Grant {
  const [token, ...scopes] = secret.split('.');
  if (token !== TOKEN) return NO_GRANT;
  const own = SCOPES.filter((one) => scopes.includes(one));
  return { account: ACCOUNT, token: 'tok', scopes: scopes.length === 0 ? SCOPES : own };
}

/** A fake host with the answers of the test, which records its calls. */
function fakeHost(answer: (call: Call) => Answer | Promise<Answer>, nowMs: () => number) {
  const calls: Call[] = [];
  const host: ServedHost & Pick<Host, 'figures'> = {
    contract: CONTRACT,
    thread: fairQueue({ defer: setImmediate, nowMs }),
    tick: 42,
    firstTick: 7,
    isBehind: false,
    lagTicks: 0,
    unready: undefined,
    authenticate: grantOf,
    admit: admitCallers(
      CONTRACT,
      { byAccount: () => undefined },
      (call) => {
        calls.push(call);
        return answer(call);
      },
      ['guest'],
    ),
    figures: () => ({
      tick: 42,
      clock_ahead_seconds: 0,
      slow_turns: 0,
      ready: 1,
      readiness_changes: 0,
      lag_ticks: 0,
      commands: 1,
      refusals: 2,
      events: 3,
      commits: 4,
      commit_seconds: 0.5,
      stored_bytes: 8,
      stored_bytes_per_hour: 9,
      accounts: 5,
      pending: 6,
      webhooks: {},
      webhook_retries: 0,
      mails: { link: 8 },
      deprecated_uses: { 'devices.list.tag': 7 },
    }),
  };
  return { host, calls };
}

/** The header field of a JSON body. */
export const JSON_BODY = { 'content-type': 'application/json' };

/** A request that posts a body. */
export function post(body: string | Uint8Array, headers: Record<string, string> = JSON_BODY) {
  return { method: 'POST', body, headers };
}

/** The answer on a plain socket. */
export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Adds the lines of a log to a list. */
export function lineList(lines: string[]): LineWriter {
  return {
    write: (line) => void lines.push(line),
    dropped: () => 0,
    close: () => Promise.resolve(),
  };
}

/** Time limits that a busy machine does not meet. */
export const PATIENT = {
  headersMs: 600_000,
  requestMs: 600_000,
  keepAliveMs: 600_000,
  idleMs: 600_000,
};

/** A server on a free port of this machine, with a fake host behind it. */
export async function httpTester(
  answer: (call: Call) => Answer | Promise<Answer> = async () => ({
    status: 200,
    body: {},
    tick: 42,
  }),
  options: Partial<HttpOptions> = {},
) {
  let now = 0;
  const { host, calls } = fakeHost(answer, () => now);
  const lines: string[] = [];
  const log = serviceLog({ to: lineList(lines) });
  const metrics = httpMetrics(host, log);
  const server = httpServer(host, {
    log: log.logger,
    metrics,
    version: '1.2.3',
    stream: (_request, response) => void response.end(),
    views: (_request, response) => void response.end(),
    nowMs: () => now,
    // Tests send more broken requests than an address may.
    maxConnectionsPerAddress: 100_000,
    timeLimits: PATIENT,
    ...options,
  });
  const port = await server.listen(0, '127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  return {
    host: host as { -readonly [K in keyof ServedHost]: ServedHost[K] },
    calls,
    lines,
    metrics,
    server,
    port,
    origin,
    passMs: (ms: number) => void (now += ms),
    fetch: (path: string, init: RequestInit = {}) =>
      fetch(origin + path, {
        ...init,
        headers: { authorization: `Bearer ${TOKEN}`, ...init.headers },
      }),
    raw: (...chunks: (string | Uint8Array)[]) => rawReplies(port, chunks),
    close: () => server.close(),
  };
}

/** A server of one test, which closes it. */
export async function startTester(...options: Parameters<typeof httpTester>) {
  const tester = await httpTester(...options);
  onTestFinished(() => tester.close());
  return tester;
}

/** A server of a test. */
export type HttpTester = Awaited<ReturnType<typeof httpTester>>;

/** Writes chunks to a socket and reads until the server closes it. */
function rawReplies(port: number, chunks: readonly (string | Uint8Array)[]): Promise<RawReply[]> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(splitReplies(Buffer.concat(parts).toString('latin1'))));
    const write = (at: number): void => {
      const chunk = chunks[at];
      if (chunk !== undefined) socket.write(chunk, () => setImmediate(write, at + 1));
    };
    write(0);
  });
}

/** Splits a stream of answers with Content-Length. */
function splitReplies(text: string): RawReply[] {
  const replies: RawReply[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => {
        const mark = line.indexOf(':');
        return [line.slice(0, mark).toLowerCase(), line.slice(mark + 1).trim()];
      }),
    );
    const length = Number(headers['content-length'] ?? 0);
    replies.push({
      status: Number(first.split(' ')[1]),
      headers,
      body: rest.slice(end + 4, end + 4 + length),
    });
    rest = rest.slice(end + 4 + length);
  }
  return replies;
}
