import type { DeviceType, Location, ResourceCategory } from '@astrarium/space/client';

/** A circle around a point, as a part of a path. */
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const WRENCH =
  'M15.3 5.2a4 4 0 0 1-5.2 5l-4.6 4.6a1.7 1.7 0 0 1-2.4-2.4l4.6-4.6a4 4 0 0 1 5-5.2L10.4 5' +
  'l.4 2.1 ' +
  '2.1.4z';
const TRAY = 'M2.6 11.4v3.8h12.8v-3.8';

// Each is a path of lines on a grid of 18 × 18.
const DEVICES: Readonly<Record<DeviceType, string>> = {
  heaven_vessel:
    'M9 1.8c3 2.8 4.2 6 3.6 10.6H5.4C4.8 7.8 6 4.6 9 1.8zM5.3 9.4 2.6 13v2.4l3-1.2' +
    'M12.7 9.4l2.7 3.6' +
    `v2.4l-3-1.2M9 14.6v1.8${circle(9, 7.6, 1.2)}`,
  mining_drone: 'M5.2 2.6h7.6L15 6l-2.2 3.4H5.2L3 6zM6.4 9.4 9 16l2.6-6.6M7.4 12h3.2',
  survey_drone:
    `${circle(5.6, 12.4, 2.2)}M5.6 6.6a5.8 5.8 0 0 1 5.8 5.8` + `M5.6 2.6a9.8 9.8 0 0 1 9.8 9.8`,
  transport_drone: 'M2.4 6.2h9v8h-9zM5 6.2V3.4h3.8v2.8M2.4 9.4h9M13.6 7.4l2.4 2.8-2.4 2.8',
  maintenance_drone: WRENCH,
  ami_mining_controller:
    `${circle(9, 8.8, 2)}${circle(9, 3, 1.3)}${circle(3.4, 13, 1.3)}${circle(14.6, 13, 1.3)}` +
    'M9 4.3v2.5M7.4 10 4.5 12.2M10.6 10l2.9 2.2',
  autofactory: 'M2.4 15.4 3.4 3h2.8l.6 5.8 4.2-2.6v3.2l4.6-3.2v9.2zM6 12.4h6',
  compute_core:
    'M5 5h8v8H5zM8 8h2v2H8zM7 2.4V5M11 2.4V5M7 13v2.6M11 13v2.6M2.4 7H5M2.4 11H5M13 7h2.6' +
    'M13 11h2.6',
  surge_plate: 'M9 2.2 15 5.6v6.8l-6 3.4-6-3.4V5.6zM10 5.4 7.4 9.2h3.2L8 12.8',
  ftl_beacon:
    `M9 9.2v6.6M6.4 15.8h5.2${circle(9, 7.4, 1.8)}M5 11.2a5.4 5.4 0 0 1 0-7.6` +
    'M13 3.6a5.4 5.4 0 0 1 0 7.6',
  ftl_relay:
    `${circle(9, 9, 1.8)}M5.6 5.6a4.8 4.8 0 0 0 0 6.8M12.4 5.6a4.8 4.8 0 0 1 0 6.8` +
    'M3 3a8.5 8.5 0 0 0 0 12M15 3a8.5 8.5 0 0 1 0 12',
  system_hub:
    `${circle(9, 9, 2.2)}${circle(9, 9, 6.6)}M9 2.4v4.4M9 11.2v4.4M2.4 9h4.4` + `M11.2 9h4.4`,
  atmo_processor:
    'M5.6 11.8H5a3.1 3.1 0 0 1 .2-6.2 4.1 4.1 0 0 1 7.8 1 2.7 2.7 0 0 1 .2 5.2h-.8M9 16V9.2' +
    'M6.6 11.4 9 9l2.4 2.4',
  gas_separator:
    `M9 2.2v13.6${circle(4.8, 9, 2.4)}${circle(13.2, 5.4, 1.6)}` + `${circle(13.2, 12.6, 1.6)}`,
  aquifer_tap: 'M9 2c2.7 3.1 4.2 5.2 4.2 7.2a4.2 4.2 0 0 1-8.4 0C4.8 7.2 6.3 5.1 9 2zM3 16h12',
  orbital_mirror: 'M14.2 4.6a7.6 7.6 0 0 1-9.6 9.6zM2.4 7.6l2.8 1M7.6 2.4l1 2.8M3.2 3.2l3.4 3.4',
  thermal_lance:
    'M9 16c-2.9 0-4.9-1.9-4.9-4.7C4.1 8.2 7 6.8 7.2 2c3.7 1.6 6.7 5 6.7 9.3' +
    'C13.9 14.1 11.9 16 9 16z' +
    'M9 16c-1.6-1.4-1.6-3 0-5 1.6 2 1.6 3.6 0 5z',
  orbital_shade:
    `${circle(6.4, 9, 2.6)}M6.4 2.8v1.4M6.4 13.8v1.4M1.2 9h.4M2.4 5l.8.8M2.4 13l.8-.8` +
    'M12 2.4v13.2M15.4 5v8',
  cryo_disperser:
    'M9 1.8v14.4M2.8 5.4l12.4 7.2M15.2 5.4 2.8 12.6M7 3.2l2 1.8 2-1.8M7 14.8l2-1.8 2 1.8',
  filtration_array: 'M2.4 3h13.2L10.8 9v5.2l-3.6 1.6V9zM4.8 6h8.4',
  bio_seeder:
    'M9 15.8V8.4M9 10.4c0-3.8-2.4-5.8-6.4-5.8 0 3.8 2.4 5.8 6.4 5.8z' +
    'M9 8.4c0-3.4 2.2-5.4 6.4-5.6 0 ' +
    '3.6-2.2 5.6-6.4 5.6M5.4 15.8h7.2',
};

