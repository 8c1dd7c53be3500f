import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { route, routeTo } from '../app/route.js';
import { fleet, fleetList, fleetState, shownAs } from '../live/fleetState.js';
import { tickNow } from '../live/gameClock.js';
import { account } from '../session/session.js';
import { MapCanvas } from './mapCanvas.js';
import { placeCodes, starOfCode } from './mapLayout.js';
import { loadStars, loadSystems, mapFault, mapScene } from './loadStars.js';
import { PlacePanel } from './placePanel.js';
import { loadOthers } from './seenOthers.js';

/** The systems of at most so many stars with own devices are read when the map opens. */
const MAX_OWN_SYSTEMS = 40;

/** How often the devices of others are read, in milliseconds. */
const OTHERS_MS = 20_000;

/** The page with the map: the galaxy, the systems in it, and what is known of a place. */
export function MapPage() {
  const { code } = route.value;
  const device = fleet.value.get(code);
  const star = starOfCode(device?.location ?? code);
  useEffect(() => void loadStars(), []);
  const own = ownStars();
  useEffect(() => void loadSystems([...own, star]), [own.join(), star, account.value]);
  useSeenOthers(star);
  return (
    <div class="map-page">
      <h1 class="visually-hidden">Map</h1>
      <MapCanvas
        scene={mapScene.value}
        tickNow={tickNow}
        selected={code}
        onSelect={(picked) => (location.hash = routeTo('map', picked))}
      />
      <div class="map-tools">
        <MapSearch />
        {mapFault.value !== '' && <p class="fault">{mapFault.value}</p>}
      </div>
      {code !== '' && <PlacePanel code={device?.location ?? code} />}
    </div>
  );
}

/** The stars with own devices, and those that journeys touch. */
function ownStars(): readonly string[] {
  const found = new Set<string>();
  for (const { location, travel } of fleetList.value) {
    found.add(starOfCode(location));
    for (const { to } of travel?.legs ?? []) found.add(starOfCode(to));
    if (found.size >= MAX_OWN_SYSTEMS) break;
  }
  return [...found];
}

/** Reads the seen devices of others now and then, with their places in the system of a star. */
function useSeenOthers(star: string): void {
  const { isLoading } = fleetState.value;
  const standing = fleetList.value.filter(({ travel }) => travel === undefined);
  const stars = [...new Set(standing.map(({ location }) => starOfCode(location)))];
  const system = mapScene.value.systems.get(star);
  useEffect(() => {
    // Before all own devices are known, some could be taken for those of others.
    if (isLoading) return undefined;
    const read = (): void => void loadOthers(stars.slice(0, MAX_OWN_SYSTEMS), system);
    read();
    const timer = setInterval(read, OTHERS_MS);
    return () => clearInterval(timer);
  }, [stars.join(), system, isLoading, account.value]);
}

/** Finds a star by code or name, any place by code, and an own device by code. */
export function findOnMap(text: string): string | undefined {
  const asked = text.trim();
  const upper = asked.toUpperCase();
  if (upper === '') return undefined;
  const device = fleet.value.get(asked.toLowerCase());
  if (device !== undefined) return shownAs(device);
  const { stars } = mapScene.value;
  const star =
    stars.find(({ code, name }) => code === upper || name.toUpperCase() === upper) ??
    stars.find(({ code, name }) => code.startsWith(upper) || name.toUpperCase().includes(upper));
  if (star !== undefined) return star.code;
  for (const code of placeCodes(mapScene.value)) if (code === upper) return code;
  // The system of a place may not be loaded yet.
  return stars.some(({ code }) => code === starOfCode(upper)) ? upper : undefined;
}

/** A field that moves the map to a place. */
export function MapSearch() {
  const fault = useSignal('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const text = String(new FormData(form).get('place') ?? '');
    const found = findOnMap(text);
    fault.value = found === undefined ? `Nothing on the map is named ${text}` : '';
    if (found !== undefined) location.hash = routeTo('map', found);
  };
  return (
    <form class="map-search" role="search" onSubmit={submit}>
      <label>
        <span class="hint">Star, place or device</span>
        <input name="place" list="map-stars" autocomplete="off" placeholder="SOL-3" />
      </label>
      <button type="submit" class="quiet" disabled={mapScene.value.stars.length === 0}>
        Find
      </button>
      <datalist id="map-stars">
        {mapScene.value.stars.slice(0, 200).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      {fault.value !== '' && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </form>
  );
}
