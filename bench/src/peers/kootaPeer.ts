import { createWorld, type Entity, getStore, trait } from 'koota';
import { listByTick, type MakePointsPeer } from './pointsPeer.js';

const Point = trait({ x: 0, v: 0 });

/** A trait whose stores a loop writes, which koota recommends where speed counts. */
export const kootaPeer: MakePointsPeer = (load) => {
  const { period, points } = load;
  const world = createWorld();
  const entities: Entity[] = [];
  for (let point = 1; point <= points; point += 1) {
    entities[point] = world.spawn(Point({ x: point, v: point & 63 }));
  }
  const idOf = (point: number) => (entities[point] as Entity).id();
  const lists = period === 1 ? [] : listByTick(load, idOf);
  const store = getStore(world, Point);
  return {
    tick(now) {
      if (period === 1) {
        world.query(Point).useStores(([point], all) => {
          for (let n = 0; n < all.length; n += 1) moveOne(point, (all[n] as Entity).id());
        });
      } else for (const id of lists[now % period] as number[]) moveOne(store, id);
    },
    x: (point) => store.x[idOf(point)] as number,
    v: (point) => store.v[idOf(point)] as number,
  };
};

function moveOne({ v, x }: { readonly x: number[]; readonly v: number[] }, id: number): void {
  const speed = v[id] as number;
  x[id] = (x[id] as number) + speed;
  v[id] = (speed + 7) & 63;
}
