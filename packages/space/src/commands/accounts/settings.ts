import { flag, many, number, object, oneOf, optional, text } from '@astrarium/core';
import { NOTIFY_CATEGORIES, SUBSCRIPTIONS } from '../../state/account.js';
import { PERSON_NAME, readAs, REPLICANT_CODE } from '../definition/argument.js';

const PREFERENCES = optional(
  object(
    Object.fromEntries(
      NOTIFY_CATEGORIES.map((name) => [name, optional(flag.about(`Notifications about ${name}.`))]),
    ),
  ).about('Notifications by category.'),
);

const MUTED = many(
  text({ max: 'limits.mutedPatternLength' }).format('pattern').example('mining.*'),
  { max: 'limits.mutedPatterns' },
);

const CHANNELS = many(text({ max: 'limits.channelLength' }).format('channel').example('#general'), {
  max: 'limits.channels',
});

/** Every setting of an account that the game keeps, as an argument. */
export const SETTINGS = {
  name: optional(PERSON_NAME.about('The name of the account.')),
  timezone: optional(
    text({ max: 'limits.timezoneLength' })
      .format('timezone')
      .example('Europe/Paris')
      .about('The time zone of the account.'),
  ),
  replicant_cooperation: optional(
    oneOf('individual', 'shared').about(
      'Whether every replicant may use the devices of its siblings.',
    ),
  ),
  message_notify: optional(
    object({
      email: optional(flag.about('Whether notifications are mailed.')),
      webhook: optional(flag.about('Whether notifications are sent to a webhook.')),
      preferences: optional(
        object({ email: PREFERENCES, webhook: PREFERENCES }).about('Notifications by channel.'),
      ),
    })
      .about('Deprecated, still supported.')
      .deprecated('Use `messages`.'),
  ),
  events: optional(
    // `ami_digest_interval` is kept under another name.
    readAs<object>(
      object({
        ami_digest_interval: optional(
          number({ min: 'limits.minDigestPerMille', max: 'limits.maxDigestPerMille' })
            .format('thousandths')
            .about(
              'How often digests are sent, as a multiple of the default; at most three decimals.',
            ),
        ),
        muted: optional(MUTED.about('Patterns of event names; `*` stands for one segment.')),
      }).about('Settings of events.'),
    ),
  ),
  messages: optional(
    object({
      email: optional(flag.about('Whether events are mailed at all. Links are always mailed.')),
      subscribed: optional(
        many(oneOf(...SUBSCRIPTIONS), { max: SUBSCRIPTIONS.length })
          .example(SUBSCRIPTIONS)
          .about('Kinds of game mail.'),
      ),
    }).about('Settings of game mail.'),
  ),
  bobnet_channels: optional(
    CHANNELS.about('Names of channels, each with a number sign before it.'),
  ),
  blocked: optional(
    many(REPLICANT_CODE, { max: 'limits.blocked' }).about(
      'Codes of replicants; messages and greetings of their accounts are not delivered to you.',
    ),
  ),
  hub_greeting: optional(
    text({ max: 'limits.greetingLength' })
      .format('greeting')
      .example('Welcome')
      .about('What your hubs say to others who come; empty for nothing.'),
  ),
  public_fleet: optional(
    flag.about('Whether everybody may see the journeys of your devices between stars.'),
  ),
};
