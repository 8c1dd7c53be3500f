import {
  answerOf,
  type AttributeState,
  type Climate,
  locationsGet,
  type PlanetAttribute,
  ProblemError,
  timeGet,
} from '@astrarium/space/client';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { TimeChart } from '@astrarium/web/time-chart';
import { wordsOf } from '@astrarium/web/duration';
import { route, routeTo } from '../app/route.js';
import { Explained } from '../explain/explained.js';
import { fleetList } from '../live/fleetState.js';
import { useAnswer } from '../live/useAnswer.js';
import { starOfCode } from '../map/mapLayout.js';
import { account, client } from '../session/session.js';

/** How often the climate is read, in milliseconds. */
const CLIMATE_MS = 15_000;

/** The page of planets: how each attribute changes, and why. */
export function PlanetsPage() {
  const { code } = route.value;
  const stars = [...new Set(fleetList.value.map(({ location }) => starOfCode(location)))];
  const { data: planets = [], fault } = useAnswer(() => planetsOf(stars), [stars.join()]);
  const typed = useSignal('');
  // The first planet of the list changes with the devices; the page stays at the one it has shown.
  const first = useRef('');
  first.current ||= planets[0] ?? '';
  const shown = code === '' ? first.current : code;
  return (
    <div class="planets">
      <h1>Planets</h1>
      {fault !== '' && <p class="fault">{fault}</p>}
      <nav aria-label="Planets of systems with your devices" class="bodies">
        {planets.map((planet) => (
          <a
            key={planet}
            href={routeTo('planets', planet)}
            aria-current={planet === shown ? 'page' : undefined}
          >
            {planet}
          </a>
        ))}
      </nav>
      <form
        class="map-search"
        onSubmit={(event) => {
          event.preventDefault();
          location.hash = routeTo('planets', typed.value.trim().toUpperCase());
        }}
      >
        <label>
          <span class="hint">Another planet</span>
          <input
            placeholder="SOL-4"
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

async function planetsOf(stars: readonly string[]): Promise<readonly string[]> {
  const read = await Promise.all(
    stars
      .slice(0, 10)
      .map((code) => answerOf(locationsGet({ client: client.value, path: { code } }))),
  );
  return read.flatMap((place) =>
    place.location_type === 'star' ? place.star.planets.map(({ designation }) => designation) : [],
  );
}

function PlanetCard({ code }: { readonly code: string }) {
  const load = () => readClimateHistory(code);
  const { data: samples = [], fault } = useAnswer(load, [code], CLIMATE_MS);
  const last = samples.at(-1);
  if (last === undefined) {
    if (fault !== '') return <p class="fault">{fault}</p>;
    return <p class="hint">No climate of {code} can be read yet.</p>;
  }
  const ticks = samples.map(({ tick }) => tick);
  return (
    <section class="card">
      <h2>{code}</h2>
      {fault !== '' && <p class="fault">{fault}</p>}
      <div class="attributes">
        {Object.entries(last.attributes).map(([name, state]) => {
          const attribute = name as PlanetAttribute;
          const { equilibria, values } = attributeLines(samples, attribute);
          return (
            <article key={name}>
              <TimeChart
                title={`${wordsOf(name)} (${state.unit})`}
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
    </section>
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
        {value} {unit}, {signed(delta)} per tick
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

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/** The climate of a planet at one tick. */
export interface ClimateSample {
  readonly tick: number;
  readonly attributes: Climate['attributes'];
}

/** How far back a chart goes when it is opened, in real seconds. */
const PAST_SECONDS = 45;

/** The time in which the answers come, in real seconds: the server forgets ticks meanwhile. */
const ANSWER_SECONDS = 3;

/** The real time between two moments, in seconds. */
const STEP_SECONDS = 3;

/** More moments than these are not kept. */
const MAX_KEPT = 400;

/** The moments that were read since the page was opened, by planet. */
const known = new Map<string, Map<number, ClimateSample>>();

/** Reads the climate of a planet now and at the moments before it that were not read yet. */
export async function readClimateHistory(code: string): Promise<readonly ClimateSample[]> {
  const asked = await timeGet({ client: client.value });
  const { speed, tick } = await answerOf(Promise.resolve(asked));
  // The server keeps few ticks of the past when the game is fast.
  const first = Number(asked.response?.headers.get('X-First-Tick') ?? 0) + ANSWER_SECONDS * speed;
  const samples = known.get(code) ?? new Map<number, ClimateSample>();
  known.set(code, samples);
  const step = Math.max(1, Math.round(STEP_SECONDS * speed));
  const opened = account.value?.opened_tick ?? 0;
  const from = Math.max(opened + 1, first, tick - Math.round(PAST_SECONDS * speed));
  const missing: number[] = [];
  for (let at = tick - (tick % step); at >= from; at -= step) {
    if (!samples.has(at)) missing.push(at);
  }
  for (const sample of await Promise.all(missing.map((at) => readClimate(code, at)))) {
    if (sample !== undefined) samples.set(sample.tick, sample);
  }
  if (samples.size === 0) {
    // A new account, or a game that stands still, has no past: only the present is shown.
    const present = await readClimate(code);
    if (present !== undefined) return [{ ...present, tick }];
  }
  return [...samples.values()].toSorted((a, b) => a.tick - b.tick).slice(-MAX_KEPT);
}

/** The climate at a tick, or now; undefined when the server does not have it any more. */
async function readClimate(code: string, at?: number): Promise<ClimateSample | undefined> {
  const query = at === undefined ? {} : { at };
  const call = locationsGet({ client: client.value, path: { code }, query });
  const place = await answerOf(call).catch((error: unknown) => {
    if (error instanceof ProblemError && [404, 410].includes(error.problem.status)) return;
    throw error;
  });
  if (place?.location_type !== 'planet') return undefined;
  return { tick: at ?? 0, attributes: place.terraforming.attributes };
}

/** The values and equilibria of an attribute in samples. */
export function attributeLines(samples: readonly ClimateSample[], name: PlanetAttribute) {
  return {
    values: samples.map(({ attributes }) => attributes[name].value),
    equilibria: samples.map(({ attributes }) => attributes[name].equilibrium),
  };
}
