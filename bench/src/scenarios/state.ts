import { hex, type Version } from '@astrarium/internal/kernel';
import { digestTable } from '../backends/digestTable.js';
import { contest, measuredOf, timeOver } from '../measure/contest.js';
import { type Arena, contestantOf, type Prepare } from '../measure/contestant.js';
import { dependentLoadNanos } from '../measure/dependentLoad.js';
import { allocatedPerTick, bytesInUse } from '../measure/round.js';
import type { Measured } from '../measure/report.js';
import type { Scenario } from '../measure/scenario.js';
import { openBackend } from './deviceRow.js';
import { immerLoad, immutableLoad, type MakeLoad, mutativeLoad } from './objectLoad.js';
import { CHANGES, pickRows, PlainLoad, TableLoad } from './stateLoad.js';

const ROUNDS = 7;
const PEER_ROUNDS = 3;
/** Cache lines of 64 bytes that a change touches: its seven words span two, or three. */
const LINES_PER_CHANGE = 2.5;

const SLOW = {
  immer: immerLoad(true),
  immer_unfrozen: immerLoad(false),
  mutative: mutativeLoad,
  immutable: immutableLoad,
};
const SLOW_NAMES = Object.keys(SLOW) as (keyof typeof SLOW)[];

/** The table layer only: random rows of devices are written. */
export function stateScenario(name: string, devices: number, golden: string): Scenario {
  const contenders: Record<string, Prepare> = { journal: prepareJournal, plain: preparePlain };
  for (const each of SLOW_NAMES) contenders[each] = prepareObjects(SLOW[each]);
  const compared = { contender: 'journal', ticks: 300 };
  return { name, version: 3, devices, golden, contenders, compared, run };
}

async function prepareJournal(devices: number) {
  const picks = pickRows(devices);
  const before = await bytesInUse();
  const opened = openBackend();
  const load = new TableLoad(opened, devices, picks);
  const bytes = (await bytesInUse()) - before;
  return contestantOf(load, async () => {
    const rows = load.reader();
    return {
      world: {
        rows: digestTable(opened.layout, devices, (row, offset) => rows.get(row, offset)),
      },
      hash: lanesOf(load.version),
      bytes,
      allocatedPerTick: await allocatedPerTick(load),
    };
  });
}

async function preparePlain(devices: number) {
  const { layout } = openBackend();
  const load = new PlainLoad(layout, devices, pickRows(devices));
  return contestantOf(load, () => {
    const word = (row: number, offset: number) => load.words[row * layout.stride + offset];
    return {
      world: { rows: digestTable(layout, devices, (row, offset) => word(row, offset) as number) },
      details: { dependent_load_ns: dependentLoadNanos(load.words.byteLength) },
    };
  });
}

function prepareObjects(make: MakeLoad): Prepare {
  return async (devices) => {
    const { layout } = openBackend();
    const load = make(layout, devices, pickRows(devices));
    return contestantOf(load, () => ({
      world: { rows: digestTable(layout, devices, (row, offset) => load.word(row, offset)) },
    }));
  };
}

async function run(devices: number, arena: Arena): Promise<Measured> {
  // Tests run a small world for a few ticks.
  const [ticks, peerTicks] = devices < 10_000 ? [20, 2] : [400, 15];
  const { journal, plain } = await contest(arena, ['journal', 'plain'], { rounds: ROUNDS, ticks });
  const { dependent_load_ns = 0 } = plain.finish.details;
  const linesMicros = (CHANGES * LINES_PER_CHANGE * dependent_load_ns) / 1000;
  const ratios: Record<string, number> = {
    plain: timeOver(journal, plain),
    lines: 1e6 / journal.summary.ticks_per_second / linesMicros,
  };
  const details: Record<string, number> = {
    plain_ns_per_change: plain.summary.ns_per_change,
    dependent_load_ns,
    lines_us: linesMicros,
  };
  if (devices <= 100_000) {
    const length = { rounds: PEER_ROUNDS, ticks: peerTicks };
    const slow = await contest(arena, ['journal', ...SLOW_NAMES], length);
    for (const name of SLOW_NAMES) {
      ratios[name] = timeOver(slow[name], slow.journal);
      details[`${name}_ns_per_change`] = slow[name].summary.ns_per_change;
    }
  }
  return measuredOf(journal, devices, {
    checked: 'every word equal on each peer',
    ratios,
    details,
  });
}

function lanesOf({ lanes }: Version): string {
  return hex(lanes[0] as number, lanes[1] as number);
}
