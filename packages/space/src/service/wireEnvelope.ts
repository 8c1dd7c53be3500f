import { type Steps, zonedText } from '@astrarium/contract';
import { type EventEnvelope, replicantCode, type World } from '@astrarium/space';

/** The time zone of an account; UTC for a caller without an account. */
export function timeZoneOf(world: World, account: number): string {
  return world.accounts.get(account)?.timezone ?? 'UTC';
}

/** An envelope as accounts read it. */
type WireEnvelope = Omit<EventEnvelope, 'created_at_seconds'> & { readonly created_at: string };

/**
 * Returns a function that writes envelopes for an account: with times in its time zone, and with
 * its first replicant for events of the whole galaxy.
 */
export function wireEnvelope(
  world: World,
  account: number,
  zone: string = timeZoneOf(world, account),
) {
  const settings = world.accounts.get(account);
  const first = settings?.replicants[0] ?? 0;
  return (envelope: EventEnvelope): WireEnvelope => ({
    id: envelope.id,
    version: envelope.version,
    category: envelope.category,
    event: envelope.event,
    replicant_code: envelope.replicant_code ?? replicantCode(world.setting.key, first),
    device_code: envelope.device_code,
    device_type: envelope.device_type,
    star: envelope.star,
    location: envelope.location,
    payload: envelope.payload,
    tick: envelope.tick,
    created_at: zonedText(envelope.created_at_seconds, zone),
  });
}

/** Envelopes that are written in one step, and the work for one of them in entries. */
const STEP_ENVELOPES = 32;
const ENTRIES_PER_ENVELOPE = 10;

/** Writes envelopes in steps. */
export function* writtenInSteps<Envelope, Written>(
  envelopes: readonly Envelope[],
  write: (envelope: Envelope) => Written,
): Steps<Written[]> {
  const written: Written[] = [];
  for (const [at, envelope] of envelopes.entries()) {
    if (at > 0 && at % STEP_ENVELOPES === 0) yield STEP_ENVELOPES * ENTRIES_PER_ENVELOPE;
    written.push(write(envelope));
  }
  return written;
}
