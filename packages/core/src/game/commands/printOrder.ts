import { isPlain } from '../../kernel.js';
import { ONCOMPLETE_MEMBERS } from '../events/followUps.js';
import { cooperation } from '../rules/devices/cooperation.js';
import { deviceBlueprint } from '../rules/devices/device.js';
import { listOf, optional, text } from '../rules/readers.js';
import type { Reader } from '../rules/readers.js';
import { refuse } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import type { World } from '../rules/schema.js';
import { FEATURES_OF } from '../rules/devices/stateMachine.js';
import type { DeviceCommand } from '../rules/devices/stateMachine.js';
import type { LimitRules } from '../ruleset/ruleset.js';
import { deviceTypeAt } from '../ruleset/deviceTypes.js';
import { deviceCodeToId } from '../state/devices/deviceCode.js';
import { DEVICE } from '../state/devices/devices.js';
import type { PrintFollowUp, PrintOrder } from '../state/devices/printOrder.js';
import { tagList } from './tagList.js';

/** The arguments of `enqueue_print` that say what becomes of the new devices. */
export function printOrderReaders(limits: LimitRules) {
  return {
    tags: optional(tagList(limits), []),
    controller: optional(text(8, 8), ''),
    oncomplete: optional<PrintFollowUp | null>(ONCOMPLETE, null),
  };
}

/** The order of a batch; undefined when nothing but the devices themselves was asked for. */
export function printOrder({ tags, controller, oncomplete }: PrintOrder): PrintOrder | undefined {
  if (tags.length === 0 && controller === '' && oncomplete === null) return undefined;
  return { tags: [...tags], controller, oncomplete };
}

/** Why devices of a type cannot be ordered so from this printer: adoption first, then the rest. */
export function printOrderRefusal(
  world: World,
  printer: number,
  type: number,
  order: PrintOrder,
): Refused | undefined {
  const { features } = deviceBlueprint(world, type);
  const device_type = deviceTypeAt(type) ?? '';
  const { controller, oncomplete } = order;
  if (controller !== '') {
    const refusal = controllerRefusal(world, printer, controller);
    if (refusal !== undefined) return refusal;
    if (!features.includes('mine')) {
      return refuse('wrong_type', `a ${device_type} cannot be adopted`, {
        field: 'controller',
        device_type,
        feature: 'mine',
      });
    }
  }
  if (oncomplete === null) return undefined;
  const wanted = FEATURES_OF[oncomplete.command as DeviceCommand];
  if (wanted.length === 0 || wanted.some((feature) => features.includes(feature))) return undefined;
  return refuse('missing_feature', `a ${device_type} cannot ${oncomplete.command}`, {
    field: 'oncomplete',
    device_type,
    feature: wanted.join(' '),
  });
}

function controllerRefusal(world: World, printer: number, code: string): Refused | undefined {
  const controller = deviceCodeToId(world.setting.seed, code);
  const access = cooperation(world, printer, controller);
  if (access !== 'allowed') {
    return refuse(access, `no device ${code} for this printer`, {
      field: 'controller',
      device_code: code,
    });
  }
  const type = world.devices.get(controller, DEVICE.type);
  if (deviceBlueprint(world, type).features.includes('ami')) return undefined;
  return refuse('missing_feature', `${code} is no controller`, {
    field: 'controller',
    device_type: deviceTypeAt(type) ?? '',
    feature: 'ami',
  });
}

/** `{command, …}`: one of few commands, with such members only as it knows, texts or lists. */
const ONCOMPLETE: Reader<PrintFollowUp> = {
  rule: 'command',
  numbers: { allowed: Object.keys(ONCOMPLETE_MEMBERS).join(' ') },
  read: (value) => {
    if (!isPlain(value) || typeof value['command'] !== 'string') return undefined;
    const { command } = value;
    if (!Object.hasOwn(ONCOMPLETE_MEMBERS, command)) return undefined;
    const members = ONCOMPLETE_MEMBERS[command] ?? [];
    const args: Record<string, string | string[]> = {};
    for (const name of Object.keys(value)) {
      if (name === 'command') continue;
      const read = members.includes(name) ? MEMBER.read(value[name]) : undefined;
      if (read === undefined) return undefined;
      args[name] = read;
    }
    return { command, args };
  },
};

const WORD = text(1, 64);
const WORDS = listOf(WORD, 0, 16);

const MEMBER: Reader<string | string[]> = {
  ...WORD,
  read: (value) => (Array.isArray(value) ? WORDS.read(value) : WORD.read(value)),
};
