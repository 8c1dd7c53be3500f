import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { astrarium } from '@astrarium/space';
import { defineFieldSimulation } from '@astrarium/core';
import { logWriter } from '@astrarium/core/log';
import { emptyBatch, sqliteStore } from '@astrarium/host';
import { journalBackend } from '@astrarium/internal/kernel';
import { SeasonContender } from '../world/seasonContender.js';
import { seasonDefinition, seasonGalaxy } from '../world/seasonGalaxy.js';

/** The address of an account of the large game. */
export const emailOf = (account: number): string => `bot${account}@example.org`;

/** The path of the store in a folder. */
export const storeIn = (folder: string): string => join(folder, 'million.sqlite');

/**
 * Writes the store of a large game: a season whose devices work, as a keyframe. The first
 * `withAddress` accounts have addresses, so that they can have tokens.
 */
export function writeMillionStore(folder: string, devices: number, withAddress: number): void {
  const galaxy = seasonGalaxy(devices);
  const sim = defineFieldSimulation(seasonDefinition(galaxy), journalBackend);
  const season = new SeasonContender('million', sim, false, galaxy);
  const encoded = sim.encode(season.snapshot);
  const snapshot = astrarium.decode(encoded);
  const writer = logWriter(astrarium, astrarium.genesis(galaxy.setting));
  const lines = [writer.header, writer.checkpoint(snapshot)];
  const nowMs = Date.now();
  const store = sqliteStore(storeIn(folder), { nowMs });
  store.commit({
    ...emptyBatch({ tick: snapshot.now, wall_ms: nowMs, speed: 0 }),
    lines: lines.map((line, n) => ({ n, text: line.slice(0, -1) })),
    credentials: Array.from({ length: withAddress }, (_, at) => ({
      account: at + 1,
      email: emailOf(at + 1),
      pending_email: null,
      issued_ms: 0,
      is_used: 1,
      name: '',
      seated: 0 as const,
    })),
    keyframe: {
      tick: snapshot.now,
      n: lines.length - 1,
      hash: astrarium.hash(snapshot),
      position: JSON.stringify(writer.position()),
      bytes: deflateRawSync(encoded, { level: 1 }),
    },
  });
  store.close();
}
