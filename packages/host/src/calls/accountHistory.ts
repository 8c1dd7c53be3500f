import { eventPageSteps, recordEnvelope } from '@astrarium/core';
import type { ReadInput } from './handler.js';

/** The events of the calling account; `onRead` is called for each entry that is read. */
export function accountHistory(
  { account, services, snapshot }: ReadInput,
  onRead: () => void,
): Parameters<typeof eventPageSteps>[0] {
  const { setting } = snapshot;
  const { first, end } = services.histories.range('envelopes', account);
  return {
    first,
    length: end,
    at(place) {
      onRead();
      const record = services.store.entry('envelopes', account, place);
      return record === undefined ? undefined : recordEnvelope(setting, record);
    },
    index: () => services.indexes.of({ setting, kind: 'envelopes', owner: account }, onRead),
  };
}
