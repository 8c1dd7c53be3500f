import { median } from '../measure/statistics.js';
import { openAskers } from './askers.js';
import { loadReport, type LoadRound, runLoad } from './load.js';
import { alternateLoads, over } from './rounds.js';
import { bareSide, type Part, type Sides } from './sides.js';

const WRITERS = 64;

/** Durable writes against a bare group commit, without a wire and with one. */
export async function measureWrites(sides: Sides): Promise<Part> {
  const { bare, game, effort, players, port } = sides;
  const writers = players.slice(0, WRITERS);
  const { barePort, record } = await bareSide(sides);
  const ours = await openAskers(port, writers);
  const theirs = await openAskers(barePort, writers);
  const asked = { askers: WRITERS, ms: effort.roundMs };
  const perCommit: number[] = [];
  const counted = async (run: () => Promise<LoadRound>): Promise<LoadRound> => {
    const before = await game.ask('figures');
    const round = await run();
    const after = await game.ask('figures');
    perCommit.push((after.commands - before.commands) / (after.commits - before.commits));
    return round;
  };
  const of = (ask: (asker: number) => Promise<unknown>) => () =>
    runLoad({ askers: WRITERS, ask: async (asker) => void (await ask(asker)) }, effort.roundMs);
  const rounds = await alternateLoads(effort, {
    bareCall: () => bare.ask('write', asked),
    call: () => counted(() => game.ask('write', asked)),
    bareHttp: of(theirs.write),
    http: () => counted(of(ours.write)),
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
