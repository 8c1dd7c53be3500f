import { invariant } from '@astrarium/core';
import type { ReadArgs, Refusal } from '@astrarium/core';
import type { Reducer } from '../rules/schema.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { deleteAccount } from './accounts/deleteAccount.js';
import { openAccount } from './accounts/openAccount.js';
import { sendMessage } from './accounts/sendMessage.js';
import { replicate } from './accounts/replicate.js';
import { recordAccountChange } from './accounts/recordAccountChange.js';
import { updateAccount } from './accounts/updateAccount.js';
import { updateReplicant } from './accounts/updateReplicant.js';
import { attach } from './carrying/attach.js';
import { deploy } from './carrying/deploy.js';
import { detach } from './carrying/detach.js';
import { stow } from './carrying/stow.js';
import { adopt } from './controllers/adopt.js';
import { clearDirective } from './controllers/clearDirective.js';
import { release } from './controllers/release.js';
import { setDirective } from './controllers/setDirective.js';
import type { BuiltCommand } from './definition/argumentsReader.js';
import type { DeviceCommand } from './definition/deviceCommand.js';
import { activate } from './devices/activate.js';
import { changeOwner } from './devices/changeOwner.js';
import { deactivate } from './devices/deactivate.js';
import { decommission } from './devices/decommission.js';
import { repair } from './devices/repair.js';
import { setName } from './devices/setName.js';
import { setTags } from './devices/setTags.js';
import { retarget } from './mining/retarget.js';
import { scan } from './mining/scan.js';
import { search } from './mining/search.js';
import { startMining } from './mining/startMining.js';
import { clearQueue } from './printing/clearQueue.js';
import { dequeuePrint } from './printing/dequeuePrint.js';
import { enqueuePrint } from './printing/enqueuePrint.js';
import { contribute } from './seasons/contribute.js';
import { collectResources } from './stock/collectResources.js';
import { depositResources } from './stock/depositResources.js';
import { configure } from './terraforming/configure.js';
import { recall } from './travel/recall.js';
import { travel } from './travel/travel.js';

/** The commands of accounts and of the host. */
export const ACCOUNT_COMMANDS = [
  openAccount,
  updateAccount,
  updateReplicant,
  deleteAccount,
  recordAccountChange,
  contribute,
  sendMessage,
] as const;

/** The commands to devices, in the order in which views list them. */
export const DEVICE_COMMANDS = [
  travel,
  recall,
  startMining,
  retarget,
  deactivate,
  search,
  enqueuePrint,
  dequeuePrint,
  clearQueue,
  scan,
  stow,
  deploy,
  attach,
  detach,
  collectResources,
  depositResources,
  adopt,
  release,
  setDirective,
  clearDirective,
  activate,
  repair,
  changeOwner,
  decommission,
  configure,
  setTags,
  setName,
  replicate,
] as const;

/** All commands. */
export const COMMANDS = [...ACCOUNT_COMMANDS, ...DEVICE_COMMANDS] as const;

/** The name of a command to a device. */
export type DeviceCommandName = (typeof DEVICE_COMMANDS)[number]['name'];

/** Their names. */
export const DEVICE_COMMAND_NAMES: readonly DeviceCommandName[] = DEVICE_COMMANDS.map(
  ({ name }) => name,
);

/** The name of a command. */
export type CommandName = (typeof COMMANDS)[number]['name'];

/** The readers and reducers of all commands, by name. */
const BUILT = Object.fromEntries(
  COMMANDS.map((command): [string, BuiltCommand] => [command.name, command]),
) as Readonly<Record<CommandName, BuiltCommand>>;

/** The reducers of all commands, as the kernel takes them. */
export const REDUCERS = Object.fromEntries(
  Object.entries(BUILT).map(([name, { reducer }]) => [name, reducer]),
) as Readonly<Record<CommandName, Reducer>>;

/**
 * Reads the arguments of a command. The result is given to `execute` as `read` of the command, and
 * its copy as `args`: then they are not read again. Wrong arguments give a refusal for each fault.
 */
export function readCommand(
  name: CommandName,
  args: Readonly<Record<string, unknown>>,
  ruleset: Ruleset,
): ReadArgs | readonly Refusal[] {
  return BUILT[name].read(args, ruleset);
}

const BY_NAME: ReadonlyMap<string, DeviceCommand> = new Map(
  DEVICE_COMMANDS.map((command) => [command.name, command]),
);

/**
 * The command to devices of a name.
 *
 * @throws Error when there is no such command.
 */
export function deviceCommandOf(name: string): DeviceCommand {
  const command = BY_NAME.get(name);
  invariant(command !== undefined, `there is no command ${name} to devices`);
  return command;
}
