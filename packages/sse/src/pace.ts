/** Schedules turns; requests until a turn starts share it. */
export interface Pace {
  /** Requests a turn as soon as possible. */
  wake(): void;
  /** Requests a turn no sooner than `gatherMs` after the last one, so that requests share it. */
  gather(): void;
  /** Cancels a gathered turn. */
  end(): void;
}

/** A scheduler whose gathered turns are at least `gatherMs` apart. */
export function pace(turn: () => void, gatherMs: number): Pace {
  let waiting = false;
  let gathering: NodeJS.Timeout | undefined;
  let turnedMs = -Infinity;

  function begin(): void {
    waiting = false;
    end();
    turnedMs = performance.now();
    turn();
  }

  function wake(): void {
    if (waiting) return;
    waiting = true;
    // Not at once: the publishing turn answers its calls first.
    setImmediate(begin);
  }

  function end(): void {
    clearTimeout(gathering);
    gathering = undefined;
  }

  return {
    wake,
    gather() {
      const leftMs = turnedMs + gatherMs - performance.now();
      if (leftMs <= 0) wake();
      else gathering ??= setTimeout(wake, leftMs);
    },
    end,
  };
}
