import {
  answerOf,
  type AttributeState,
  type Climate,
  type PlanetAttribute,
  ProblemError,
} from '@astrarium/space/client';
import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { TimeChart } from '@astrarium/web/time-chart';
import { route, routeTo } from '../app/route.js';
import { Explained } from '../explain/explained.js';
import { findOnMap } from '../home/placeSearch.js';
import { fleetList } from '../live/fleetState.js';
import { serverTime } from '../live/gameClock.js';
import { loadStars, loadSystems, placeName, placesFault, systems } from '../live/places.js';
import { useAnswer } from '../live/useAnswer.js';
import { starOfCode } from '../map/mapLayout.js';
import { account, client } from '../session/session.js';
import { wordsOf } from '../device/wordsOf.js';

/** How often the climate is read, in milliseconds. */
const CLIMATE_MS = 3_000;

/** The planets of more systems are not listed. */
const MAX_SYSTEMS = 10;

/** The page of planets: how each attribute changes, and why. */
export function PlanetsPage() {
  const { code } = route.value;
  const stars = [...new Set(fleetList.value.map(({ location: place }) => starOfCode(place)))];
  useEffect(() => {
    void loadStars();
    void loadSystems([...stars.slice(0, MAX_SYSTEMS), code]);
  }, [stars.join(), code]);
  const planets = stars.flatMap(
    (star) => systems.value.get(star)?.planets.map(({ designation }) => designation) ?? [],
  );
  const typed = useSignal('');
  // The first planet of the list changes with the devices; the page stays at the one it has shown.
  const first = useRef('');
  first.current ||= planets[0] ?? '';
  const shown = code === '' ? first.current : code;
  return (
    <div class="planets">
      <h1>Planets</h1>
      {placesFault.value !== '' && <p class="fault">{placesFault.value}</p>}
      <nav aria-label="Planets of systems with your devices" class="row bodies">
        {planets.map((planet) => (
          <a
            key={planet}
            href={routeTo('planets', planet)}
            aria-current={planet === shown ? 'page' : undefined}
          >
            {placeName(planet)}
          </a>
        ))}
      </nav>
      <form
        class="row fields tight fill one-field"
        onSubmit={(event) => {
          event.preventDefault();
          const found = findOnMap(typed.value).find(({ icon }) => icon === 'planet');
          location.hash = routeTo('planets', found?.code ?? typed.value.trim().toUpperCase());
        }}
      >
        <label>
          <span class="hint">Another planet</span>
          <input
            placeholder="Mars"
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="quiet">
          Show
        </button>
      </form>
      {shown !== '' && <PlanetCard key={shown} code={shown} />}
    </div>
  );
}

function PlanetCard({ code }: { readonly code: string }) {
  const load = () => readClimateHistory(code);
  const { data: samples = [], fault } = useAnswer(load, [code], CLIMATE_MS);
  const last = samples.at(-1);
  if (last === undefined) {
    if (fault !== '') return <p class="fault">{fault}</p>;
    return <p class="hint">No climate of {placeName(code)} can be read yet.</p>;
  }
  return (
    <section class="card">
      <h2>{placeName(code)}</h2>
      {fault !== '' && <p class="fault">{fault}</p>}
      {isUnchanging(samples) ? (
        <UnchangingClimate code={code} attributes={last.attributes} />
      ) : (
        <ClimateCharts code={code} samples={samples} attributes={last.attributes} />
      )}
    </section>
  );
}

interface ClimateProps {
  readonly code: string;
  readonly attributes: Climate['attributes'];
}

/** A climate in which nothing happens, as a sentence. */
function UnchangingClimate({ attributes, code }: ClimateProps) {
  return (
    <p class="unchanging">
      Nothing changes here:{' '}
      {Object.entries(attributes).map(([name, { unit, value }], index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          {wordsOf(name)}{' '}
          <Explained
            query={{ about: 'attribute', location: code, attribute: name as PlanetAttribute }}
          >
            {amountText(value, unit)}
          </Explained>
        </Fragment>
      ))}
      .
    </p>
  );
}

function ClimateCharts({
  attributes,
  code,
  samples,
}: ClimateProps & { readonly samples: readonly ClimateSample[] }) {
  const ticks = samples.map(({ tick }) => tick);
  return (
    <div class="attributes">
      {Object.entries(attributes).map(([name, state]) => {
        const attribute = name as PlanetAttribute;
        const { equilibria, values } = attributeLines(samples, attribute);
        return (
          <article key={name}>
            <TimeChart
              title={titleText(name, state.unit)}
              ticks={ticks}
              lines={[
                { label: 'value', values, color: '--planets' },
                { label: 'equilibrium', values: equilibria, color: '--faint', isDashed: true },
              ]}
            />
            <AttributeTerms state={state} location={code} attribute={attribute} />
          </article>
        );
      })}
    </div>
  );
}

