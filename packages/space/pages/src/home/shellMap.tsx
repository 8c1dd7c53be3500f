import { signal, useComputed } from '@preact/signals';
import { routeTo } from '../app/route.js';
import { liveScene, mapDevices } from '../map/liveScene.js';
import { starOfCode } from '../map/mapLayout.js';
import { MapCanvas } from '../map/mapCanvas.js';
import { tickNow } from '../live/gameClock.js';
import { pickedPlace, triedRoute } from '../form/formScope.js';
import { fleetList } from '../live/fleetState.js';
import { shownTime } from './timeSlider.js';

/** The edges of a wide window that the panels cover, in pixels; the style sheet has the same. */
const COVERED = { left: 312, right: 312, top: 80, bottom: 88 };

/** In a narrow window it is the search alone. */
const COVERED_NARROW = { left: 0, right: 0, top: 0, bottom: 24 };

const WIDE = matchMedia('(min-width: 60.01rem)');
const isWide = signal(WIDE.matches);
WIDE.addEventListener('change', ({ matches }) => (isWide.value = matches));

/** The map of the running game, or of the time that the slider shows. */
export function ShellMap({
  onOrder,
  selected,
}: {
  /** The code of the selected place or device, or empty. */
  readonly selected: string;
  readonly onOrder: (code: string) => void;
}) {
  const scene = useComputed(() => {
    const then = shownTime.value?.devices;
    const devices = then === undefined ? liveScene.value.devices : mapDevices(then);
    return { ...liveScene.value, devices, route: triedRoute.value };
  });
  return (
    <MapCanvas
      scene={scene.value}
      tickNow={() => shownTime.value?.tick ?? tickNow()}
      selected={selected === '' ? homeStar() : selected}
      onSelect={(picked) => {
        if (pickedPlace.value !== undefined) pickedPlace.value(picked);
        else location.hash = routeTo('map', picked);
      }}
      onOrder={onOrder}
      covered={isWide.value ? COVERED : COVERED_NARROW}
    />
  );
}

/** The star with the most own devices; empty without devices. */
function homeStar(): string {
  const counts = new Map<string, number>();
  for (const { location: place } of fleetList.value) {
    const star = starOfCode(place);
    counts.set(star, (counts.get(star) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
