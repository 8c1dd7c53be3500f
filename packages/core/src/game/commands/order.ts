import type { Command } from '../../kernel.js';
import { deviceAccount, deviceBlueprint } from '../rules/devices/device.js';
import { operation } from '../rules/devices/operation.js';
import type { ReadBy } from '../rules/readMembers.js';
import { text } from '../rules/readers.js';
import type { Reader } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import type { Draft } from '../rules/schema.js';
import { FEATURES_OF, STATE_MACHINE } from '../rules/devices/stateMachine.js';
import type { DeviceCommand } from '../rules/devices/stateMachine.js';
import { deviceTypeAt } from '../ruleset/deviceTypes.js';
import { deviceCode, deviceCodeToId } from '../state/devices/deviceCode.js';
import { DEVICE } from '../state/devices/devices.js';
import { statusAt } from '../state/devices/statuses.js';
import { readArgs } from './readArgs.js';

/** A command to a device that got past the checks which all of them share. */
export interface Order<Args> {
  readonly args: Args;
  readonly device: number;
  readonly account: number;
}

const DEVICE_READER = text(8, 8);

/**
 * The checks that all commands to devices share, in this order: the account is known, each
 * argument is well formed, the device is the account's, its type can do this, its state allows it.
 */
export function orderOf<R extends Readonly<Record<string, Reader<unknown>>>>(
  draft: Draft,
  command: Command,
  name: DeviceCommand,
  readers: R,
): Order<ReadBy<R>> | Refused {
  const { account } = command;
  if (!draft.holdings.has(account)) return orderUnknownAccount(account);
  const args = readArgs(command, { device: DEVICE_READER, ...readers });
  if (isRefused(args)) return args;
  const code = (args as { readonly device: string }).device;
  const device = deviceCodeToId(draft.setting.seed, code);
  if (!draft.devices.has(device) || deviceAccount(draft, device) !== account) {
    return refuse('unknown_device', `you have no device ${code}`, {
      field: 'device',
      device_code: code,
    });
  }
  const type = draft.devices.get(device, DEVICE.type);
  const { features } = deviceBlueprint(draft, type);
  const wanted = FEATURES_OF[name];
  if (wanted.length > 0 && !wanted.some((feature) => features.includes(feature))) {
    return refuse('missing_feature', `a ${deviceTypeAt(type)} cannot ${name}`, {
      device_type: deviceTypeAt(type) ?? '',
      feature: wanted.join(' '),
    });
  }
  const status = statusAt(draft.devices.get(device, DEVICE.status));
  const permission = STATE_MACHINE[status][name];
  if (permission !== 'allowed') {
    return refuse(permission, `${name} is not for a device that is ${status}`, { status });
  }
  return { args: args as unknown as ReadBy<R>, device, account };
}

/** The refusal of a command from an account that the game does not know. */
export function orderUnknownAccount(account: number): Refused {
  return refuse('unknown_account', `there is no account ${account}`, { account });
}

/** What a command to a device answers: what the device is at now. */
export function orderAnswer(draft: Draft, device: number) {
  return {
    device_code: deviceCode(draft.setting.seed, device),
    status: statusAt(draft.devices.get(device, DEVICE.status)),
    operation: operation(draft, device),
  };
}
