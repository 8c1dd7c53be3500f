import { eventPageSteps, recordEnvelope } from '@astrarium/core';
import { timeZoneOf } from '../../time/timeZoneOf.js';
import type { ReadInput } from '../handler.js';

/** The newest events of an account, of which the feed keeps the texts. */
const NEWEST = 1000;

/**
 * The events of the calling account; `onRead` is called for each entry that is read. The newest
 * ones are those of the feed, with their texts.
 */
export function accountHistory(
  { account, present, services, snapshot, world }: ReadInput,
  onRead: () => void,
): Parameters<typeof eventPageSteps>[0] {
  const { setting } = snapshot;
  const { first, end } = services.histories.range('envelopes', account);
  const zone = timeZoneOf(world, account);
  const feedStart = world === present ? end - NEWEST : end;
  return {
    first,
    length: end,
    at(place) {
      onRead();
      if (place >= feedStart) return services.feed.eventAt(account, place, zone);
      const record = services.store.entry('envelopes', account, place);
      return record === undefined ? undefined : recordEnvelope(setting, record);
    },
    index: () => services.indexes.of({ setting, kind: 'envelopes', owner: account }, onRead),
  };
}
