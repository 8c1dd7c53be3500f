import type { EventEnvelope } from '@astrarium/core';
import { zonedText } from '../time/zonedText.js';

/** An envelope as it goes out: its time in the account's time zone. */
export function wireEnvelope(envelope: EventEnvelope, zone: string) {
  return {
    id: envelope.id,
    version: envelope.version,
    category: envelope.category,
    event: envelope.event,
    replicant_code: envelope.replicant_code,
    device_code: envelope.device_code,
    device_type: envelope.device_type,
    star: envelope.star,
    location: envelope.location,
    payload: envelope.payload,
    tick: envelope.tick,
    created_at: zonedText(envelope.created_at_seconds, zone),
  };
}
