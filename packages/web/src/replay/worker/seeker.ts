import type { Event, EventList, Outcome, Snapshot } from '@astrarium/core';
import { type CommandRecord, forkRun, parseLine } from '@astrarium/core/log';
import type { TheatreSimulation } from '../theatreGame.js';
import { type Keyframe, keyframeBefore } from './keyframes.js';

/** Events of a tick that are listed. */
const MAX_EVENTS = 200;

/** Parts between two keyframes that are searched for events before a tick. */
const MAX_SEARCHED = 6;

/** Events that are kept of such a part: its last ones. */
const MAX_KEPT = 2000;

/** The world at a tick after all its commands, and what happened in the tick. */
export interface Position {
  readonly tick: number;
  readonly simulation: TheatreSimulation;
  readonly snapshot: Snapshot;
  /** The world one tick before. */
  readonly before: Snapshot;
  readonly commands: readonly { readonly record: CommandRecord; readonly outcome: Outcome }[];
  readonly events: readonly Event[];
  readonly eventsCount: number;
  /** Hashes of the log up to the tick. */
  readonly hashes: number;
}

/** Goes to the ticks of a log that was replayed before. */
export interface Seeker {
  /** The last position; undefined before the first one. */
  readonly position: Position | undefined;
  at(tick: number): Promise<Position>;
  /** The tick of the next event or command after the position; `end` when there is none. */
  next(end: number): Promise<number>;
  /** The tick of the last event or command before the position; 0 when there is none. */
  previous(): Promise<number>;
  /** The last events up to a tick, at most `count`, near it; the newest first. */
  before(tick: number, count: number): Promise<readonly Event[]>;
}

/** The commands between two keyframes, and the ticks of the hashes there. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly commands: readonly CommandRecord[];
  readonly hashTicks: readonly number[];
}

/** The last events between a keyframe and the tick `end`. */
interface KeptEvents {
  readonly frame: Keyframe;
  readonly end: number;
  readonly events: readonly Event[];
}

/** A seeker for a log with these keyframes. The list may still grow. */
export function seeker(log: Blob, frames: () => readonly Keyframe[]): Seeker {
  let position: Position | undefined;
  let stretch: Stretch | undefined;
  let kept: readonly KeptEvents[] = [];

  /** The commands and hashes from one byte of the log to another one. */
  const linesIn = async (from: number, to: number): Promise<Stretch> => {
    if (stretch?.from !== from || stretch.to !== to) {
      const lines = (await log.slice(from, to).text()).split('\n');
      const hashTicks = lines.flatMap((line) => HASH.exec(line)?.[1] ?? []).map(Number);
      stretch = { from, to, commands: lines.flatMap(commandOf), hashTicks };
    }
    return stretch;
  };
  const commandsIn = async (from: number, to: number): Promise<readonly CommandRecord[]> =>
    (await linesIn(from, to)).commands;

  /** The last events from a keyframe to the next one, or to `tick` after the last keyframe. */
  const eventsAfter = async (index: number, tick: number): Promise<readonly Event[]> => {
    const list = frames();
    const frame = list[index] as Keyframe;
    const next = list[index + 1];
    const end = next?.tick ?? tick;
    const known = kept.find((each) => each.frame === frame && each.end === end);
    if (known !== undefined) return known.events;
    const events: Event[] = [];
    const commands = await commandsIn(frame.offset, next?.offset ?? log.size);
    replay(await frame.world(), frame.simulation, commands, end, (happened) => {
      for (let at = Math.max(0, happened.length - MAX_KEPT); at < happened.length; at += 1) {
        events.push(happened.at(at));
      }
      if (events.length > 2 * MAX_KEPT) events.splice(0, events.length - MAX_KEPT);
    });
    kept = [{ frame, end, events }, ...kept].slice(0, MAX_SEARCHED);
    return events;
  };
  const offsetAfter = (tick: number, list: readonly Keyframe[]): number =>
    list.find((frame) => frame.tick > tick)?.offset ?? log.size;

  return {
    get position() {
      return position;
    },
    async at(tick) {
      const list = frames();
      const frame = list[keyframeBefore(list, tick)] as Keyframe;
      const { commands, hashTicks } = await linesIn(frame.offset, offsetAfter(tick, list));
      const hashes = frame.hashes + hashTicks.filter((at) => at <= tick).length;
      const { simulation } = frame;
      const last = position;
      const canContinue = last !== undefined && last.tick >= frame.tick && last.tick < tick;
      const isNear = canContinue && last.simulation === simulation;
      const base = isNear ? last.snapshot : await frame.world();
      const due = isNear ? commands.filter((each) => each.tick > base.now) : commands;
      position = { ...positionAt(simulation, base, tick, due), hashes };
      return position;
    },
    async next(end) {
      if (position === undefined || position.tick >= end) return end;
      const { simulation, snapshot, tick } = position;
      const limit = await nextCommand(tick, end);
      const bounds = { ticks: limit - tick, until: () => true };
      return simulation.advance(snapshot, bounds).snapshot.now;
    },
    async previous() {
      const list = frames();
      const last = (position?.tick ?? 0) - 1;
      for (let index = keyframeBefore(list, last); last > 0 && index >= 0; index -= 1) {
        const frame = list[index] as Keyframe;
        const offset = list[index + 1]?.offset ?? log.size;
        const end = Math.min(last, list[index + 1]?.tick ?? last);
        const found = await lastEvent(frame, await commandsIn(frame.offset, offset), end);
        if (found !== undefined) return found;
      }
      return 0;
    },
    async before(tick, count) {
      const found: Event[] = [];
      const last = keyframeBefore(frames(), tick + 1);
      for (let index = last; index >= 0 && index > last - MAX_SEARCHED; index -= 1) {
        const events = await eventsAfter(index, tick);
        for (let at = events.length - 1; at >= 0 && found.length < count; at -= 1) {
          const event = events[at] as Event;
          if (event.tick <= tick) found.push(event);
        }
        if (found.length >= count) break;
      }
      return found;
    },
  };

  async function nextCommand(tick: number, end: number): Promise<number> {
    const list = frames();
    for (let index = keyframeBefore(list, tick + 1); index < list.length; index += 1) {
      const frame = list[index] as Keyframe;
      if (frame.isUpgrade && frame.tick > tick) return Math.min(end, frame.tick);
      const commands = await commandsIn(frame.offset, list[index + 1]?.offset ?? log.size);
      const found = commands.find((each) => each.tick > tick);
      if (found !== undefined) return Math.min(end, found.tick);
    }
    return end;
  }
}

