import {
  addByTurn,
  couplingWeight,
  isHabitable,
  planetForces,
} from '../../rules/terraforming/planetForces.js';
import type { PlanetState } from '../../rules/terraforming/planetForces.js';
import { terraformLaw } from '../../rules/terraforming/terraformLaw.js';
import type { CouplingLaw, Effects, TerraformLaw } from '../../rules/terraforming/terraformLaw.js';
import type { World } from '../../rules/schema.js';
import type { Steps } from '../../rules/takeSteps.js';
import { type Attribute, ATTRIBUTE_UNITS, ATTRIBUTES } from '../../ruleset/attributes.js';
import { explainTeams } from './explainTeams.js';
import { sumOf, SUM_OF_PARTS } from './explanation.js';
import type { Explanation } from './explanation.js';
import { itemAt } from '../../state/itemAt.js';

const UNIT = 'nano_per_tick';

/**
 * Explains in steps the change of an attribute (a position) of a planet in the next tick: devices,
 * drift, couplings, and the limits of range and dead band. Only devices of these replicants are
 * listed one by one; the sum of all others follows from the public total.
 */
export function* explainAttribute(
  world: World,
  place: number,
  state: PlanetState,
  at: number,
  visible: readonly number[],
): Steps<Explanation> {
  const law = terraformLaw(world.setting.ruleset.terraforming);
  const forces = planetForces(law, state);
  const of = (amounts: readonly number[]): number => itemAt(amounts, at);
  const attribute = itemAt(ATTRIBUTES, at);
  const teams = yield* explainTeams(world, place, at, visible, isHabitable(law, state.values));
  const rest = of(forces.devices) - sumOf(teams);
  const others: Explanation[] = rest === 0 ? [] : [part('others', rest, OTHERS)];
  const parts = [
    part('devices', of(forces.devices), SUM_OF_PARTS, {}, [...teams, ...others]),
    part('drift', of(forces.drift), DRIFT, {
      equilibrium_nano: of(state.natural),
      value_nano: of(state.values),
      drift_seconds: state.driftSeconds,
    }),
    explainCouplings(law, state, at),
  ];
  const limited = of(forces.delta) - sumOf(parts);
  return {
    about: 'attribute',
    value: of(forces.delta),
    unit: UNIT,
    formula: SUM_OF_PARTS,
    terms: {
      attribute,
      attribute_unit: ATTRIBUTE_UNITS[attribute],
      value_nano: of(state.values),
      equilibrium_nano: of(state.natural),
    },
    parts: [
      ...parts,
      part('held', limited, HELD, {
        least_nano: of(law.min),
        most_nano: of(law.max),
        dead_band_nano: of(law.rest),
      }),
    ],
  };
}

const OTHERS = 'what other devices add, and what stacking with them takes';
const DRIFT = 'trunc((equilibrium_nano - value_nano) / drift_seconds)';
const HELD = 'the sum taken back if it is within the dead band, or what leads out of the range';
const COUPLING = 'trunc(milli_per_turn * weight_ppm / turn_seconds)';

function explainCouplings(law: TerraformLaw, { natural, values }: PlanetState, at: number) {
  const parts = law.couplings.flatMap((coupling): Explanation[] => {
    const effect = coupling.effects.filter((one) => one.at === at);
    const weight = couplingWeight(law, coupling, values, natural);
    if (effect.length === 0 || weight === 0) return [];
    return [
      part('coupling', byTurn(law, effect, at, weight), COUPLING, {
        ...couplingTerms(coupling),
        cause_value_nano: itemAt(values, coupling.cause),
        cause_equilibrium_nano: itemAt(natural, coupling.cause),
        milli_per_turn: effect[0]?.milli ?? 0,
        weight_ppm: weight,
        turn_seconds: law.rules.turnSeconds,
      }),
    ];
  });
  return part('couplings', sumOf(parts), SUM_OF_PARTS, {}, parts);
}

function couplingTerms({ cause, isBelow, isCausal, threshold }: CouplingLaw) {
  const name: Attribute = itemAt(ATTRIBUTES, cause);
  return {
    cause: name,
    kind: isCausal ? 'causal' : isBelow ? 'below' : 'above',
    threshold_nano: threshold,
  };
}

function byTurn(law: TerraformLaw, effects: Effects, at: number, weight: number): number {
  const sums = ATTRIBUTES.map(() => 0);
  addByTurn(sums, law.rules.turnSeconds, effects, weight);
  return itemAt(sums, at);
}

function part(
  about: string,
  value: number,
  formula: string,
  terms: Explanation['terms'] = {},
  parts: readonly Explanation[] = [],
): Explanation {
  return { about, value, unit: UNIT, formula, terms, parts };
}
