import { problemKind } from './problemKind.js';

const forbidden = (title: string, text: string) => problemKind(403, title, text);
const unknown = (title: string, text: string) => problemKind(404, title, text);
const conflict = (title: string, text: string) => problemKind(409, title, text);

/** What the game refuses because of who asks, or because the thing is not there. */
export const REFUSAL_PROBLEMS = {
  host_only: forbidden('Not for players', 'Only the service itself gives this command.'),
  not_builder: forbidden(
    'You did not build it',
    'Only the account that built a device may have it taken apart.',
  ),
  not_accepted: forbidden(
    'The other takes no devices',
    'The replicant does not accept devices from strangers, or not from this sibling.',
  ),
  not_owner: forbidden(
    "A sibling's device",
    "The device is a sibling replicant's that keeps its devices private. Its cohort_permission " +
      "or the account's replicant_cooperation can open it.",
  ),
  system_locked: forbidden(
    'The system is locked',
    'A hub is active here: only its owner mines in this system, until the hub is gone.',
  ),
  unknown_account: unknown(
    'No such account',
    'The game knows no account of this id, or had none yet at the tick that was asked for.',
  ),
  unknown_batch: unknown('No such batch', 'The print queue has no job of this batch_id.'),
  unknown_device: unknown('No such device', 'There is no device of this code that you may see.'),
  unknown_job: unknown('No such job', 'The print queue has no job of this job_id.'),
  unknown_location: unknown('No such place', 'The galaxy has no place of this code.'),
  unknown_replicant: unknown('No such replicant', 'There is no replicant of this code.'),
  unknown_site: unknown(
    'No such site',
    'No mining site or salvage of this code is known here. Search and scan find them.',
  ),
  already_adopted: conflict('It has a controller', 'A device obeys one controller at a time.'),
  already_mining: conflict('It mines that already', 'Name another category.'),
  already_owner: conflict('It is already theirs', 'Name another replicant.'),
  already_there: conflict('It is there already', 'A journey leads to another place.'),
  carrier_busy: conflict(
    'The carrier is busy',
    'What is under way, leaving or carried itself neither takes devices aboard nor lets them go.',
  ),
  carries_devices: conflict('It carries devices', 'Put down first what it carries.'),
  commons: conflict('The system belongs to all', 'No hub is activated in a start system.'),
  depleted: conflict('Nothing is left', 'The sites that are open here have none of this category.'),
  device_busy: conflict(
    'The device is busy',
    'It does something that this would disturb. Its operation says what, and until when; ' +
      'blocked_commands of the device says what else it cannot be told now.',
  ),
  hosts_replicant: conflict('A replicant lives in it', 'The home of a replicant stays with it.'),
  hub_exists: conflict('There is a hub already', 'A system has one active hub at most.'),
  missing_feature: conflict(
    'Not a device for that',
    'Devices of this type do not know the command. /v1/blueprints lists what types can do.',
  ),
  no_autofactory: conflict(
    'No autofactory in reach',
    'A device is taken apart by an autofactory of its owner in the same system.',
  ),
  no_directive: conflict('It has no directive', 'There is nothing to clear.'),
  no_surge_drive: conflict('It cannot leave the system', 'The way between stars wants surge.'),
  no_vessel: conflict('No vessel', 'There is no vessel that can be used for this.'),
  not_a_megastructure: conflict('Nothing is built here', 'Devices are given to a megastructure.'),
  not_a_planet: conflict('Not a planet', 'Terraformers work at planets.'),
  not_adopted: conflict('It is not adopted', 'The device does not obey this controller.'),
  not_at_belt: conflict('Not at a belt', 'There are sites to search for at belts.'),
  not_at_lagrange: conflict('Not at L4 or L5', 'A hub stands at an L4 or L5 of a planet.'),
  not_attached: conflict('It is not attached', 'The device is not attached to this one.'),
  not_needed: conflict('It needs no repair', 'The device is at full operational capacity.'),
  not_surveyed: conflict('Not scanned yet', 'Its salvage is not known: scan the place first.'),
  nothing_to_mine: conflict('Nothing to mine here', 'Belts and salvage are mined.'),
  nothing_to_scan: conflict('Nothing to scan here', 'Planets, moons and belts are scanned.'),
  out_of_range: conflict('In another system', 'Controllers adopt devices of their own system.'),
  own_carrier: conflict('It cannot carry itself', 'Name another device.'),
  site_closed: conflict('The site is closed', 'A survey drone that searches can open it again.'),
  still_aboard: conflict('It is aboard', 'What is carried must come out before it is given away.'),
  target_busy: conflict('Out of reach', 'What is under way, leaving or carried is not repaired.'),
  vessel_occupied: conflict('A replicant lives in it', 'A vessel is the home of one replicant.'),
  wrong_location: conflict('Not at the same place', 'Both devices must be at one place.'),
  wrong_state: conflict(
    'Not in this state',
    'The command has no meaning for a device in this status. blocked_commands of the device says ' +
      'what else it cannot be told now.',
  ),
  wrong_type: conflict('Not this type', 'Devices of this type are of no use here.'),
} as const;

/** What the game refuses because there is too little or too much of something. */
export const LIMIT_PROBLEMS = {
  account_limit: conflict('No more accounts', 'The galaxy takes no more accounts.'),
  attach_limit: conflict('No hold is free', 'So many devices can be attached to one.'),
  controller_full: conflict('The controller is full', 'It has adopted as many as it can.'),
  device_limit: conflict('No more devices', 'The account has as many devices as it may.'),
  galaxy_full: conflict('The galaxy is full', 'It takes no more devices.'),
  hold_empty: conflict('There is no cargo', 'Collect something first.'),
  hold_full: conflict('The hold is full', 'It has no room for so much.'),
  no_more_sites: conflict('No more sites', 'All sites of the belt are open or sought already.'),
  no_room: conflict('No room aboard', 'The vessel has too few places left.'),
  planet_full: conflict('The planet is full', 'So many terraformers work at one planet.'),
  queue_full: conflict('The queue is full', 'Wait for a job to end, or cancel some.'),
  replicant_limit: conflict('No more replicants', 'The account has as many as it may.'),
  short_cargo: conflict('Not so much in the hold', 'Deposit what there is.'),
  short_stock: conflict(
    'Not enough in stock',
    'The stock at this place has too little of a category: rule names it, with what is needed ' +
      'and what is there.',
  ),
  stock_full: conflict('The stock is full', 'A stock has a cap for each category and place.'),
  stock_limit: conflict('No more stocks', 'The account has stock at as many places as it may.'),
  tag_limit: conflict('Too many tags', 'The device would have more tags than it may.'),
} as const;
