import { type Client, ResourceCategory } from '@astrarium/client';
import { devicesCommand, devicesList, inventoryList } from '@astrarium/client';

/**
 * One look at the fleet, and an order for whoever has none: idle drones mine what there is least
 * of, an idle printer prints one more drone. Gives what was done and what was refused, as lines.
 *
 * @throws Error when the service cannot be asked, or does not know the token
 */
export async function botTurn(client: Client): Promise<string[]> {
  const { data, error } = await devicesList({ client, query: { limit: 50 } });
  if (error !== undefined || data === undefined) throw new Error(error?.detail ?? 'no answer');
  const said: string[] = [];
  const wanted = await scarcest(client);
  let next = 0;
  for (const { available_commands, device_code, device_type, status } of data.devices) {
    if (status !== 'idle') continue;
    const body = available_commands.includes('start_mining')
      ? ({ command: 'start_mining', resource: wanted[next++ % wanted.length] ?? 'carbon' } as const)
      : device_type === 'autofactory'
        ? ({ command: 'enqueue_print', device_type: 'mining_drone' } as const)
        : undefined;
    if (body === undefined) continue;
    const told = await devicesCommand({ client, path: { code: device_code }, body });
    said.push(`${device_type} ${device_code}: ${body.command}, ${told.error?.detail ?? 'done'}`);
  }
  return said;
}

/** The categories, that of which the account has least in all first. */
async function scarcest(client: Client): Promise<ResourceCategory[]> {
  const { data } = await inventoryList({ client });
  const amount = (category: ResourceCategory): number =>
    (data?.locations ?? []).reduce((sum, { items }) => sum + (items[category] ?? 0), 0);
  return Object.values(ResourceCategory).sort((a, b) => amount(a) - amount(b));
}
