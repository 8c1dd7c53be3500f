import type { FleetDevice } from '@astrarium/space/client';
import { wordsOf } from '@astrarium/web/duration';

/** What people call a device. */
export function deviceName({ type }: Pick<FleetDevice, 'type'>): string {
  return wordsOf(type);
}
