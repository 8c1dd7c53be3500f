import { followUpIndex } from '../../events/eventMembers.js';
import { refusalIndex } from '../../events/refusalCodes.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import type { PrintOrder } from '../../state/printers.js';
import { deviceAccount, devicePlace } from '../devices/device.js';
import type { Draft } from '../schema.js';

/**
 * What was ordered for a device that a printer has made: tags, then adoption, then `oncomplete`,
 * each as a command of the printer's account. One that is refused is told of, and the next comes.
 */
export function runFollowUps(
  draft: Draft,
  printer: DeviceId,
  device: DeviceId,
  order: Readonly<PrintOrder>,
): void {
  const code = deviceCode(draft.setting.key, device);
  const { tags, controller, oncomplete } = order;
  const follow = (type: string, args: Record<string, unknown>): void => {
    followUp(draft, printer, device, type, args);
  };
  if (tags.length > 0) follow('set_tags', { device: code, tags });
  if (controller !== '') follow('adopt', { device: controller, targets: [code] });
  if (oncomplete !== null) follow(oncomplete.command, { ...oncomplete.args, device: code });
}

function followUp(
  draft: Draft,
  printer: DeviceId,
  device: DeviceId,
  type: string,
  args: Record<string, unknown>,
): void {
  const outcome = draft.perform(type, args, deviceAccount(draft, printer));
  if (outcome.done) return;
  draft.emit(
    'print.oncomplete_refused',
    draft.devices.parent(printer, DEVICE.replicant),
    printer,
    devicePlace(draft, printer),
    device,
    followUpIndex(type),
    refusalIndex(outcome.refusal.code),
  );
}
