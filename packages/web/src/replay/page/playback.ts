import { type Signal, signal } from '@preact/signals';

/**
 * Plays the game: at each frame of the screen it goes to the tick that is due.
 *
 * @param isBusy whether the last tick is not shown yet
 */
export function playback(
  tick: Signal<number>,
  goTo: (tick: number) => void,
  isBusy: () => boolean,
  end: () => number,
) {
  const isPlaying = signal(false);
  /** Ticks per second. */
  const speed = signal(1000);
  let lastMs = 0;
  let due = 0;
  const play = (nowMs: number): void => {
    if (!isPlaying.value) return;
    due += (Math.max(0, nowMs - lastMs) * speed.value) / 1000;
    lastMs = nowMs;
    if (!isBusy() && due >= 1) {
      goTo(tick.value + Math.floor(due));
      due -= Math.floor(due);
      if (tick.value >= end()) isPlaying.value = false;
    }
    // While the worker is busy, at most a second piles up.
    due = Math.min(due, speed.value);
    requestAnimationFrame(play);
  };
  return {
    isPlaying,
    speed,
    togglePlaying(): void {
      isPlaying.value = !isPlaying.value;
      if (!isPlaying.value) return;
      if (tick.value >= end()) goTo(0);
      due = 0;
      lastMs = performance.now();
      requestAnimationFrame(play);
    },
  };
}
