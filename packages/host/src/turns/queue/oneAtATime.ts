/** Runs asynchronous work, one piece after the other. */
export interface OneAtATime {
  readonly isBusy: boolean;
  /** Runs a piece of work: at once, or when all pieces before have ended. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Nothing runs yet; `onIdle` is called each time when everything has ended. */
export function oneAtATime(onIdle: () => void): OneAtATime {
  const waiting: (() => void)[] = [];
  let isBusy = false;
  const end = (): void => {
    const next = waiting.shift();
    if (next !== undefined) return next();
    isBusy = false;
    onIdle();
  };
  return {
    get isBusy() {
      return isBusy;
    },
    async run(work) {
      if (isBusy) await new Promise<void>((begin) => void waiting.push(begin));
      isBusy = true;
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