const RESOURCES: Readonly<Record<ResourceCategory, string>> = {
  structural: 'M3.4 2.8h11.2v2.8H11v6.8h3.6v2.8H3.4v-2.8H7V5.6H3.4z',
  conductive: 'M10.4 1.8 4 10.2h4.4l-.8 6 6.4-8.4H9.6z',
  silicates: 'M6.4 15.6 3 12.6l1.4-7L7 2.4l2.2 3.4v9.8zM9.2 9.6l3-3 2.8 3.2-.8 5.8H6.4M7 2.4v6',
  carbon: `M9 2.2 15 5.6v6.8l-6 3.4-6-3.4V5.6z${circle(9, 9, 2.6)}`,
  volatiles: 'M2.4 6.8h7.4a2.1 2.1 0 1 0-2-2.8M2.4 10h10.2a2.3 2.3 0 1 1-2.1 3.2M2.4 13.2h4.4',
  rares: 'M5.2 3h7.6l3 4.2L9 15.6 2.2 7.2zM2.2 7.2h13.6M6.6 7.2 9 3l2.4 4.2L9 15.4z',
};

const PLACES: Readonly<Record<Location['location_type'] | 'site' | 'salvage', string>> = {
  star:
    `${circle(9, 9, 3.2)}M9 1.8v1.6M9 14.6v1.6M1.8 9h1.6M14.6 9h1.6M3.9 3.9 5 5M13 13l1.1 1.1` +
    'M14.1 3.9 13 5M5 13l-1.1 1.1',
  planet:
    `${circle(9, 9, 4.2)}M12.8 7.2c2-.3 3.3 0 3.4.6.2 1.3-3 2.9-7 3.6s-7.3.4-7.5-.9` +
    `c-.1-.6.9-1.5 2.8-2.3`,
  moon: 'M15.2 10.8A6.6 6.6 0 1 1 7.2 2.8a5.2 5.2 0 0 0 8 8z',
  lagrange: `${circle(9, 9, 2)}M9 1.8v3M9 13.2v3M1.8 9h3M13.2 9h3`,
  belt:
    `${circle(3.6, 11.4, 1.5)}${circle(8.2, 7.2, 2.1)}${circle(13.8, 4, 1.5)}` +
    `${circle(13.4, 10, 1.1)}${circle(8.4, 13.8, 1.1)}`,
  megastructure:
    'M2.6 7.4A6.6 6.6 0 0 1 7.4 2.6M10.6 2.6a6.6 6.6 0 0 1 4.8 4.8' +
    'M15.4 10.6a6.6 6.6 0 0 1-4.8 4.8' +
    'M7.4 15.4a6.6 6.6 0 0 1-4.8-4.8M9 6l2.6 1.5v3L9 12l-2.6-1.5v-3z',
  site:
    `M9 16c3.4-3.6 5.2-6.2 5.2-8.8a5.2 5.2 0 0 0-10.4 0c0 2.6 1.8 5.2 5.2 8.8z` +
    `${circle(9, 7.2, 1.8)}`,
  salvage: 'M2.6 14.6 6 4.4l2.6 3L11 4l.6 4.4 3.8 2-1.8 4.2zM6.8 14.6l1.2-3.4 2.4 1',
};

