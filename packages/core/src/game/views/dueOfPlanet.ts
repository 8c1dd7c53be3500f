import { floorDiv } from '../../kernel/index.js';
import { planetForces } from '../rules/planetForces.js';
import type { PlanetState } from '../rules/planetForces.js';
import { planetStateAt } from '../rules/planet.js';
import type { World } from '../rules/schema.js';
import { terraformLaw } from '../rules/terraformLaw.js';
import { ATTRIBUTES } from '../ruleset/attributes.js';
import { PLANET } from '../state/planets.js';
import type { Foreseen, UntimedReason } from './due.js';

/** What is asked of a planet: of one attribute (a position), or of all (-1). */
export interface PlanetQuestion {
  readonly attribute: number;
  /** Thousandths of the attribute's unit: asked for instead of the milestones. */
  readonly thresholdMilli?: number | undefined;
  /** How many ticks are stepped at most. */
  readonly ticks: number;
}

/** What a planet did on the way. */
interface Watch {
  readonly crossings: Foreseen[];
  /** The last tick in which each attribute changed; 0 for not at all. */
  readonly changed: number[];
  /** Whether it has come to rest. */
  readonly rests: boolean;
}

const MILLI_NANO = 1_000_000;

/**
 * When the attributes of a planet pass milestones, or a threshold, and when they come to rest: by
 * the very computation that steps it, tick by tick, with its devices as they are.
 */
export function dueOfPlanet(world: World, place: number, question: PlanetQuestion): Foreseen[] {
  const { attribute, thresholdMilli, ticks } = question;
  const planet = world.planets.find(place);
  const state = planetStateAt(world, place);
  if (state === undefined) return [];
  const isStill = planet === 0 || world.planets.due(planet, PLANET.step) === 0;
  const { changed, crossings, rests } = isStill
    ? { changed: [], crossings: [], rests: true }
    : watch(world, state, place, question);
  const end = (last: number): number | UntimedReason => {
    if (!rests) return 'not_within';
    return last === 0 ? 'at_rest' : last;
  };
  const numbers = rests ? {} : { ticks };
  if (attribute < 0) {
    const last = changed.reduce((most, tick) => (tick > most ? tick : most), 0);
    return [...crossings, { kind: 'planet_rests', at: end(last), place, numbers }];
  }
  const about = { place, attribute, numbers };
  const foreseen: Foreseen[] = [...crossings];
  if (thresholdMilli !== undefined && crossings.length === 0) {
    const at = rests ? 'at_rest' : 'not_within';
    foreseen.push({ kind: 'threshold_crossed', ...about, at });
  }
  return [...foreseen, { kind: 'attribute_rests', ...about, at: end(changed[attribute] ?? 0) }];
}

function watch(
  world: World,
  start: PlanetState,
  place: number,
  { attribute, thresholdMilli, ticks }: PlanetQuestion,
): Watch {
  const law = terraformLaw(world.setting.ruleset.terraforming);
  const kind = thresholdMilli === undefined ? 'terraforming_milestone' : 'threshold_crossed';
  const marks = ATTRIBUTES.map((_, at): readonly number[] => {
    if (attribute >= 0 && at !== attribute) return [];
    return thresholdMilli === undefined
      ? (law.milestones[at] ?? [])
      : [thresholdMilli * MILLI_NANO];
  });
  const crossings: Foreseen[] = [];
  const changed = ATTRIBUTES.map(() => 0);
  const values = [...start.values];
  const state = { ...start, values };
  for (let tick = world.now + 1; tick <= world.now + ticks; tick += 1) {
    const { delta } = planetForces(law, state);
    let moves = false;
    for (let at = 0; at < delta.length; at += 1) {
      const change = delta[at] as number;
      if (change === 0) continue;
      moves = true;
      changed[at] = tick;
      const from = values[at] as number;
      values[at] = from + change;
      for (const mark of marks[at] as readonly number[]) {
        if (from < mark === from + change < mark) continue;
        const milli = floorDiv(mark, MILLI_NANO);
        const direction = change > 0 ? 'increase' : 'decrease';
        const numbers = { value_milli: milli, direction };
        crossings.push({ kind, at: tick, place, attribute: at, numbers });
      }
    }
    if (!moves) return { crossings, changed, rests: true };
  }
  return { crossings, changed, rests: false };
}
