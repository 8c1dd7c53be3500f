import { useSignal } from '@preact/signals';
import { routeTo } from '../app/route.js';
import { deviceName } from '../device/deviceName.js';
import { Icon } from '../icons/icon.js';
import type { IconName } from '../icons/icons.js';
import { fleetList } from '../live/fleetState.js';
import { season, stars, systems } from '../live/places.js';

/** More suggestions than these are not read. */
const MAX_FOUND = 8;

/** Something on the map: a place or a device. */
interface Found {
  readonly code: string;
  readonly name: string;
  readonly icon: IconName;
}

/** Places and own devices whose name or code begins with a text, or has a word that does. */
export function findOnMap(text: string, among: Iterable<Found> = everything()): readonly Found[] {
  const asked = text.trim().toLowerCase();
  if (asked === '') return [];
  const rank = ({ code, name }: Found): number => {
    const [low, lowCode] = [name.toLowerCase(), code.toLowerCase()];
    if (low === asked || lowCode === asked) return 0;
    if (low.startsWith(asked)) return 1;
    if (lowCode.startsWith(asked)) return 2;
    return low.includes(` ${asked}`) ? 3 : Infinity;
  };
  return [...among]
    .map((found) => [rank(found), found] as const)
    .filter(([order]) => order < Infinity)
    .toSorted(([a], [b]) => a - b)
    .slice(0, MAX_FOUND)
    .map(([, found]) => found);
}

function* everything(): Generator<Found> {
  yield* allPlaces();
  for (const device of fleetList.value) {
    yield { code: device.code, name: deviceName(device), icon: device.type };
  }
}

/** The known places. */
export function* allPlaces(): Generator<Found> {
  for (const { designation: code, name } of stars.value) yield { code, name, icon: 'star' };
  for (const { names } of systems.value.values()) {
    for (const [code, name = code] of Object.entries(names))
      yield { code, name, icon: iconOf(code) };
  }
  const objective = season.value?.objective;
  if (objective) yield { code: objective.location, name: objective.name, icon: 'season' };
}

const iconOf = (code: string): IconName =>
  code.includes('-BELT-') ? 'belt' : /-\d+-\d+$/.test(code) ? 'moon' : 'planet';

/** A field that finds places and devices while one types; Enter goes to the first. */
export function PlaceSearch() {
  const text = useSignal('');
  const fault = useSignal('');
  const found = findOnMap(text.value);
  const go = (code: string): void => {
    text.value = '';
    fault.value = '';
    location.hash = routeTo('map', code);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const [first] = found;
    // A place of a system that is not known yet has no name here, but its code is enough.
    const code = /^[A-Za-z0-9]+-[-\w]+$/.test(text.value.trim())
      ? text.value.trim().toUpperCase()
      : undefined;
    if (first !== undefined) go(first.code);
    else if (code !== undefined) go(code);
    else fault.value = `Nothing on the map is named ${text.value}.`;
  };
  return (
    <form class="place-search fill" role="search" onSubmit={submit}>
      <label>
        <span class="visually-hidden">Star, place or device</span>
        <Icon name="search" />
        <input
          value={text.value}
          autocomplete="off"
          placeholder="Find a star, place or device"
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </label>
      {found.length > 0 && (
        <ul class="panel found" aria-label="Found">
          {found.map(({ code, icon, name }) => (
            <li key={code}>
              <button type="button" class="row-button with-icon" onClick={() => go(code)}>
                <Icon name={icon} />
                <span>
                  {name} <code>{code}</code>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {fault.value !== '' && (
        <p class="panel found fault" role="alert">
          {fault.value}
        </p>
      )}
    </form>
  );
}
