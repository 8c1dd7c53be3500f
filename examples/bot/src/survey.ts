import { type Device, type ResourceCategory, statusOf, CATEGORIES } from '@astrarium/space/client';
import { unitsNeeded } from './needs.js';
import { type Base, type Game, order } from './readGame.js';

/**
 * Scans a belt that is not known yet. Then searches for another site whenever no open site has
 * something that the base lacks.
 */
export async function survey(game: Game, base: Base): Promise<void> {
  const drones = base.devices.filter(({ device_type }) => device_type === 'survey_drone');
  const inStatus = (kind: string): readonly Device[] =>
    drones.filter(({ status }) => statusOf(status).kind === kind);
  const [idle] = inStatus('idle');
  if (!base.belt.surveyed) {
    if (idle !== undefined) await order(game, idle, { command: 'scan' });
    return;
  }
  const needs = unitsNeeded(game, base);
  const lacks = CATEGORIES.some(
    (each) => base.stock[each] < Math.min(STOCK, needs[each]) && !isOpen(base, each),
  );
  if (!lacks || inStatus('searching').length > 0) return;
  // A drone that keeps a site open must give it up before it can search for another one.
  const [tracking] = [...inStatus('tracking')].sort((a, b) => worth(base, a) - worth(base, b));
  const drone = idle ?? tracking;
  if (drone === undefined || drone.blocked_commands['search'] === 'no_more_sites') return;
  if (drone !== idle) await order(game, drone, { command: 'deactivate' });
  await order(game, drone, { command: 'search' });
}

/** The units of a category in stock with which a base can wait for the next site. */
const STOCK = 1000;

/** The units with which a site is worth a drone: what was mined out grows back slowly. */
const WORTH = 500;

/** The units in the site that a drone keeps open. */
function worth({ belt }: Base, { search }: Device): number {
  const site = belt.resource_sites.find(({ designation }) => designation === search?.site);
  return CATEGORIES.reduce((sum, each) => sum + (site?.resources_remaining?.[each] ?? 0), 0);
}

/** Whether an open site of the base has enough of a category, as far as the account knows. */
export function isOpen({ belt }: Base, category: ResourceCategory): boolean {
  return belt.resource_sites.some(({ resources_remaining, resources_remaining_pct }) =>
    resources_remaining === undefined
      ? (resources_remaining_pct[category] ?? 0) > 0
      : (resources_remaining[category] ?? 0) >= WORTH,
  );
}
