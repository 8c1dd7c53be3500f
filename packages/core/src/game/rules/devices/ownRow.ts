import { invariant } from '../../../kernel.js';
import { CONTROLLER } from '../../state/controllers.js';
import { SCAN, SITE, siteOf } from '../../state/sites.js';
import { HUB } from '../../state/hubs.js';
import { LOCATION } from '../../state/locations.js';
import { accountInKey, PILE, pileOf } from '../../state/stocks.js';
import { PLANET } from '../../state/planets.js';
import { PRINTER } from '../../state/printers.js';
import { DELETION } from '../../state/deletions.js';
import { deviceAccount } from './device.js';
import type { schema, World } from '../schema.js';
import type { DeviceId } from '../../state/devices.js';
import type { AccountId } from '../../state/account.js';

/** Whose a row is: an account's, a place's, or (undefined) the galaxy's. */
type Owner = (world: World, row: number) => { account: AccountId } | { place: number } | undefined;

const ofDevice =
  (deviceOf: (world: World, row: number) => DeviceId): Owner =>
  (world, row) => ({ account: deviceAccount(world, deviceOf(world, row)) });

type Tables = (typeof schema)['tables'];

type KindsOf<T> = T extends { readonly specs: Readonly<Record<string, { kind: infer K }>> }
  ? K
  : never;

/** The tables that have a timer: what can be due. */
type TimedTable = {
  [K in keyof Tables]: 'timer' extends KindsOf<Tables[K]> ? K : never;
}[keyof Tables];

/** Whose a row is, for every table that has a timer. */
const OWNERS: Readonly<Record<TimedTable, Owner>> = {
  devices: ofDevice((_, device) => device),
  printers: ofDevice(({ printers }, printer) => printers.get(printer, PRINTER.device)),
  hubs: ofDevice(({ hubs }, hub) => hubs.get(hub, HUB.device)),
  scans: ofDevice(({ scans }, scan) => scans.get(scan, SCAN.device)),
  controllers: ofDevice(({ controllers }, row) => controllers.get(row, CONTROLLER.device)),
  sites: ofDevice(({ sites }, site) => sites.get(site, SITE.tracker)),
  deletions: ({ deletions }, row) => ({ account: deletions.get(row, DELETION.account) }),
  piles: ({ piles }, pile) => ({ account: accountInKey(piles.get(pile, PILE.key)) }),
  stocks: ({ piles }, stock) => ({ account: accountInKey(piles.get(pileOf(stock), PILE.key)) }),
  deposits: ({ locations, sites }, deposit) => ({
    place: locations.get(sites.parent(siteOf(deposit), SITE.location), LOCATION.place),
  }),
  planets: ({ planets }, planet) => ({ place: planets.get(planet, PLANET.place) }),
  megastructures: () => undefined,
};

/**
 * Whether what is due for a row of a table concerns an account, when nobody else does anything:
 * the row is its own, or belongs to one of the places that it has to do with, or to the galaxy.
 */
export function ownRow(
  world: World,
  table: string,
  row: number,
  account: AccountId,
  places: ReadonlySet<number>,
): boolean {
  invariant(Object.hasOwn(OWNERS, table), `no row of ${table} is ever due`);
  const owner = OWNERS[table as TimedTable](world, row);
  if (owner === undefined) return true;
  return 'account' in owner ? owner.account === account : places.has(owner.place);
}
