/** A line through values, from the lowest to the highest one. */
export function Sparkline({ points }: { readonly points: readonly number[] }) {
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const height = (value: number): number =>
    high === low ? 8 : 15 - ((value - low) / (high - low)) * 14;
  const step = 48 / Math.max(1, points.length - 1);
  const drawn = points.length < 2 ? [low, low] : points;
  const path = drawn.map((value, index) => {
    const x = points.length < 2 ? index * 48 : index * step;
    return `${x.toFixed(1)},${(Number.isFinite(value) ? height(value) : 8).toFixed(1)}`;
  });
  return (
    <svg class="sparkline" viewBox="0 0 48 16" aria-hidden="true">
      <polyline points={path.join(' ')} />
    </svg>
  );
}
