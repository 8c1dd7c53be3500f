import type { Reducer } from '../rules/schema.js';
import type { DeviceCommand } from '../rules/devices/stateMachine.js';
import { activate } from './activate.js';
import { attach } from './attach.js';
import { changeOwner } from './changeOwner.js';
import { adopt } from './adopt.js';
import { clearDirective } from './clearDirective.js';
import { clearQueue } from './clearQueue.js';
import { collectResources } from './collectResources.js';
import { configure } from './configure.js';
import { contribute } from './contribute.js';
import { deactivate } from './deactivate.js';
import { decommission } from './decommission.js';
import { depositResources } from './depositResources.js';
import { deploy } from './deploy.js';
import { dequeuePrint } from './dequeuePrint.js';
import { detach } from './detach.js';
import { enqueuePrint } from './enqueuePrint.js';
import { openAccount } from './openAccount.js';
import { recall } from './recall.js';
import { repair } from './repair.js';
import { replicate } from './replicate.js';
import { release } from './release.js';
import { retarget } from './retarget.js';
import { scan } from './scan.js';
import { search } from './search.js';
import { setTags } from './setTags.js';
import { setDirective } from './setDirective.js';
import { startMining } from './startMining.js';
import { stow } from './stow.js';
import { travel } from './travel.js';
import { updateAccount } from './updateAccount.js';
import { updateReplicant } from './updateReplicant.js';

/** A command that is not given to a device. */
type AccountCommand = 'contribute' | 'open_account' | 'update_account' | 'update_replicant';

/** The type of a command. */
export type CommandName = AccountCommand | DeviceCommand;

/** All commands, by their type. */
export const COMMANDS: Readonly<Record<CommandName, Reducer>> = {
  open_account: openAccount,
  update_account: updateAccount,
  update_replicant: updateReplicant,
  contribute,
  replicate,
  travel,
  recall,
  start_mining: startMining,
  retarget,
  deactivate,
  search,
  scan,
  enqueue_print: enqueuePrint,
  dequeue_print: dequeuePrint,
  clear_queue: clearQueue,
  collect_resources: collectResources,
  deposit_resources: depositResources,
  repair,
  decommission,
  stow,
  deploy,
  attach,
  detach,
  change_owner: changeOwner,
  set_tags: setTags,
  activate,
  configure,
  adopt,
  release,
  set_directive: setDirective,
  clear_directive: clearDirective,
};
