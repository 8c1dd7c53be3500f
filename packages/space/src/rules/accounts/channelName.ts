import type { Account, AccountId } from '../../state/account.js';
import { refuse, type Refused } from '../refuse.js';
import type { World } from '../schema.js';

/** The name of a channel without regard to case. */
export function channelName(channel: string): string {
  return channel.toLowerCase();
}

/** The channels of each account, in lower case: a document never changes. */
const CHANNELS = new WeakMap<Readonly<Account>, ReadonlySet<string>>();

function channelsOf(document: Readonly<Account>): ReadonlySet<string> {
  const known = CHANNELS.get(document);
  if (known !== undefined) return known;
  const channels = new Set(document.bobnet_channels.map(channelName));
  CHANNELS.set(document, channels);
  return channels;
}

/** Whether an account listens to a channel, which is given in lower case. */
export function isSubscribed(document: Readonly<Account>, channel: string): boolean {
  return channelsOf(document).has(channel);
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
  const added = channels.filter((channel) => !isSubscribed(former, channelName(channel)));
  if (added.length === 0) return undefined;
  const counts = new Map(added.map((channel) => [channelName(channel), 0]));
  for (const account of world.accounts.ids()) {
    const document = world.accounts.get(account);
    if (document === undefined) continue;
    const own = channelsOf(document);
    const [few, many] = own.size < counts.size ? [own, counts] : [counts, own];
    for (const name of few.keys()) {
      if (many.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  for (const channel of added) {
    const accounts = counts.get(channelName(channel)) ?? 0;
    if (accounts < max) continue;
    const message = `Too many accounts listen to ${channel}: the limit is ${max}`;
    return refuse('channel_full', message, { channel, accounts, max });
  }
  return undefined;
}
