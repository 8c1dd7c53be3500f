import { makeLocation } from '../../galaxy/location.js';
import { devicePlace } from '../../rules/devices/device.js';
import type { World } from '../../rules/schema.js';
import { tagsOf } from '../../rules/devices/tags.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { deviceCode } from '../../state/devices/deviceCode.js';
import { DEVICE } from '../../state/devices/devices.js';
import { replicantCode } from '../../state/accounts/replicantCode.js';
import { STATUS } from '../../state/devices/statuses.js';
import { alikeDevices } from './alikeDevices.js';
import { alikeCommands, deviceCommands } from './deviceCommands.js';
import type { AlikeCommands, DeviceCommands } from './deviceCommands.js';
import { deviceStatus } from './deviceStatus.js';
import { DEVICE_PARTS } from './deviceView.js';
import { deviceWork, unitsMined } from './deviceWork.js';

/** Writes a device as JSON. */
type DeviceText = (device: number) => string;

/**
 * Writes devices of a world as JSON: what `JSON.stringify` makes of their views, in less time,
 * since most of it is what many devices have in common. That is put together once for a world,
 * however many pages of it are read. No code, type, status or number needs an escape.
 */
export function deviceTexts(world: World): DeviceText {
  let text = newest.texts.get(world);
  if (text === undefined) {
    text = writerOf(world);
    newest.texts = new WeakMap([[world, text]]);
  }
  return text;
}

/** Of the last world that was read, which it does not hold. */
const newest = { texts: new WeakMap<World, DeviceText>() };

function writerOf(world: World): DeviceText {
  const { devices, setting } = world;
  const kindOf = alikeDevices(world, (device) => newKind(world, device));
  return (device) => {
    const kind = kindOf(device);
    const run = kind.isMining ? runOf(world, device, kind) : undefined;
    const code = deviceCode(setting.seed, device);
    const look = lookOf(world, device, kind, run ?? kind);
    const since = devices.get(device, DEVICE.since);
    const tags = listText(tagsOf(world, device));
    let text = `{"device_id":${device},"device_code":"${code}${look}${since},"tags":${tags}`;
    for (const part of kind.parts) {
      if (part === deviceWork && run !== undefined) {
        const rate = devices.rate(device, DEVICE.mined);
        text += `${run.text}${rate},"quantity_mined":${unitsMined(world, device)}}`;
      } else text += membersText(part(world, device));
    }
    return `${text}}`;
  };
}

/** What is known of devices that are alike. */
interface Kind {
  readonly alike: AlikeCommands;
  readonly isMining: boolean;
  /** The members from type to location. */
  readonly text: string;
  readonly parts: (typeof DEVICE_PARTS)[number][];
  /** By the deposits that are mined. */
  readonly runs: Map<number, Run>;
  look?: Look;
}

/** Devices of a kind that mine the same deposit. */
interface Run {
  readonly status: string;
  /** Their work up to the rate. */
  readonly text: string;
  look?: Look;
}

/** How the last one of a kind, or of a run, looked. */
interface Look {
  readonly commands: DeviceCommands;
  readonly capacity: number;
  readonly status: string;
  /** What stands between its code and the tick of its status. */
  readonly text: string;
}

function newKind(world: World, device: number): Kind {
  const { devices, setting } = world;
  const replicant = devices.parent(device, DEVICE.replicant);
  return {
    alike: alikeCommands(),
    isMining: devices.get(device, DEVICE.status) === STATUS.mining,
    text: membersText({
      device_type: deviceTypeAt(devices.get(device, DEVICE.type)),
      replicant_code: replicantCode(setting.seed, replicant),
      location: makeLocation(setting.seed, devicePlace(world, device)),
    }),
    parts: DEVICE_PARTS.filter((part) => part(world, device) !== undefined),
    runs: new Map(),
  };
}

function runOf(world: World, device: number, { runs }: Kind): Run {
  const deposit = world.devices.parent(device, DEVICE.deposit);
  const known = runs.get(deposit);
  if (known !== undefined) return known;
  const { site, resource_type } = deviceWork(world, device)?.mining ?? {};
  const text = `,"mining":{"site":"${site}","resource_type":"${resource_type}","rate_micro":`;
  const run = { status: deviceStatus(world, device), text: flat(text) };
  runs.set(deposit, run);
  return run;
}

function lookOf(world: World, device: number, kind: Kind, alike: Kind | Run): string {
  const commands = deviceCommands(world, device, kind.alike);
  const capacity = world.devices.get(device, DEVICE.capacity);
  const status = 'status' in alike ? alike.status : deviceStatus(world, device);
  const last = alike.look;
  if (last?.commands === commands && last.capacity === capacity && last.status === status) {
    return last.text;
  }
  const text = flat(
    `"${kind.text}${membersText(commands)},"operational_capacity":${capacity / 10_000},` +
      `"status":"${status}","status_since_tick":`,
  );
  alike.look = { commands, capacity, status, text };
  return text;
}

/** The same text in one piece: what is put together of few pieces is quickly made bytes. */
function flat(text: string): string {
  return [text, ''].join('');
}

/** The members of an object, to be added to those before them. */
function membersText(members: object | undefined): string {
  return members === undefined ? '' : keptText(members, writeMembers);
}

function writeMembers(members: object): string {
  const pieces: string[] = [];
  for (const name of Object.keys(members)) {
    const value = (members as Readonly<Record<string, unknown>>)[name];
    if (value !== undefined) pieces.push(',"', name, '":', valueText(value));
  }
  return pieces.join('');
}

function valueText(value: unknown): string {
  if (typeof value === 'number' || value === null) return `${value}`;
  if (typeof value === 'string') return `"${value}"`;
  return Array.isArray(value) ? listText(value) : JSON.stringify(value);
}

function listText(list: readonly unknown[]): string {
  return list.length === 0 ? '[]' : keptText(list, JSON.stringify);
}

/** Texts of what is frozen. */
const KEPT = new WeakMap<object, string>();

/** The text of what nobody can change any more is written once. */
function keptText<T extends object>(value: T, write: (value: T) => string): string {
  const kept = KEPT.get(value);
  if (kept !== undefined) return kept;
  const text = write(value);
  if (Object.isFrozen(value)) KEPT.set(value, text);
  return text;
}
