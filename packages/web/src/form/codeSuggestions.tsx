import { useComputed } from '@preact/signals';
import { wordsOf } from '../live/duration.js';
import { fleetList } from '../live/fleetState.js';

/** More suggestions than these help nobody. */
const MAX_SUGGESTED = 200;

/** The lists that suggest codes of own devices and of places with own devices. */
export function CodeSuggestions() {
  const places = useComputed(() => [...new Set(fleetList.value.map(({ location }) => location))]);
  return (
    <>
      <datalist id="known-locations">
        {places.value.slice(0, MAX_SUGGESTED).map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
      <datalist id="known-devices">
        {fleetList.value.slice(0, MAX_SUGGESTED).map(({ device_code, device_type }) => (
          <option key={device_code} value={device_code}>
            {wordsOf(device_type)}
          </option>
        ))}
      </datalist>
    </>
  );
}