const ACTIONS = {
  mine: 'M2.8 15.2 10.6 7.4M5 3.4c4.4-1 10.6 5.2 9.6 9.6-2-3.8-5.8-7.6-9.6-9.6z',
  print: 'M6.4 2.2h5.2v3L9 8 6.4 5.2zM2.6 11.2h12.8M2.6 15.2h12.8',
  travel: 'M2.4 8.6 15.6 2.4l-4.4 13.2-2.6-5zM8.6 10.6l3.2-3.8',
  scan: 'M15.2 6.8A6.6 6.6 0 1 1 9 2.4M9 5.8A3.2 3.2 0 1 0 12.2 9M9 9l4.8-4.8',
  load: `${TRAY}M9 2.4V11M5.8 7.8 9 11l3.2-3.2`,
  unload: `${TRAY}M9 11.2V2.6M5.8 5.6 9 2.4l3.2 3.2`,
  give:
    'M3.2 8.8h11.6v6.6H3.2zM2.2 5.6h13.6v3.2H2.2zM9 5.6v9.8M9 5.6' +
    'C6.6 5.6 5 4.8 5.2 3.4 5.6 1.6 8.4 ' +
    '2.4 9 5.6c.6-3.2 3.4-4 3.8-2.2.2 1.4-1.4 2.2-3.8 2.2z',
  repair: WRENCH,
  activate: 'M9 2v6.4M5.4 4.2a6.2 6.2 0 1 0 7.2 0',
  stop: 'M4.4 4.4h9.2v9.2H4.4z',
  settings:
    `M2.4 5.2h6.2M12.8 5.2h2.8M2.4 12.8h2.8M9.4 12.8h6.2${circle(10.7, 5.2, 2.1)}` +
    `${circle(7.3, 12.8, 2.1)}`,
  name: 'M11.2 3.8l3 3-7.8 7.8-3.8.8.8-3.8zM9.4 5.6l3 3M10.4 15.4h5',
  tag: `M2.6 8.2V2.8h5.6l7.4 7.4-5.4 5.4z${circle(5.8, 6, 0.6)}`,
  link:
    'M7.2 10.8l3.6-3.6M8.2 5.4l1.7-1.7a3.1 3.1 0 0 1 4.4 4.4l-1.7 1.7' +
    'M9.8 12.6l-1.7 1.7a3.1 3.1 0 0 1' +
    '-4.4-4.4l1.7-1.7',
  transfer: 'M2.6 6h12M11.6 3l3 3-3 3M15.4 12h-12M6.4 9l-3 3 3 3',
  remove: 'M2.8 5h12.4M6.8 5V2.6h4.4V5M4.6 5l.8 10.4h7.2L13.4 5M9 8v4.4',
} as const;

const PAGES = {
  start: 'M2.4 8.4 9 2.6l6.6 5.8M4.2 7v8.4h9.6V7M7.4 15.4v-4.2h3.2v4.2',
  map: `${circle(9, 9, 1.8)}${circle(13.6, 4.4, 1.6)}M11.4 2.9a6.6 6.6 0 1 0 3.7 3.7`,
  fleet: 'M6.6 3 11.2 14l-4.6-2-4.6 2zM11.4 3.8 15.8 14l-2.4-1',
  stock: 'M9 2.2 15.2 5.4v7.2L9 15.8l-6.2-3.2V5.4zM2.8 5.4 9 8.6l6.2-3.2M9 8.6v7.2M6 3.8l6.2 3.2',
  planets: PLACES.planet,
  season:
    'M5 2.4h8v3.8a4 4 0 0 1-8 0zM5 3.8H2.4c0 3 1 4.4 3 4.6M13 3.8h2.6c0 3-1 4.4-3 4.6M9 10.2v3' +
    'M5.8 15.6h6.4c0-1.6-1.2-2.4-3.2-2.4s-3.2.8-3.2 2.4z',
  events: 'M1.8 9h3.4l2-5.6 3.6 11.2 2-5.6h3.4',
  plan:
    `M4.4 6.2v5.6M4.4 9.6c6 0 9.2-.4 9.2-3.2${circle(4.4, 4.2, 1.9)}` +
    `${circle(4.4, 13.8, 1.9)}${circle(13.6, 4.4, 1.9)}`,
  replay: 'M3.2 6A6.6 6.6 0 1 1 2.4 9M3 2.4V6h3.6M7.6 6.4 12 9l-4.4 2.6z',
  docs:
    'M9 4.6C7.4 3.4 5.2 3 2.4 3v10.8c2.8 0 5 .4 6.6 1.6 1.6-1.2 3.8-1.6 6.6-1.6V3' +
    'c-2.8 0-5 .4-6.6 1.6z' +
    'M9 4.6v10.8',
  server:
    `M2.8 2.8h12.4v5.2H2.8zM2.8 10h12.4v5.2H2.8z${circle(5.6, 5.4, 0.4)}` +
    `${circle(5.6, 12.6, 0.4)}M9 5.4h3.6M9 12.6h3.6`,
} as const;

