import { round } from '../../../kernel.js';
import { FLAG, name, shaped, timezone, word } from '../../rules/readers.js';
import type { Reader } from '../../rules/readers.js';
import type { LimitRules } from '../../ruleset/limitRules.js';
import { NOTIFY_CATEGORIES, SUBSCRIPTIONS } from '../../state/account.js';
import type { PatchRules } from './readPatch.js';

/** Words between dots; a `*` stands for one of them. */
const EVENT_PATTERN = /^(?:\*|[A-Za-z0-9_]+)(?:\.(?:\*|[A-Za-z0-9_]+))*$/;

const CHANNEL = /^#[A-Za-z0-9][A-Za-z0-9_.-]*$/;

const PREFERENCES: PatchRules = Object.fromEntries(NOTIFY_CATEGORIES.map((each) => [each, FLAG]));

/** Every setting of an account that the game keeps, and what it may be. */
export function settingRules(limits: LimitRules): PatchRules {
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
