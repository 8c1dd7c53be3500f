import { hex, journalBackend, type Version } from '@astrarium/internal/kernel';
import { invariant } from '@astrarium/core/kernel';
import { immerLoad, mutativeLoad } from './objectLoad.js';
import { alternate, timeOver } from '../measure/alternate.js';
import { allocatedPerTick, bytesInUse } from '../measure/round.js';
import type { Scenario } from '../measure/report.js';
import { openBackend } from './deviceRow.js';
import { pickRows, PlainLoad, TableLoad } from './stateLoad.js';

const ROUNDS = 7;
const PEER_ROUNDS = 3;

/** The table layer only: random rows of devices are written. */
export function stateScenario(name: string, devices: number, golden: string): Scenario {
  return { name, version: 2, devices, golden, run };
}

async function run(devices: number) {
  // Tests run a small world for a few ticks.
  const [ticks, peerTicks] = devices < 10_000 ? [20, 2] : [400, 15];
  const picks = pickRows(devices);
  const before = await bytesInUse();
  const opened = openBackend(journalBackend);
  const ours = new TableLoad('journal', opened, devices, picks);
  const bytes = (await bytesInUse()) - before;
  const plain = new PlainLoad(
    wordsOf(ours, devices, opened.layout.stride),
    opened.layout.stride,
    picks,
  );
  const contest = [
    { contender: ours, ticks },
    { contender: plain, ticks },
  ];
  const [mine, theirs] = await alternate(contest, ROUNDS);
  invariant(
    mine !== undefined && theirs !== undefined,
    'alternate returns a summary for each contender',
  );
  const same = wordsOf(ours, devices, opened.layout.stride);
  invariant(
    same.every((word, at) => word === plain.words[at]),
    'the plain array differs',
  );
  const final_hash = lanesOf(ours.version);
  const ratios: Record<string, number> = { plain: timeOver(mine, theirs) };
  const details: Record<string, number> = { plain_ns_per_change: theirs.ns_per_change };
  if (devices <= 100_000) {
    for (const make of [immerLoad(true), immerLoad(false), mutativeLoad]) {
      const peer = make(opened.layout, devices, picks);
      const [secondTimes, other] = await alternate(
        [
          { contender: ours, ticks },
          { contender: peer, ticks: peerTicks },
        ],
        PEER_ROUNDS,
      );
      invariant(
        secondTimes !== undefined && other !== undefined,
        'alternate returns a summary for each contender',
      );
      peer.check(picks);
      ratios[peer.name] = timeOver(other, secondTimes);
      details[`${peer.name}_ns_per_change`] = other.ns_per_change;
    }
  }
  return {
    ...mine,
    bytes_per_device: bytes / devices,
    allocated_bytes_per_tick: await allocatedPerTick(ours),
    final_hash,
    checked: 'every word equal to the plain array',
    ratios,
    details,
  };
}

/** The words of the newest version, without bookkeeping words. */
function wordsOf(load: TableLoad, devices: number, stride: number): Float64Array {
  const rows = load.reader();
  const words = new Float64Array((devices + 1) * stride);
  for (let row = 0; row <= devices; row += 1) {
    for (let offset = 1; offset < stride; offset += 1) {
      words[row * stride + offset] = rows.get(row, offset);
    }
  }
  return words;
}

function lanesOf({ lanes }: Version): string {
  return hex(lanes[0] as number, lanes[1] as number);
}
