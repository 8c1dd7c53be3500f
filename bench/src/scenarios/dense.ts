import { contest, measuredOf, timeOver } from '../measure/contest.js';
import { type Arena, contestantOf, type Prepare } from '../measure/contestant.js';
import { allocatedPerTick, bytesInUse } from '../measure/round.js';
import type { Measured } from '../measure/report.js';
import type { Scenario } from '../measure/scenario.js';
import { arraysPeer } from '../peers/arraysPeer.js';
import { bitecsPeer } from '../peers/bitecsPeer.js';
import { kernelPeer } from '../peers/kernelPeer.js';
import { kootaPeer } from '../peers/kootaPeer.js';
import { miniplexPeer } from '../peers/miniplexPeer.js';
import type { PointsLoad, PointsPeer } from '../peers/pointsPeer.js';

const NAMES = ['loop', 'timers', 'bitecs', 'koota', 'miniplex', 'arrays'] as const;
const ROUNDS = 5;
/** Points that move in a round, about: short enough for the slowest, long enough for the clock. */
const MOVES = 2_000_000;

/** A table of which one row in `period` changes in each tick, compared with ECS libraries. */
export function denseScenario(
  name: string,
  points: number,
  period: number,
  golden: string,
): Scenario {
  const make: Readonly<Record<(typeof NAMES)[number], (load: PointsLoad) => PointsPeer>> = {
    loop: (load) => kernelPeer(load, false),
    timers: (load) => kernelPeer(load, true),
    bitecs: bitecsPeer,
    koota: kootaPeer,
    miniplex: miniplexPeer,
    arrays: arraysPeer,
  };
  const contenders = Object.fromEntries(
    NAMES.map((each) => [each, prepare(each, make[each], period)]),
  );
  const run = (size: number, arena: Arena) => measure(size, period, arena);
  const compared = { contender: 'loop', ticks: ticksOf(points, period) };
  return { name, version: 1, devices: points, golden, contenders, compared, run };
}

function prepare(
  name: string,
  makePeer: (load: PointsLoad) => PointsPeer & { hash?: () => string },
  period: number,
): Prepare {
  return async (points) => {
    const before = await bytesInUse();
    const peer = makePeer({ points, period });
    const bytes = (await bytesInUse()) - before;
    let now = 0;
    const contender = {
      name,
      tick() {
        peer.tick((now += 1));
        return Math.ceil(points / period);
      },
    };
    return contestantOf(contender, async () => ({
      world: { points: sumOf(peer, points) },
      hash: peer.hash?.() ?? '',
      bytes,
      allocatedPerTick: await allocatedPerTick(contender),
    }));
  };
}

/** Sums over all points, also weighted by their numbers. */
function sumOf(peer: PointsPeer, points: number): string {
  let [x, v, weighted] = [0, 0, 0];
  for (let point = 1; point <= points; point += 1) {
    x += peer.x(point);
    v += peer.v(point);
    weighted += (peer.x(point) + peer.v(point)) * (point % 97);
  }
  return [x, v, weighted].join(' ');
}

function ticksOf(points: number, period: number): number {
  if (points < 10_000) return 20;
  return Math.max(4, Math.min(400, Math.round((MOVES * period) / points)));
}

async function measure(points: number, period: number, arena: Arena): Promise<Measured> {
  const ticks = ticksOf(points, period);
  const standings = await contest(arena, NAMES, { rounds: ROUNDS, ticks });
  const { loop } = standings;
  const ratios: Record<string, number> = {};
  const details: Record<string, number> = {};
  for (const name of NAMES) {
    const { summary } = standings[name];
    details[`${name}_ns_per_change`] = summary.ns_per_change;
    if (name !== 'loop') ratios[name] = timeOver(loop, standings[name]);
  }
  const best = Math.min(loop.summary.ns_per_change, standings.timers.summary.ns_per_change);
  ratios['over_bitecs'] = best / standings.bitecs.summary.ns_per_change;
  return measuredOf(loop, points, { checked: 'equal sums on each peer', ratios, details });
}
