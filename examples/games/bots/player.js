import { setTimeout as sleep } from 'node:timers/promises';

/** Opens an account that takes part; `join` has the arguments of the command that takes a seat. */
export async function openPlayer(url, name, join = {}) {
  const headers = { 'content-type': 'application/json' };
  const { account, detail, token } = await ask('/v1/accounts', { name, join });
  if (token === undefined) throw new Error(detail);
  headers.authorization = `Bearer ${token}`;
  return { account, ask, follow };

  /** Reads, or with a body changes. Repeats a call until it is answered: its key makes it one. */
  async function ask(path, body) {
    const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() };
    const call = { method: body ? 'POST' : 'GET', headers: keyed, body: JSON.stringify(body) };
    for (; ; await sleep(200)) {
      const { answer, status } = await fetch(url + path, call)
        .then(async (got) => ({ status: got.status, answer: await got.json() }))
        .catch(() => ({ status: 503 })); // The server is not there, or its answer is lost.
      if (![429, 502, 503, 504].includes(status)) return answer;
    }
  }

  /** The frames of a stream, as [event, data]. It is opened again when it ends. */
  async function* follow(path) {
    for (; ; await sleep(200)) {
      try {
        const { body } = await fetch(url + path, { headers });
        let rest = '';
        for await (const text of body.pipeThrough(new TextDecoderStream())) {
          const frames = (rest + text).split('\n\n');
          rest = frames.pop();
          const found = frames.map((frame) => /^event: (.*)\ndata: (.*)$/m.exec(frame));
          for (const frame of found) if (frame) yield [frame[1], JSON.parse(frame[2])];
        }
      } catch {
        // The server is not there, or has ended.
      }
    }
  }
}
