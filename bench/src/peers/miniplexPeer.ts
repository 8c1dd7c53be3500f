import { World } from 'miniplex';
import { listByTick, type MakePointsPeer } from './pointsPeer.js';

interface Point {
  x: number;
  v: number;
}

/** Entities that are plain objects; a whole query, or a list of entities. */
export const miniplexPeer: MakePointsPeer = (load) => {
  const { period, points } = load;
  const world = new World<Partial<Point>>();
  const entities: Point[] = [];
  for (let point = 1; point <= points; point += 1) {
    entities[point] = world.add({ x: point, v: point & 63 });
  }
  const moving = world.with('x', 'v');
  const lists = period === 1 ? [] : listByTick(load, (point) => entities[point] as Point);
  return {
    tick(now) {
      for (const point of period === 1 ? moving : (lists[now % period] as Point[])) {
        const speed = point.v;
        point.x += speed;
        point.v = (speed + 7) & 63;
      }
    },
    x: (point) => (entities[point] as Point).x,
    v: (point) => (entities[point] as Point).v,
  };
};
