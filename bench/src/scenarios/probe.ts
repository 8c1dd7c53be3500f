import { deviceCode } from '@astrarium/space';
import { journalBackend } from '@astrarium/internal/kernel';
import { invariant } from '@astrarium/core';
import { bytesInUse, runRound } from '../measure/round.js';
import type { Measured } from '../measure/report.js';
import type { Scenario } from '../measure/scenario.js';
import { soloScenario } from '../measure/soloScenario.js';
import { median, summarise } from '../measure/statistics.js';
import { busyCrowd } from '../world/crowdedGalaxy.js';
import { crowdSimulation, SimContender } from '../world/simContender.js';

/** Dry runs of single commands. */
export function probeScenario(name: string, devices: number, golden: string): Scenario {
  return soloScenario({ name, version: 3, devices, golden, measure });
}

async function measure(devices: number): Promise<Measured> {
  const probes = devices < 10_000 ? 200 : 20_000;
  const before = await bytesInUse();
  const sim = crowdSimulation(busyCrowd(devices, Math.min(1000, devices / 100)), journalBackend);
  const game = new SimContender('probe', sim, true);
  const bytes = (await bytesInUse()) - before;
  for (let tick = 0; tick < 20; tick += 1) game.tick();
  const { snapshot } = game;
  const final_hash = sim.hash(snapshot);
  const next = sim.hash(sim.tick(snapshot).snapshot);
  const { devices: owners, fleets } = sim.definition.schema.tables;
  const world = sim.read(snapshot);
  /** Microseconds of the dry runs, by their outcomes. */
  const times = { done: [] as number[], refused: [] as number[] };
  let count = 0;
  const prober = (type: string, args: Record<string, string>) => ({
    name: type,
    tick() {
      count += 1;
      const device = 1 + ((count * 7919) % world.devices.count);
      const fleet = world.devices.parent(device, owners.fields.replicant);
      const account = world.fleets.get(fleet, fleets.fields.account);
      const command = {
        id: '',
        account,
        type,
        args: { device: deviceCode(snapshot.setting.key, device), ...args },
      };
      let isDone = false;
      const start = performance.now();
      sim.probe(snapshot, (base) => {
        isDone = sim.execute(base, command).outcome.done;
      });
      times[isDone ? 'done' : 'refused'].push((performance.now() - start) * 1000);
      return 1;
    },
  });
  const kinds = [prober('deactivate', {}), prober('travel', { destination: 'SOL-3' })];
  for (const kind of kinds) await runRound(kind, probes / 10);
  times.done = [];
  times.refused = [];
  count = 0;
  const bytesBefore = await bytesInUse();
  const rounds = [];
  const details: Record<string, number> = {};
  for (const kind of kinds) {
    const round = await runRound(kind, probes);
    rounds.push(round);
    details[`${kind.name}_us`] = summarise([round]).p50_us;
  }
  details['bytes_left_per_probe'] = ((await bytesInUse()) - bytesBefore) / (probes * kinds.length);
  details['done_us'] = median(times.done);
  details['refused_us'] = median(times.refused);
  details['done_share'] = times.done.length / count;
  invariant(sim.hash(snapshot) === final_hash, 'a probe changed the hash');
  invariant(sim.hash(sim.tick(snapshot).snapshot) === next, 'a probe changed the next tick');
  const all = summarise(rounds);
  return {
    ...all,
    bytes_per_device: bytes / devices,
    allocated_bytes_per_tick: 0,
    final_hash,
    checked: 'hash and next tick unchanged',
    ratios: {},
    details,
  };
}
