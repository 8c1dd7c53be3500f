import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** An account of the served game. */
export interface Player {
  readonly account: number;
  readonly token: string;
  /** Codes of its devices; the last one is an idle mining drone. */
  readonly devices: readonly string[];
}

/**
 * A minimal HTTP/1.1 client on one connection. A full client would take longer for a request than
 * a server does, and so hide what is measured.
 */
export interface KeepAlive {
  /** Sends a request and returns its answer. Only one request may be open at a time. */
  exchange(request: Buffer): Promise<Buffer>;
  close(): void;
}

/** The milliseconds that a server of the bench keeps a connection between two of its loads. */
export const IDLE_MS = 600_000;

const LENGTH = /\r\nContent-Length: *(\d+)\r\n/i;

/** Opens a connection to a port of this machine. */
export async function keepAlive(port: number): Promise<KeepAlive> {
  const socket = connect({ port, host: '127.0.0.1' }).setNoDelay(true);
  await once(socket, 'connect');
  let chunks: Buffer[] = [];
  let missing = -1;
  let onAnswer: ((answer: Buffer) => void) | undefined;
  let onFailure: ((error: Error) => void) | undefined;
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    if (missing < 0) {
      const head = Buffer.concat(chunks);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(LENGTH.exec(head.toString('latin1', 0, end + 4))?.[1] ?? 0);
      missing = end + 4 + length - head.length;
    } else missing -= chunk.length;
    if (missing > 0) return;
    const answer = chunks.length === 1 ? chunk : Buffer.concat(chunks);
    chunks = [];
    missing = -1;
    onAnswer?.(answer);
  });
  const fail = (): void => onFailure?.(new Error('the server closed the connection'));
  socket.on('error', fail).on('close', fail);
  return {
    exchange: (request) =>
      new Promise((resolve, reject) => {
        onAnswer = resolve;
        onFailure = reject;
        if (socket.destroyed) return fail();
        socket.write(request);
      }),
    close() {
      onFailure = undefined;
      socket.destroy();
    },
  };
}

/** The bytes of a request with a token and an optional JSON body. */
export function requestBytes(method: string, path: string, token: string, body?: unknown): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const length = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`;
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n` +
      `${body === undefined ? '' : length}\r\n${text}`,
  );
}

/** The status of an answer. */
export function statusOf(answer: Buffer): number {
  return Number(answer.toString('latin1', 9, 12));
}

/** The body of an answer, which is JSON. */
export function bodyOf(answer: Buffer): object {
  return JSON.parse(answer.toString('utf8', answer.indexOf('\r\n\r\n') + 4)) as object;
}

/** A page of devices, of the contract's default length. */
export const PAGE = '/v1/devices?limit=50';
/** A page of the latest events, of the contract's greatest length. */
export const EVENTS = '/v1/events';

/** The body of the n-th tagging; each has other tags, so that each changes the game. */
export function taggingOf(n: number): object {
  return { command: 'set_tags', tags: ['season', `wing:${n % 1000}`, `round:${n}`] };
}

type Send = (client: number) => Promise<Buffer>;

/** Connections of some accounts and the requests that they send; a client is named by its index. */
export interface Clients {
  readonly page: Send;
  /** The same page with a parameter that no request had before: no answer can be repeated. */
  readonly newPage: Send;
  readonly events: Send;
  readonly dryRun: Send;
  readonly write: Send;
  close(): void;
}

/** Opens a connection for each account. A request that does not succeed rejects. */
export async function openClients(port: number, players: readonly Player[]): Promise<Clients> {
  const open: KeepAlive[] = [];
  for (const _ of players) open.push(await keepAlive(port));
  /** Sends requests of a client, which are made once, or anew when they differ. */
  const sender = (make: (player: Player, n: number) => Buffer, isNew: boolean): Send => {
    let sent = 0;
    const ready = players.map((player) => make(player, 0));
    return async (client) => {
      const request = isNew ? make(players[client] as Player, (sent += 1)) : ready[client];
      const answer = await (open[client] as KeepAlive).exchange(request as Buffer);
      if (statusOf(answer) >= 300) throw new Error(answer.toString());
      return answer;
    };
  };
  const get = (path: string) => sender(({ token }) => requestBytes('GET', path, token), false);
  const post = ({ devices, token }: Player, place: number, body: object) =>
    requestBytes('POST', `/v1/devices/${devices.at(place)}`, token, body);
  const dryRun = { command: 'start_mining', resource: 'carbon', dry_run: true };
  return {
    page: get(PAGE),
    newPage: sender(
      ({ token }, n) => requestBytes('GET', `${PAGE}&exclude_tags=none:${n}`, token),
      true,
    ),
    events: get(EVENTS),
    dryRun: sender((player) => post(player, -1, dryRun), false),
    write: sender((player, n) => post(player, 0, taggingOf(n)), true),
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
