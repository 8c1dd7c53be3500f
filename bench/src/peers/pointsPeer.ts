/** Points with a place and a speed, numbered from 1; in each tick, some of them move. */
export interface PointsLoad {
  readonly points: number;
  /** Point `n` moves in tick `t` when `n` and `t` have the same remainder by this number. */
  readonly period: number;
}

/** A library that holds the points. */
export interface PointsPeer {
  /** Moves all points of a tick. */
  tick(now: number): void;
  x(point: number): number;
  v(point: number): number;
}

/** Makes a peer with all points at their start: `x` is `n`, and `v` is `n & 63`. */
export type MakePointsPeer = (load: PointsLoad) => PointsPeer;

/** The points that move in each tick of a period, in lists made before the measurement. */
export function listByTick<Entity>(
  { period, points }: PointsLoad,
  entityOf: (point: number) => Entity,
): Entity[][] {
  const lists = Array.from({ length: period }, (): Entity[] => []);
  for (let point = 1; point <= points; point += 1) {
    (lists[point % period] as Entity[]).push(entityOf(point));
  }
  return lists;
}
