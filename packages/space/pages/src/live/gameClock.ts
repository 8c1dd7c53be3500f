import { answerOf, type GameTime } from '@astrarium/space/client';
import { signal } from '@preact/signals';
import { durationText } from '@astrarium/web/duration';
import { client } from '../session/session.js';

/** How often the clock asks the server, in milliseconds. */
const SYNC_MS = 10_000;

/** The time of the server as it was last read; undefined before. */
export const serverTime = signal<GameTime | undefined>(undefined);

/** Why the time cannot be read; empty when it can. */
export const clockFault = signal('');

/** How many ticks the server is behind its own speed since the page was opened. */
export const lagTicks = signal(0);

/** The present tick as a whole number, for countdowns: it changes a few times a second at most. */
export const shownTick = signal(0);

interface Anchor {
  readonly tick: number;
  readonly atMs: number;
  readonly speed: number;
}

let anchor: Anchor | undefined;
let first: Anchor | undefined;

/** The present tick with its fraction, from the last reading and the speed. */
export function tickNow(nowMs = performance.now()): number {
  if (anchor === undefined) return 0;
  return anchor.tick + ((nowMs - anchor.atMs) * anchor.speed) / 1000;
}

/** Reads the time of the server. */
export async function syncClock(): Promise<void> {
  const sentMs = performance.now();
  try {
    const time = await answerOf(client.value.GET('/v1/time'));
    const atMs = (sentMs + performance.now()) / 2;
    anchor = { tick: time.tick, atMs, speed: time.speed };
    if (first?.speed !== time.speed) first = anchor;
    const due = first.tick + ((atMs - first.atMs) * first.speed) / 1000;
    lagTicks.value = Math.max(0, Math.round(due - time.tick - time.speed));
    serverTime.value = time;
    clockFault.value = '';
  } catch (error) {
    clockFault.value = (error as Error).message;
  }
}

/** Starts the clock; returns what stops it. */
export function startGameClock(): () => void {
  const show = (): void => void (shownTick.value = Math.floor(tickNow()));
  void syncClock().then(show);
  const syncing = setInterval(() => void syncClock(), SYNC_MS);
  const showing = setInterval(show, 250);
  return () => {
    clearInterval(syncing);
    clearInterval(showing);
  };
}

/** The real seconds until a tick at the present speed; undefined while the game stands still. */
export function secondsUntil(tick: number): number | undefined {
  const speed = serverTime.value?.speed ?? 0;
  return speed === 0 ? undefined : Math.max(0, (tick - tickNow()) / speed);
}

/** The time until a tick: real time, or game time while the game stands still. */
export function untilTick(tick: number): string {
  const seconds = secondsUntil(tick);
  if (seconds !== undefined) return durationText(seconds);
  return `${durationText(tick - shownTick.value)} of game time`;
}
