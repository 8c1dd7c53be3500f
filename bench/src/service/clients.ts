import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type KeepAlive, keepAlive, requestBytes, statusOf } from './keepAlive.js';
import type { Player } from './serviceWorld.js';

/** A page of devices, of the contract's default length. */
const PAGE = '/v1/devices?limit=50';

/** A page of the latest events, of the contract's greatest length. */
const EVENTS = '/v1/events';

/** The body of the n-th tagging; each has other tags, so that each changes the game. */
export function taggingOf(n: number): object {
  return { command: 'set_tags', tags: ['season', `wing:${n % 1000}`, `round:${n}`] };
}

/** Connections of some accounts and the requests that they send; a client is named by its index. */
export interface Clients {
  readonly page: (client: number) => Promise<Buffer>;
  /** The same page with a parameter that no request had before: no answer can be repeated. */
  readonly newPage: (client: number) => Promise<Buffer>;
  readonly events: (client: number) => Promise<Buffer>;
  readonly dryRun: (client: number) => Promise<Buffer>;
  readonly write: (client: number) => Promise<Buffer>;
  close(): void;
}

/** Opens a connection for each account. A request that does not succeed rejects. */
export async function openClients(port: number, players: readonly Player[]): Promise<Clients> {
  const open: KeepAlive[] = [];
  for (const _ of players) open.push(await keepAlive(port));
  const pages = players.map(({ token }) => requestBytes('GET', PAGE, token));
  const events = players.map(({ token }) => requestBytes('GET', EVENTS, token));
  const dryRuns = players.map(({ devices, token }) =>
    requestBytes('POST', `/v1/devices/${devices.at(-1)}`, token, {
      command: 'start_mining',
      resource: 'carbon',
      dry_run: true,
    }),
  );
  let written = 0;
  let asked = 0;
  const send = async (client: number, request: Buffer): Promise<Buffer> => {
    const answer = await (open[client] as KeepAlive).exchange(request);
    if (statusOf(answer) >= 300) throw new Error(answer.toString());
    return answer;
  };
  return {
    page: (client) => send(client, pages[client] as Buffer),
    newPage: (client) => {
      const path = `${PAGE}&exclude_tags=none:${(asked += 1)}`;
      return send(client, requestBytes('GET', path, players[client]?.token ?? ''));
    },
    events: (client) => send(client, events[client] as Buffer),
    dryRun: (client) => send(client, dryRuns[client] as Buffer),
    write(client) {
      const { devices, token } = players[client] as Player;
      const path = `/v1/devices/${devices[0]}`;
      return send(client, requestBytes('POST', path, token, taggingOf((written += 1))));
    },
    close: () => open.forEach((each) => each.close()),
  };
}

/** Open event streams, whose frames are counted and dropped. */
export interface EventStreams {
  /** Number of frames received. */
  readonly frames: number;
  /** Resolves when the total number of frames is reached. */
  reach(frames: number): Promise<void>;
  close(): void;
}

const DATA = Buffer.from('\ndata: ');

/** Opens `each` streams for each account; resolves when all have started. */
export async function openStreams(
  port: number,
  players: readonly Player[],
  each: number,
): Promise<EventStreams> {
  const sockets: Socket[] = [];
  let frames = 0;
  let goal = Infinity;
  let reached: () => void = () => undefined;
  for (const { token } of players) {
    for (let n = 0; n < each; n += 1) {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.write(requestBytes('GET', '/v1/events/stream', token));
      await firstFrame(socket);
      let rest = Buffer.alloc(0);
      socket.on('data', (chunk) => {
        const text = Buffer.concat([rest, chunk]);
        for (let at = text.indexOf(DATA); at >= 0; at = text.indexOf(DATA, at + 1)) frames += 1;
        // The marker may be split between two chunks.
        rest = text.subarray(1 - DATA.length);
        if (frames >= goal) reached();
      });
    }
  }
  return {
    get frames() {
      return frames;
    },
    reach: (wanted) =>
      new Promise((done) => {
        goal = wanted;
        reached = done;
        if (frames >= goal) done();
      }),
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

/** Waits for the first frame of a stream, which states its position. */
async function firstFrame(socket: Socket): Promise<void> {
  let text = '';
  while (!text.includes('stream.position')) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    text += chunk.toString('latin1');
    if (/^HTTP\/1.1 [^2]/.test(text)) throw new Error(text);
  }
}
