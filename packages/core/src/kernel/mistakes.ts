/** Told of a mistake, in a sentence with the tick. */
export type ReportMistake = (message: string) => void;

let report: ReportMistake | undefined;

/**
 * Switches the development mode of all simulations on, or off with undefined. In it, `report` is
 * told of what is allowed and most likely a mistake: a key of `roll` that is rolled twice in one
 * tick gives the same bits twice, so that one result tells the other. Worlds and hashes are the
 * same with and without. What `report` throws ends the transition.
 *
 * @example
 * reportMistakes((message) => console.warn(message));
 */
export function reportMistakes(to: ReportMistake | undefined): void {
  report = to;
}

/** The keys that were rolled in one tick. */
interface Rolled {
  readonly tick: number;
  readonly keys: ReadonlySet<string>;
}

/** What was rolled before in the tick of a snapshot, by its parts. */
const rolledBefore = new WeakMap<object, Rolled>();

/** The rolls of one store's transitions. */
export interface RollWatch {
  /** Begins a transition from a snapshot with these parts. */
  open(parts: object): void;
  /** Ends a transition that made a snapshot with these parts. */
  close(parts: object): void;
  /** A key was rolled. */
  rolled(tick: number, domain: number, entity: number, n: number): void;
}

/** Watches the rolls of a store: worlds that go on from one snapshot do not know of each other. */
export function rollWatch(): RollWatch {
  let tick = -1;
  let keys = new Set<string>();
  return {
    open(parts) {
      if (report === undefined) return;
      const before = rolledBefore.get(parts);
      tick = before?.tick ?? -1;
      keys = new Set(before?.keys);
    },
    close(parts) {
      if (report !== undefined) rolledBefore.set(parts, { tick, keys });
    },
    rolled(now, domain, entity, n) {
      if (report === undefined) return;
      if (now !== tick) keys = new Set();
      tick = now;
      const key = `roll(${domain}, ${entity}, ${n})`;
      if (keys.has(key)) report(`tick ${now}: ${key} is rolled twice: use chance, or another n`);
      keys.add(key);
    },
  };
}
