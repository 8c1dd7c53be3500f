import { answerOf, type ReceivedMessage } from '@astrarium/space/client';
import { fleetList } from '../live/fleetState.js';
import { starOfCode } from '../map/mapLayout.js';
import { readPresence } from '../map/seenOthers.js';
import { account, client } from '../session/session.js';

/** In more systems than these nobody is looked for. */
const MAX_SYSTEMS = 8;

/** Replicants by their codes. */
export type Replicants = ReadonlyMap<string, string>;

/**
 * The names of replicants by their codes, as far as the account can know them: those who gave to a
 * season, those in systems with own devices, and those who wrote.
 */
export async function knownReplicants(
  messages: readonly Pick<ReceivedMessage, 'sender_code'>[],
): Promise<Replicants> {
  const { value: from } = client;
  const stars = [...new Set(fleetList.value.map(({ location }) => starOfCode(location)))];
  const [{ leaderboard }, ...seen] = await Promise.all([
    answerOf(from.GET('/v1/leaderboards/megastructure')),
    ...stars.slice(0, MAX_SYSTEMS).map((star) => readPresence(star).catch(() => undefined)),
  ]);
  const known = new Map<string, string>();
  for (const { name, replicant_code: code } of account.value?.replicants ?? []) {
    known.set(code, name);
  }
  for (const { replicant, replicant_code: code } of leaderboard) known.set(code, replicant);
  for (const presence of seen) {
    for (const { name, replicant_code: code } of presence?.replicants ?? []) known.set(code, name);
  }
  const senders = new Set(messages.map(({ sender_code: code }) => code));
  const unknown = [...senders].filter((code) => !known.has(code));
  const cards = unknown.map((code) =>
    // Who wrote may be gone.
    answerOf(from.GET('/v1/replicants/{code}/card', { params: { path: { code } } })).catch(
      () => undefined,
    ),
  );
  for (const card of await Promise.all(cards)) {
    if (card !== undefined) known.set(card.replicant_code, card.name);
  }
  return known;
}

const CODE = /^[0-9a-f]{8}$/;

/** What the server takes for what somebody wrote: a channel, or the code of a replicant. */
export function recipientOf(text: string, known: Replicants): string | undefined {
  const asked = text.trim().toLowerCase();
  if (asked.startsWith('#')) return asked;
  const named = [...known].filter(([, name]) => name.toLowerCase() === asked);
  if (named.length === 1) return named[0]?.[0];
  return CODE.test(asked) ? asked : undefined;
}