/**
 * Replays the commands after a world up to the tick `end`. Calls `onEvents` with the events of
 * each step; returns the tick of the last command.
 */
function replay(
  from: Snapshot,
  simulation: TheatreSimulation,
  commands: readonly CommandRecord[],
  end: number,
  onEvents: (events: EventList) => void,
): number | undefined {
  let snapshot = from;
  let last: number | undefined;
  const advance = (to: number): void => {
    while (snapshot.now < to) {
      const bounds = { ticks: to - snapshot.now, maxEvents: MAX_KEPT };
      const advanced = simulation.advance(snapshot, bounds);
      snapshot = advanced.snapshot;
      onEvents(advanced.events);
    }
  };
  for (const { command, tick: at } of commands) {
    if (at > end) break;
    advance(at);
    const executed = simulation.execute(snapshot, command);
    snapshot = executed.snapshot;
    onEvents(executed.events);
    last = at;
  }
  advance(end);
  return last;
}

/** The tick of the last event or command after a keyframe, up to the tick `end`. */
async function lastEvent(
  frame: Keyframe,
  commands: readonly CommandRecord[],
  end: number,
): Promise<number | undefined> {
  let found = frame.isUpgrade ? frame.tick : 0;
  const command = replay(await frame.world(), frame.simulation, commands, end, (events) => {
    if (events.length > 0) found = Math.max(found, events.at(events.length - 1).tick);
  });
  found = Math.max(found, command ?? 0);
  return found === 0 ? undefined : found;
}

/** A line with a hash, and its tick. */
const HASH = /^\{"kind":"(?:hash|end)","n":\d+,"tick":(\d+)/;

function commandOf(line: string): CommandRecord[] {
  const record = line.startsWith('{"kind":"command"') ? parseLine(line) : undefined;
  return record !== undefined && 'kind' in record && record.kind === 'command' ? [record] : [];
}

function positionAt(
  simulation: TheatreSimulation,
  base: Snapshot,
  tick: number,
  due: readonly CommandRecord[],
): Omit<Position, 'hashes'> {
  const events: Event[] = [];
  let eventsCount = 0;
  const collect = (list: Iterable<Event> & { readonly length: number }): void => {
    eventsCount += list.length;
    for (const event of list) if (events.length < MAX_EVENTS) events.push(event);
  };
  let before = base;
  let snapshot = base;
  if (base.now < tick) {
    const commands = due.filter((each) => each.tick < tick);
    const ticks = tick - 1 - base.now;
    before = forkRun(simulation, base, { ticks, commands }).snapshot;
    const advanced = simulation.advance(before, { ticks: 1 });
    snapshot = advanced.snapshot;
    collect(advanced.events);
  }
  const commands = due
    .filter((each) => each.tick === tick)
    .map((record) => {
      const executed = simulation.execute(snapshot, record.command);
      snapshot = executed.snapshot;
      collect(executed.events);
      return { record, outcome: executed.outcome };
    });
  return { tick, simulation, snapshot, before, commands, events, eventsCount };
}
