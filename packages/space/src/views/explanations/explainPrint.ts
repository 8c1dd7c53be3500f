import { max } from '@astrarium/core';
import { deviceBlueprint } from '../../rules/devices/device.js';
import { printJobBill, printJobPile } from '../../rules/printing/printJob.js';
import type { World } from '../../rules/schema.js';
import { CATEGORIES, perCategory } from '../../ruleset/categories.js';
import { deviceTypeAt, deviceTypeIndex } from '../../ruleset/deviceTypes.js';
import type { DeviceType } from '../../ruleset/deviceTypes.js';
import { slowedSeconds } from '../../ruleset/speedPerMille.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { JOB, jobNumber } from '../../state/printers.js';
import { MICRO, STOCK, stockOf } from '../../state/stocks.js';
import { speedTerms, sumOf, SUM_OF_PARTS } from './explanation.js';
import type { Explanation } from './explanation.js';
import { stockOutlook } from '../forecasts/stockOutlook.js';

/** Explains the seconds in which a device prints a type. */
export function explainPrint(world: World, device: DeviceId, type: DeviceType): Explanation {
  const { printSeconds } = deviceBlueprint(world, deviceTypeIndex(type));
  const speed = speedTerms(world, device);
  return {
    about: 'print',
    value: slowedSeconds(printSeconds, speed.speed_per_mille),
    unit: 'seconds',
    formula: 'ceil(print_seconds * 1000 / speed_per_mille)',
    terms: { device_type: type, print_seconds: printSeconds, ...speed },
    parts: [],
  };
}

/** Explains the missing units of a waiting printer, and when they arrive at the present growth. */
export function explainWaiting(world: World, device: DeviceId): Explanation {
  const job = world.devices.get(device, DEVICE.target);
  const bill = printJobBill(world, job);
  const pile = printJobPile(world, world.printers.find(device));
  const outlook = stockOutlook(world, pile);
  const parts = CATEGORIES.flatMap((category, position): Explanation[] => {
    const stock = stockOf(pile, position + 1);
    const have = world.stocks.level(stock, STOCK.amount);
    const need = bill[category] * MICRO;
    if (have >= need) return [];
    const alone = perCategory((each) => (each === category ? bill[category] : 0));
    const terms = {
      resource: category,
      need_micro: need,
      have_micro: have,
      rate_micro: world.stocks.rate(stock, STOCK.amount),
      ...readyTerms(outlook.payable(alone, world.now + 1)),
    };
    const value = max(0, need - have);
    return [{ about: 'shortage', value, unit: 'micro', formula: SHORTAGE, terms, parts: [] }];
  });
  const type = deviceTypeAt(world.jobs.get(job, JOB.deviceType));
  const ready = readyTerms(outlook.payable(bill, world.now + 1));
  return {
    about: 'waiting',
    value: sumOf(parts),
    unit: 'micro',
    formula: SUM_OF_PARTS,
    terms: { job_id: jobNumber(world.setting.key, job), device_type: type, ...ready },
    parts,
  };
}

const SHORTAGE = 'need_micro - have_micro; have_micro grows by rate_micro a tick';

/** The tick at which it arrives; no such term when it never does. */
function readyTerms(tick: number): { readonly ready_tick?: number } {
  return tick === 0 ? {} : { ready_tick: tick };
}
