import { ACCOUNT_DEFAULTS, COMMANDS } from '@astrarium/internal/game';
import {
  CATEGORIES,
  type Command,
  type DeviceView,
  deviceView,
  deviceViewIds,
  exampleArgs,
  replicantCode,
  seasonView,
  type World,
} from '@astrarium/core';

type Args = Command['args'];

/** All arguments of a command, with values that may be accepted. */
export function fullArgs(world: World, account: number, type: string, view?: DeviceView): Args {
  const command = COMMANDS.find(({ name }) => name === type);
  if (command === undefined || command.name === 'update_account') {
    const { replicants: _, ...settings } = { replicants: 0, ...ACCOUNT_DEFAULTS };
    return { name: 'Zoë', timezone: 'UTC', ...wire(settings) };
  }
  const own = deviceViewIds(world, account).flatMap((id) => deviceView(world, id) ?? []);
  const find = (feature: string): string =>
    own.find(({ features }) => (features as readonly string[]).includes(feature))?.device_code ??
    '00000000';
  const { adopted_devices: adopted, attached_devices: attached, print_queue } = view ?? {};
  const among = Object.values(command.args).find(({ kind }) => kind === 'device_code')?.among;
  const each = (value: (n: number) => number) =>
    Object.fromEntries(CATEGORIES.map((category, n) => [category, value(n)]));
  const known = {
    amounts: each(() => 1),
    device_code: find(among === 'carriers' ? 'host' : among === 'controllers' ? 'ami' : 'mine'),
    device_codes: [attached?.[0] ?? adopted?.[0] ?? find('mine')],
    device_type: 'mining_drone',
    directive: 'maintain_ratios',
    directive_config: { ratios: each((n) => n) },
    follow_up: { command: 'start_mining', resource: 'carbon', site: 'SOL-BELT-1-SITE-0' },
    id: print_queue?.[0]?.job_id ?? 1,
    location_code: type === 'contribute' ? seasonView(world)?.objective.location : 'SOL-4',
    name: 'Zoë',
    replicant_code: replicantCode(
      world.setting.key,
      world.accounts.get(account)?.replicants[0] ?? 1,
    ),
    site_code: `${view?.location ?? 'SOL-BELT-1'}-SITE-0`,
    texts: [find('mine')],
  };
  const args = exampleArgs({ args: command.args }, known, () => true);
  return { ...(view === undefined ? {} : { device: view.device_code }), ...args };
}

/** Settings with the names of the wire. */
function wire(settings: Args): Args {
  return JSON.parse(
    JSON.stringify(settings).replace(/"ami_digest_per_mille":\d+/, '"ami_digest_interval":1'),
  ) as Args;
}
