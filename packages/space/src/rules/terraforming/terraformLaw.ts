import {
  type Attribute,
  ATTRIBUTE_AT,
  ATTRIBUTES,
  perAttribute,
} from '../../ruleset/attributes.js';
import type { MilliAmounts, TerraformRules } from '../../ruleset/terraformRules.js';

/** Amounts of some attributes, by their positions: thousandths of a unit in a turn. */
export type Effects = readonly { readonly at: number; readonly milli: number }[];

/** A coupling with its cause by position and its threshold in nano. */
export interface CouplingLaw {
  readonly cause: number;
  readonly isCausal: boolean;
  readonly isBelow: boolean;
  readonly threshold: number;
  readonly effects: Effects;
}

/** The rules of terraforming in the form in which they are computed: by position, and in nano. */
export interface TerraformLaw {
  readonly rules: TerraformRules;
  readonly min: readonly number[];
  readonly max: readonly number[];
  readonly rest: readonly number[];
  readonly milestones: readonly (readonly number[])[];
  readonly couplings: readonly CouplingLaw[];
  readonly seeding: readonly {
    readonly at: number;
    readonly min: number;
    readonly max: number;
  }[];
  readonly seeder: Effects;
}

const MILLI_NANO = 1_000_000;

/** Laws by their rules, so that each is made once. */
const LAWS = new WeakMap<TerraformRules, TerraformLaw>();

/** The law of these rules. */
export function terraformLaw(rules: TerraformRules): TerraformLaw {
  const known = LAWS.get(rules);
  if (known !== undefined) return known;
  const law = lawOf(rules);
  LAWS.set(rules, law);
  return law;
}

/** Amounts by the positions of their attributes, in the order of ATTRIBUTES. */
export function effectsOf(amounts: MilliAmounts): Effects {
  return ATTRIBUTES.filter((attribute) => amounts[attribute] !== undefined).map((attribute) => ({
    at: ATTRIBUTE_AT[attribute],
    milli: amounts[attribute] ?? 0,
  }));
}

function lawOf(rules: TerraformRules): TerraformLaw {
  const { couplings, milestonesMilli, milliPerTurn, rangeMilli, restNano, seeding } = rules;
  const nano = (of: (attribute: Attribute) => number) =>
    perAttribute((attribute) => of(attribute) * MILLI_NANO);
  return {
    rules,
    min: nano((attribute) => rangeMilli[attribute].min),
    max: nano((attribute) => rangeMilli[attribute].max),
    rest: perAttribute((attribute) => restNano[attribute]),
    milestones: perAttribute((attribute) =>
      milestonesMilli[attribute].map((milli) => milli * MILLI_NANO),
    ),
    couplings: couplings.map((coupling) => ({
      cause: ATTRIBUTE_AT[coupling.cause],
      isCausal: coupling.kind === 'causal',
      isBelow: coupling.kind === 'below',
      threshold: coupling.thresholdMilli * MILLI_NANO,
      effects: effectsOf(coupling.milliPerTurn),
    })),
    seeding: seeding.map(({ attribute, minMilli, maxMilli }) => ({
      at: ATTRIBUTE_AT[attribute],
      min: minMilli * MILLI_NANO,
      max: maxMilli * MILLI_NANO,
    })),
    seeder: effectsOf(milliPerTurn.bio_seeder),
  };
}
