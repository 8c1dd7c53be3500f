import type { MakePointsPeer } from './pointsPeer.js';

/** Two typed arrays and a loop: the floor. */
export const arraysPeer: MakePointsPeer = ({ period, points }) => {
  const x = new Float64Array(points + 1).map((_, point) => point);
  const v = new Float64Array(points + 1).map((_, point) => point & 63);
  return {
    tick: (now) => moveEvery(x, v, now % period || period, period),
    x: (point) => x[point] as number,
    v: (point) => v[point] as number,
  };
};

function moveEvery(x: Float64Array, v: Float64Array, from: number, step: number): void {
  for (let point = from; point < x.length; point += step) {
    const speed = v[point] as number;
    x[point] = (x[point] as number) + speed;
    v[point] = (speed + 7) & 63;
  }
}
