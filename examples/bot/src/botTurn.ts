import { type Client, ResourceCategory } from '@astrarium/client';
import { devicesCommand, devicesList, inventoryList } from '@astrarium/client';

/**
 * One turn of a bot: idle drones mine the scarcest resources, and an idle printer prints one more
 * drone. Returns a line for each command and its result.
 *
 * @throws Error when the server cannot be reached, or refuses the token
 */
export async function botTurn(client: Client): Promise<string[]> {
  const { data, error } = await devicesList({ client, query: { limit: 50 } });
  if (error !== undefined || data === undefined) throw new Error(error?.detail ?? 'no answer');
  const lines: string[] = [];
  const resources = await scarcest(client);
  let next = 0;
  for (const { available_commands, device_code, device_type, status } of data.devices) {
    if (status !== 'idle') continue;
    const body = available_commands.includes('start_mining')
      ? ({
          command: 'start_mining',
          resource: resources[next++ % resources.length] ?? 'carbon',
        } as const)
      : device_type === 'autofactory'
        ? ({ command: 'enqueue_print', device_type: 'mining_drone' } as const)
        : undefined;
    if (body === undefined) continue;
    const result = await devicesCommand({ client, path: { code: device_code }, body });
    lines.push(`${device_type} ${device_code}: ${body.command}, ${result.error?.detail ?? 'done'}`);
  }
  return lines;
}

/** The categories of resources, that with the smallest total stock first. */
async function scarcest(client: Client): Promise<ResourceCategory[]> {
  const { data } = await inventoryList({ client });
  const amount = (category: ResourceCategory): number =>
    (data?.locations ?? []).reduce((sum, { items }) => sum + (items[category] ?? 0), 0);
  return Object.values(ResourceCategory).sort((a, b) => amount(a) - amount(b));
}
