import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { MAP_COLORS } from './mapColors.js';

const RING = 'M4 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0';

interface Sign {
  readonly text: string;
  readonly color: string;
  /** A path on a grid of 20 × 20: filled, or a line. */
  readonly path: string;
  readonly isLine?: boolean;
}

const SIGNS: readonly Sign[] = [
  { text: 'Your device on its way', color: MAP_COLORS.travelling, path: 'M4 4l13 6-13 6 4-6z' },
  { text: 'Your devices mine here', color: MAP_COLORS.mining, path: RING, isLine: true },
  { text: 'Your devices print here', color: MAP_COLORS.printing, path: RING, isLine: true },
  { text: 'Your devices do something else', color: MAP_COLORS.idle, path: RING, isLine: true },
  { text: 'The great structure', color: MAP_COLORS.goal, path: RING, isLine: true },
  { text: 'Devices of others', color: MAP_COLORS.other, path: 'M10 4l6 6-6 6-6-6z' },
  { text: 'Asteroids', color: MAP_COLORS.stone, path: 'M3 11h4v4H3zM9 5h3v3H9zM13 11h4v3h-4z' },
  {
    text: 'A point to wait at (Lagrange)',
    color: MAP_COLORS.idle,
    path: 'M7 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    isLine: true,
  },
];

/** A button that shows what the signs of the map mean. */
export function MapLegend() {
  const isOpen = useSignal(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen.value}
        aria-controls={id}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        Signs
      </button>
      <ul id={id} class="map-legend" hidden={!isOpen.value}>
        {SIGNS.map(({ color, isLine, path, text }) => (
          <li key={text}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path
                d={path}
                fill={isLine === true ? 'none' : color}
                stroke={isLine === true ? color : 'none'}
                stroke-width="2"
              />
            </svg>
            {text}
          </li>
        ))}
        <li>
          <span class="locked">Name in red</span> A hub locks the system
        </li>
      </ul>
    </>
  );
}
