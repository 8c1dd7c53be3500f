import type { Account, AccountId } from '../../state/account.js';
import { refuse, type Refused } from '../refuse.js';
import type { World } from '../schema.js';

/** The name of a channel without regard to case. */
export function channelName(channel: string): string {
  return channel.toLowerCase();
}

/** Whether an account listens to a channel, which is given in lower case. */
export function isSubscribed(document: Readonly<Account>, channel: string): boolean {
  return document.bobnet_channels.some(
    (each) => each.length === channel.length && channelName(each) === channel,
  );
}

/** The accounts that listen to a channel, ascending; the channel is given in lower case. */
export function subscribersOf(world: World, channel: string): AccountId[] {
  return world.accounts.ids().filter((account) => {
    const document = world.accounts.get(account);
    return document !== undefined && isSubscribed(document, channel);
  });
}

/** The refusal of channels that an account is about to listen to, if one of them is full. */
export function refuseFullChannel(
  world: World,
  former: Readonly<Account>,
  channels: readonly string[],
): Refused | undefined {
  const max = world.setting.ruleset.limits.channelAccounts;
  for (const channel of channels) {
    const name = channelName(channel);
    if (isSubscribed(former, name)) continue;
    const accounts = subscribersOf(world, name).length;
    if (accounts < max) continue;
    const message = `Too many accounts listen to ${channel}: the limit is ${max}`;
    return refuse('channel_full', message, { channel, accounts, max });
  }
  return undefined;
}
