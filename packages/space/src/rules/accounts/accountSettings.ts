import type { Account } from '../../state/account.js';

/** The settings of an account as the wire shows them; its e-mail address is the host's to add. */
export function accountSettings(document: Readonly<Account>) {
  const { events, messages, message_notify } = document;
  const { email, webhook, preferences } = message_notify;
  return {
    name: document.name,
    timezone: document.timezone,
    replicant_cooperation: document.replicant_cooperation,
    message_notify: {
      email,
      webhook,
      preferences: { email: { ...preferences.email }, webhook: { ...preferences.webhook } },
    },
    events: {
      ami_digest_interval: events.ami_digest_per_mille / 1000,
      muted: [...events.muted],
    },
    messages: { email: messages.email, subscribed: [...messages.subscribed] },
    bobnet_channels: [...document.bobnet_channels],
    hub_greeting: document.hub_greeting,
    blocked: [...document.blocked],
    // Logs have these settings as outcomes: those from before there was this one stay as they are.
    ...(document.public_fleet === true && { public_fleet: true }),
  };
}
