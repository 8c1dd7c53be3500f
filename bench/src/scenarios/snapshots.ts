import type { GameSnapshot } from '@astrarium/space';
import { journalBackend } from '@astrarium/internal/kernel';
import { invariant, roll } from '@astrarium/core';
import { spyOn } from '../backends/spyBackend.js';
import { allocatedPerTick, bytesInUse, type Contender, runRound } from '../measure/round.js';
import type { Measured } from '../measure/report.js';
import type { Scenario } from '../measure/scenario.js';
import { soloScenario } from '../measure/soloScenario.js';
import { median, summarise } from '../measure/statistics.js';
import { busyCrowd } from '../world/crowdedGalaxy.js';
import { type CrowdSimulation, crowdSimulation, SimContender } from '../world/simContender.js';

/** Ticks before the first held snapshot. */
const WARM_TICKS = 70;

/** The length of the scenario. */
interface Length {
  readonly held: number;
  /** Ticks during which only genesis is held. */
  readonly genesisTicks: number;
}

/** The cost of holding old snapshots, of opening them and of dropping them. */
export function snapshotsScenario(name: string, devices: number, golden: string): Scenario {
  const length = { held: 1000, genesisTicks: 5000 };
  const measure = (size: number) => measureSnapshots(size, length);
  return soloScenario({ name, version: 3, devices, golden, measure });
}

/** Runs the scenario with a given length. */
export async function measureSnapshots(
  devices: number,
  { held, genesisTicks }: Length,
): Promise<Measured> {
  const words = countWords(devices, held);
  const spy = spyOn(journalBackend);
  const sim = crowdSimulation(busyCrowd(devices, Math.min(1000, devices / 100)), spy.backendOf);
  const empty = await bytesInUse();
  const game: HoldingGame = new HoldingGame(sim);
  const worldBytes = (await bytesInUse()) - empty;
  for (let tick = 0; tick < WARM_TICKS; tick += 1) game.tick();
  const rounds = [];
  const before = await bytesInUse();
  game.keep = [];
  for (let round = 0; round < 5; round += 1) rounds.push(await runRound(game, held / 5));
  const perSnapshot = ((await bytesInUse()) - before) / held;
  const opened = openOldest(sim, game.keep, words, spy.liveWords());
  const final_hash = sim.hash(game.snapshot);
  game.keep = [];
  // The spy holds the newest version, which was one of another branch until this tick.
  game.tick();
  const left = (await bytesInUse()) - before;
  const allocated = await allocatedPerTick(game);
  game.keep = undefined;
  const feeds = feedTimes(game);

  const genesis = await holdGenesis(game, genesisTicks, spy.liveWords() * 8);
  return {
    ...summarise(rounds),
    bytes_per_device: worldBytes / devices,
    allocated_bytes_per_tick: allocated,
    final_hash,
    checked: 'the oldest, opened, leads to the newest',
    ratios: {
      bytes_over_changed_words: perSnapshot / (words * 8),
      open_over_copy_and_replay: opened.openMillis / opened.floorMillis,
      opened_over_newest_tick: opened.oldTick / opened.newTick,
      opened_over_newest_read: opened.oldRead / opened.newRead,
    },
    details: {
      bytes_per_snapshot: perSnapshot,
      changed_words_per_tick: words,
      bytes_left_when_dropped: left,
      ...feeds,
      open_oldest_ms: opened.openMillis,
      copy_and_replay_ms: opened.floorMillis,
      ...genesis,
    },
  };
}

/** A game that can hold its snapshots. */
class HoldingGame implements Contender {
  readonly name = 'holding';
  readonly sim: CrowdSimulation;
  snapshot: GameSnapshot;
  keep: GameSnapshot[] | undefined;

  constructor(sim: CrowdSimulation) {
    this.sim = sim;
    this.snapshot = new SimContender('start', sim, true).snapshot;
  }

  tick(): number {
    this.keep?.push(this.snapshot);
    const { snapshot, events } = this.sim.tick(this.snapshot);
    this.snapshot = snapshot;
    this.sim.hash(snapshot);
    return events.length;
  }
}

/** The mean number of distinct words that a tick changes, over every tenth tick. */
function countWords(devices: number, held: number): number {
  const spy = spyOn(journalBackend);
  const sim = crowdSimulation(busyCrowd(devices, Math.min(1000, devices / 100)), spy.backendOf);
  const game = new HoldingGame(sim);
  for (let tick = 0; tick < WARM_TICKS + held; tick += 1) {
    spy.counting = tick >= WARM_TICKS && tick % 10 === 0;
    game.tick();
  }
  return spy.changedWords / spy.commits;
}

