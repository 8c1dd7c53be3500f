import type { DeviceCommand } from '@astrarium/core';

/** Commands that take time, up to an end of their own: their answer is that they have begun. */
const STARTED: readonly DeviceCommand[] = ['travel', 'recall', 'search', 'scan', 'decommission'];

/** With which status a command to a device answers when it is done. */
export function commandStatus(command: DeviceCommand): 200 | 201 | 202 {
  if (command === 'enqueue_print') return 201;
  return STARTED.includes(command) ? 202 : 200;
}
