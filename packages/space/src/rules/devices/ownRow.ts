import type { TableReader } from '@astrarium/core';
import type { AccountId } from '../../state/account.js';
import { DELETION } from '../../state/deletions.js';
import { LOCATION } from '../../state/locations.js';
import { PLANET } from '../../state/planets.js';
import { SITE, siteOf } from '../../state/sites.js';
import { accountInKey, PILE, pileOf } from '../../state/stocks.js';
import { schema, type World } from '../schema.js';
import { deviceAccount } from './device.js';

/** An account, a place, or (undefined) the galaxy. */
type Owner = { readonly account: AccountId } | { readonly place: number } | undefined;

type Tables = (typeof schema)['tables'];

type KindsOf<T> = T extends { readonly specs: Readonly<Record<string, { kind: infer K }>> }
  ? K
  : never;

/** The tables that have a timer or a crossing: their rows can be due. */
type TimedTable = {
  [K in keyof Tables]: Extract<KindsOf<Tables[K]>, 'timer' | 'crossing'> extends never ? never : K;
}[keyof Tables];

/** The tables whose rows belong to a device, which their field `device` names. */
type DeviceTable = {
  [K in keyof Tables]: 'device' extends keyof Tables[K]['fields'] ? K : never;
}[keyof Tables];

/** The owner of a row, for each other table with a timer. */
const OWNERS: Readonly<
  Record<Exclude<TimedTable, DeviceTable>, (world: World, row: number) => Owner>
> = {
  devices: (world, device) => ({ account: deviceAccount(world, device) }),
  sites: (world, site) => ({
    account: deviceAccount(world, world.sites.get(site, SITE.tracker)),
  }),
  deletions: ({ deletions }, row) => ({ account: deletions.get(row, DELETION.account) }),
  locations: ({ locations }, location) => ({ place: locations.get(location, LOCATION.place) }),
  piles: ({ piles }, pile) => ({ account: accountInKey(piles.get(pile, PILE.key)) }),
  stocks: ({ piles }, stock) => ({ account: accountInKey(piles.get(pileOf(stock), PILE.key)) }),
  deposits: ({ locations, sites }, deposit) => ({
    place: locations.get(sites.parent(siteOf(deposit), SITE.location), LOCATION.place),
  }),
  planets: ({ planets }, planet) => ({ place: planets.get(planet, PLANET.place) }),
  megastructures: () => undefined,
};

/** The owner of a row of a table that has a timer. */
function ownerOf(world: World, table: string, row: number): Owner {
  if (Object.hasOwn(OWNERS, table)) return OWNERS[table as keyof typeof OWNERS](world, row);
  const name = table as Extract<DeviceTable, TimedTable>;
  const rows = world[name] as TableReader<string>;
  return { account: deviceAccount(world, rows.get(row, schema.tables[name].fields.device)) };
}

/**
 * Whether a due row of a table concerns an account, when nobody else does anything: the row belongs
 * to the account, to one of these places, or to the galaxy.
 */
export function ownRow(
  world: World,
  table: string,
  row: number,
  account: AccountId,
  places: ReadonlySet<number>,
): boolean {
  const owner = ownerOf(world, table, row);
  if (owner === undefined) return true;
  return 'account' in owner ? owner.account === account : places.has(owner.place);
}
