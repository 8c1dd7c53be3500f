import {
  CATEGORIES,
  type Command,
  DEVICE_COMMAND_NAMES,
  type DeviceCommandName,
  type DeviceView,
  deviceView,
  deviceViewIds,
} from '@astrarium/core';
import type { Refusal, Simulation } from '@astrarium/core/kernel';
import type { AstrariumSchema } from '../games/chooseCommand.js';
import type { Game, StateOf } from '../games/game.js';
import { eachDue } from './eachDue.js';

type Args = Command['args'];
type Codes = readonly string[];

/** What is well formed, and asks for as little as can be: one wish, or one for each category. */
const WISHES: Readonly<Partial<Record<DeviceCommandName, (view: DeviceView) => readonly Args[]>>> =
  {
    travel: () => [{ destination: 'SOL-3' }, { destination: 'SOL-4' }],
    start_mining: () => CATEGORIES.map((resource) => ({ resource })),
    retarget: () => CATEGORIES.map((resource) => ({ resource })),
    enqueue_print: () => [{ device_type: 'ftl_beacon' }],
    dequeue_print: ({ print_queue }) => [{ job_id: print_queue?.[0]?.job_id ?? 1 }],
    attach: itself,
    detach: ({ attached_devices, device_code }) => [
      { targets: [attached_devices?.[0] ?? device_code] },
    ],
    adopt: itself,
    release: itself,
    collect_resources: () => CATEGORIES.map((category) => ({ resources: { [category]: 1 } })),
    set_directive: () => [{ name: 'gather_evenly' }],
    repair: ({ device_code }) => [{ target: device_code }],
    change_owner: ({ replicant_code }) => [{ replicant_code }],
    set_tags: () => [{ add_tags: [] }],
    replicate: () => [{ name: 'Eve' }],
  };

/** Commands of which something may be refused that cannot be told from the device alone. */
const UNCERTAIN: ReadonlySet<DeviceCommandName> = new Set([
  'travel',
  'start_mining',
  'retarget',
  'dequeue_print',
  'stow',
  'attach',
  'adopt',
  'release',
  'repair',
  'change_owner',
]);

const STATE_CODES: Codes = ['device_busy', 'wrong_state', 'missing_feature'];

function itself({ device_code }: DeviceView): readonly Args[] {
  return [{ targets: [device_code] }];
}

/**
 * What a device shows of its commands is what giving them comes to: one that is blocked is refused,
 * and with that code; one that is available is not refused for what the device is or does, and is
 * carried out if all that it needs is in sight; the rest its type does not have.
 */
export function commandsLaw(
  simulation: Simulation<AstrariumSchema>,
  game: Game<AstrariumSchema>,
): void {
  const seen = new Set<string>();
  eachDue(simulation, game, (snapshot) => {
    const world = simulation.read(snapshot);
    for (const account of world.accounts.ids()) {
      for (const id of deviceViewIds(world, account)) {
        const view = deviceView(world, id);
        if (view === undefined) continue;
        // What another of the same kind has shown need not be seen again.
        const kind = JSON.stringify([view.device_type, view.status, view.blocked_commands]);
        if (!seen.has(kind)) checkDevice(simulation, snapshot, account, view);
        seen.add(kind);
      }
    }
  });
}

function checkDevice(
  simulation: Simulation<AstrariumSchema>,
  snapshot: StateOf<AstrariumSchema>,
  account: number,
  view: DeviceView,
): void {
  for (const type of DEVICE_COMMAND_NAMES) {
    const wishes = WISHES[type]?.(view) ?? [{}];
    const codes = wishes.map((wish) => {
      const args = { device: view.device_code, ...wish };
      const command = { id: 'law', account, type, args };
      const { outcome } = simulation.probe(snapshot, (at) => simulation.execute(at, command));
      return outcome.done ? 'done' : codeOf(outcome.refusal);
    });
    const fault = faultOf(view, type, codes);
    if (fault === undefined) continue;
    const what = `${type} of a ${view.device_type} that is ${view.status}`;
    throw new Error(`tick ${snapshot.now}: ${what} ${fault}: ${codes.join(' ')}`);
  }
}

/** A refusal for the sake of an argument is not one for what the device is or does. */
function codeOf({ code, numbers }: Refusal): string {
  return 'field' in numbers ? `${code} of ${numbers['field']}` : code;
}

function faultOf(view: DeviceView, type: DeviceCommandName, codes: Codes): string | undefined {
  const block = view.blocked_commands[type];
  if (block !== undefined) {
    const isBlocked = codes.some((code) => code.split(' ')[0] === block) && !codes.includes('done');
    return isBlocked ? undefined : `should be refused with ${block}`;
  }
  if (!view.available_commands.includes(type)) {
    return codes.every((code) => code === 'missing_feature') ? undefined : 'is not shown';
  }
  if (codes.some((code) => STATE_CODES.includes(code))) return 'should be available';
  return UNCERTAIN.has(type) || codes.includes('done') ? undefined : 'should be done';
}
