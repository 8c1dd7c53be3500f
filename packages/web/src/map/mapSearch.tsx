import { useSignal } from '@preact/signals';
import { routeTo } from '../app/route.js';
import { fleet } from '../live/fleetState.js';
import { starOfCode } from './mapLayout.js';
import { mapScene } from './loadStars.js';
import { placeCodes } from './pickPlace.js';

/** Finds a star by code or name, any place by code, and an own device by code. */
export function findOnMap(text: string): string | undefined {
  const asked = text.trim();
  const upper = asked.toUpperCase();
  if (upper === '') return undefined;
  const device = fleet.value.get(asked.toLowerCase());
  if (device !== undefined) return device.travel === undefined ? device.location : asked;
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
      <button type="submit" disabled={mapScene.value.stars.length === 0}>
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
