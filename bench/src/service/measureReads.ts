import { openClients } from './clients.js';
import { alternateLoads, cpuOver, loadReport, over, runLoad, withCpu } from './load.js';
import { type Measured, type Peers, preparePeers } from './peers.js';

/** Concurrent clients that read. */
const READERS = 16;

/** Compares pages of devices and of events with web libraries, and dry runs with pages. */
export async function measureReads(peers: Peers): Promise<Measured> {
  const { bare, effort, game, players, port, web } = peers;
  const readers = players.slice(0, READERS);
  const { barePort, events, page, webPorts } = await preparePeers(peers);
  const ours = await openClients(port, readers);
  const floor = await openClients(barePort, readers);
  const hono = await openClients(webPorts.hono, readers);
  const fastify = await openClients(webPorts.fastify, readers);
  const load =
    (
      program: { call(name: 'cpuMicros'): Promise<number> },
      request: (client: number) => Promise<unknown>,
    ) =>
    () =>
      withCpu(
        () => program.call('cpuMicros'),
        () =>
          runLoad(
            { clients: READERS, request: async (client) => void (await request(client)) },
            effort.roundMs,
          ),
      );
  const before = await game.call('figures');
  const rounds = await alternateLoads(effort, {
    bare: load(bare, floor.page),
    honoPage: load(web.hono, hono.page),
    page: load(game, ours.page),
    newPage: load(game, ours.newPage),
    fastifyPage: load(web.fastify, fastify.page),
    dryRun: load(game, ours.dryRun),
    honoEvents: load(web.hono, hono.events),
    events: load(game, ours.events),
    fastifyEvents: load(web.fastify, fastify.events),
  });
  const after = await game.call('figures');
  for (const clients of [ours, floor, hono, fastify]) clients.close();
  return {
    loads: [
      loadReport('GET /v1/devices', READERS, rounds.page),
      loadReport('a page with a filter that no request had before', READERS, rounds.newPage),
      loadReport('the same page with hono', READERS, rounds.honoPage),
      loadReport('the same page with fastify', READERS, rounds.fastifyPage),
      loadReport('the same bytes from bare node:http (floor)', READERS, rounds.bare),
      loadReport('GET /v1/events', READERS, rounds.events),
      loadReport('the same events with hono', READERS, rounds.honoEvents),
      loadReport('the same events with fastify', READERS, rounds.fastifyEvents),
      loadReport('dry run of start_mining', READERS, rounds.dryRun),
    ],
    figures: {
      page_over_hono: cpuOver(rounds.page, rounds.honoPage),
      new_page_over_hono: cpuOver(rounds.newPage, rounds.honoPage),
      page_over_fastify: cpuOver(rounds.page, rounds.fastifyPage),
      page_over_bare: cpuOver(rounds.page, rounds.bare),
      events_over_hono: cpuOver(rounds.events, rounds.honoEvents),
      events_over_fastify: cpuOver(rounds.events, rounds.fastifyEvents),
      page_over_dry_run: over(rounds.page, rounds.dryRun),
      page_bytes: page.length,
      events_bytes: events.length,
      ticks_meanwhile: after.tick - before.tick,
      events_meanwhile: after.events - before.events,
    },
  };
}
