import type { Overview } from '@astrarium/space/client';
import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { route, routeTo } from '../app/route.js';
import { DevicePanel } from '../device/devicePanel.js';
import { fleet, fleetList, fleetState, shownAs } from '../live/fleetState.js';
import { loadStars, loadSystems, placesFault, season, systems } from '../live/places.js';
import { loadClimates } from '../map/climates.js';
import { starOfCode } from '../map/mapLayout.js';
import { PlacePanel } from '../map/placePanel.js';
import { loadOthers } from '../map/seenOthers.js';
import { account } from '../session/session.js';
import { FleetAtWork } from './fleetAtWork.js';
import { NextSteps } from './nextSteps.js';
import { PlaceSearch } from './placeSearch.js';
import { type Destination, SendPanel } from './sendPanel.js';
import { StockBar } from './stockBar.js';
import { WhileAway } from './whileAway.js';
import { TimeSlider } from './timeSlider.js';

/** The picture under the panels. It is loaded after them. */
const ShellMap = lazy(async () => (await import('./shellMap.js')).ShellMap);

/** The systems of at most so many stars with own devices are read when the map opens. */
const MAX_OWN_SYSTEMS = 40;

/** How often the devices of others and the season are read, in milliseconds. */
const OTHERS_MS = 20_000;

/** How often the climates of the shown system are read, in milliseconds. */
const CLIMATES_MS = 60_000;

/** The map with the panels on it: for who plays what to do next, the fleet, the stock and time. */
export function Shell({ overview }: { readonly overview: Overview | undefined }) {
  const { code, page } = route.value;
  const player = account.value?.account;
  const isPlayer = player !== undefined;
  const device = fleet.value.get(code);
  const star = starOfCode(device?.location ?? code);
  const ordered = useSignal<Destination | undefined>(undefined);
  const own = ownStars();
  useEffect(() => {
    void loadStars();
    const timer = setInterval(() => void loadStars(), OTHERS_MS);
    return () => clearInterval(timer);
  }, []);
  const goal = season.value?.objective.location ?? '';
  useEffect(() => void loadSystems([...own, star, goal]), [own.join(), star, goal, player]);
  useSeenOthers(star);
  const isKnown = systems.value.has(star);
  useEffect(() => {
    void loadClimates(star);
    const timer = setInterval(() => void loadClimates(star), CLIMATES_MS);
    return () => clearInterval(timer);
  }, [star, isKnown, player]);
  useEffect(() => void (ordered.value = undefined), [code]);
  return (
    <div
      class={`shell ${page === 'map' ? 'is-map' : 'is-home'} ${code === '' ? '' : 'has-choice'}`}
    >
      <h1 class="visually-hidden">{page === 'map' ? 'Map' : 'Start'}</h1>
      <Suspense fallback={<div class="map-frame night" />}>
        <ShellMap
          key={player}
          selected={device === undefined ? code : shownAs(device)}
          onOrder={(place) => (ordered.value = { place })}
        />
      </Suspense>
      <div class="shell-top">
        {isPlayer && <StockBar />}
        <PlaceSearch />
      </div>
      {placesFault.value !== '' && (
        <p class="fault panel" role="alert">
          {placesFault.value}
        </p>
      )}
      {isPlayer && (
        <div class="shell-start">
          <WhileAway />
          <NextSteps season={overview?.season ?? null} />
        </div>
      )}
      <div class="shell-end">
        {ordered.value !== undefined && isPlayer && (
          <SendPanel
            destination={ordered.value}
            first={device?.to === null ? code : ''}
            onClose={() => (ordered.value = undefined)}
          />
        )}
        {code !== '' && (device === undefined || !isPlayer) && (
          <PlacePanel
            code={code}
            onClose={() => (location.hash = routeTo(page))}
            onOrder={
              isPlayer && ordered.value === undefined
                ? () => (ordered.value = { place: code })
                : undefined
            }
          />
        )}
        {code !== '' && device !== undefined && (
          <DevicePanel key={code} code={code} closedBy={routeTo(page)} />
        )}
        {isPlayer && ordered.value === undefined && code === '' && <FleetAtWork />}
      </div>
      {isPlayer && <TimeSlider />}
    </div>
  );
}

/** The stars with own devices, and those to which they travel. */
function ownStars(): readonly string[] {
  const found = new Set<string>();
  for (const { location: place, to } of fleetList.value) {
    found.add(starOfCode(place));
    if (to !== null) found.add(starOfCode(to));
    if (found.size >= MAX_OWN_SYSTEMS) break;
  }
  return [...found];
}

/** Reads the seen devices of others now and then, with their places in the system of a star. */
function useSeenOthers(star: string): void {
  const { isLoading } = fleetState.value;
  const player = account.value?.account;
  const standing = fleetList.value.filter(({ to }) => to === null);
  const stars = [...new Set(standing.map(({ location: place }) => starOfCode(place)))];
  useEffect(() => {
    // Before all own devices are known, some could be taken for those of others.
    if (isLoading || player === undefined) return undefined;
    const read = (): void => void loadOthers(stars.slice(0, MAX_OWN_SYSTEMS), star);
    read();
    const timer = setInterval(read, OTHERS_MS);
    return () => clearInterval(timer);
  }, [stars.join(), star, isLoading, player]);
}
