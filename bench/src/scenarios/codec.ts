import { journalBackend } from '@astrarium/internal/kernel';
import { defineFieldSimulation, invariant } from '@astrarium/core';
import { contest, measuredOf } from '../measure/contest.js';
import { type Arena, contestantOf } from '../measure/contestant.js';
import { bytesInUse } from '../measure/round.js';
import type { Measured } from '../measure/report.js';
import type { Scenario } from '../measure/scenario.js';
import { SeasonContender } from '../world/seasonContender.js';
import { seasonDefinition, seasonGalaxy } from '../world/seasonGalaxy.js';

const ROUNDS = 5;

/** Encodes a snapshot of a season and decodes it again; a tick is one encoding and decoding. */
export function codecScenario(name: string, devices: number, golden: string): Scenario {
  const contenders = { codec: prepareCodec };
  const compared = { contender: 'codec', ticks: 8 };
  return { name, version: 2, devices, golden, contenders, compared, run };
}

async function prepareCodec(devices: number) {
  const before = await bytesInUse();
  const galaxy = seasonGalaxy(devices);
  const sim = defineFieldSimulation(seasonDefinition(galaxy), journalBackend);
  const season = new SeasonContender('codec', sim, true, galaxy);
  const bytes = (await bytesInUse()) - before;
  for (let tick = 0; tick < 20; tick += 1) season.tick();
  let { snapshot } = season;
  let size = 0;
  const contender = {
    name: 'codec',
    tick() {
      const encoded = sim.encode(snapshot);
      size = encoded.length;
      snapshot = sim.decode(encoded);
      return 1;
    },
  };
  return contestantOf(contender, () => {
    const hash = sim.hash(snapshot);
    invariant(hash === sim.hash(season.snapshot), 'the decoded snapshot has another hash');
    return { hash, bytes, details: { encoded_mib: size / 2 ** 20 } };
  });
}

async function run(devices: number, arena: Arena): Promise<Measured> {
  const ticks = devices < 10_000 ? 2 : 4;
  const { codec } = await contest(arena, ['codec'], { rounds: ROUNDS, ticks });
  const { details } = codec.finish;
  return measuredOf(codec, devices, {
    checked: 'equal after encode and decode',
    ratios: {},
    details,
  });
}
