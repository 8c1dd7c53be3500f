import { type Status, STATUSES } from '../../state/statuses.js';

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
export function permissionsOf(states: States): Permissions {
  const column: Partial<Record<Status, Permission>> = {};
  for (const status of STATUSES) {
    const isWrong = states.wrong_state?.includes(status) ?? false;
    const refusal = isWrong ? 'wrong_state' : states.otherwise;
    column[status] = states.allowed.includes(status) ? 'allowed' : refusal;
  }
  return column as Permissions;
}
