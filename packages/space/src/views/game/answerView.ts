import type { World } from '../../rules/schema.js';
import { deviceCodeToId } from '../../state/devices.js';
import { deviceStatus } from '../devices/deviceStatus.js';

/** The statuses that say more of a device on the wire than in a log. */
const SUBJECTED: readonly unknown[] = ['mining', 'printing'];

/**
 * The answer of a command that has just been done in this world, as the wire shows it: a log has
 * the bare status of a device (`mining`), the wire with its subject (`mining (carbon)`), as views.
 */
export function answerView<Answer extends Readonly<Record<string, unknown>>>(
  world: World,
  answer: Answer,
): Answer {
  if (!SUBJECTED.includes(answer['status'])) return answer;
  const device = deviceCodeToId(world.setting.key, String(answer['device_code']));
  return { ...answer, status: deviceStatus(world, device) };
}
