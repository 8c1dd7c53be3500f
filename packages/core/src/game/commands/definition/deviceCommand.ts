import { done } from '../../../kernel.js';
import { deviceAccount, deviceBlueprint } from '../../rules/devices/device.js';
import { operation } from '../../rules/devices/operation.js';
import { isRefused, refuse, type Refused } from '../../rules/refuse.js';
import type { Draft, Reducer, World } from '../../rules/schema.js';
import type { Feature } from '../../ruleset/blueprint.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import type { AccountId } from '../../state/account.js';
import { DEVICE, deviceCode, deviceCodeToId, type DeviceId } from '../../state/devices.js';
import { type Status, statusAt, STATUSES } from '../../state/statuses.js';
import { type AnswerMembers, type AnswerValues, DEVICE_NOW } from './answer.js';
import { type Arguments, type ArgumentValues, device, type FollowUpCommand } from './argument.js';
import type { Check } from './check.js';
import { readArguments } from './readArguments.js';
import { unknownAccount } from './accountCommand.js';

/** Whether a device in some state takes a command, or the code of the refusal. */
export type Permission = 'allowed' | 'device_busy' | 'wrong_state';

/** The states in which a device takes a command. */
export interface States {
  readonly allowed: readonly Status[];
  /** States in which it answers `wrong_state`: the command has nothing to act on. */
  readonly wrong_state?: readonly Status[];
  /** The answer in all other states. */
  readonly otherwise: Exclude<Permission, 'allowed'>;
}

/** The permission of every status. */
export type Permissions = Readonly<Record<Status, Permission>>;

/** The column of the state × command table that states describe. */
function permissionsOf(states: States): Permissions {
  const column: Partial<Record<Status, Permission>> = {};
  for (const status of STATUSES) {
    const isWrong = states.wrong_state?.includes(status) ?? false;
    const refusal = isWrong ? 'wrong_state' : states.otherwise;
    column[status] = states.allowed.includes(status) ? 'allowed' : refusal;
  }
  return column as Permissions;
}

/** A command to a device that passed the checks which all of them share. */
export interface Order<A extends Arguments> {
  readonly args: ArgumentValues<A>;
  readonly device: DeviceId;
  readonly account: AccountId;
}

/** The members of an answer that `run` gives: all but those that say what the device does now. */
type Own<M extends AnswerMembers> = Omit<M, keyof typeof DEVICE_NOW>;

/** The answer of `run`: the refusal, or its own members of the answer; nothing if it has none. */
type Ran<M extends AnswerMembers> =
  Refused | (keyof Own<M> extends never ? void : AnswerValues<Own<M>>);

/** A command to a device as data. The comment above its definition states its rule. */
export interface DeviceCommandFields<
  Name extends string,
  A extends Arguments,
  M extends AnswerMembers,
> {
  readonly name: Name;
  /** The features that bring it, any of them; without any it is for every device. */
  readonly features: readonly Feature[];
  readonly states: States;
  readonly args: A;
  /** Of these arguments exactly one is given; `run` refuses anything else. */
  readonly oneOf?: readonly (keyof A & string)[];
  /** Refusals that need no arguments: the command and `available_commands` make these checks. */
  readonly checks?: readonly Check[];
  /** Refusals that `run` finds itself: `available_commands` checks them for the least request. */
  readonly previews?: readonly Check[];
  readonly answer: M;
  /** 200: done at once; 201: something was made; 202: begun. */
  readonly status: 200 | 201 | 202;
  /** Whether it may follow a print. */
  readonly oncomplete?: true;
  /** The refusals that need arguments, then the change. */
  run(draft: Draft, order: Order<A>): Ran<M>;
}

/** A command to a device, as everything that is derived from commands sees it. */
export interface DeviceCommand<Name extends string = string> extends FollowUpCommand {
  readonly name: Name;
  readonly states: States;
  readonly permissions: Permissions;
  readonly oneOf: readonly string[];
  /** What `available_commands` asks. */
  readonly checks: readonly Check[];
  readonly answer: AnswerMembers;
  readonly status: 200 | 201 | 202;
  readonly oncomplete: boolean;
  /** The reducer, which knows the commands that may follow a print. */
  readonly reducer: (followUps: readonly FollowUpCommand[]) => Reducer;
}

