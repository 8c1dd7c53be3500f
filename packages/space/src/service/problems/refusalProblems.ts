import { ACCOUNT_PROBLEMS, conflict, forbidden, unknown } from '@astrarium/contract';

/** Refusals of the game because of the caller, or because something does not exist. */
export const REFUSAL_PROBLEMS = {
  host_only: forbidden('Not for players', 'Only the service itself may run this command.'),
  not_builder: forbidden(
    'Built by another account',
    'Only the account that built a device may decommission it.',
  ),
  not_accepted: forbidden(
    'Device not accepted',
    'The replicant accepts no devices from other accounts, or none from this sibling.',
  ),
  not_owner: forbidden(
    'Private device of a sibling',
    'The device belongs to a sibling replicant that keeps its devices private. Change its ' +
      'cohort_permission or the replicant_cooperation of the account to use it.',
  ),
  system_locked: forbidden(
    'System locked',
    'An active hub locks this system: only its owner may mine here while the hub exists.',
  ),
  not_subscribed: forbidden(
    'Channel not subscribed',
    'Only accounts that listen to a channel may write to it: add it to bobnet_channels.',
  ),
  ...ACCOUNT_PROBLEMS,
  unknown_batch: unknown('Unknown batch', 'The print queue has no job with this batch_id.'),
  unknown_device: unknown('Unknown device', 'There is no device with this code that you may see.'),
  unknown_job: unknown('Unknown job', 'The print queue has no job with this job_id.'),
  unknown_location: unknown('Unknown location', 'There is no location with this code.'),
  unknown_replicant: unknown('Unknown replicant', 'There is no replicant with this code.'),
  unknown_site: unknown(
    'Unknown site',
    'No mining site or salvage site with this code is known here. Search and scan find sites.',
  ),
  name_taken: conflict(
    'Name taken',
    'Another replicant has this name. Upper and lower case are the same, and so are compatible ' +
      'forms of a character, such as wide letters.',
  ),
  already_adopted: conflict('Already adopted', 'A device has at most one controller.'),
  already_mining: conflict('Already mining this', 'Name another category.'),
  already_owner: conflict('Already the owner', 'Name another replicant.'),
  already_there: conflict('Already there', 'Name another destination.'),
  carrier_busy: conflict(
    'Carrier busy',
    'A carrier that is travelling, being decommissioned or carried itself can neither take ' +
      'devices aboard nor release them.',
  ),
  carries_devices: conflict('Carries devices', 'Unload the devices that it carries first.'),
  commons: conflict('Start system', 'No hub can be activated in a start system.'),
  depleted: conflict('Depleted', 'The open sites here have nothing left of this category.'),
  device_busy: conflict(
    'Device busy',
    'The device is doing something that this command would interrupt. Its operation says what, ' +
      'and until when. Its blocked_commands lists the other commands that it refuses now.',
  ),
  hosts_replicant: conflict(
    'Hosts a replicant',
    'The vessel that hosts a replicant keeps its owner.',
  ),
  hub_exists: conflict('Hub exists', 'A system has at most one active hub.'),
  missing_feature: conflict(
    'Missing feature',
    'Devices of this type do not have the command. /v1/blueprints lists the features of types.',
  ),
  no_autofactory: conflict(
    'No autofactory',
    'Only an autofactory of the owner in the same system can disassemble a device.',
  ),
  no_directive: conflict('No directive', 'The controller has no directive to clear.'),
  no_surge_drive: conflict(
    'No surge drive',
    'Only devices with the feature surge travel between stars.',
  ),
  no_vessel: conflict('No vessel', 'There is no vessel that could be used for this.'),
  not_a_megastructure: conflict(
    'Not a megastructure',
    'Devices can only be contributed to a megastructure.',
  ),
  not_a_planet: conflict('Not a planet', 'Terraforming devices only work at planets.'),
  not_adopted: conflict('Not adopted', 'This controller has not adopted the device.'),
  not_at_belt: conflict('Not at a belt', 'Only belts can be searched for sites.'),
  not_at_lagrange: conflict(
    'Not at L4 or L5',
    'A hub can only be activated at the L4 or L5 of a planet.',
  ),
  not_attached: conflict('Not attached', 'The device is not attached to this one.'),
  not_needed: conflict('No repair needed', 'The device has full operational capacity.'),
  not_surveyed: conflict('Not scanned', 'The salvage here is not known yet. Scan the place first.'),
  nothing_to_mine: conflict('Nothing to mine', 'Only belts and salvage sites can be mined.'),
  nothing_to_scan: conflict('Nothing to scan', 'Only planets, moons and belts can be scanned.'),
  out_of_range: conflict('Out of range', 'A controller only adopts devices in its own system.'),
  own_carrier: conflict('Own carrier', 'A device cannot carry itself. Name another device.'),
  site_closed: conflict('Site closed', 'A survey drone that searches can open it again.'),
  still_aboard: conflict('Still aboard', 'Unload a carried device before you give it away.'),
  target_busy: conflict(
    'Target busy',
    'A device that is travelling, being decommissioned or carried cannot be repaired.',
  ),
  vessel_occupied: conflict('Vessel occupied', 'A vessel hosts at most one replicant.'),
  wrong_location: conflict('Wrong location', 'Both devices must be at the same location.'),
  wrong_state: conflict(
    'Wrong state',
    'A device in this status cannot run the command. Its blocked_commands lists the other ' +
      'commands that it refuses now.',
  ),
  wrong_type: conflict('Wrong type', 'Devices of this type cannot be used here.'),
} as const;

/** Refusals of the game because there is too little or too much of something. */
export const LIMIT_PROBLEMS = {
  account_limit: conflict('Account limit', 'The game has as many accounts as its rules allow.'),
  attach_limit: conflict('Attachment limit', 'No more devices can be attached to this one.'),
  channel_full: conflict(
    'Channel full',
    'As many accounts listen to the channel as the rules allow. Choose another one.',
  ),
  controller_full: conflict(
    'Controller full',
    'The controller has adopted as many devices as it can.',
  ),
  device_limit: conflict('Device limit', 'The account has as many devices as the rules allow.'),
  galaxy_full: conflict('Galaxy full', 'The game has as many devices as its rules allow.'),
  hold_empty: conflict('Hold empty', 'The device has no cargo to deposit.'),
  hold_full: conflict('Hold full', 'The hold has no room for this much.'),
  message_limit: conflict(
    'Message limit',
    'The account has sent as many messages in this hour of game time as the rules allow. ' +
      'next_tick says when it can send again.',
  ),
  no_more_sites: conflict(
    'No more sites',
    'All sites of the belt are open or being searched already.',
  ),
  no_room: conflict('No room', 'The vessel has too few free places.'),
  planet_full: conflict('Planet full', 'No more terraforming devices can work at this planet.'),
  queue_full: conflict('Queue full', 'Wait until a print job ends, or cancel some.'),
  replicant_limit: conflict(
    'Replicant limit',
    'The account has as many replicants as the rules allow.',
  ),
  short_cargo: conflict('Short cargo', 'The hold has less than this. Deposit at most what it has.'),
  short_stock: conflict(
    'Short stock',
    'The stock at this location has too little of a category. rule names the category, the ' +
      'needed amount and the amount in stock.',
  ),
  stock_full: conflict(
    'Stock full',
    'The stock at this location has reached its cap for a category.',
  ),
  stock_limit: conflict(
    'Stock limit',
    'The account has stock at as many locations as the rules allow.',
  ),
  tag_limit: conflict('Too many tags', 'The device would have more tags than the rules allow.'),
} as const;
