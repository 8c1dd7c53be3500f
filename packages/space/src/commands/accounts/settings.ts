import { round } from '@astrarium/core';
import { object } from '../../rules/readMembers.js';
import { channel, distinct, hexCode, shaped, word } from '../../rules/readers.js';
import { NOTIFY_CATEGORIES, SUBSCRIPTIONS } from '../../state/account.js';
import { choice, flag, greeting, optional, personName, timezone } from '../definition/argument.js';
import type { Argument, Arguments } from '../definition/argument.js';

/** Segments with full stops between; a `*` stands for one of them. */
const EVENT_PATTERN = /^(?:\*|[A-Za-z0-9_]+)(?:\.(?:\*|[A-Za-z0-9_]+))*$/;

const PREFERENCES = optional(
  members(
    'Notifications by category.',
    Object.fromEntries(
      NOTIFY_CATEGORIES.map((name) => [name, optional(flag(`Notifications about ${name}.`))]),
    ),
  ),
);

/** Every setting of an account that the game keeps, as an argument. */
export const SETTINGS = {
  name: optional(personName('limits.nameLength', 'The name of the account.')),
  timezone: optional(timezone('limits.timezoneLength', 'The time zone of the account.')),
  replicant_cooperation: optional(
    choice(
      ['individual', 'shared'],
      'Whether every replicant may use the devices of its siblings.',
    ),
  ),
  message_notify: {
    deprecated: true,
    ...optional(
      members('Deprecated, still supported.', {
        email: optional(flag('Whether notifications are mailed.')),
        webhook: optional(flag('Whether notifications are sent to a webhook.')),
        preferences: optional(
          members('Notifications by channel.', { email: PREFERENCES, webhook: PREFERENCES }),
        ),
      }),
    ),
  },
  events: optional(
    members('Settings of events.', {
      ami_digest_interval: optional(digestInterval()),
      muted: optional(mutedPatterns()),
    }),
  ),
  messages: optional(
    members('Settings of game mail.', {
      email: optional(flag('Whether events are mailed at all. Links are always mailed.')),
      subscribed: optional(subscriptions()),
    }),
  ),
  bobnet_channels: optional(channels()),
  blocked: optional(blocked()),
  hub_greeting: optional(
    greeting('limits.greetingLength', 'What your hubs say to others who come; empty for nothing.'),
  ),
} as const;

/** An object of arguments. */
function members(about: string, args: Arguments): Argument<Readonly<Record<string, unknown>>> {
  return {
    kind: 'members',
    about,
    optional: false,
    members: args,
    reader: (context) =>
      object(
        Object.fromEntries(
          Object.entries(args).map(([name, { reader }]) => [name, reader(context)]),
        ),
      ),
  };
}

function mutedPatterns(): Argument<readonly string[]> {
  return {
    kind: 'patterns',
    about: 'Patterns of event names; `*` stands for one segment.',
    optional: false,
    max: 'limits.mutedPatterns',
    maxItem: 'limits.mutedPatternLength',
    reader: ({ ruleset: { limits } }) =>
      distinct(
        shaped('event_pattern', EVENT_PATTERN, limits.mutedPatternLength),
        limits.mutedPatterns,
      ),
  };
}

function channels(): Argument<readonly string[]> {
  return {
    kind: 'channels',
    about: 'Names of channels, each with a number sign before it.',
    optional: false,
    max: 'limits.channels',
    maxItem: 'limits.channelLength',
    reader: ({ ruleset: { limits } }) => distinct(channel(limits.channelLength), limits.channels),
  };
}

function blocked(): Argument<readonly string[]> {
  return {
    kind: 'replicant_codes',
    about:
      'Codes of replicants; messages and greetings of their accounts are not delivered to you.',
    optional: false,
    max: 'limits.blocked',
    reader: ({ ruleset: { limits } }) => distinct(hexCode(8), limits.blocked),
  };
}

function subscriptions(): Argument<readonly string[]> {
  return {
    kind: 'words',
    about: 'Kinds of game mail.',
    optional: false,
    max: SUBSCRIPTIONS.length,
    words: SUBSCRIPTIONS,
    reader: () => distinct(word(SUBSCRIPTIONS), SUBSCRIPTIONS.length),
  };
}

/** A number with at most three decimals; it is kept in thousandths. */
function digestInterval(): Argument<number> {
  return {
    kind: 'thousandths',
    about: 'How often digests are sent, as a multiple of the default; at most three decimals.',
    optional: false,
    min: 'limits.minDigestPerMille',
    max: 'limits.maxDigestPerMille',
    reader: ({ ruleset: { limits } }) => {
      const { maxDigestPerMille: max, minDigestPerMille: min } = limits;
      return {
        rule: 'number',
        numbers: { min: min / 1000, max: max / 1000, step: 0.001 },
        as: 'ami_digest_per_mille',
        read: (value) => {
          if (typeof value !== 'number') return undefined;
          const thousandths = round(value * 1000);
          const exact = thousandths / 1000 === value;
          return exact && thousandths >= min && thousandths <= max ? thousandths : undefined;
        },
      };
    },
  };
}
