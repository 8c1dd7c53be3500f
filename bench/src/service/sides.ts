import type { BareDuties } from './bareServer.js';
import { openAskers } from './askers.js';
import type { Player } from './livelyWorld.js';
import type { LoadReport } from './load.js';
import type { GameDuties } from './servedGame.js';
import type { WholeProcess } from './wholeProcess.js';

/** How much is run. */
export interface Effort {
  /** How many rounds of each load, and how long each of them is. */
  readonly rounds: number;
  readonly roundMs: number;
}

/** The served game and its peer. */
export interface Sides {
  readonly effort: Effort;
  readonly game: WholeProcess<GameDuties>;
  readonly bare: WholeProcess<BareDuties>;
  readonly port: number;
  readonly players: readonly Player[];
}

/** What a part of the bench has found. */
export interface Part {
  readonly loads: readonly LoadReport[];
  readonly figures: Readonly<Record<string, number>>;
}

/** Has the peer send what the service sends, and write what it writes. */
export async function bareSide({ bare, game, players, port }: Sides) {
  const askers = await openAskers(port, players.slice(0, 1));
  const { commands } = await game.ask('figures');
  const [page, written] = [await askers.page(0), await askers.write(0)];
  const line = await game.ask('lastLine', commands);
  askers.close();
  const record = Buffer.from(`${line}\n`);
  const barePort = await bare.ask('serve', { page, written, record });
  return { barePort, page, record };
}
