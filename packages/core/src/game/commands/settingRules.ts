import type { LimitRules } from '../ruleset/ruleset.js';
import { NOTIFY_CATEGORIES, SUBSCRIPTIONS } from '../state/account.js';
import type { PatchRules } from './readPatch.js';
import { name } from './readers.js';
import { FLAG, listOf, perMille, shaped, timezone, word } from './settingReaders.js';

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
          ...perMille(limits.digestLeastPerMille, limits.digestMostPerMille),
          as: 'ami_digest_per_mille',
        },
        muted: listOf(pattern, limits.mutedPatterns),
      },
    },
    messages: {
      members: {
        email: FLAG,
        subscribed: listOf(word(SUBSCRIPTIONS), SUBSCRIPTIONS.length),
      },
    },
    bobnet_channels: listOf(channel, limits.channels),
  };
}
