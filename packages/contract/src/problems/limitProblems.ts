import { problemKind } from './problemKind.js';

const conflict = (title: string, text: string) => problemKind(409, title, text);

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