/** The argument that all commands to devices have. */
const DEVICE_ARGUMENT = { device: device('The device that the command is for.') };

/** Defines a command to a device. */
export function defineDeviceCommand<
  const Name extends string,
  A extends Arguments,
  M extends AnswerMembers,
>(fields: DeviceCommandFields<Name, A, M>): DeviceCommand<Name> {
  const { answer, args, checks = [], features, name, oneOf = [], previews = [] } = fields;
  const { oncomplete = false, states, status } = fields;
  const permissions = permissionsOf(states);
  const asked = [...checks, ...previews];
  const reducer = (followUps: readonly FollowUpCommand[]): Reducer => {
    const readArgs = readArguments<ArgumentValues<A> & { readonly device: string }>(
      { ...DEVICE_ARGUMENT, ...args },
      followUps,
    );
    return (draft, { account, args: given }) => {
      if (!draft.holdings.has(account)) return unknownAccount(account);
      const read = readArgs(given, draft.setting.ruleset);
      if (isRefused(read)) return read;
      const device = deviceCodeToId(draft.setting.key, read.device);
      const refusal =
        refuseStranger(draft, device, account, read.device) ??
        refuseFeature(draft, device, name, features) ??
        refuseState(draft, device, name, permissions) ??
        firstRefusal(checks, draft, device);
      if (refusal !== undefined) return refusal;
      const own = fields.run(draft, { account, args: read, device });
      return isRefused(own) ? own : done(answerOf(draft, device, answer, own ?? {}));
    };
  };
  return {
    name,
    features,
    states,
    permissions,
    args,
    oneOf,
    checks: asked,
    answer,
    status,
    oncomplete,
    reducer,
  };
}

function refuseStranger(
  world: World,
  device: DeviceId,
  account: AccountId,
  code: string,
): Refused | undefined {
  if (world.devices.has(device) && deviceAccount(world, device) === account) return undefined;
  return refuse('unknown_device', `You have no device ${code}`, {
    field: 'device',
    device_code: code,
  });
}

function refuseFeature(
  world: World,
  device: DeviceId,
  name: string,
  features: readonly Feature[],
): Refused | undefined {
  const type = world.devices.get(device, DEVICE.type);
  const has = deviceBlueprint(world, type).features;
  if (features.length === 0 || features.some((feature) => has.includes(feature))) return undefined;
  const device_type = deviceTypeAt(type);
  return refuse('missing_feature', `A ${device_type} cannot ${name}`, {
    device_type,
    feature: features.join(' '),
  });
}

function refuseState(
  world: World,
  device: DeviceId,
  name: string,
  permissions: Permissions,
): Refused | undefined {
  const status = statusAt(world.devices.get(device, DEVICE.status));
  const permission = permissions[status];
  if (permission === 'allowed') return undefined;
  return refuse(permission, `Cannot ${name} while ${status}`, { status });
}

function firstRefusal(
  checks: readonly Check[],
  world: World,
  device: DeviceId,
): Refused | undefined {
  for (const { find } of checks) {
    const found = find(world, device);
    if (isRefused(found)) return found;
  }
  return undefined;
}

/** The members of an answer in their order: what the device does now, and what `run` gave. */
function answerOf(
  world: World,
  device: DeviceId,
  members: AnswerMembers,
  own: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const answer: Record<string, unknown> = {};
  for (const name of Object.keys(members)) {
    if (name === 'device_code') answer[name] = deviceCode(world.setting.key, device);
    else if (name === 'status') answer[name] = statusAt(world.devices.get(device, DEVICE.status));
    else if (name === 'operation') answer[name] = operation(world, device);
    else answer[name] = own[name];
  }
  return answer;
}
