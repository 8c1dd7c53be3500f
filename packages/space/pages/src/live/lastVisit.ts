import { recentEvents } from './eventFeed.js';

/** How often this device remembers that the player is here, in milliseconds. */
const HERE_MS = 15_000;

/** The id before all events. */
const FIRST_ID = '0-0';

/** A player who was away for longer is told what happened, in milliseconds. */
const AWAY_MS = 5 * 60_000;

/** The end of a former visit: the last event by then, and how long the player was away. */
export interface LastVisit {
  readonly id: string;
  readonly awayMs: number;
}

/** What this device remembers: the last event of a visit, when it was, what was not yet told. */
interface StoredVisit {
  readonly id: string;
  readonly atMs: number;
  readonly untold?: LastVisit | undefined;
}

/** What is not told yet, by account. */
const untold = new Map<number, LastVisit | undefined>();

/** The last events that summaries have told, by account, before they are stored. */
const toldIds = new Map<number, string>();

const keyOf = (account: number): string => `astrarium.seen.${account}`;

/** The visit before a long absence that was not told yet; undefined without one. */
export function lastVisit(account: number): LastVisit | undefined {
  if (!untold.has(account)) {
    const stored = storedVisit(account);
    const awayMs = Date.now() - (stored?.atMs ?? Infinity);
    const id = stored?.untold?.id ?? stored?.id ?? FIRST_ID;
    untold.set(account, awayMs > AWAY_MS ? { id, awayMs } : stored?.untold);
  }
  return untold.get(account);
}

function storedVisit(account: number): StoredVisit | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(account)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Notes up to which event a summary is shown; returns what forgets the visit before it. */
export function tellVisit(account: number, lastId: string): () => void {
  toldIds.set(account, lastId);
  return () => void untold.set(account, undefined);
}

/** Remembers now and then that the player is here, on whichever page; returns what ends it. */
export function rememberVisit(account: number): () => void {
  const remember = (): void => {
    const former = toldIds.get(account) ?? storedVisit(account)?.id ?? FIRST_ID;
    const id = recentEvents.value[0]?.id ?? former;
    const visit: StoredVisit = { id, atMs: Date.now(), untold: lastVisit(account) };
    localStorage.setItem(keyOf(account), JSON.stringify(visit));
    toldIds.delete(account);
  };
  remember();
  const timer = setInterval(remember, HERE_MS);
  return () => {
    clearInterval(timer);
    untold.delete(account);
  };
}
