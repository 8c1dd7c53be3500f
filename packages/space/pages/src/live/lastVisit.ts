import { recentEvents } from './eventFeed.js';

/** How often this device remembers that the player is here, in milliseconds. */
const HERE_MS = 15_000;

/** The id before all events. */
const FIRST_ID = '0-0';

/** What this device remembers of a visit: the last event by then, and when it was. */
interface StoredVisit {
  readonly id: string;
  readonly atMs: number;
}

/** The visit before this one: the last event by then, and how long the player was away. */
export interface LastVisit {
  readonly id: string;
  readonly awayMs: number;
}

/** The visits before this one by account, as they were when this one began. */
const before = new Map<number, LastVisit | undefined>();

/** The last events that summaries have told, by account. */
const toldIds = new Map<number, string>();

const keyOf = (account: number): string => `astrarium.seen.${account}`;

/** The visit before this one on this device; undefined without one, or once it was told. */
export function lastVisit(account: number): LastVisit | undefined {
  if (!before.has(account)) {
    const stored = storedVisit(account);
    before.set(account, stored && { id: stored.id, awayMs: Date.now() - stored.atMs });
  }
  return before.get(account);
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
  return () => void before.set(account, undefined);
}

/** Remembers now and then that the player is here, on whichever page; returns what ends it. */
export function rememberVisit(account: number): () => void {
  const former = lastVisit(account);
  const remember = (): void => {
    const id = recentEvents.value[0]?.id ?? toldIds.get(account) ?? former?.id ?? FIRST_ID;
    const visit: StoredVisit = { id, atMs: Date.now() };
    localStorage.setItem(keyOf(account), JSON.stringify(visit));
  };
  remember();
  const timer = setInterval(remember, HERE_MS);
  return () => clearInterval(timer);
}
