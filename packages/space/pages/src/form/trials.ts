/** The pause after a change before it is tried, in milliseconds. */
const PAUSE_MS = 400;

/** Tries what a form says, each time that it has been the same for a while. */
export interface Trials<Args> {
  /** Tries this soon; nothing, when it is undefined. */
  readonly ask: (args: Args | undefined) => void;
  readonly stop: () => void;
}

/**
 * Runs one trial at a time. What is asked while one runs is tried after it, the last only. `show`
 * gets the result of what was asked last, and undefined as long as there is none.
 */
export function startTrials<Args, Result>(
  run: (args: Args) => Promise<Result>,
  show: (result: Result | undefined) => void,
): Trials<Args> {
  let asked: { readonly args: Args } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const tryIt = async (): Promise<void> => {
    if (isRunning || asked === undefined) return;
    const mine = asked;
    isRunning = true;
    const result = await run(mine.args);
    isRunning = false;
    if (asked === mine) show(result);
    else await tryIt();
  };
  return {
    ask(args) {
      asked = args === undefined ? undefined : { args };
      show(undefined);
      clearTimeout(timer);
      timer = setTimeout(() => void tryIt(), PAUSE_MS);
    },
    stop() {
      asked = undefined;
      clearTimeout(timer);
    },
  };
}
