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

/** How an account is told of an event outside of the event list. */
export interface Notification {
  /** The kind of the mail: a category of mail, else one of notifications; null for no mail. */
  readonly mail: MailCategory | NotifyCategory | null;
  /** Whether it is sent to webhooks. */
  readonly webhook: boolean;
}

/** How an account with these settings is told of an event. `messages.email` is for every mail. */
export function notificationOf(
  event: EventName,
  settings: { readonly messages: MailSettings; readonly message_notify: NotifySettings },
): Notification {
  const { message_notify, messages } = settings;
  const notified = notifyFor(event, message_notify);
  const notify = messages.email && notified.email ? EVENTS[event].notify : null;
  return { mail: mailFor(event, messages) ?? notify, webhook: notified.webhook };
}

/** The channels on which an account is notified of an event. */
function notifyFor(
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
