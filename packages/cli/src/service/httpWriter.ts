import { deserialize, serialize } from 'node:v8';
import type { AccountNote, ForwardedAnswer, PostgresCopy, WriterLink } from '@astrarium/host';
import type { ForwardRequest } from './forwardServer.js';

/** Milliseconds to wait for an answer of the writer. */
const ANSWER_MS = 15_000;

/** The writer of a game in a database, as a follower reaches it over HTTP. */
export function httpWriter({ writer }: Pick<PostgresCopy, 'writer'>): WriterLink {
  let known: ReturnType<PostgresCopy['writer']> | undefined;
  const send = async (request: ForwardRequest): Promise<ForwardedAnswer> => {
    const asked = (known ??= writer());
    try {
      const found = await asked;
      if (found === undefined) throw new Error('The game has no writer.');
      const response = await fetch(found.url, {
        method: 'POST',
        headers: { authorization: `Bearer ${found.life}` },
        body: serialize(request),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      if (!response.ok) throw new Error(`The writer answers with ${response.status}.`);
      return deserialize(new Uint8Array(await response.arrayBuffer())) as ForwardedAnswer;
    } catch (error) {
      // Another server may be the writer by now. A call is not repeated: it may have been made.
      if (known === asked) known = undefined;
      throw error;
    }
  };
  const note = (account: number, about: AccountNote): void =>
    void send({ kind: 'note', account, note: about }).catch(() => undefined);
  return {
    call: (call) => send({ kind: 'call', call }),
    last: async () => (await send({ kind: 'last' })).commit,
    record: note,
    used: (account) => note(account, 'used'),
  };
}
