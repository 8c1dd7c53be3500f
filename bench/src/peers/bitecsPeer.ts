import { addComponent, addEntity, createWorld, query } from 'bitecs';
import { listByTick, type MakePointsPeer } from './pointsPeer.js';

/** Components in typed arrays, as bitECS recommends; a whole query, or a list of entities. */
export const bitecsPeer: MakePointsPeer = (load) => {
  const { period, points } = load;
  const world = createWorld();
  const Point = { x: new Float64Array(points + 2), v: new Float64Array(points + 2) };
  const ids = new Int32Array(points + 1);
  for (let point = 1; point <= points; point += 1) {
    const entity = addEntity(world);
    addComponent(world, entity, Point);
    ids[point] = entity;
    Point.x[entity] = point;
    Point.v[entity] = point & 63;
  }
  const lists = period === 1 ? [] : listByTick(load, (point) => ids[point] as number);
  return {
    tick(now) {
      const moving = period === 1 ? query(world, [Point]) : (lists[now % period] as number[]);
      move(Point.x, Point.v, moving);
    },
    x: (point) => Point.x[ids[point] as number] as number,
    v: (point) => Point.v[ids[point] as number] as number,
  };
};

function move(x: Float64Array, v: Float64Array, entities: ArrayLike<number>): void {
  for (let n = 0; n < entities.length; n += 1) {
    const entity = entities[n] as number;
    const speed = v[entity] as number;
    x[entity] = (x[entity] as number) + speed;
    v[entity] = (speed + 7) & 63;
  }
}
