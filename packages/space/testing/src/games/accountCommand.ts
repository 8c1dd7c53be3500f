import type { Command } from '@astrarium/core';
import {
  ACCOUNT_COMMANDS,
  argumentFacts,
  deviceCode,
  deviceViewIds,
  replicantCode,
  seasonView,
  type World,
} from '@astrarium/space';
import { pickOf } from '@astrarium/testkit';

const PATCHES: readonly Command['args'][] = [
  { replicant_cooperation: 'shared', hub_greeting: 'Welcome' },
  { replicant_cooperation: 'individual' },
  { events: { muted: ['mining.*'] } },
  { events: { ami_digest_interval: 0.5 }, hub_greeting: 'Hello' },
  { messages: { email: true, subscribed: ['alert'] } },
  { name: 'Ada', timezone: 'Europe/Paris', hub_greeting: 'Welcome to our system' },
  { bobnet_channels: ['#general'] },
  { bobnet_channels: ['#General', '#trade'] },
  { blocked: ['00000000'] },
  { hub_greeting: '' },
  { message_notify: { preferences: { email: { mining: false } } } },
  { public_fleet: true },
  { public_fleet: false },
];

const PERMISSIONS: readonly Command['args'][] = [
  { cohort_permission: 'public' },
  { cohort_permission: 'private' },
  { accepts_devices: true },
];

const RECORD = ACCOUNT_COMMANDS.find((each) => each.name === 'record_account_change')!;

/** What a host may record of an account. */
const CHANGES = argumentFacts(RECORD.args.change).words;

/** A random command about an account itself, a message, or a contribution to a megastructure. */
export function accountCommand(world: World, account: number, a: number, b: number): Command {
  const { key } = world.setting;
  const commandOf = (type: string, args: Command['args']): Command => ({
    id: `${type}-${account}`,
    account,
    type,
    args,
  });
  if (a % 64 === 63) return commandOf('delete_account', {});
  if (a % 16 === 15) {
    const change = pickOf(CHANGES, b);
    const args = { account, change };
    return { id: 'record', account: 0, type: 'record_account_change', args };
  }
  if (a % 8 === 5) {
    const replicants = world.replicants.ids().map((id) => replicantCode(key, id));
    const to = a % 16 < 8 ? '#general' : (pickOf(replicants, b) ?? '00000000');
    return commandOf('send_message', { to, text: `Message ${b % 9}` });
  }
  if (a % 3 === 0) return commandOf('update_account', pickOf(PATCHES, b) ?? {});
  if (a % 3 === 1) {
    const replicant = pickOf(world.accounts.get(account)?.replicants ?? [], b) ?? 1;
    const replicant_code = replicantCode(key, replicant);
    return commandOf('update_replicant', { replicant_code, ...pickOf(PERMISSIONS, a >> 3) });
  }
  const location = seasonView(world)?.objective.location ?? 'SOL-OBJ-1';
  const devices = deviceViewIds(world, account).map((id) => deviceCode(key, id));
  return commandOf('contribute', { location, devices: [pickOf(devices, b) ?? '00000000'] });
}
