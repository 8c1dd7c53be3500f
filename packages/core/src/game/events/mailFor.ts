import type { NotifyCategory } from '../state/account.js';
import type { MailCategory } from './defineEvents.js';
import { EVENTS } from './events.js';
import type { EventName } from './events.js';

/** The mail settings of an account: the master switch and its subscriptions. */
export interface MailSettings {
  readonly email: boolean;
  readonly subscribed: readonly string[];
}

/** The notification settings of an account (`message_notify`). */
export interface NotifySettings {
  readonly email: boolean;
  readonly webhook: boolean;
  readonly preferences: Readonly<
    Record<'email' | 'webhook', Readonly<Partial<Record<NotifyCategory, boolean>>>>
  >;
}

/**
 * The category under which an event is mailed to an account; null when it is not. While mail is on,
 * `account` and `story` are always sent; other categories need a subscription.
 */
export function mailFor(event: EventName, settings: MailSettings): MailCategory | null {
  const { mail } = EVENTS[event];
  if (!settings.email || mail === null) return null;
  const always = mail === 'account' || mail === 'story';
  return always || settings.subscribed.includes(mail) ? mail : null;
}

/**
 * The kind of mail in which an account is told of an event: a category of mail, else a category of
 * notifications; null when it is not mailed.
 */
export function mailKind(
  event: EventName,
  settings: { readonly messages: MailSettings; readonly message_notify: NotifySettings },
): MailCategory | NotifyCategory | null {
  const mailed = mailFor(event, settings.messages);
  if (mailed !== null) return mailed;
  return notifyFor(event, settings.message_notify).email ? EVENTS[event].notify : null;
}

/** The channels on which an account is notified of an event. */
export function notifyFor(
  event: EventName,
  { email, preferences, webhook }: NotifySettings,
): { readonly email: boolean; readonly webhook: boolean } {
  const { notify } = EVENTS[event];
  if (notify === null) return { email: false, webhook: false };
  return {
    email: email && preferences.email[notify] === true,
    webhook: webhook && preferences.webhook[notify] === true,
  };
}
