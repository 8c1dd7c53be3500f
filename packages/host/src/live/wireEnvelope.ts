import type { EventEnvelope } from '@astrarium/core';
import { zonedText } from '../time/zonedText.js';

/** An envelope as it goes out: its time in the account's time zone. */
export function wireEnvelope(envelope: EventEnvelope, zone: string) {
  const { created_at_seconds, ...shown } = envelope;
  return { ...shown, created_at: zonedText(created_at_seconds, zone) };
}
