import { planetForces } from '../../rules/terraforming/planetForces.js';
import { planetStateAt } from '../../rules/terraforming/planet.js';
import { terraformLaw } from '../../rules/terraforming/terraformLaw.js';
import type { World } from '../../rules/schema.js';
import { type Attribute, ATTRIBUTE_UNITS, ATTRIBUTES } from '../../ruleset/attributes.js';
import { itemAt } from '../../state/itemAt.js';

const NANO = 1_000_000_000;

/** One attribute of a planet: in its unit, and what the next tick does to it, by cause. */
export interface AttributeView {
  readonly unit: string;
  readonly value: number;
  /** What nature keeps without devices. */
  readonly equilibrium: number;
  /** What the next tick adds. */
  readonly delta: number;
  /** The delta by cause; `held` is what the range and the dead band take back. */
  readonly breakdown: Readonly<Record<'devices' | 'drift' | 'couplings' | 'held', number>>;
}

/** The climate of a planet, from the very computation that steps it; undefined elsewhere. */
export function climateView(world: World, place: number) {
  const state = planetStateAt(world, place);
  if (state === undefined) return undefined;
  const forces = planetForces(terraformLaw(world.setting.ruleset.terraforming), state);
  const attributes = ATTRIBUTES.map((attribute, at): [Attribute, AttributeView] => {
    const of = (amounts: readonly number[]): number => itemAt(amounts, at);
    const [devices, drift, couplings] = [
      of(forces.devices),
      of(forces.drift),
      of(forces.couplings),
    ];
    const delta = of(forces.delta);
    const limited = delta - devices - drift - couplings;
    return [
      attribute,
      {
        unit: ATTRIBUTE_UNITS[attribute],
        value: of(state.values) / NANO,
        equilibrium: of(state.natural) / NANO,
        delta: delta / NANO,
        breakdown: {
          devices: devices / NANO,
          drift: drift / NANO,
          couplings: couplings / NANO,
          held: limited / NANO,
        },
      },
    ];
  });
  return {
    at_rest: forces.delta.every((delta) => delta === 0),
    attributes: Object.fromEntries(attributes) as Readonly<Record<Attribute, AttributeView>>,
  };
}
