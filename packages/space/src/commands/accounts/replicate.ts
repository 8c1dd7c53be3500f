import { earnAchievement } from '../../rules/accounts/earnAchievement.js';
import { refusePublicName } from '../../rules/accounts/publicName.js';
import { addReplicant, replicantIn } from '../../rules/accounts/replicant.js';
import { deviceAccount, devicePlace } from '../../rules/devices/device.js';
import { payPrintJob } from '../../rules/printing/printJob.js';
import { refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { pileUnits } from '../../rules/stock/hold.js';
import { refuseShort } from '../../rules/stock/stock.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { FLEET, replicantCode } from '../../state/replicant.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { pileKey } from '../../state/stocks.js';
import { PERSON_NAME, REPLICANT_CODE } from '../definition/argument.js';
import { deviceCheck } from '../definition/check.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * An idle vessel in which no replicant lives becomes the home, and the first device, of a new
 * replicant of the account. The stock at the place pays the bill.
 */
export const replicate = defineDeviceCommand({
  name: 'replicate',
  features: ['host'],
  states: { allowed: ['idle'], otherwise: 'device_busy' },
  args: { name: PERSON_NAME.about('The name of the new replicant.') },
  checks: [deviceCheck(refuseReplicate)],
  answer: { ...DEVICE_NOW, replicant_code: REPLICANT_CODE },
  status: 200,
  run(draft, { account, args, device }) {
    const { key, ruleset } = draft.setting;
    const refusedName = refusePublicName(draft, args.name);
    if (refusedName !== undefined) return refusedName;
    const pile = draft.piles.find(pileKey(account, draft.devices.parent(device, DEVICE.location)));
    payPrintJob(draft, pile, ruleset.replication.bill, 'debit');
    const maker = draft.devices.parent(device, DEVICE.replicant);
    const replicant = addReplicant(draft, account, args.name);
    draft.fleets.set(replicant, FLEET.vessel, device);
    draft.fleets.set(replicant, FLEET.replicated, 1);
    draft.devices.join(device, DEVICE.replicant, replicant);
    draft.emit('replicant.created', maker, device, devicePlace(draft, device), replicant);
    earnAchievement(draft, account, 'first_replicant');
    return { replicant_code: replicantCode(key, replicant) };
  },
});

/** Why a vessel cannot become the home of a new replicant. */
function refuseReplicate(world: World, device: DeviceId): Refused | undefined {
  const { key, ruleset } = world.setting;
  const host = replicantIn(world, device);
  if (host !== 0) {
    return refuse('vessel_occupied', 'A replicant lives in this vessel. Choose another vessel', {
      replicant_code: replicantCode(key, host),
    });
  }
  const account = deviceAccount(world, device);
  const replicants = world.accounts.get(account)?.replicants.length ?? 0;
  const max = ruleset.limits.replicantsPerAccount;
  if (replicants >= max) {
    return refuse(
      'replicant_limit',
      `Too many replicants: ${replicants + 1}, the limit is ${max}`,
      {
        replicants,
        max,
      },
    );
  }
  const pile = world.piles.find(pileKey(account, world.devices.parent(device, DEVICE.location)));
  const bill = CATEGORIES.map((category) => ruleset.replication.bill[category]);
  return refuseShort('short_stock', bill, pileUnits(world, pile));
}
