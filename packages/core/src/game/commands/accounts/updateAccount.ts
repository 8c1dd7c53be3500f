import { canonicalJson, done, invariant, isPlain, round } from '../../../kernel.js';
import { accountSettings } from '../../rules/accounts/accountSettings.js';
import {
  firstUnknown,
  FLAG,
  name,
  type Reader,
  shaped,
  timezone,
  word,
} from '../../rules/readers.js';
import { invalidField, isRefused, type Refused } from '../../rules/refuse.js';
import type { Reducer } from '../../rules/schema.js';
import type { LimitRules } from '../../ruleset/limitRules.js';
import { NOTIFY_CATEGORIES, SUBSCRIPTIONS } from '../../state/account.js';
import { type AccountCommand, unknownAccount } from '../definition/accountCommand.js';

const reducer: Reducer = (draft, { account, args }) => {
  const document = draft.accounts.get(account);
  if (document === undefined) return unknownAccount(account);
  const patched = readPatch(settingRules(draft.setting.ruleset.limits), { ...document }, args);
  if (isRefused(patched)) return patched;
  if (canonicalJson(patched) === canonicalJson(document)) return done(accountSettings(document));
  draft.accounts.edit(account, (settings) => {
    Object.assign(settings, patched);
  });
  const [replicant] = document.replicants;
  invariant(replicant !== undefined, `account ${account} has no replicant`);
  draft.emit('account.updated', replicant, account);
  return done(accountSettings(draft.accounts.get(account) ?? document));
};

/**
 * Changes any setting except the e-mail address. Omitted members stay, objects are merged, lists
 * are replaced. The answer has all settings. When nothing changes, there is no event.
 */
export const updateAccount: AccountCommand<'update_account'> = {
  name: 'update_account',
  by: 'account',
  args: 'settings',
  reducer,
};

/** Words between dots; a `*` stands for one of them. */
const EVENT_PATTERN = /^(?:\*|[A-Za-z0-9_]+)(?:\.(?:\*|[A-Za-z0-9_]+))*$/;

const CHANNEL = /^#[A-Za-z0-9][A-Za-z0-9_.-]*$/;

const PREFERENCES: PatchRules = Object.fromEntries(NOTIFY_CATEGORIES.map((each) => [each, FLAG]));

/** Every setting of an account that the game keeps, and what it may be. */
function settingRules(limits: LimitRules): PatchRules {
  const pattern = shaped('event_pattern', EVENT_PATTERN, limits.mutedPatternLength);
  const channel = shaped('channel', CHANNEL, limits.channelLength);
  return {
    name: name(limits.nameLength),
    timezone: timezone(limits.timezoneLength),
    replicant_cooperation: word(['individual', 'shared']),
    message_notify: {
      members: {
        email: FLAG,
        webhook: FLAG,
        preferences: {
          members: { email: { members: PREFERENCES }, webhook: { members: PREFERENCES } },
        },
      },
    },
    events: {
      members: {
        ami_digest_interval: {
          ...perMille(limits.minDigestPerMille, limits.maxDigestPerMille),
          as: 'ami_digest_per_mille',
        },
        muted: distinct(pattern, limits.mutedPatterns),
      },
    },
    messages: {
      members: {
        email: FLAG,
        subscribed: distinct(word(SUBSCRIPTIONS), SUBSCRIPTIONS.length),
      },
    },
    bobnet_channels: distinct(channel, limits.channels),
  };
}

/** A list of at most `most` items, no two the same, each as its own reader wants it. */
function distinct<T extends string>(item: Reader<T>, max: number): Reader<T[]> {
  const numbers = Object.entries(item.numbers).map(([name, value]) => [`item_${name}`, value]);
  return {
    rule: 'list',
    numbers: { max, unique: 1, item: item.rule, ...Object.fromEntries(numbers) },
    read: (value) => {
      if (!Array.isArray(value) || value.length > max) return undefined;
      const items: T[] = [];
      for (const each of value as readonly unknown[]) {
        const read = item.read(each);
        if (read === undefined || items.includes(read)) return undefined;
        items.push(read);
      }
      return items;
    },
  };
}

/** A number with at most three decimals, within bounds; it is worth its thousandths. */
function perMille(min: number, max: number): Reader<number> {
  return {
    rule: 'number',
    numbers: { min: min / 1000, max: max / 1000, step: 0.001 },
    read: (value) => {
      if (typeof value !== 'number') return undefined;
      const thousandths = round(value * 1000);
      const exact = thousandths / 1000 === value;
      return exact && thousandths >= min && thousandths <= max ? thousandths : undefined;
    },
  };
}

/** A value of the settings; `as` is the member that keeps it, where that has another name. */
type PatchValue = Reader<unknown> & { readonly as?: string };

/** What an object of settings may hold: values by their readers, and objects within it. */
export interface PatchRules {
  readonly [member: string]: PatchValue | { readonly members: PatchRules };
}

type Members = Readonly<Record<string, unknown>>;

/**
 * `current` with what `patch` says: an omitted member keeps its value, objects are merged, all else
 * (arrays too) is replaced, and nothing may be named that the rules do not know. Members are looked
 * at in the order of the rules, so the answer does not depend on the order in which they came.
 */
function readPatch(
  rules: PatchRules,
  current: Members,
  patch: unknown,
  path = '',
): Members | Refused {
  if (!isPlain(patch)) return invalidField(path === '' ? 'args' : path, 'object', {});
  const merged: Record<string, unknown> = { ...current };
  for (const [member, rule] of Object.entries(rules)) {
    if (!Object.hasOwn(patch, member)) continue;
    const value = readMember(rule, current[member], patch[member], pathTo(path, member));
    if (isRefused(value)) return value;
    merged[('as' in rule && rule.as) || member] = value;
  }
  const unknown = firstUnknown(patch, (member) => Object.hasOwn(rules, member));
  return unknown === undefined ? merged : invalidField(pathTo(path, unknown), 'unknown_member', {});
}

function readMember(
  rule: PatchValue | { readonly members: PatchRules },
  current: unknown,
  value: unknown,
  path: string,
): unknown {
  if ('members' in rule) return readPatch(rule.members, current as Members, value, path);
  return rule.read(value) ?? invalidField(path, rule.rule, rule.numbers);
}

function pathTo(path: string, member: string): string {
  return path === '' ? member : `${path}.${member}`;
}
