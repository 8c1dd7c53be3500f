import { isDeepStrictEqual } from 'node:util';
import type { ChildProgram } from '../measure/childProcess.js';
import type { BareHandlers } from './bareProcess.js';
import { openClients } from './clients.js';
import type { GameHandlers } from './gameProcess.js';
import { bodyOf, keepAlive, requestBytes } from './keepAlive.js';
import type { Effort, LoadReport } from './load.js';
import type { RedisServer } from './redisServer.js';
import type { Player } from './serviceWorld.js';
import type { SqliteHandlers } from './sqliteProcess.js';
import type { WebHandlers, WebLibrary } from './webProcess.js';

/** The served game and the programs that it is compared with. */
export interface Peers {
  /** A temporary folder on a disk. */
  readonly folder: string;
  /** Devices of the large game. */
  readonly devices: number;
  readonly effort: Effort;
  readonly game: ChildProgram<GameHandlers>;
  readonly bare: ChildProgram<BareHandlers>;
  readonly web: Readonly<Record<WebLibrary, ChildProgram<WebHandlers>>>;
  readonly sqlite: ChildProgram<SqliteHandlers>;
  /** Or why it does not run. */
  readonly redis: RedisServer | string;
  readonly port: number;
  readonly players: readonly Player[];
}

/** The results of one part of the bench. */
export interface Measured {
  readonly loads: readonly LoadReport[];
  readonly figures: Readonly<Record<string, number>>;
  /** Why figures are missing. */
  readonly notRun?: Readonly<Record<string, string>>;
}

/** The ports of the peers, which send and write what the service does. */
export interface PreparedPeers {
  readonly barePort: number;
  readonly webPorts: Readonly<Record<WebLibrary, number>>;
  readonly page: Buffer;
  readonly events: Buffer;
  /** The line of a write in the log of the game. */
  readonly record: Buffer;
}

/** Makes the other programs send and write the same as the service. */
export async function preparePeers(peers: Peers): Promise<PreparedPeers> {
  const { bare, game, players, port, sqlite } = peers;
  const clients = await openClients(port, players.slice(0, 1));
  const { commands } = await game.call('figures');
  const [page, events] = [await clients.page(0), await clients.events(0)];
  const written = await clients.write(0);
  const rows = await game.call('lastWrite', commands);
  clients.close();
  await sqlite.call('prepare', rows);
  const record = Buffer.from(`${rows.line}\n`);
  const barePort = await bare.call('serve', { page, written, record });
  const ready = { '/v1/devices': bodyOf(page), '/v1/events': bodyOf(events) };
  const webPorts = {
    hono: await serveReady(peers.web.hono, ready),
    fastify: await serveReady(peers.web.fastify, ready),
  };
  return { barePort, webPorts, page, events, record };
}

/** Starts to serve ready objects, and checks what is served. */
async function serveReady(
  program: ChildProgram<WebHandlers>,
  answers: Readonly<Record<string, object>>,
): Promise<number> {
  const port = await program.call('serve', answers);
  const client = await keepAlive(port);
  for (const [path, body] of Object.entries(answers)) {
    const answer = await client.exchange(requestBytes('GET', path, ''));
    if (!isDeepStrictEqual(bodyOf(answer), body)) throw new Error(`${path} has another body`);
  }
  client.close();
  return port;
}
