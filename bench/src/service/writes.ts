import { median } from '../measure/statistics.js';
import { openClients } from './clients.js';
import { alternateLoads, loadReport, type LoadRound, over, runLoad } from './load.js';
import { preparePeer, type Measured, type Peers } from './peers.js';

const WRITERS = 64;

/** Compares durable writes with a bare group commit, without and with HTTP. */
export async function measureWrites(peers: Peers): Promise<Measured> {
  const { bare, game, effort, players, port } = peers;
  const writers = players.slice(0, WRITERS);
  const { barePort, record } = await preparePeer(peers);
  const ours = await openClients(port, writers);
  const theirs = await openClients(barePort, writers);
  const load = { clients: WRITERS, ms: effort.roundMs };
  const perCommit: number[] = [];
  const counted = async (run: () => Promise<LoadRound>): Promise<LoadRound> => {
    const before = await game.call('figures');
    const round = await run();
    const after = await game.call('figures');
    perCommit.push((after.commands - before.commands) / (after.commits - before.commits));
    return round;
  };
  const httpLoad = (request: (client: number) => Promise<unknown>) => () =>
    runLoad(
      { clients: WRITERS, request: async (client) => void (await request(client)) },
      effort.roundMs,
    );
  const rounds = await alternateLoads(effort, {
    bareCall: () => bare.call('write', load),
    call: () => counted(() => game.call('write', load)),
    bareHttp: httpLoad(theirs.write),
    http: () => counted(httpLoad(ours.write)),
  });
  ours.close();
  theirs.close();
  return {
    loads: [
      loadReport('writes by host.call', WRITERS, rounds.call),
      loadReport('bare group commit', WRITERS, rounds.bareCall),
      loadReport('writes over HTTP', WRITERS, rounds.http),
      loadReport('bare group commit behind bare node:http', WRITERS, rounds.bareHttp),
    ],
    figures: {
      call_over_bare: over(rounds.call, rounds.bareCall),
      http_over_bare: over(rounds.http, rounds.bareHttp),
      record_bytes: record.length,
      writes_per_commit_by_call: median(perCommit.filter((_, at) => at % 2 === 0)),
      writes_per_commit_over_http: median(perCommit.filter((_, at) => at % 2 === 1)),
    },
  };
}
