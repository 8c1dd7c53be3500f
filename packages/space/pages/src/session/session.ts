import {
  type Account,
  type AccountPatch,
  answerOf,
  type Client,
  createClient,
  ProblemError,
} from '@astrarium/space/client';
import { forgetToken, storedToken, storeToken } from '@astrarium/web/stored-token';
import { batch, computed, signal } from '@preact/signals';

/** A link like `/#token=astrarium_…` signs in. The token does not stay in the address. */
const [linked, linkedToken] = /^#token=(\w+)$/.exec(location.hash) ?? [];
if (linked !== undefined) {
  storeToken(linkedToken ?? '');
  history.replaceState(null, '', location.pathname + location.search);
}

/** The token of the signed-in account; empty without one. */
export const token = signal(storedToken());

/** The signed-in account; undefined without one, or before it is read. */
export const account = signal<Account | undefined>(undefined);

/** Why the last request waits, for people; empty when none does. */
export const waiting = signal('');

/**
 * The address of the server: where the page is, or `?server=` when the page is a static file on
 * another host.
 */
export function serverUrl(): string {
  const named = new URLSearchParams(location.search).get('server');
  return (named ?? new URL('.', location.href).href).replace(/\/+$/, '');
}

/** The client of the server, with the token when there is one. */
export const client = computed<Client>(() => clientWith(token.value));

function clientWith(secret: string): Client {
  return createClient({
    baseUrl: serverUrl(),
    ...(secret === '' ? {} : { token: secret }),
    onWait: ({ reason }) => (waiting.value = reason),
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      if (answer.ok) waiting.value = '';
      return answer;
    },
  });
}

/**
 * Signs in with a token, which the server must accept; it is kept on this device if somebody wants
 * that.
 *
 * @throws ProblemError when it does not
 */
export async function signIn(secret: string, isKept = false): Promise<void> {
  const read = await answerOf(clientWith(secret).GET('/v1/accounts/me'));
  storeToken(secret, isKept);
  // Together: what follows the account reads with its token.
  batch(() => {
    token.value = secret;
    account.value = read;
  });
}

/**
 * Reads the signed-in account again, which the game changes too.
 *
 * @throws ProblemError when the server refuses it
 */
export async function readAccount(): Promise<void> {
  const { value: from } = client;
  const read = await answerOf(from.GET('/v1/accounts/me'));
  if (client.value === from) account.value = read;
}

/**
 * Changes settings of the signed-in account.
 *
 * @throws ProblemError when the server refuses them
 */
export async function changeAccount(body: AccountPatch): Promise<void> {
  const { value: from } = client;
  const answer = await answerOf(from.PATCH('/v1/accounts/me', { body }));
  if (client.value === from && !('dry_run' in answer)) account.value = answer;
}

/** Forgets the token. */
export function signOut(): void {
  forgetToken();
  token.value = '';
  account.value = undefined;
}

/** Signs in again with the stored token, after the page was loaded again. */
export async function resumeSession(): Promise<void> {
  if (token.value === '') return;
  try {
    await signIn(token.value);
  } catch (error) {
    // A server that cannot be reached, or cannot answer now, says nothing about the token.
    const isRefused = error instanceof ProblemError && error.problem.status < 429;
    if (isRefused) signOut();
    else waiting.value = (error as Error).message;
  }
}
