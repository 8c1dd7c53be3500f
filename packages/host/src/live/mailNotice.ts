import { mailFor, notifyFor, recordEnvelope, type RecordedEvents } from '@astrarium/core';
import type { BookDraft } from '../accounts/accountBook.js';
import type { GameWorld } from './work.js';

/** Puts the mails into the outbox that an account wants of an event. */
export function mailNotice(
  world: GameWorld,
  book: BookDraft,
  { account, event, record }: RecordedEvents['told'][number],
  nowMs: number,
): void {
  const settings = world.accounts.get(account);
  if (settings === undefined) return;
  const isMailed = mailFor(event, settings.messages) !== null;
  if (!isMailed && !notifyFor(event, settings.message_notify).email) return;
  const address = book.byAccount(account)?.email;
  if (address === undefined) return;
  const { location, payload } = recordEnvelope(world.setting, record);
  book.mail({
    to: address,
    subject: `Astrarium: ${event}${location === null ? '' : ` at ${location}`}`,
    text: `${JSON.stringify(payload, null, 2)}\n`,
    created_ms: nowMs,
  });
}
