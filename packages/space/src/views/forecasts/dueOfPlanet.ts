import { floorDiv, min } from '@astrarium/core';
import { planetForces } from '../../rules/terraforming/planetForces.js';
import type { PlanetState } from '../../rules/terraforming/planetForces.js';
import { planetStateAt } from '../../rules/terraforming/planet.js';
import type { World } from '../../rules/schema.js';
import type { Steps } from '../../rules/takeSteps.js';
import { terraformLaw } from '../../rules/terraforming/terraformLaw.js';
import type { TerraformLaw } from '../../rules/terraforming/terraformLaw.js';
import { ATTRIBUTES } from '../../ruleset/attributes.js';
import { PLANET } from '../../state/planets.js';
import type { Foreseen, UntimedReason } from './due.js';
import { itemAt } from '../../state/itemAt.js';

/** A query about a planet: about one attribute (a position), or about all (-1). */
export interface PlanetQuestion {
  readonly attribute: number;
  /** Thousandths of the attribute's unit: asked for instead of the milestones. */
  readonly thresholdMilli?: number | undefined;
  /** Maximum of simulated ticks. */
  readonly ticks: number;
}

/** A simulated planet. */
interface Watch {
  readonly law: TerraformLaw;
  readonly state: PlanetState & { readonly values: number[] };
  /** The value that is searched for, in nano, by attribute. */
  readonly marks: readonly (readonly number[])[];
  readonly crossed: (tick: number, attribute: number, mark: number, change: number) => void;
  /** The last tick in which each attribute changed; 0 for not at all. */
  readonly changed: number[];
}

/** How many ticks are one step. */
const STEP_TICKS = 256;

const MILLI_NANO = 1_000_000;

/**
 * When the attributes of a planet pass milestones, or a threshold, and when they come to rest: by
 * the very computation that steps it, tick by tick, with its devices as they are. The world is
 * read at once, and the steps look at it no more.
 */
export function dueOfPlanet(
  world: World,
  place: number,
  question: PlanetQuestion,
): Steps<Foreseen[]> {
  const planet = world.planets.find(place);
  const isStill = planet === 0 || world.planets.due(planet, PLANET.step) === 0;
  const law = terraformLaw(world.setting.ruleset.terraforming);
  return foresee(law, planetStateAt(world, place), isStill, world.now, place, question);
}

function* foresee(
  law: TerraformLaw,
  start: PlanetState | undefined,
  isStill: boolean,
  now: number,
  place: number,
  question: PlanetQuestion,
): Steps<Foreseen[]> {
  const { attribute, thresholdMilli, ticks } = question;
  if (start === undefined) return [];
  const kind = thresholdMilli === undefined ? 'terraforming_milestone' : 'threshold_crossed';
  const crossings: Foreseen[] = [];
  const crossed: Watch['crossed'] = (at, which, mark, change) => {
    const milli = floorDiv(mark, MILLI_NANO);
    const direction = change > 0 ? 'increase' : 'decrease';
    const numbers = { value_milli: milli, direction };
    crossings.push({ kind, at, place, attribute: which, numbers });
  };
  const changed = ATTRIBUTES.map(() => 0);
  const state = { ...start, values: [...start.values] };
  const watch = { law, state, marks: marksOf(law, question), crossed, changed };
  let rests = isStill;
  for (let past = 0; !rests && past < ticks; past += STEP_TICKS) {
    if (past > 0) yield STEP_TICKS;
    rests = follow(watch, now + past, min(STEP_TICKS, ticks - past));
  }
  const end = (last: number): number | UntimedReason => {
    if (!rests) return 'not_within';
    return last === 0 ? 'at_rest' : last;
  };
  const numbers = rests ? {} : { ticks };
  if (attribute < 0) {
    const last = changed.reduce((max, tick) => (tick > max ? tick : max), 0);
    return [...crossings, { kind: 'planet_rests', at: end(last), place, numbers }];
  }
  const about = { place, attribute, numbers };
  const foreseen: Foreseen[] = [...crossings];
  if (thresholdMilli !== undefined && crossings.length === 0) {
    const at = rests ? 'at_rest' : 'not_within';
    foreseen.push({ kind: 'threshold_crossed', ...about, at });
  }
  return [...foreseen, { kind: 'attribute_rests', ...about, at: end(itemAt(changed, attribute)) }];
}

function marksOf(law: TerraformLaw, { attribute, thresholdMilli }: PlanetQuestion) {
  return ATTRIBUTES.map((_, at): readonly number[] => {
    if (attribute >= 0 && at !== attribute) return [];
    return thresholdMilli === undefined
      ? itemAt(law.milestones, at)
      : [thresholdMilli * MILLI_NANO];
  });
}

/** Simulates a planet for so many ticks; returns whether it came to rest. */
function follow({ changed, crossed, law, marks, state }: Watch, from: number, ticks: number) {
  const { values } = state;
  for (let tick = from + 1; tick <= from + ticks; tick += 1) {
    const { delta } = planetForces(law, state);
    let moves = false;
    for (let at = 0; at < delta.length; at += 1) {
      const change = delta[at] as number;
      if (change === 0) continue;
      moves = true;
      changed[at] = tick;
      const before = values[at] as number;
      values[at] = before + change;
      for (const mark of marks[at] as readonly number[]) {
        if (before < mark !== before + change < mark) crossed(tick, at, mark, change);
      }
    }
    if (!moves) return true;
  }
  return false;
}
