import { openAskers } from './askers.js';
import { loadReport, runLoad } from './load.js';
import { alternateLoads, over } from './rounds.js';
import { bareSide, type Part, type Sides } from './sides.js';

const READERS = 16;

/** Pages of devices against bare node:http, and dry runs against pages. */
export async function measureReads(sides: Sides): Promise<Part> {
  const { game, effort, players, port } = sides;
  const readers = players.slice(0, READERS);
  const { barePort, page } = await bareSide(sides);
  const ours = await openAskers(port, readers);
  const theirs = await openAskers(barePort, readers);
  const of = (ask: (asker: number) => Promise<unknown>) => () =>
    runLoad({ askers: READERS, ask: async (asker) => void (await ask(asker)) }, effort.roundMs);
  const before = await game.ask('figures');
  const rounds = await alternateLoads(effort, {
    bare: of(theirs.page),
    page: of(ours.page),
    ready: of(theirs.readyPage),
    dryRun: of(ours.dryRun),
  });
  const after = await game.ask('figures');
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
