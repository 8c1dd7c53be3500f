import type { BareHandlers } from './bareProcess.js';
import { openClients } from './clients.js';
import type { Player } from './serviceWorld.js';
import type { Effort, LoadReport } from './load.js';
import type { GameHandlers } from './gameProcess.js';
import type { ChildProgram } from '../measure/childProcess.js';

/** The served game and the bare program that it is compared with. */
export interface Peers {
  readonly effort: Effort;
  readonly game: ChildProgram<GameHandlers>;
  readonly bare: ChildProgram<BareHandlers>;
  readonly port: number;
  readonly players: readonly Player[];
}

/** The results of one part of the bench. */
export interface Measured {
  readonly loads: readonly LoadReport[];
  readonly figures: Readonly<Record<string, number>>;
}

/** Makes the bare program send and write the same bytes as the service. */
export async function preparePeer({ bare, game, players, port }: Peers) {
  const clients = await openClients(port, players.slice(0, 1));
  const { commands } = await game.call('figures');
  const [page, written] = [await clients.page(0), await clients.write(0)];
  const line = await game.call('lastLine', commands);
  clients.close();
  const record = Buffer.from(`${line}\n`);
  const barePort = await bare.call('serve', { page, written, record });
  return { barePort, page, record };
}
