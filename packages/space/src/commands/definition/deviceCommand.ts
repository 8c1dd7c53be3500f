import { done, type Fields, integer, object, oneOf as word, orNull, text } from '@astrarium/core';
import type { Values } from '@astrarium/core';
import { deviceAccount, deviceBlueprint } from '../../rules/devices/device.js';
import { operation } from '../../rules/devices/operation.js';
import type { Fault } from '../../rules/readers.js';
import { isRefused, refuse, type Refused } from '../../rules/refuse.js';
import type { Draft, Reducer, World } from '../../rules/schema.js';
import type { Feature } from '../../ruleset/blueprint.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import type { AccountId } from '../../state/account.js';
import { DEVICE, deviceCodeToId, type DeviceId } from '../../state/devices.js';
import { type Status, statusAt, STATUSES } from '../../state/statuses.js';
import { DEVICE_CODE } from './argument.js';
import type { Check } from './check.js';
import { argumentsReader, type BuiltCommand, type Combine } from './argumentsReader.js';
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
export interface Order<Read> {
  readonly args: Read;
  readonly device: DeviceId;
  readonly account: AccountId;
}

/** The members that most answers of devices begin with: what the device does now. */
export const DEVICE_NOW = {
  device_code: DEVICE_CODE,
  status: word(...STATUSES).format('status'),
  operation: object({
    id: text(),
    kind: word(...STATUSES),
    state: word('running', 'waiting', 'done'),
    started_at: text(),
    completes_at: orNull(text()),
    started_tick: integer(),
    completes_tick: orNull(integer()),
  }).format('operation'),
};

/** The members of an answer that `run` gives: all but those that say what the device does now. */
type Own<M extends Fields> = Omit<M, keyof typeof DEVICE_NOW>;

/** The answer of `run`: the refusal, or its own members of the answer; nothing if it has none. */
type Ran<M extends Fields> = Refused | (keyof Own<M> extends never ? void : Values<Own<M>>);

/** A command to a device as data. The comment above its definition states its rule. */
export interface DeviceCommandFields<
  Name extends string,
  A extends Fields,
  M extends Fields,
  Read,
> {
  readonly name: Name;
  /** The features that bring it, any of them; without any it is for every device. */
  readonly features: readonly Feature[];
  readonly states: States;
  readonly args: A;
  /** Exactly one of these arguments is given. */
  readonly oneOf?: readonly (keyof A & string)[];
  /** False of values that have no effect on a device without the features: it ignores them. */
  readonly needsFeature?: (values: Read) => boolean;
  /** Reads arguments that depend on each other. */
  readonly combine?: Combine<Values<A>, Read>;
  /** Refusals that need no arguments: the command and `available_commands` make these checks. */
  readonly checks?: readonly Check[];
  /** Refusals that `run` finds itself: `available_commands` checks them for the least request. */
  readonly previews?: readonly Check[];
  readonly answer: M;
  /** 200: done at once; 201: something was made; 202: begun. */
  readonly status: 200 | 201 | 202;
  /** The refusals that need arguments, then the change. */
  run(draft: Draft, order: Order<Read>): Ran<M>;
}

/** A command to a device, as everything that is derived from commands sees it. */
export interface DeviceCommand<Name extends string = string> extends BuiltCommand {
  readonly name: Name;
  readonly features: readonly Feature[];
  readonly states: States;
  readonly permissions: Permissions;
  readonly args: Fields;
  readonly oneOf: readonly string[];
  /** What `available_commands` asks. */
  readonly checks: readonly Check[];
  readonly answer: Fields;
  readonly status: 200 | 201 | 202;
}

/** The argument that all commands to devices have. */
const DEVICE_ARGUMENT = { device: DEVICE_CODE.about('The device that the command is for.') };

/** Defines a command to a device. */
export function defineDeviceCommand<
  const Name extends string,
  A extends Fields,
  M extends Fields,
  Read = Values<A>,
>(fields: DeviceCommandFields<Name, A, M, Read>): DeviceCommand<Name> {
  const { answer, args, checks = [], features, name, oneOf = [], previews = [] } = fields;
  const { needsFeature = () => true, states, status } = fields;
  const permissions = permissionsOf(states);
  const allChecks = [...checks, ...previews];
  const members = Object.keys(answer);
  const reader = argumentsReader(
    { ...DEVICE_ARGUMENT, ...args },
    (read: Values<A> & { readonly device: string }, ruleset) => {
      const fault = oneOfFault(oneOf, read);
      if (fault !== undefined) return { fault };
      const combined = fields.combine?.(read, ruleset) ?? { values: read as Read };
      return 'fault' in combined
        ? combined
        : { values: { code: read.device, args: combined.values } };
    },
  );
  const reducer: Reducer = (draft, command) => {
    const { account } = command;
    if (draft.accounts.get(account) === undefined) return unknownAccount(account);
    const read = reader.valuesOf(command, draft.setting.ruleset);
    if (isRefused(read)) return read;
    const device = deviceCodeToId(draft.setting.key, read.code);
    const refusal =
      refuseStranger(draft, device, account, read.code) ??
      (needsFeature(read.args) ? refuseFeature(draft, device, name, features) : undefined) ??
      refuseState(draft, device, name, permissions) ??
      firstRefusal(checks, draft, device);
    if (refusal !== undefined) return refusal;
    const own = fields.run(draft, { account, args: read.args, device });
    return isRefused(own) ? own : done(answerOf(draft, device, read.code, members, own ?? {}));
  };
  return {
    name,
    features,
    states,
    permissions,
    args,
    oneOf,
    checks: allChecks,
    answer,
    status,
    read: reader.read,
    reducer,
  };
}

/** The fault of arguments of which not exactly one is given. */
function oneOfFault(names: readonly string[], read: object): Fault | undefined {
  if (names.length === 0) return undefined;
  const present = names.filter((name) => Object.hasOwn(read, name));
  if (present.length === 1) return undefined;
  const message = `Give either ${names.join(' or ')}`;
  return { field: names[0]!, rule: `one of ${names.join(', ')}`, numbers: {}, message };
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
  code: string,
  members: readonly string[],
  own: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const answer: Record<string, unknown> = {};
  for (const name of members) {
    if (name === 'device_code') answer[name] = code;
    else if (name === 'status') answer[name] = statusAt(world.devices.get(device, DEVICE.status));
    else if (name === 'operation') answer[name] = operation(world, device, code);
    else answer[name] = own[name];
  }
  return answer;
}
