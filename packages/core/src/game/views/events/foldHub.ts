import { max } from '../../../kernel.js';
import type { Event } from '../../../kernel.js';
import { INTEGRITY_FULL_PPM } from '../../rules/hubs/hubIntegrity.js';
import type { Setting } from '../../rules/setting.js';
import { INTEGRITY_SCALE } from '../../state/places/hubs.js';

/** A device that was ever active as a hub. */
export interface FoldedHub {
  /** Millionths of full integrity, times 86,400, at `since`. */
  readonly integrity: number;
  readonly since: number;
  /** The tick from which it decays; it may lie ahead. Undefined while it is not active. */
  readonly decays_from?: number;
  readonly shield_ends_tick: number;
}

/** The integrity of a hub at a tick: millionths times 86,400. */
export function foldedIntegrity(hub: FoldedHub, setting: Setting, tick: number): number {
  if (hub.decays_from === undefined) return hub.integrity;
  const begin = max(hub.since, hub.decays_from);
  return hub.integrity - setting.ruleset.hubs.decayPpmPerDay * max(0, tick - begin);
}

/** Folds an event of a hub: on, off, or maintained. */
export function foldHub(
  { hubs }: { readonly hubs: Map<number, FoldedHub> },
  event: Event,
  setting: Setting,
): void {
  const { tick } = event;
  const device = Number(event['device']);
  const known = hubs.get(device) ?? {
    integrity: INTEGRITY_FULL_PPM * INTEGRITY_SCALE,
    since: tick,
    shield_ends_tick: Number(event['shield_ends_at'] ?? 0),
  };
  const { shield_ends_tick, decays_from } = known;
  const steps = event.name === 'hub.maintained' ? Number(event['steps']) : 0;
  const gained = steps * setting.ruleset.hubs.stepPpm * INTEGRITY_SCALE;
  const now = {
    integrity: foldedIntegrity(known, setting, tick) + gained,
    since: tick,
    shield_ends_tick,
  };
  if (event.name === 'hub.deactivated') hubs.set(device, now);
  else hubs.set(device, { ...now, decays_from: decays_from ?? max(tick, shield_ends_tick) });
}