const SIGNS = {
  account: `${circle(9, 5.8, 3.2)}M2.8 15.6c.6-3.4 2.8-5 6.2-5s5.6 1.6 6.2 5`,
  bell: 'M4.4 12.6V7.8a4.6 4.6 0 0 1 9.2 0v4.8l1.4 1.6H3zM7.4 16.2h3.2',
  check: 'M3.2 9.6 7.2 13.4l7.6-8.6',
  'chevron-down': 'M3.6 6.4 9 11.8l5.4-5.4',
  'chevron-left': 'M11.6 3.6 6.2 9l5.4 5.4',
  'chevron-right': 'M6.4 3.6 11.8 9l-5.4 5.4',
  'chevron-up': 'M3.6 11.6 9 6.2l5.4 5.4',
  clock: `${circle(9, 9, 6.6)}M9 5v4.2l2.8 1.8`,
  close: 'M4.2 4.2l9.6 9.6M13.8 4.2l-9.6 9.6',
  message: 'M2.4 3.4h13.2v9H8.2L4.8 15.6v-3.2H2.4zM5.6 6.6h6.8M5.6 9.2h4',
  minus: 'M3.4 9h11.2',
  more: `${circle(3.8, 9, 0.6)}${circle(9, 9, 0.6)}${circle(14.2, 9, 0.6)}`,
  plus: 'M9 3.4v11.2M3.4 9h11.2',
  search: `${circle(7.8, 7.8, 5)}M11.6 11.6l4 4`,
  warning: `M9 2.4 16.2 15H1.8zM9 7v3.6${circle(9, 12.8, 0.2)}`,
} as const;

/** All drawings, by what they show. */
export const ICONS = { ...SIGNS, ...PAGES, ...ACTIONS, ...PLACES, ...RESOURCES, ...DEVICES };

/** What has a drawing. */
export type IconName = keyof typeof ICONS;

/** The drawings of commands to devices. */
const COMMAND_ICONS: Readonly<Record<string, IconName>> = {
  travel: 'travel',
  recall: 'start',
  start_mining: 'mine',
  retarget: 'mine',
  deactivate: 'stop',
  search: 'search',
  scan: 'scan',
  enqueue_print: 'print',
  dequeue_print: 'minus',
  clear_queue: 'close',
  stow: 'load',
  deploy: 'unload',
  attach: 'link',
  detach: 'close',
  collect_resources: 'load',
  deposit_resources: 'unload',
  adopt: 'plus',
  release: 'minus',
  set_directive: 'settings',
  clear_directive: 'close',
  activate: 'activate',
  repair: 'repair',
  change_owner: 'transfer',
  give: 'give',
  decommission: 'remove',
  configure: 'settings',
  set_tags: 'tag',
  set_name: 'name',
  replicate: 'account',
  settings: 'settings',
};

/** The drawing of a command; undefined for one that has none. */
export function commandIcon(command: string): IconName | undefined {
  return COMMAND_ICONS[command];
}

/** The drawings of events, by the first word of their names. */
const EVENT_ICONS: Readonly<Record<string, IconName>> = {
  account: 'account',
  achievement: 'season',
  ami: 'ami_mining_controller',
  asteroid: 'warning',
  beacon: 'ftl_beacon',
  blueprint: 'print',
  cargo: 'transport_drone',
  device: 'fleet',
  hub: 'system_hub',
  megastructure: 'megastructure',
  message: 'message',
  mining: 'mine',
  print: 'print',
  relay: 'ftl_relay',
  replicant: 'account',
  salvage: 'salvage',
  scan: 'scan',
  search: 'search',
  season: 'season',
  site: 'site',
  terraforming: 'planet',
  travel: 'travel',
};

/** The drawing of an event, such as `mining.started`; undefined for one that has none. */
export function eventIcon(event: string): IconName | undefined {
  return EVENT_ICONS[event.slice(0, event.indexOf('.'))];
}

/** The kinds of work that have a colour, by the first word of a status or of an event. */
const KINDS: Readonly<Record<string, string>> = {
  megastructure: 'season',
  mining: 'mining',
  print: 'printing',
  printing: 'printing',
  recalling: 'travelling',
  season: 'season',
  site: 'mining',
  terraforming: 'planets',
  travel: 'travelling',
  travelling: 'travelling',
};

/** The class of the colour of a status, such as `mining (carbon)`, or of an event. */
export function kindOf(text: string): string {
  return KINDS[/^\w*/.exec(text)?.[0] ?? ''] ?? '';
}
