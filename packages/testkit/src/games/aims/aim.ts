import {
  type Command,
  type DeviceView,
  deviceView,
  deviceViewIds,
  type World,
} from '@astrarium/core';
import { pickOf } from '../pickOf.js';

/** Somebody who wants something, what he has, and what chance says. */
export interface Aiming {
  readonly world: World;
  readonly account: number;
  /** All that the account has, in the order of ids. */
  readonly views: readonly DeviceView[];
  /** Integers from 0 up. */
  readonly a: number;
  readonly b: number;
}

/** The next step towards what somebody wants; undefined when nothing can be done for it now. */
export type Aim = (aiming: Aiming) => Command | undefined;

/** The devices of an account, as it sees them. */
export function aimViews(world: World, account: number): DeviceView[] {
  return deviceViewIds(world, account).flatMap((id) => deviceView(world, id) ?? []);
}

/** A command of somebody who wants something. */
export function aimOrder(
  { account }: Aiming,
  type: string,
  args: Readonly<Record<string, unknown>>,
): Command {
  return { id: `${type}-${account}`, account, type, args: args as Command['args'] };
}

/** One device with the feature, or of the type, that is idle, if there is any. */
export function aimIdle({ views, a }: Aiming, what: string): DeviceView | undefined {
  const fits = ({ device_type, features, status }: DeviceView): boolean =>
    status === 'idle' && (device_type === what || (features as readonly string[]).includes(what));
  return pickOf(views.filter(fits), a);
}