/** Microseconds to render the changed rows of a tick, and to compute its diff. */
function feedTimes(game: HoldingGame): Record<string, number> {
  const { sim } = game;
  const { status } = sim.definition.schema.tables.devices.fields;
  const render: number[] = [];
  const diff: number[] = [];
  let rows = 0;
  let fields = 0;
  for (let tick = 0; tick < 60; tick += 1) {
    const previous = game.snapshot;
    game.tick();
    const next = game.snapshot;
    const start = performance.now();
    const world = sim.read(next);
    for (const device of sim.changes(previous, next)['devices'] ?? []) {
      world.devices.get(device, status);
      rows += 1;
    }
    const middle = performance.now();
    fields += sim.diff(previous, next).length;
    render.push((middle - start) * 1000);
    diff.push((performance.now() - middle) * 1000);
  }
  return {
    render_us: median(render),
    diff_us: median(diff),
    rendered_rows_per_tick: rows / diff.length,
    differing_fields_per_tick: fields / diff.length,
  };
}

/** Opens the oldest snapshot by a tick, then ticks and reads it and the newest alternately. */
function openOldest(
  sim: CrowdSimulation,
  keep: readonly GameSnapshot[],
  words: number,
  live: number,
) {
  const oldest = keep[0] as GameSnapshot;
  const newest = keep.at(-1) as GameSnapshot;
  const floorMillis = copyAndReplay(live, Math.round(words * keep.length));
  const start = performance.now();
  let old = sim.tick(oldest).snapshot;
  const openMillis = performance.now() - start;
  const second = keep[1] as GameSnapshot;
  invariant(sim.hash(old) === sim.hash(second), 'the oldest snapshot reaches another world');
  sim.tick(newest);
  const oldTicks: number[] = [];
  const newTicks: number[] = [];
  let late = newest;
  for (let tick = 0; tick < 60; tick += 1) {
    oldTicks.push(timed(() => (old = sim.tick(old).snapshot)));
    newTicks.push(timed(() => (late = sim.tick(late).snapshot)));
  }
  const oldReads: number[] = [];
  const newReads: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    oldReads.push(timed(() => readAll(sim, old)));
    newReads.push(timed(() => readAll(sim, late)));
  }
  return {
    floorMillis,
    openMillis,
    oldTick: median(oldTicks),
    newTick: median(newTicks),
    oldRead: median(oldReads),
    newRead: median(newReads),
  };
}

function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function readAll(sim: CrowdSimulation, snapshot: GameSnapshot): number {
  const { status } = sim.definition.schema.tables.devices.fields;
  const { devices } = sim.read(snapshot);
  let sum = 0;
  for (let id = 1; id <= devices.count; id += 1) sum += devices.get(id, status);
  return sum;
}

/** The size of a held first snapshot after many ticks, in copies of the tables. */
async function holdGenesis(
  game: HoldingGame,
  ticks: number,
  tableBytes: number,
): Promise<Record<string, number>> {
  const holder: { first: GameSnapshot | undefined } = { first: game.snapshot };
  const hash = game.sim.hash(game.snapshot);
  for (let tick = 0; tick < ticks; tick += 1) game.tick();
  const bytesBefore = await bytesInUse();
  invariant(
    holder.first !== undefined && game.sim.hash(holder.first) === hash,
    'the held genesis changed',
  );
  holder.first = undefined;
  const cost = bytesBefore - (await bytesInUse());
  return { genesis_held_ticks: ticks, genesis_held_copies: cost / tableBytes };
}

/** The minimum milliseconds of a fork: to copy the live words and replay the journal. */
function copyAndReplay(liveWords: number, entries: number): number {
  const live = new Float64Array(liveWords).fill(1);
  const offsets = new Int32Array(entries);
  const values = new Float64Array(entries).fill(2);
  for (let entry = 0; entry < entries; entry += 1) {
    offsets[entry] = roll(3, 1, entry, 0) % liveWords;
  }
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    replay(live.slice(), offsets, values);
    times.push(performance.now() - start);
  }
  return median(times);
}

function replay(words: Float64Array, offsets: Int32Array, values: Float64Array): void {
  for (let entry = offsets.length - 1; entry >= 0; entry -= 1) {
    words[offsets[entry] as number] = values[entry] as number;
  }
}
