import { CATEGORIES, type DeviceView } from '@astrarium/core';
import type { BotHand } from './botHand.js';

/** A change of mind: something that is under way is told to be something else. */
export function followWhim(hand: BotHand, own: readonly DeviceView[]): void {
  const mining = own.filter(({ status }) => status.startsWith('mining'));
  const miner = hand.pick(mining);
  switch (hand.chance(8)) {
    case 0:
    case 1:
    case 2: {
      const resource = hand.pick(CATEGORIES);
      if (miner !== undefined) hand.tell('retarget', { device: miner.device_code, resource });
      return;
    }
    case 3:
      if (miner !== undefined) hand.tell('deactivate', { device: miner.device_code });
      return;
    case 4: {
      const tracking = hand.pick(own.filter(({ status }) => status === 'tracking'));
      if (tracking !== undefined) hand.tell('deactivate', { device: tracking.device_code });
      return;
    }
    case 5: {
      const away = hand.pick(own.filter(({ status }) => status === 'travelling'));
      const called = away ?? hand.pick(own);
      if (called !== undefined) hand.tell('recall', { device: called.device_code });
      return;
    }
    default:
      rethinkQueue(hand, own);
  }
}

function rethinkQueue(hand: BotHand, own: readonly DeviceView[]): void {
  const printers = own.filter(({ print_queue = [] }) => print_queue.length > 1);
  const printer = hand.pick(printers);
  if (printer === undefined) return;
  const job = hand.pick((printer.print_queue ?? []).slice(1));
  const device = printer.device_code;
  if (hand.chance(6) === 0) hand.tell('clear_queue', { device });
  else if (job !== undefined) hand.tell('dequeue_print', { device, job_id: job.job_id });
}
