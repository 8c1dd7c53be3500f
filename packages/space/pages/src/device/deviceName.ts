import { wordsOf } from './wordsOf.js';

/** A device, or its short row in the fleet, as far as what to call it needs it. */
type Named = {
  readonly name: string | null;
  /** It is the n-th of its type. */
  readonly number: number;
} & ({ readonly device_type: string } | { readonly type: string });

/** What a player calls a device: the name that it was given, else its type and number. */
export function deviceName(device: Named): string {
  if (device.name !== null) return device.name;
  const type = 'type' in device ? device.type : device.device_type;
  return `${wordsOf(type)} ${device.number}`;
}
