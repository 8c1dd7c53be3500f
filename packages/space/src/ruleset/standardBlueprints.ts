import type { Blueprint } from './blueprint.js';
import type { DeviceType } from './deviceTypes.js';

type Bill = readonly [number, number, number, number, number, number];

/** The blueprints of the standard rules; bills in the order of CATEGORIES. */
export const STANDARD_BLUEPRINTS: Readonly<Record<DeviceType, Blueprint>> = {
  heaven_vessel: blueprint(
    [2000, 1000, 300, 400, 200, 500],
    28800,
    ['attach', 'cruise', 'host', 'print', 'surge', 'transport'],
    { drivePerMille: 1000, stowCapacity: 16, cargoUnits: 2000, queueLength: 1 },
  ),
  mining_drone: blueprint([100, 50, 25, 25, 0, 0], 600, ['cruise', 'mine', 'stow'], {
    drivePerMille: 1000,
    stowPlaces: 1,
  }),
  survey_drone: blueprint([60, 30, 15, 10, 0, 5], 300, ['cruise', 'stow', 'survey'], {
    drivePerMille: 1200,
    stowPlaces: 1,
  }),
  transport_drone: blueprint([120, 60, 30, 30, 20, 5], 600, ['cruise', 'stow', 'transport'], {
    drivePerMille: 900,
    stowPlaces: 1,
    cargoUnits: 500,
  }),
  maintenance_drone: blueprint([90, 70, 30, 25, 10, 15], 600, ['cruise', 'maintenance', 'stow'], {
    drivePerMille: 1000,
    stowPlaces: 1,
  }),
  ami_mining_controller: blueprint([80, 120, 70, 30, 0, 35], 900, ['ami', 'cruise', 'stow'], {
    drivePerMille: 1000,
    stowPlaces: 1,
  }),
  autofactory: blueprint([800, 400, 200, 150, 50, 80], 2400, ['cruise', 'print', 'stow'], {
    drivePerMille: 300,
    stowPlaces: 8,
    queueLength: 10,
  }),
  compute_core: blueprint([8, 35, 55, 2, 0, 15], 200, ['stow'], { stowPlaces: 1 }),
  surge_plate: blueprint([150, 60, 20, 10, 40, 10], 900, ['stow'], { stowPlaces: 2 }),
  ftl_beacon: blueprint([20, 15, 10, 0, 0, 5], 100, ['beacon', 'stow'], { stowPlaces: 1 }),
  ftl_relay: blueprint([80, 120, 100, 20, 10, 40], 600, ['relay', 'stow'], { stowPlaces: 2 }),
  system_hub: blueprint([3000, 1500, 800, 600, 400, 500], 43200, ['hub']),
  atmo_processor: terraformer([200, 100, 0, 150, 100, 0], 1800),
  gas_separator: terraformer([180, 120, 60, 100, 60, 10], 1800),
  aquifer_tap: terraformer([240, 80, 60, 60, 40, 0], 1500),
  orbital_mirror: terraformer([160, 80, 200, 40, 0, 10], 1500),
  thermal_lance: terraformer([260, 220, 80, 40, 60, 40], 2700),
  orbital_shade: terraformer([160, 40, 120, 120, 0, 10], 1500),
  cryo_disperser: terraformer([200, 120, 60, 60, 240, 30], 2700),
  filtration_array: terraformer([140, 100, 120, 120, 40, 20], 2100),
  bio_seeder: terraformer([100, 60, 60, 240, 120, 30], 2400),
};

/** A blueprint; members that are not given are 0. */
function blueprint(
  [structural, conductive, silicates, carbon, volatiles, rares]: Bill,
  printSeconds: number,
  features: Blueprint['features'],
  more: Partial<Blueprint> = {},
): Blueprint {
  return {
    bill: { structural, conductive, silicates, carbon, volatiles, rares },
    printSeconds,
    features,
    drivePerMille: 0,
    stowPlaces: 0,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0,
    ...more,
  };
}

/** The blueprint of a device that changes a planet: these differ in nothing but their price. */
function terraformer(bill: Bill, printSeconds: number): Blueprint {
  const features = ['cruise', 'stow', 'terraform'] as const;
  return blueprint(bill, printSeconds, features, { drivePerMille: 500, stowPlaces: 4 });
}
