import {
  type Client,
  type EventName,
  followEvents,
  type StreamItem,
  type Wait,
} from '@astrarium/space/client';
import { botTurn } from './botTurn.js';

/** The events after which there may be something to do. */
const CALLS: ReadonlySet<EventName> = new Set<EventName>([
  'device.deployed',
  'mining.stopped',
  'print.cancelled',
  'print.completed',
  'print.waiting',
  'scan.completed',
  'search.completed',
  'season.started',
  'site.depleted',
  'travel.arrived',
]);

/** Options of `runBot`. */
export interface BotOptions {
  readonly client: Client;
  /** Gets a line for each command, and for each problem of the connection. */
  readonly say: (line: string) => void;
  /** Ends the bot. */
  readonly signal?: AbortSignal;
}

/** Without an event for so long, the bot looks all the same: sites grow back silently. */
const IDLE_MS = 5_000;

/**
 * Plays until the signal ends it: one turn at the start, one after events that may leave something
 * to do, and one after each quiet time. It survives restarts of the server, because the stream
 * continues where it was.
 *
 * @throws ProblemError when the token is not valid
 */
export async function runBot({ client, say, signal }: BotOptions): Promise<void> {
  const onWait = (wait: Wait): void => say(waitText(wait));
  const items = followEvents({ client, onWait, ...(signal && { signal }) });
  /** The tick at which the last turn read the game: it has seen the results of earlier events. */
  let seen = -1;
  let next: Promise<IteratorResult<StreamItem, void>> | undefined;
  for (;;) {
    next ??= items.next();
    const result = await Promise.race([next, quietTime()]);
    if (result !== undefined) {
      if (result.done) return;
      next = undefined;
      const item = result.value;
      if (item.kind === 'gap') say(`events after ${item.after} are missing`);
      if (item.kind === 'event' && (!CALLS.has(item.event.event) || item.event.tick < seen))
        continue;
    }
    seen = await botTurn(client, say);
  }
}

/** Resolves when nothing has happened for a while. */
function quietTime(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), IDLE_MS).unref();
  });
}

/** Says why the bot waits, and for how long. */
export function waitText({ reason, waitMs }: Wait): string {
  return `${reason}; next attempt in ${(waitMs / 1000).toFixed(1)} s`;
}
