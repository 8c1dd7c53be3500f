import { CATEGORIES, type DeviceView } from '@astrarium/core';
import type { BotClient } from './botClient.js';

/** Makes a random change to what a bot's devices do, as players do. */
export function randomMove(bot: BotClient, own: readonly DeviceView[]): void {
  const mining = own.filter(({ status }) => status.startsWith('mining'));
  const miner = bot.pick(mining);
  switch (bot.roll(8)) {
    case 0:
    case 1:
    case 2: {
      const resource = bot.pick(CATEGORIES);
      if (miner !== undefined) bot.execute('retarget', { device: miner.device_code, resource });
      return;
    }
    case 3:
      if (miner !== undefined) bot.execute('deactivate', { device: miner.device_code });
      return;
    case 4: {
      const tracking = bot.pick(own.filter(({ status }) => status === 'tracking'));
      if (tracking !== undefined) bot.execute('deactivate', { device: tracking.device_code });
      return;
    }
    case 5: {
      const away = bot.pick(own.filter(({ status }) => status === 'travelling'));
      const called = away ?? bot.pick(own);
      if (called !== undefined) bot.execute('recall', { device: called.device_code });
      return;
    }
    default:
      changeQueue(bot, own);
  }
}

function changeQueue(bot: BotClient, own: readonly DeviceView[]): void {
  const printers = own.filter(({ print_queue = [] }) => print_queue.length > 1);
  const printer = bot.pick(printers);
  if (printer === undefined) return;
  const job = bot.pick((printer.print_queue ?? []).slice(1));
  const device = printer.device_code;
  if (bot.roll(6) === 0) bot.execute('clear_queue', { device });
  else if (job !== undefined) bot.execute('dequeue_print', { device, job_id: job.job_id });
}
