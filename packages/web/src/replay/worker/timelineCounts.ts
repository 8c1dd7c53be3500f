import type { EventList } from '@astrarium/core/kernel';
import type { TimelineMarks } from '../theatreMessage.js';

/** Parts of the game that are counted: about a pixel each. */
const PARTS = 1000;

/** Players with counts of their own; the commands of others are counted together. */
const MAX_PLAYERS = 32;

/** The number under which the commands of further players are counted. */
const OTHERS = -1;

/** Counts events and commands in equal parts of a game that ends at a tick. */
export function timelineCounts(end: number) {
  const events = new Uint32Array(PARTS);
  const players = new Map<number, Uint32Array>();
  const partOf = (tick: number): number =>
    Math.min(PARTS - 1, Math.floor((tick * PARTS) / (end + 1)));
  const countsOf = (account: number): Uint32Array => {
    const isOther = !players.has(account) && players.size >= MAX_PLAYERS;
    const place = isOther ? OTHERS : account;
    const counts = players.get(place) ?? new Uint32Array(PARTS);
    players.set(place, counts);
    return counts;
  };
  const increase = (counts: Uint32Array, tick: number): void => {
    const part = partOf(tick);
    counts[part] = (counts[part] ?? 0) + 1;
  };
  return {
    addEvents(list: EventList): void {
      for (let index = 0; index < list.length; index += 1) increase(events, list.at(index).tick);
    },
    addCommand: (tick: number, account: number): void => increase(countsOf(account), tick),
    /** The counts so far. */
    marks: (nameOf: (account: number) => string): TimelineMarks => ({
      events,
      players: [...players]
        .sort(([a], [b]) => a - b)
        .map(([account, commands]) => {
          const name = account === OTHERS ? 'Others' : nameOf(account);
          return { account, name, commands };
        }),
    }),
  };
}