interface TermsProps {
  readonly state: AttributeState;
  readonly location: string;
  readonly attribute: PlanetAttribute;
}

function AttributeTerms({ attribute, location, state }: TermsProps) {
  const { breakdown, delta, unit, value } = state;
  return (
    <p>
      <Explained query={{ about: 'attribute', location, attribute }}>
        {amountText(value, unit)}, {signed(delta)} per tick
      </Explained>
      <br />
      <span class="hint">
        {Object.entries(breakdown)
          .map(([name, part]) => `${name} ${signed(part)}`)
          .join(', ')}
      </span>
    </p>
  );
}

/** The signs of units that have one; a mere index has none. */
const SIGNS: Readonly<Record<string, string>> = { percent: '%', index: '' };

const signOf = (unit: string): string => SIGNS[unit] ?? unit;

/** An amount with its unit: `21 %`, `288 K`, `5` of an index. */
const amountText = (value: number, unit: string): string => `${value} ${signOf(unit)}`.trim();

const titleText = (name: string, unit: string): string =>
  signOf(unit) === '' ? wordsOf(name) : `${wordsOf(name)} (${signOf(unit)})`;

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/** The climate of a planet at one tick. */
export interface ClimateSample extends Climate {
  readonly tick: number;
  /** The first tick that the server kept when it answered. */
  readonly firstTick: number;
}

/** Whether no attribute has changed in the samples, and none is about to. */
export function isUnchanging(samples: readonly ClimateSample[]): boolean {
  const last = samples.at(-1);
  if (last?.at_rest !== true) return false;
  return Object.entries(last.attributes).every(([name, { value }]) =>
    samples.every(({ attributes }) => attributes[name as PlanetAttribute].value === value),
  );
}

/** How far back a chart goes when it is opened, in real seconds. */
const PAST_SECONDS = 45;

/** The time in which the answers come, in real seconds: the server forgets ticks meanwhile. */
const ANSWER_SECONDS = 3;

/** In a faster game, in ticks per second, the worlds that the server keeps are too far apart. */
const MAX_PAST_SPEED = 10;

/** More moments than these are not kept. */
const MAX_KEPT = 400;

/** The moments that were read since the page was opened, by planet. */
const known = new Map<string, readonly ClimateSample[]>();

// What one account may know is not for the next one.
client.subscribe(() => known.clear());

/** Reads the climate of a planet now; the first time also at moments before. */
export async function readClimateHistory(code: string): Promise<readonly ClimateSample[]> {
  const { value: from } = client;
  const present = await readClimate(code);
  if (present === undefined) return [];
  const before = known.get(code) ?? (present.at_rest ? [] : await readPast(code, present));
  const past = before.filter(({ tick }) => tick < present.tick);
  const samples = [...past, present].slice(-MAX_KEPT);
  if (client.value === from) known.set(code, samples);
  return samples;
}

/** Reads the climate of a planet at the moments before, the earliest first. */
async function readPast(code: string, present: ClimateSample): Promise<readonly ClimateSample[]> {
  const speed = serverTime.value?.speed ?? 0;
  if (speed === 0 || speed > MAX_PAST_SPEED) return [];
  const { firstTick, tick } = present;
  const opened = account.value?.opened_tick ?? 0;
  const from = Math.max(
    opened + 1,
    firstTick + Math.ceil(ANSWER_SECONDS * speed),
    tick - Math.round(PAST_SECONDS * speed),
  );
  const moments: number[] = [];
  const step = Math.max(1, Math.round((CLIMATE_MS * speed) / 1000));
  for (let at = tick - step; at >= from; at -= step) moments.unshift(at);
  const read = await Promise.all(moments.map((at) => readClimate(code, at)));
  return read.filter((sample) => sample !== undefined);
}

/** The climate at a tick, or now; undefined where there is none or the server forgot it. */
async function readClimate(code: string, at?: number): Promise<ClimateSample | undefined> {
  const query = at === undefined ? {} : { at };
  const read = await client.value.GET('/v1/locations/{code}', {
    params: { path: { code }, query },
  });
  const place = await answerOf(Promise.resolve(read)).catch((error: unknown) => {
    if (error instanceof ProblemError && [404, 410].includes(error.problem.status)) return;
    throw error;
  });
  if (place?.location_type !== 'planet') return undefined;
  const numberOf = (name: string): number => Number(read.response?.headers.get(name) ?? 0);
  const tick = at ?? numberOf('X-Tick');
  return { ...place.terraforming, tick, firstTick: numberOf('X-First-Tick') };
}

/** The values and equilibria of an attribute in samples. */
export function attributeLines(samples: readonly ClimateSample[], name: PlanetAttribute) {
  return {
    values: samples.map(({ attributes }) => attributes[name].value),
    equilibria: samples.map(({ attributes }) => attributes[name].equilibrium),
  };
}
