import type { CommandCount } from './playGame.js';
import { CATEGORIES, type Category, summary, type World } from '@astrarium/space';
import { grouped, groupedTime } from '../terminal/grouped.js';
import { textTable } from '../terminal/textTable.js';

/** The maximum number of players in a table; the last row sums up all. */
const MAX_ROWS = 12;

/** The columns of the table of devices; all other types are counted together. */
const DEVICE_COLUMNS: readonly (readonly [heading: string, type: string])[] = [
  ['vessels', 'heaven_vessel'],
  ['factories', 'autofactory'],
  ['miners', 'mining_drone'],
  ['surveyors', 'survey_drone'],
];

/** The summary of a world as tables: devices, mined units, stock and travel. */
export function showWorldSummary(world: World): string {
  const { accounts, totals } = summary(world);
  const shown = accounts.slice(0, MAX_ROWS);
  const name = ({ account, name }: { account: number; name: string }): string =>
    `${playerLetter(account)} ${name}`;
  const hidden = accounts.length - shown.length;
  const last = hidden === 0 ? 'all' : `all ${grouped(accounts.length)}`;
  const count = (types: Readonly<Record<string, number>>, type: string): number => types[type] ?? 0;
  const fleets = shown.map((each) => {
    const counts = DEVICE_COLUMNS.map(([, type]) => count(each.devices_by_type, type));
    const others = counts.reduce((rest, many) => rest - many, each.devices);
    return [name(each), each.devices, ...counts, others, each.printed].map(cell);
  });
  const sums = DEVICE_COLUMNS.map(([, type]) =>
    accounts.reduce((sum, each) => sum + count(each.devices_by_type, type), 0),
  );
  const others = sums.reduce((rest, many) => rest - many, totals.devices);
  const owns = textTable(
    'Devices',
    ['player', 'devices', ...DEVICE_COLUMNS.map(([heading]) => heading), 'others', 'printed'],
    [...fleets, [last, totals.devices, ...sums, others, totals.printed].map(cell)],
  );
  const units = (amounts: Readonly<Record<Category, number>>): string[] =>
    CATEGORIES.map((category) => grouped(amounts[category]));
  const mined = textTable(
    'Mined units',
    ['player', ...CATEGORIES],
    [...shown.map((each) => [name(each), ...units(each.mined)]), [last, ...units(totals.mined)]],
  );
  const stock = textTable(
    'Units in stock',
    ['player', ...CATEGORIES],
    [...shown.map((each) => [name(each), ...units(each.stock)]), [last, ...units(totals.stock)]],
  );
  const travelled = textTable(
    'Travel',
    ['player', 'arrivals', 'travel time', 'travelling now', 'working now'],
    [...shown, { ...totals, account: 0, name: last, devices_by_status: allStatuses(accounts) }].map(
      (each) => [
        each.account === 0 ? last : name(each),
        grouped(each.trips),
        groupedTime(each.travel_seconds),
        grouped(sum(each.devices_by_status, ['travelling', 'recalling'])),
        grouped(sum(each.devices_by_status, WORKING_STATUSES)),
      ],
    ),
  );
  return [owns, mined, stock, travelled].join('\n\n');
}

/** The statuses of devices that work. */
const WORKING_STATUSES = ['mining', 'searching', 'tracking', 'printing', 'waiting_for_resources'];

function cell(value: string | number): string {
  return typeof value === 'number' ? grouped(value) : value;
}

function sum(counts: Readonly<Record<string, number>>, names: readonly string[]): number {
  return names.reduce((total, name) => total + (counts[name] ?? 0), 0);
}

function allStatuses(
  accounts: readonly { readonly devices_by_status: Readonly<Record<string, number>> }[],
): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { devices_by_status } of accounts) {
    for (const [status, count] of Object.entries(devices_by_status)) {
      all[status] = (all[status] ?? 0) + count;
    }
  }
  return all;
}

/** The letter of an account in tables and on the map: A to Z, `#` for all others. */
export function playerLetter(account: number): string {
  return account >= 1 && account <= 26 ? String.fromCharCode(64 + account) : '#';
}

/** The commands by type as a table, most frequent first. */
export function showCommandCounts(counts: Readonly<Record<string, CommandCount>>): string {
  const rows = Object.entries(counts)
    .sort(([, a], [, b]) => b.done + b.refused - a.done - a.refused)
    .map(([type, { done, refused }]) => [type, grouped(done), grouped(refused)]);
  return textTable('Commands', ['command', 'done', 'refused'], rows);
}
