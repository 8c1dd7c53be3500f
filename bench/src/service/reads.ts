import { openClients } from './clients.js';
import { alternateLoads, loadReport, over, runLoad } from './load.js';
import { preparePeer, type Measured, type Peers } from './peers.js';

const READERS = 16;

/** Compares pages of devices with bare node:http, and dry runs with pages. */
export async function measureReads(peers: Peers): Promise<Measured> {
  const { game, effort, players, port } = peers;
  const readers = players.slice(0, READERS);
  const { barePort, page } = await preparePeer(peers);
  const ours = await openClients(port, readers);
  const theirs = await openClients(barePort, readers);
  const load = (request: (client: number) => Promise<unknown>) => () =>
    runLoad(
      { clients: READERS, request: async (client) => void (await request(client)) },
      effort.roundMs,
    );
  const before = await game.call('figures');
  const rounds = await alternateLoads(effort, {
    bare: load(theirs.page),
    page: load(ours.page),
    ready: load(theirs.readyPage),
    dryRun: load(ours.dryRun),
  });
  const after = await game.call('figures');
  ours.close();
  theirs.close();
  return {
    loads: [
      loadReport('GET /v1/devices', READERS, rounds.page),
      loadReport('the same bytes from bare node:http', READERS, rounds.bare),
      loadReport('the same page by JSON.stringify on bare node:http', READERS, rounds.ready),
      loadReport('dry run of start_mining', READERS, rounds.dryRun),
    ],
    figures: {
      page_over_bare: over(rounds.page, rounds.bare),
      ready_over_bare: over(rounds.ready, rounds.bare),
      page_over_ready: over(rounds.page, rounds.ready),
      page_over_dry_run: over(rounds.page, rounds.dryRun),
      page_bytes: page.length,
      ticks_meanwhile: after.tick - before.tick,
      events_meanwhile: after.events - before.events,
    },
  };
}
