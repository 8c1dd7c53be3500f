import type { DeviceView } from '@astrarium/core';
import type { BotHand } from './botHand.js';

/** Something that the rules refuse, as people and programs do when they are not careful. */
export function makeMistake(hand: BotHand, own: readonly DeviceView[]): void {
  const any = hand.pick(own)?.device_code ?? '00000000';
  const printer = own.find(({ print_queue }) => print_queue !== undefined)?.device_code ?? any;
  const busy = own.find(({ status }) => status.startsWith('mining'))?.device_code ?? any;
  const here = own.find(({ device_code }) => device_code === any)?.location ?? 'SOL';
  const mistakes: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
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
  const mistake = hand.pick(mistakes);
  if (mistake !== undefined) hand.tell(mistake[0], mistake[1]);
}
