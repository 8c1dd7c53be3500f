/** When something takes its turns: each one is for all that asked for it meanwhile. */
export interface Pace {
  /** A turn as soon as may be. */
  wake(): void;
  /** A turn too, but some time after the last one, so that more may come together. */
  gather(): void;
  /** No turn that is still to be gathered for. */
  end(): void;
}

/** The pace of turns between which so many milliseconds are gathered. */
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
    // Not at once: whoever publishes has answers to give.
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
