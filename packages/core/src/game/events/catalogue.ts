/**
 * All events and the names of their numbers, at most six. `replicant` and `device` are ids (0 for
 * none), `location` and other places are numbers of the galaxy, `resource` is position + 1 in
 * CATEGORIES, `device_type` position + 1 in DEVICE_TYPES, `site` an index at its place, `reason`
 * position + 1 in STOP_REASONS, `follow_up` in FOLLOW_UPS, `refusal` in REFUSAL_CODES, `direction`
 * in DIRECTIONS, `attribute` in ATTRIBUTES, `directive` in DIRECTIVES; `text_…` are a tag
 * (`packTag`); `mined_…` are units of two categories (`packPair`); `…_at` are ticks. Append only:
 * the order is part of the format.
 */
export const CATALOGUE = {
  'account.opened': ['replicant', 'device', 'location', 'account'],
  'device.deployed': ['replicant', 'device', 'location'],
  'travel.departed': ['replicant', 'device', 'location', 'destination', 'arrives_at'],
  'travel.cancelled': ['replicant', 'device', 'location', 'destination', 'arrives_at'],
  'travel.arrived': ['replicant', 'device', 'location', 'origin'],
  'mining.started': ['replicant', 'device', 'location', 'site', 'resource', 'cycle_time_seconds'],
  'mining.relocated': ['replicant', 'device', 'location', 'site', 'resource', 'former_site'],
  'mining.stopped': ['replicant', 'device', 'location', 'resource', 'quantity_mined', 'reason'],
  'site.depleted': ['replicant', 'device', 'location', 'site', 'resource'],
  'site.closed': ['replicant', 'device', 'location', 'site'],
  'search.started': ['replicant', 'device', 'location', 'site', 'completes_at'],
  'search.completed': ['replicant', 'device', 'location', 'site'],
  'search.cancelled': ['replicant', 'device', 'location', 'site'],
  'print.started': ['replicant', 'device', 'location', 'device_type', 'job_id', 'completes_at'],
  'print.waiting': ['replicant', 'device', 'location', 'device_type', 'job_id'],
  'print.completed': ['replicant', 'device', 'location', 'device_type', 'job_id', 'new_device'],
  'print.cancelled': ['replicant', 'device', 'location', 'device_type', 'job_id'],
  'print.oncomplete_refused': [
    'replicant',
    'device',
    'location',
    'new_device',
    'follow_up',
    'refusal',
  ],
  'cargo.collected': ['replicant', 'device', 'location', 'resource', 'quantity'],
  'cargo.deposited': ['replicant', 'device', 'location', 'resource', 'quantity'],
  'device.stowed': ['replicant', 'device', 'location', 'carrier'],
  'device.attached': ['replicant', 'device', 'location', 'carrier'],
  'device.detached': ['replicant', 'device', 'location', 'carrier'],
  'device.changed_owner': ['replicant', 'device', 'location', 'former_replicant', 'new_replicant'],
  'device.tagged': ['replicant', 'device', 'location', 'tag_count'],
  'terraforming.started': ['replicant', 'device', 'location'],
  'terraforming.stopped': ['replicant', 'device', 'location', 'reason'],
  'terraforming.configured': ['replicant', 'device', 'location', 'strength_ppm', 'direction'],
  'terraforming.milestone': [
    'replicant',
    'device',
    'location',
    'attribute',
    'milestone_milli',
    'direction',
  ],
  'device.repaired': ['replicant', 'device', 'location', 'target', 'restored_ppm'],
  'hub.activated': ['replicant', 'device', 'location', 'shield_ends_at'],
  'hub.deactivated': ['replicant', 'device', 'location', 'reason'],
  'hub.warning': ['replicant', 'device', 'location', 'integrity_ppm'],
  'hub.maintained': ['replicant', 'device', 'location', 'steps', 'integrity_ppm'],
  'hub.destroyed': ['replicant', 'device', 'location', 'device_type'],
  'relay.activated': ['replicant', 'device', 'location'],
  'relay.deactivated': ['replicant', 'device', 'location', 'reason'],
  'beacon.activated': ['replicant', 'device', 'location'],
  'beacon.deactivated': ['replicant', 'device', 'location', 'reason'],
  'account.updated': ['replicant', 'account'],
  'replicant.updated': ['replicant', 'account'],
  'replicant.created': ['replicant', 'device', 'location', 'new_replicant'],
  'scan.started': ['replicant', 'device', 'location', 'completes_at'],
  'scan.completed': ['replicant', 'device', 'location', 'sites_found', 'units_found'],
  'scan.cancelled': ['replicant', 'device', 'location'],
  'salvage.found': ['replicant', 'device', 'location', 'site'],
  'ami.adopted': ['replicant', 'device', 'location', 'adopted_device'],
  'ami.released': ['replicant', 'device', 'location', 'adopted_device'],
  'ami.directive_set': ['replicant', 'device', 'location', 'directive'],
  'ami.directive_cleared': ['replicant', 'device', 'location', 'directive'],
  'ami.mining.digest': ['replicant', 'device', 'location', 'mined_1_2', 'mined_3_4', 'mined_5_6'],
  'device.decommissioning': ['replicant', 'device', 'location', 'destination', 'arrives_at'],
  'device.disassembling': ['replicant', 'device', 'location', 'completes_at'],
  'device.decommission_cancelled': ['replicant', 'device', 'location'],
  'device.recovered': ['replicant', 'device', 'location', 'resource', 'quantity'],
  'device.decommissioned': ['replicant', 'device', 'location', 'device_type'],
  'core.device_changed': ['replicant', 'device', 'location', 'device_type', 'status', 'subject'],
  'core.device_removed': ['replicant', 'device'],
  'core.stock_changed': [
    'replicant',
    'account',
    'location',
    'resource',
    'change_micro',
    'rate_change_micro',
  ],
  'core.deposit_changed': [
    'replicant',
    'location',
    'site',
    'resource',
    'change_micro',
    'rate_change_micro',
  ],
  'core.site_changed': ['replicant', 'location', 'site', 'is_open'],
  'megastructure.contributed': [
    'replicant',
    'device',
    'location',
    'season',
    'device_type',
    'contributed',
  ],
  'megastructure.completed': ['replicant', 'device', 'location', 'season'],
  'season.started': ['replicant', 'device', 'location', 'season', 'deadline_at'],
  'season.succeeded': ['replicant', 'device', 'location', 'season'],
  'season.failed': ['replicant', 'device', 'location', 'season', 'contributed', 'needed'],
  'core.job_queued': ['replicant', 'device', 'location', 'device_type', 'job_id', 'batch_id'],
  'core.tag_added': ['replicant', 'device', 'text_1', 'text_2', 'text_3', 'text_4'],
  'core.tag_removed': ['replicant', 'device', 'text_1', 'text_2', 'text_3', 'text_4'],
} as const;

/** The name of an event. */
export type EventName = keyof typeof CATALOGUE;

/** The first segment of an event's name: the `category` of its envelope. */
export type EventCategory = EventName extends `${infer Category}.${string}` ? Category : never;

/** The name of a number that events carry. */
export type EventField = (typeof CATALOGUE)[EventName][number];
