/** Takes things that are not ready yet and hands them on in the order in which they came. */
export interface InOrder<Thing> {
  /** Takes things; fulfilled when there is room for more. */
  add(things: readonly Promise<Thing>[]): Promise<void>;
  /** Fulfilled when all have been handed on. */
  done(): Promise<void>;
}

/** Hands things on one after the other, and holds so many at most. */
export function inOrder<Thing>(
  most: number,
  handOn: (thing: Thing) => Promise<void>,
): InOrder<Thing> {
  let held = 0;
  let last: Promise<void> = Promise.resolve();
  let room: (() => void) | undefined;
  return {
    async add(things) {
      for (const thing of things) {
        held += 1;
        last = last.then(async () => {
          await handOn(await thing);
          held -= 1;
          room?.();
        });
      }
      if (held < most) return;
      await new Promise<void>((resolve) => {
        room = resolve;
      });
    },
    done: () => last,
  };
}
