import {
  argumentFacts,
  CATEGORIES,
  DEVICE_COMMANDS,
  type DeviceCommand,
  type DeviceCommandName,
  type DeviceView,
  deviceView,
  deviceViewIds,
  exampleArgs,
} from '@astrarium/space';
import type { Command, Refusal, Simulation } from '@astrarium/core';
import { eachDue, type StateOf, type LawOf } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

type Args = Command['args'];
type Codes = readonly string[];

/** Kinds of arguments that name something else: the device alone cannot tell if it will do. */
const NAMES_OTHERS: readonly string[] = [
  'category',
  'device_code',
  'device_codes',
  'id',
  'location_code',
  'replicant_code',
];

/** Whether a command may be refused for a reason that the device alone cannot tell. */
function isUncertain({ args, checks }: DeviceCommand): boolean {
  if (checks.some(({ scope }) => scope === 'device')) return false;
  return Object.values(args).some((one) => NAMES_OTHERS.includes(argumentFacts(one).kind));
}

/** The smallest well-formed requests: one, or one for each category. */
function requestsOf(command: DeviceCommand, view: DeviceView): readonly Args[] {
  const { attached_devices, device_code, print_queue, replicant_code } = view;
  return CATEGORIES.map((category, n) =>
    exampleArgs(command, {
      amounts: { [category]: 1 },
      category,
      device_code,
      device_codes: [attached_devices?.[0] ?? device_code],
      device_type: 'ftl_beacon',
      id: print_queue?.[0]?.job_id ?? 1,
      location_code: n % 2 === 0 ? 'SOL-3' : 'SOL-4',
      // A name that no replicant of a random game has.
      name: `Only ${device_code}`,
      replicant_code,
      tags: [],
    }),
  );
}

const STATE_CODES: Codes = ['device_busy', 'wrong_state', 'missing_feature'];

/**
 * The commands that a device shows are right: a blocked command is refused with its code; an
 * available command is not refused for the type or the state of the device, and is done when the
 * view shows all that it needs; the type of the device does not have any other command.
 */
export const commandsLaw: LawOf<AstrariumSchema> = (simulation, game) => {
  const seen = new Set<string>();
  eachDue(simulation, game, (snapshot) => {
    const world = simulation.read(snapshot);
    for (const account of world.accounts.ids()) {
      for (const id of deviceViewIds(world, account)) {
        const view = deviceView(world, id);
        if (view === undefined) continue;
        // Check only one device of each kind.
        const kind = JSON.stringify([view.device_type, view.status, view.blocked_commands]);
        if (!seen.has(kind)) checkDevice(simulation, snapshot, account, view);
        seen.add(kind);
      }
    }
  });
};

function checkDevice(
  simulation: Simulation<AstrariumSchema>,
  snapshot: StateOf<AstrariumSchema>,
  account: number,
  view: DeviceView,
): void {
  for (const definition of DEVICE_COMMANDS) {
    const type = definition.name;
    const codes = requestsOf(definition, view).map((request) => {
      const args = { device: view.device_code, ...request };
      const command = { id: 'law', account, type, args };
      const { outcome } = simulation.probe(snapshot, (at) => simulation.execute(at, command));
      return outcome.done ? 'done' : codeOf(outcome.refusal);
    });
    const fault = faultOf(view, definition, codes);
    if (fault === undefined) continue;
    const what = `${type} of a ${view.device_type} that is ${view.status}`;
    throw new Error(`tick ${snapshot.now}: ${what} ${fault}: ${codes.join(' ')}`);
  }
}

/** The code of a refusal; a refusal of an argument is distinguished by its field. */
function codeOf({ code, numbers }: Refusal): string {
  return 'field' in numbers ? `${code} of ${numbers['field']}` : code;
}

function faultOf(
  view: DeviceView,
  command: DeviceCommand<DeviceCommandName>,
  codes: Codes,
): string | undefined {
  const { name: type } = command;
  const block = view.blocked_commands[type];
  if (block !== undefined) {
    const isBlocked = codes.some((code) => code.split(' ')[0] === block) && !codes.includes('done');
    return isBlocked ? undefined : `should be refused with ${block}`;
  }
  if (!view.available_commands.includes(type)) {
    return codes.every((code) => code === 'missing_feature') ? undefined : 'is not shown';
  }
  if (codes.some((code) => STATE_CODES.includes(code))) return 'should be available';
  return isUncertain(command) || codes.includes('done') ? undefined : 'should be done';
}
