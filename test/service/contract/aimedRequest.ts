import type { DocumentedOperation } from './contractCheck.js';
import {
  collectValues,
  huge,
  type KnownValues,
  type RandomRequest,
  randomRequest,
  sendRequest,
} from './randomRequest.js';
import { pick } from './schemaSample.js';
import type { servedGame } from '../servedGame.js';

type Game = Awaited<ReturnType<typeof servedGame>>;

/** Requests that are tried for one status. */
const TRIES = 1000;

/** Requests under way at once: some problems come only then. */
const AT_ONCE = 4;

/** What the requests for one status use: an account with everything that can be asked for. */
interface Aim {
  readonly known: KnownValues;
  /** Tokens of the account with one scope each. */
  readonly scoped: readonly string[];
}

/**
 * Sends requests that can be answered with a status, until one is; returns whether one was.
 *
 * @throws Error when an answer is not what the document allows.
 */
export async function isMet(
  game: Game,
  random: () => number,
  documented: DocumentedOperation,
  status: string,
): Promise<boolean> {
  const aim = await makeAim(game, `Aim${Math.floor(random() * 1e9)}`, status === '409' ? 20 : 1);
  for (let tries = 0; tries < TRIES; tries += AT_ONCE) {
    const requests = Array.from({ length: AT_ONCE }, () =>
      aimedRequest(random, aim, documented, status),
    );
    const answers = await Promise.all(requests.map((sent) => checked(game, sent)));
    const isFound = answers.some(({ answer }) => String(answer.status) === status);
    if (isFound) return true;
    for (const [place, { answer, etag }] of answers.entries()) {
      collectValues(aim.known, answer);
      if (answer.status === 200) aim.known.etags.set(requests[place]?.target ?? '', etag);
    }
  }
  return false;
}

/**
 * A new account, which has a webhook with waiting messages, a token of each scope, and an
 * operation.
 */
async function makeAim(game: Game, name: string, messages: number): Promise<Aim> {
  const { token } = await game.join(name);
  const post = async (path: string, body: object): Promise<Readonly<Record<string, unknown>>> => {
    const answer = await fetch(game.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Readonly<Record<string, unknown>>;
  };
  const scoped: string[] = [];
  for (const scope of ['read', 'play', 'account']) {
    const made = await post('/v1/accounts/me/tokens', { name: scope, scopes: [scope] });
    scoped.push(String(made['secret']));
  }
  const webhook = String(
    (await post('/v1/webhooks', { url: 'https://example.org/hook' }))['webhook_id'],
  );
  for (let count = 0; count < messages; count += 1) {
    await post(`/v1/webhooks/${webhook}/test`, {});
  }
  const pools = { season: ['1', '999'], WebhookId: [webhook] };
  const known: KnownValues = { tokens: [token], pools, etags: new Map() };
  const paths = ['devices', 'events', `webhooks/${webhook}/deliveries`, 'replicants'];
  for (const path of paths) {
    const answer = await fetch(`${game.url}/v1/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    collectValues(known, { status: answer.status, type: '', text: await answer.text() });
  }
  known.pools['to'] = known.pools['ReplicantCode'] ?? [];
  const [drone = ''] = known.pools['DeviceCode'] ?? [];
  const travel = await post(`/v1/devices/${drone}`, { command: 'travel', destination: 'SOL-3' });
  collectValues(known, { status: 202, type: '', text: JSON.stringify(travel) });
  return { known, scoped };
}

function aimedRequest(
  random: () => number,
  { known, scoped }: Aim,
  documented: DocumentedOperation,
  status: string,
): RandomRequest {
  const sent = randomRequest(random, known, documented);
  const [target = ''] = status === '304' ? [...known.etags.keys(), sent.target] : [sent.target];
  const token = pick(random, status === '403' ? scoped : known.tokens);
  const headers = { ...sent.headers, authorization: `Bearer ${token}` };
  const aimed = { ...sent, target, headers };
  switch (status) {
    case '304':
      return withHeader(aimed, 'if-none-match', known.etags.get(target) ?? '"none"');
    case '400':
      return { ...aimed, target: `${target}${target.includes('?') ? '&' : '?'}unknown=1` };
    case '406':
      return withHeader(aimed, 'accept', 'text/x-nothing');
    case '409':
      // A key is for one request only; without a key, a limit is reached.
      return random() < 0.1 ? withHeader(aimed, 'idempotency-key', 'same') : aimed;
    case '410':
      return { ...aimed, target: `${target}${target.includes('?') ? '&' : '?'}at=0` };
    case '412':
      return withHeader(aimed, 'if-match', '"another"');
    case '413':
      return { ...withHeader(aimed, 'content-type', 'application/json'), body: huge() };
    case '415':
      return { ...withHeader(aimed, 'content-type', 'text/plain'), body: aimed.body ?? '{}' };
    default:
      return aimed;
  }
}

function withHeader(sent: RandomRequest, name: string, value: string): RandomRequest {
  return { ...sent, headers: { ...sent.headers, [name]: value } };
}

async function checked(game: Game, sent: RandomRequest) {
  const made = await sendRequest(game.url, sent);
  const { answer, fault } = made;
  if (fault !== undefined || answer.status >= 500) {
    throw new Error(`${sent.method} ${sent.target} ${sent.body}: ${fault ?? answer.text}`);
  }
  return made;
}
