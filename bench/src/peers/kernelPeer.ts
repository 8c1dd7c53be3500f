import {
  defineFieldSchema,
  defineFieldSimulation,
  defineTable,
  json,
  timer,
  word,
} from '@astrarium/core';
import type { PointsLoad, PointsPeer } from './pointsPeer.js';

const points = defineTable('points', { x: word, v: word, moves: timer });
const clocks = defineTable('clocks', { ticks: timer });
const schema = defineFieldSchema({
  tables: { points, clocks },
  documents: {},
  events: {},
  setting: json<{ readonly seed: number }>(),
});
const POINT = points.fields;
const CLOCK = clocks.fields;

/**
 * The points in a table of the kernel. With `timers`, each point has a timer for its next move;
 * otherwise one timer moves all points of a tick in a loop. Each tick makes an immutable snapshot
 * and its hash, which the libraries do not.
 */
export function kernelPeer({ period, points: count }: PointsLoad, timers: boolean) {
  const sim = defineFieldSimulation({
    name: 'points',
    version: 1,
    schema,
    commands: {},
    systems: [
      {
        name: 'move',
        table: 'points',
        timer: 'moves',
        run({ now, points: rows }, point) {
          const speed = rows.get(point, POINT.v);
          rows.set(point, POINT.x, rows.get(point, POINT.x) + speed);
          rows.set(point, POINT.v, (speed + 7) & 63);
          rows.schedule(point, POINT.moves, now + period);
        },
      },
      {
        name: 'tick',
        table: 'clocks',
        timer: 'ticks',
        run({ clocks: clock, now, points: rows }, row) {
          for (let point = now % period || period; point <= count; point += period) {
            const speed = rows.get(point, POINT.v);
            rows.set(point, POINT.x, rows.get(point, POINT.x) + speed);
            rows.set(point, POINT.v, (speed + 7) & 63);
          }
          clock.schedule(row, CLOCK.ticks, now + 1);
        },
      },
    ],
    genesis({ clocks: clock, points: rows }) {
      for (let point = 1; point <= count; point += 1) {
        const row = rows.insert();
        rows.set(row, POINT.x, point);
        rows.set(row, POINT.v, point & 63);
        if (timers) rows.schedule(row, POINT.moves, point % period || period);
      }
      if (!timers) clock.schedule(clock.insert(), CLOCK.ticks, 1);
    },
  });
  let snapshot = sim.genesis({ seed: 1 });
  const peer: PointsPeer & { hash(): string } = {
    tick() {
      ({ snapshot } = sim.tick(snapshot));
      sim.hash(snapshot);
    },
    x: (point) => sim.read(snapshot).points.get(point, POINT.x),
    v: (point) => sim.read(snapshot).points.get(point, POINT.v),
    hash: () => sim.hash(snapshot),
  };
  return peer;
}
