import type { Event, Outcome, Snapshot } from '@astrarium/core';
import { type CommandRecord, forkRun, parseLine } from '@astrarium/core/log';
import type { TheatreSimulation } from '../theatreGame.js';
import { type Keyframe, keyframeBefore } from './keyframes.js';

/** Events of a tick that are listed. */
const MAX_EVENTS = 200;

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
}

/** The commands between two keyframes. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly commands: readonly CommandRecord[];
}

/** A seeker for a log with these keyframes. The list may still grow. */
export function seeker(log: Blob, frames: () => readonly Keyframe[]): Seeker {
  let position: Position | undefined;
  let stretch: Stretch | undefined;

  /** The commands from one byte of the log to another one. */
  const commandsIn = async (from: number, to: number): Promise<readonly CommandRecord[]> => {
    if (stretch?.from !== from || stretch.to !== to) {
      const text = await log.slice(from, to).text();
      stretch = { from, to, commands: text.split('\n').flatMap(commandOf) };
    }
    return stretch.commands;
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
      const commands = await commandsIn(frame.offset, offsetAfter(tick, list));
      const { simulation } = frame;
      const last = position;
      const canContinue = last !== undefined && last.tick >= frame.tick && last.tick < tick;
      const isNear = canContinue && last.simulation === simulation;
      const base = isNear ? last.snapshot : simulation.decode(frame.bytes);
      const due = isNear ? commands.filter((each) => each.tick > base.now) : commands;
      position = positionAt(simulation, base, tick, due);
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
        const found = lastEvent(frame, await commandsIn(frame.offset, offset), end);
        if (found !== undefined) return found;
      }
      return 0;
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

/** The tick of the last event or command after a keyframe, up to the tick `end`. */
function lastEvent(
  { bytes, isUpgrade, simulation, tick }: Keyframe,
  commands: readonly CommandRecord[],
  end: number,
): number | undefined {
  let found = isUpgrade ? tick : undefined;
  let snapshot = simulation.decode(bytes);
  const advance = (to: number): void => {
    while (snapshot.now < to) {
      const bounds = { ticks: to - snapshot.now, until: () => true };
      const advanced = simulation.advance(snapshot, bounds);
      snapshot = advanced.snapshot;
      if (advanced.events.length > 0) found = snapshot.now;
    }
  };
  for (const { command, tick: at } of commands) {
    if (at > end) break;
    advance(at);
    snapshot = simulation.execute(snapshot, command).snapshot;
    found = at;
  }
  advance(end);
  return found;
}

function commandOf(line: string): CommandRecord[] {
  const record = line.startsWith('{"kind":"command"') ? parseLine(line) : undefined;
  return record !== undefined && 'kind' in record && record.kind === 'command' ? [record] : [];
}

function positionAt(
  simulation: TheatreSimulation,
  base: Snapshot,
  tick: number,
  due: readonly CommandRecord[],
): Position {
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
