import { deviceCommandOf } from '@astrarium/core';

/** The status of a command to a device that is done. */
export function commandStatus(command: string): 200 | 201 | 202 {
  return deviceCommandOf(command).status;
}
