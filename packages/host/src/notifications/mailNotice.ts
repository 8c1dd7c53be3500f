import {
  type EventEnvelope,
  eventMessage,
  mailFor,
  notifyFor,
  recordEnvelope,
  type RecordedEvents,
  type World,
} from '@astrarium/core';
import type { BookDraft } from '../accounts/accountBook.js';
import { zonedText } from '../time/zonedText.js';

/** Puts a mail about an event into the outbox, if the account wants one. */
export function mailNotice(
  world: World,
  book: BookDraft,
  { account, event, record }: RecordedEvents['accountRecords'][number],
  nowMs: number,
): void {
  const settings = world.accounts.get(account);
  if (settings === undefined) return;
  const isMailed = mailFor(event, settings.messages) !== null;
  if (!isMailed && !notifyFor(event, settings.message_notify).email) return;
  const address = book.byAccount(account)?.email;
  if (address === undefined) return;
  const envelope = recordEnvelope(world.setting, record);
  const { location } = envelope;
  book.mail({
    to: address,
    subject: `Astrarium: ${inWords(event)}${location === null ? '' : ` at ${location}`}`,
    text: textOf(envelope, settings.timezone),
    created_ms: nowMs,
  });
}

/** The event in a sentence, then one line each for time, place and device. */
function textOf(envelope: EventEnvelope, zone: string): string {
  const { device_code, device_type, event, location, payload } = envelope;
  const lines = [
    `Time: ${zonedText(envelope.created_at_seconds, zone)}`,
    ...(location === null ? [] : [`Place: ${location}`]),
    ...(device_code === null ? [] : [`Device: ${device_code}`]),
  ];
  return `${eventMessage(event, payload, device_type)}\n\n${lines.join('\n')}\n`;
}

/** `mining.stopped` becomes `mining stopped`. */
function inWords(event: string): string {
  return event.replace(/[._]/g, ' ');
}
