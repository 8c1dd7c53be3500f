import type { Command } from '@astrarium/core';
import { type DeviceView, deviceView, deviceViewIds, type World } from '@astrarium/space';
import { pickOf } from '@astrarium/testkit';

/** A player with an aim: its world, its devices and two random numbers. */
export interface Aiming {
  readonly world: World;
  readonly account: number;
  /** All devices of the account, ordered by id. */
  readonly views: readonly DeviceView[];
  /** Random integers from 0. */
  readonly a: number;
  readonly b: number;
}

/** The next command for an aim; undefined when there is none now. */
export type Aim = (aiming: Aiming) => Command | undefined;

/** The views of all devices of an account. */
export function aimViews(world: World, account: number): DeviceView[] {
  return deviceViewIds(world, account).flatMap((id) => deviceView(world, id) ?? []);
}

/** A command of a player with an aim. */
export function aimOrder(
  { account }: Aiming,
  type: string,
  args: Readonly<Record<string, unknown>>,
): Command {
  return { id: `${type}-${account}`, account, type, args: args as Command['args'] };
}

/** A random idle device with a feature or of a type; undefined when there is none. */
export function aimIdle({ views, a }: Aiming, what: string): DeviceView | undefined {
  const fits = ({ device_type, features, status }: DeviceView): boolean =>
    status === 'idle' && (device_type === what || (features as readonly string[]).includes(what));
  return pickOf(views.filter(fits), a);
}
