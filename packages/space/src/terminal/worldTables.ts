import { floorDiv } from '@astrarium/core';
import { CATEGORIES, type Category, summary, type World } from '@astrarium/space';

/** A table for people; a number is shown with its digits in groups. */
export interface WorldTable {
  readonly title: string;
  readonly heading: readonly string[];
  readonly rows: readonly (readonly (number | string)[])[];
}

/** The maximum number of players in a table; the last row sums up all. */
const MAX_ROWS = 12;

/** The columns of the table of devices; all other types are counted together. */
const DEVICE_COLUMNS: readonly (readonly [heading: string, type: string])[] = [
  ['vessels', 'heaven_vessel'],
  ['factories', 'autofactory'],
  ['miners', 'mining_drone'],
  ['surveyors', 'survey_drone'],
];

/** The statuses of devices that travel, and of those that work. */
const TRAVELLING = ['travelling', 'recalling'];
const WORKING = ['mining', 'searching', 'tracking', 'printing', 'waiting_for_resources'];

/** A world as tables: devices, mined units, stock and travel. */
export function worldTables(world: World): readonly WorldTable[] {
  const { accounts, totals } = summary(world);
  const allTypes = sums(accounts.map((each) => each.devices_by_type));
  const allStatuses = sums(accounts.map((each) => each.devices_by_status));
  const all = { ...totals, devices_by_type: allTypes, devices_by_status: allStatuses };
  const last = accounts.length > MAX_ROWS ? `all ${accounts.length}` : 'all';
  const table = (
    title: string,
    columns: readonly string[],
    cells: (each: typeof all) => readonly (number | string)[],
  ): WorldTable => ({
    title,
    heading: ['player', ...columns],
    rows: [
      ...accounts.slice(0, MAX_ROWS).map((each) => [each.name, ...cells(each)]),
      [last, ...cells(all)],
    ],
  });
  const units = (amounts: Readonly<Record<Category, number>>) =>
    CATEGORIES.map((category) => amounts[category]);
  const types = DEVICE_COLUMNS.map(([, type]) => type);
  return [
    table(
      `Devices after ${timeText(world.now)} of game time`,
      ['devices', ...DEVICE_COLUMNS.map(([heading]) => heading), 'others', 'printed'],
      ({ devices, devices_by_type, printed }) => {
        const counts = types.map((type) => sumOf(devices_by_type, [type]));
        return [devices, ...counts, devices - sumOf(devices_by_type, types), printed];
      },
    ),
    table('Mined units', CATEGORIES, ({ mined }) => units(mined)),
    table('Units in stock', CATEGORIES, ({ stock }) => units(stock)),
    table(
      'Travel',
      ['arrivals', 'travel time', 'travelling now', 'working now'],
      ({ devices_by_status, travel_seconds, trips }) => [
        trips,
        timeText(travel_seconds),
        sumOf(devices_by_status, TRAVELLING),
        sumOf(devices_by_status, WORKING),
      ],
    ),
  ];
}

type Counts = Readonly<Record<string, number>>;

function sumOf(counts: Counts, names: readonly string[]): number {
  return names.reduce((total, name) => total + (counts[name] ?? 0), 0);
}

function sums(all: readonly Counts[]): Counts {
  const names = [...new Set(all.flatMap((counts) => Object.keys(counts)))];
  const total = (name: string): number =>
    all.reduce((sum, counts) => sum + sumOf(counts, [name]), 0);
  return Object.fromEntries(names.map((name) => [name, total(name)]));
}

/** Seconds as days and time: `2d 03:04:05`. */
function timeText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const days = floorDiv(seconds, 86_400);
  const [hours, minutes] = [floorDiv(seconds, 3600) % 24, floorDiv(seconds, 60) % 60];
  const clock = `${two(hours)}:${two(minutes)}:${two(seconds % 60)}`;
  return days === 0 ? clock : `${days}d ${clock}`;
}
