import {
  answerOf,
  type Climate,
  locationsGet,
  type PlanetAttribute,
  timeGet,
} from '@astrarium/client';
import { account, client } from '../session/session.js';

/** The climate of a planet at one tick. */
export interface ClimateSample {
  readonly tick: number;
  readonly attributes: Climate['attributes'];
}

/** The past that the server surely can read, in real seconds. */
const PAST_SECONDS = 45;

/** The real time between two moments, in seconds. */
const STEP_SECONDS = 3;

/** More moments than these are not kept. */
const MAX_KEPT = 400;

/** The moments that were read since the page was opened, by planet. */
const known = new Map<string, Map<number, ClimateSample>>();

/** Reads the climate of a planet now and at the moments before it that were not read yet. */
export async function readClimateHistory(code: string): Promise<readonly ClimateSample[]> {
  const { speed, tick } = await answerOf(timeGet({ client: client.value }));
  const samples = known.get(code) ?? new Map<number, ClimateSample>();
  known.set(code, samples);
  const step = Math.max(1, Math.round(STEP_SECONDS * speed));
  const opened = account.value?.opened_tick ?? 0;
  const first = Math.max(opened + 1, tick - Math.round(PAST_SECONDS * speed));
  const missing: number[] = [];
  for (let at = tick - (tick % step); at >= first; at -= step) {
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
  const place = await answerOf(call).catch(() => undefined);
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
