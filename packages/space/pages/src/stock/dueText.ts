import type { Due } from '@astrarium/space/client';
import { capital } from '../device/doneText.js';
import { wordsOf } from '../device/wordsOf.js';

/** What people call devices and places. */
export interface DueNames {
  readonly deviceName: (code: string) => string;
  readonly placeName: (code: string) => string;
  /** Where a device travels to; undefined when it is not known. */
  readonly destinationOf: (deviceCode: string | null) => string | undefined;
}

type DueFacts = Pick<Due, 'kind' | 'location' | 'device_code' | 'resource_type' | 'attribute'>;

/** What is to come, in few words: `The autofactory ends a print`, `Carbon at Earth is full`. */
export function dueText(due: DueFacts, names: DueNames): string {
  const place = names.placeName(due.location);
  const device = due.device_code === null ? 'a device' : `the ${names.deviceName(due.device_code)}`;
  const destination = names.placeName(names.destinationOf(due.device_code) ?? due.location);
  const resource = due.resource_type === null ? 'stock' : wordsOf(due.resource_type);
  const attribute = due.attribute === null ? 'climate' : wordsOf(due.attribute);
  const texts: Readonly<Record<Due['kind'], string>> = {
    terraforming_milestone: `the ${attribute} of ${place} reaches a milestone`,
    threshold_crossed: `the ${attribute} of ${place} crosses a threshold`,
    attribute_rests: `the ${attribute} of ${place} comes to rest`,
    planet_rests: `${place} comes to rest`,
    deposit_depleted: `a deposit of ${resource} at ${place} is empty`,
    stock_full: `${resource} at ${place} is full`,
    asteroid_strikes: `an asteroid strikes ${place}`,
    arrives: `${device} arrives at ${destination}`,
    disassembled: `${device} is taken apart at ${place}`,
    site_found: `${device} finds a site at ${place}`,
    scan_completed: `${device} has measured ${place}`,
    print_completed: `${device} ends a print`,
    hub_upkeep: `the hub at ${place} takes its upkeep`,
    hub_warning: `the hub at ${place} is near its end`,
    hub_destroyed: `the hub at ${place} is destroyed`,
    season_deadline: 'the season ends',
    season_starts: 'the next season starts',
    stock_reached: `${resource} at ${place} suffices for what waits`,
    controller_plans: `${device} plans its drones`,
    directive_times_out: `the directive of ${device} ends`,
    controller_digest: `${device} reports`,
  };
  return capital(texts[due.kind]);
}
