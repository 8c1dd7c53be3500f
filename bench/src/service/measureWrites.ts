import { median } from '../measure/statistics.js';
import { openClients } from './clients.js';
import { alternateLoads, cpuOver, loadReport, type LoadRound, runLoad, withCpu } from './load.js';
import { type Measured, type Peers, preparePeers } from './peers.js';

/** Concurrent clients that write. */
const WRITERS = 64;

/** Compares durable writes with SQLite and Redis, without and with HTTP. */
export async function measureWrites(peers: Peers): Promise<Measured> {
  const { bare, effort, game, players, port, redis, sqlite } = peers;
  const writers = players.slice(0, WRITERS);
  const { barePort, record } = await preparePeers(peers);
  const ours = await openClients(port, writers);
  const floor = await openClients(barePort, writers);
  const values = typeof redis === 'string' ? undefined : await redis.open(WRITERS);
  const load = { clients: WRITERS, ms: effort.roundMs };
  const perCommit: number[] = [];
  const counted = async (run: () => Promise<LoadRound>): Promise<LoadRound> => {
    const before = await game.call('figures');
    const round = await withCpu(() => game.call('cpuMicros'), run);
    const after = await game.call('figures');
    perCommit.push((after.commands - before.commands) / (after.commits - before.commits));
    return round;
  };
  const clientLoad = (request: (client: number) => Promise<unknown>): Promise<LoadRound> =>
    runLoad(
      { clients: WRITERS, request: async (client) => void (await request(client)) },
      effort.roundMs,
    );
  const rounds = await alternateLoads(effort, {
    bareCall: () =>
      withCpu(
        () => bare.call('cpuMicros'),
        () => bare.call('write', load),
      ),
    sqlite: () =>
      withCpu(
        () => sqlite.call('cpuMicros'),
        () => sqlite.call('write', load),
      ),
    call: () => counted(() => game.call('write', load)),
    bareHttp: () =>
      withCpu(
        () => bare.call('cpuMicros'),
        () => clientLoad(floor.write),
      ),
    http: () => counted(() => clientLoad(ours.write)),
    redis: async () => {
      if (typeof redis === 'string' || values === undefined) return NOT_RUN;
      return withCpu(redis.cpuMicros, () => clientLoad((one) => values.set(one, record)));
    },
  });
  for (const clients of [ours, floor, values]) clients?.close();
  return {
    loads: [
      loadReport('writes by host.call', WRITERS, rounds.call),
      loadReport('the same rows with SQLite', WRITERS, rounds.sqlite),
      loadReport('bare group commit (floor)', WRITERS, rounds.bareCall),
      loadReport('writes over HTTP', WRITERS, rounds.http),
      ...(values === undefined
        ? []
        : [loadReport('SET with Redis, appendfsync always', WRITERS, rounds.redis)]),
      loadReport('bare group commit behind bare node:http (floor)', WRITERS, rounds.bareHttp),
    ],
    figures: {
      call_over_sqlite: cpuOver(rounds.call, rounds.sqlite),
      ...(values === undefined ? {} : { http_over_redis: cpuOver(rounds.http, rounds.redis) }),
      call_over_bare: cpuOver(rounds.call, rounds.bareCall),
      http_over_bare: cpuOver(rounds.http, rounds.bareHttp),
      record_bytes: record.length,
      writes_per_commit_by_call: median(perCommit.filter((_, at) => at % 2 === 0)),
      writes_per_commit_over_http: median(perCommit.filter((_, at) => at % 2 === 1)),
    },
    notRun: typeof redis === 'string' ? { http_over_redis: redis } : {},
  };
}

/** The round of a program that is not there. */
const NOT_RUN: LoadRound = { perSecond: 0, micros: [], cpuMicros: 0 };
