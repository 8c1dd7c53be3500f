import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMicroAu } from '../../galaxy/distance.js';
import { parseLocation } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { astrarium } from '../../game.js';
import { type DeviceType, deviceTypeIndex } from '../../ruleset/deviceTypes.js';
import { HOLDING } from '../../state/account.js';
import { BERTH } from '../../state/berths.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { PRINTER } from '../../state/printers.js';
import type { ReplicantId } from '../../state/replicant.js';
import { STATUS } from '../../state/statuses.js';
import { runs } from '../../../../testkit/test/tier.js';
import { builtGame } from '../../tester.js';
import { addReplicant } from '../accounts/replicant.js';
import { refuseCarrier } from '../carrying/refuseCarrier.js';
import { ensureLocation } from '../ensureLocation.js';
import type { World } from '../schema.js';
import { cooperation } from './cooperation.js';
import { refuseNoYard, yardOf } from './decommissionYard.js';
import {
  addDevice,
  deviceAccount,
  deviceBlueprint,
  devicePlace,
  ensureBerth,
  setDeviceStatus,
} from './device.js';

const [ADA, BO] = [1, 2];
const TYPES = ['autofactory', 'heaven_vessel', 'mining_drone', 'system_hub'] as const;
const PLACES = ['SOL-4', 'SOL-4-L4', 'SOL-BELT-1', 'SOL', 'SOL-2', 'BARNARD'] as const;
const STATES = [STATUS.idle, STATUS.idle, STATUS.printing, STATUS.travelling, STATUS.active];

/** Some devices alike: whose (Ada's, her private sibling's, Bo's), what, where and doing what. */
const group = fc.record({
  owner: fc.constantFrom(0, 0, 1, 2),
  type: fc.constantFrom<DeviceType>(...TYPES),
  place: fc.constantFrom(...PLACES),
  status: fc.constantFrom(...STATES),
  /** More than a list may have for its length to be known at the first look. */
  count: fc.constantFrom(1, 1, 1, 3, 70),
  /** Of carriers: whether there is no room in them. */
  isFull: fc.boolean(),
});

type Group = typeof group extends fc.Arbitrary<infer T> ? T : never;

function galaxy(groups: readonly Group[]) {
  return builtGame(['Ada', 'Bo'], (draft) => {
    const sibling = addReplicant(draft, ADA, 'Cy');
    const owners: readonly ReplicantId[] = [1, sibling, 2];
    for (const { count, isFull, owner, place, status, type } of groups) {
      for (let n = 0; n < count; n += 1) {
        const location = ensureLocation(draft, parseLocation(7, place) ?? 0);
        const device = addDevice(draft, deviceTypeIndex(type), owners[owner] ?? 0, location);
        setDeviceStatus(draft, device, status, 0);
        draft.holdings.add(owner === 2 ? BO : ADA, HOLDING.devices, 1);
        if (type !== 'heaven_vessel' || !isFull) continue;
        for (const _ of [1, 2]) {
          const load = addDevice(
            draft,
            deviceTypeIndex('autofactory'),
            owners[owner] ?? 0,
            location,
          );
          draft.berths.join(ensureBerth(draft, load), BERTH.carrier, ensureBerth(draft, device));
          setDeviceStatus(draft, load, STATUS.stowed, 0);
        }
      }
    }
  });
}

/** The nearest of all autofactories of the game that can take a device apart, ties by code. */
function nearestYard(world: World, device: DeviceId): DeviceId {
  const { devices, printers, setting } = world;
  const here = devicePlace(world, device);
  const { features } = deviceBlueprint(world, devices.get(device, DEVICE.type));
  const standing: readonly number[] = [STATUS.idle, STATUS.printing, STATUS.waitingForResources];
  const yards = printers
    .ids()
    .filter((row) => printers.parent(row, PRINTER.yard) === deviceAccount(world, device))
    .map((row) => printers.get(row, PRINTER.device))
    .filter((yard) => yard !== device && standing.includes(devices.get(yard, DEVICE.status)))
    .filter((yard) => {
      const there = devicePlace(world, yard);
      if (here === there) return true;
      return features.includes('cruise') && locationStar(here) === locationStar(there);
    })
    .map((yard) => ({
      yard,
      distance: distanceMicroAu(setting.seed, here, devicePlace(world, yard)),
      code: deviceCode(setting.key, yard),
    }))
    .sort((a, b) => a.distance - b.distance || (a.code < b.code ? -1 : 1));
  return yards[0]?.yard ?? 0;
}

/** The lowest of all carriers here that takes a device, else the lowest one here. */
function lowestCarrier(world: World, device: DeviceId): DeviceId {
  const { berths } = world;
  const here = berths
    .ids()
    .filter((berth) => berths.parent(berth, BERTH.account) === deviceAccount(world, device))
    .map((berth) => berths.get(berth, BERTH.device))
    .filter((carrier) => devicePlace(world, carrier) === devicePlace(world, device))
    .filter((carrier) => cooperation(world, device, carrier) === 'allowed')
    .sort((a, b) => a - b);
  return (
    here.find((carrier) => refuseCarrier(world, device, carrier) === undefined) ?? here[0] ?? 0
  );
}

test('finds the yard and the carrier that a walk through all devices finds', () => {
  const seen = { yards: 0, carriers: 0, full: 0, none: 0 };
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 12 }), (groups) => {
      const snapshot = galaxy(groups);
      const world = astrarium.read(snapshot);
      const { key } = world.setting;
      for (const device of world.devices.ids().filter((id) => id % 7 === 0)) {
        const yard = nearestYard(world, device);
        expect(yardOf(world, device)).toBe(yard);
        expect(refuseNoYard(world, device) === undefined).toBe(yard !== 0);
        const carrier = lowestCarrier(world, device);
        const { outcome } = astrarium.execute(snapshot, {
          id: 'test',
          account: deviceAccount(world, device),
          type: 'stow',
          args: { device: deviceCode(key, device) },
        });
        seen.yards += yard === 0 ? 0 : 1;
        if (outcome.done) {
          seen.carriers += 1;
          expect(outcome.answer['stowed_in_device_code']).toBe(deviceCode(key, carrier));
        } else if (outcome.refusal.code === 'no_room') {
          seen.full += 1;
          expect(outcome.refusal.numbers['device_code']).toBe(deviceCode(key, carrier));
        } else if (outcome.refusal.code === 'no_vessel') {
          seen.none += 1;
          expect(carrier).toBe(0);
        }
      }
    }),
    runs(100, 2000),
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});
