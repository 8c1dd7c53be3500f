import { pickOf } from '../pickOf.js';
import { commandArgs } from '../commandArgs.js';
import { type Aim, aimOrder } from './aim.js';

/** Codes that occur without an aim: every busy device has them. */
const COMMON: ReadonlySet<string> = new Set(['device_busy', 'wrong_state']);

/** Sends a command that the views show as blocked, each code equally often. */
export const blockedAim: Aim = (aiming) => {
  const { world, account, views, a, b } = aiming;
  const blocked = views.flatMap((view) =>
    Object.entries(view.blocked_commands).map(([type, code]) => ({ view, type, code })),
  );
  const codes = new Set(blocked.map(({ code }) => code).filter((code) => !COMMON.has(code)));
  const code = pickOf([...codes], a);
  const one = pickOf(
    blocked.filter((each) => each.code === code),
    b,
  );
  if (one === undefined) return undefined;
  const args = commandArgs(one.type, { world, view: one.view, account, a, b });
  return aimOrder(aiming, one.type, { device: one.view.device_code, ...args });
};
