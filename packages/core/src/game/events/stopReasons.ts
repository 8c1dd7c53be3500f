/** Why a mining run ended. A reason's number in an event is its position + 1: append only. */
export const STOP_REASONS = [
  'deactivated',
  'departed',
  'retargeted',
  'depleted',
  'stock_full',
  'site_closed',
  'stowed',
  'attached',
  'system_locked',
  'directed',
  'decommissioned',
] as const;

/** One reason why a run ended, as the wire names it. */
export type StopReason = (typeof STOP_REASONS)[number];

/** The number of a reason in an event. */
export function reasonIndex(reason: StopReason): number {
  return STOP_REASONS.indexOf(reason) + 1;
}
