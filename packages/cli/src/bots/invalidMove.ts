import type { DeviceView } from '@astrarium/core';
import type { BotClient } from './botClient.js';

/** Sends a random command that is mostly refused, as careless players and programs do. */
export function invalidMove(bot: BotClient, own: readonly DeviceView[]): void {
  const any = bot.pick(own)?.device_code ?? '00000000';
  const printer = own.find(({ print_queue }) => print_queue !== undefined)?.device_code ?? any;
  const busy = own.find(({ status }) => status.startsWith('mining'))?.device_code ?? any;
  const here = own.find(({ device_code }) => device_code === any)?.location ?? 'SOL';
  const moves: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['travel', { device: 'ffffffff', destination: 'SOL-3' }],
    ['travel', { device: any, destination: 'NOWHERE-7' }],
    ['travel', { device: any, destination: here }],
    ['travel', { device: busy, destination: 'KRUGER60' }],
    ['travel', { device: any }],
    ['start_mining', { device: busy, resource: 'carbon' }],
    ['start_mining', { device: any, resource: 'gold' }],
    ['start_mining', { device: any, resource: 'carbon', site: 'SOL-BELT-1-SITE-99' }],
    ['retarget', { device: any, resource: 'rares', at_once: true }],
    ['search', { device: busy }],
    ['enqueue_print', { device: printer, device_type: 'mining_drone', quantity: 51 }],
    ['enqueue_print', { device: printer, device_type: 'mining_drone', quantity: 11 }],
    ['enqueue_print', { device: busy, device_type: 'survey_drone' }],
    ['dequeue_print', { device: printer, job_id: 999_999_999 }],
    ['deactivate', { device: printer }],
    ['self_destruct', { device: any }],
    ['open_account', { name: 'me again' }],
  ];
  const move = bot.pick(moves);
  if (move !== undefined) bot.execute(move[0], move[1]);
}
