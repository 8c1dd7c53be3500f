import { answerOf, type Season } from '@astrarium/space/client';
import { grouped } from '@astrarium/web/duration';
import { useSignal } from '@preact/signals';
import { routeTo } from '../app/route.js';
import { deviceName } from '../device/deviceName.js';
import { sentence } from '../device/doneText.js';
import { runOrder, type Tried, tryOrder } from '../device/runOrder.js';
import { Icon } from '../icons/icon.js';
import { recentEvents } from '../live/eventFeed.js';
import { fleet, fleetList, fleetState, stock } from '../live/fleetState.js';
import { placeName } from '../live/places.js';
import { loadRules } from '../live/rules.js';
import { useAnswer } from '../live/useAnswer.js';
import { useTold } from '../live/useTold.js';
import { client } from '../session/session.js';
import { FirstSteps } from './firstSteps.js';
import { type PlaceFacts, type Situation, type Suggestion, suggestionsOf } from './suggestions.js';
import { wordsOf } from '../device/wordsOf.js';

/** How often places are read again, in milliseconds. */
const PLACES_MS = 30_000;

/** What to do next: suggestions with what their dry runs say, what waits, and the first steps. */
export function NextSteps({ season }: { readonly season: Season | null }) {
  const codes = [...new Set(fleetList.value.map(({ location }) => location))].toSorted();
  const scans = recentEvents.value.filter(({ event }) => event === 'scan.completed').length;
  const { data: places } = useAnswer(() => readPlaces(codes), [codes.join(), scans], PLACES_MS);
  const { data: rules } = useAnswer(loadRules, []);
  const [told, tell] = useTold('');
  const devices = fleetList.value;
  const isKnown = places !== undefined && rules !== undefined && devices.length > 0;
  const found = isKnown
    ? suggestionsOf({
        devices,
        season,
        stock: stockUnits(),
        places,
        blueprints: rules.blueprints,
        placeName,
      })
    : undefined;
  return (
    <section class="panel next" aria-labelledby="next">
      <h2 id="next">What to do next</h2>
      <p role="status" class="good">
        {told}
      </p>
      {fleetState.value.fault !== '' && <p class="fault">{fleetState.value.fault}</p>}
      {found === undefined && <p class="hint">Loading …</p>}
      {found?.length === 0 && (
        <p class="hint">All devices are at work. Choose a place on the map to send some there.</p>
      )}
      <ul class="plain">
        {found?.map((one) => (
          <SuggestionItem
            key={`${one.button} ${one.devices.join()}`}
            suggestion={one}
            onDone={tell}
          />
        ))}
      </ul>
      <Waiting />
      <FirstSteps places={places ?? {}} season={season} />
    </section>
  );
}

/** The units in stock by place and resource. */
function stockUnits(): Situation['stock'] {
  const units = [...stock.value].map(([place, resources]) => {
    const quantities = Object.entries(resources).map(([name, one]) => [name, one.quantity]);
    return [place, Object.fromEntries(quantities) as Readonly<Record<string, number>>] as const;
  });
  return Object.fromEntries(units);
}

/** More places than these are not looked at. */
const MAX_PLACES = 8;

async function readPlaces(codes: readonly string[]): Promise<Readonly<Record<string, PlaceFacts>>> {
  const places = await Promise.all(codes.slice(0, MAX_PLACES).map(readPlace));
  return Object.fromEntries(places.flat());
}

async function readPlace(code: string): Promise<(readonly [string, PlaceFacts])[]> {
  try {
    const place = await answerOf(
      client.value.GET('/v1/locations/{code}', { params: { path: { code } } }),
    );
    const resources = place.location_type === 'belt' ? place.belt.resources : {};
    const survey = !('surveyed' in place) ? 'none' : place.surveyed === true ? 'done' : 'open';
    return [[code, { survey, resources }]];
  } catch {
    // A place that cannot be read now suggests nothing.
    return [];
  }
}

function SuggestionItem({
  onDone,
  suggestion,
}: {
  readonly suggestion: Suggestion;
  readonly onDone: (text: string) => void;
}) {
  const { button, devices, icon, order, title, what } = suggestion;
  const { data: tried } = useAnswer(() => tryOut(suggestion), [devices.join(), what]);
  const isBusy = useSignal(false);
  const fault = useSignal('');
  const act = async (): Promise<void> => {
    // A disabled button would lose the focus.
    if (isBusy.value) return;
    isBusy.value = true;
    const { done, refused } = await runOrder(devices, order.command, order.args);
    if (done.length > 0) onDone(done.join(' '));
    fault.value = refused.join(' ');
    isBusy.value = false;
  };
  const isRefused = tried !== undefined && tried.refused.length > 0 && tried.facts.length === 0;
  return (
    <li class="suggestion">
      <Icon name={icon} />
      <div>
        <b>{sentence(title)}</b>
        <p>{[what, ...(tried?.facts ?? []), ...(tried?.refused ?? [])].join(' ')}</p>
        <button type="button" disabled={isRefused} onClick={() => void act()}>
          {button}
        </button>
        {fault.value !== '' && (
          <p class="fault" role="alert">
            {fault.value}
          </p>
        )}
      </div>
    </li>
  );
}

/** What the dry run of a suggestion says, a command for the first of its devices. */
function tryOut({ devices, order }: Suggestion): Promise<Tried> {
  const [code = ''] = devices;
  const device = { device_code: code, location: fleet.value.get(code)?.location ?? '' };
  return tryOrder([{ device, count: devices.length }], devices, order.command, order.args);
}

/** More printers that wait are not looked at. */
const MAX_WAITING = 3;

/** What cannot go on, and why. */
function Waiting() {
  const waiting = fleetList.value
    .filter(({ status }) => status === 'waiting_for_resources')
    .slice(0, MAX_WAITING);
  const codes = waiting.map(({ code }) => code);
  const read = (): Promise<readonly string[]> => Promise.all(codes.map(waitText));
  const { data: texts = [] } = useAnswer(read, [codes.join()], PLACES_MS);
  if (codes.length === 0 || texts.length !== codes.length) return null;
  return (
    <ul class="plain" aria-label="What waits">
      {waiting.map((device, index) => (
        <li key={device.code} class="suggestion waiting">
          <Icon name="print" />
          <p>
            <a href={routeTo('map', device.code)}>{sentence(`${deviceName(device)} waits`)}</a>{' '}
            {texts[index]}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What a printer waits for: `It has 12 of 60 conductive.` */
async function waitText(code: string): Promise<string> {
  const device = await answerOf(
    client.value.GET('/v1/devices/{code}', { params: { path: { code } } }),
  );
  const missing = Object.entries(device.waiting_for ?? {}).map(
    ([name, { have, need }]) => `${grouped(have)} of ${grouped(need)} ${wordsOf(name)}`,
  );
  return missing.length === 0 ? '' : `It has ${missing.join(' and ')}.`;
}
