import { EventList } from '../../kernel/events.js';
import { logWriter, type LogPosition, type LogWriter } from './logWriter.js';
import type { Command, Outcome } from '../../kernel/outcome.js';
import type { Replayable } from '../replayable.js';
import type { Bounds } from '../../kernel/engine/advance.js';
import type { Snapshot } from '../../kernel/engine/snapshot.js';

/** Options of a recorder. */
export interface RecordOptions<State extends Snapshot> {
  /**
   * Takes the log's text as it grows: one or two lines at a time, with newlines. When it throws,
   * the text must not be kept: the call that made it throws the same, and can be repeated.
   */
  readonly write: (text: string) => void;
  /** The least ticks between two hash lines; 0 (the default) for none but the last. */
  readonly hashEvery?: number | undefined;
  /** Called at each hash line: the place to keep a keyframe. */
  readonly hashed?: ((snapshot: State) => void) | undefined;
  /** The position of a log to continue; without it, a new log is started. */
  readonly resume?: LogPosition | undefined;
}

/** A game that writes its log. */
export interface LogRecorder<State extends Snapshot> {
  /** The world now. */
  readonly snapshot: State;
  readonly writer: LogWriter<State>;
  /**
   * Carries out a command in the form in which the log records it, and writes its line. When that
   * would be longer than 1,048,576 characters, the outcome is the refusal `log.line_too_long`;
   * neither the world nor the log has changed then.
   */
  execute(command: Command): { outcome: Outcome; events: EventList };
  /** Advances the game. Writes a due hash line first, for the tick that ends. */
  advance(bounds: Bounds): { events: EventList; ticks: number };
  /** Writes a hash line now. */
  checkpoint(): void;
  /** Writes the end line. No call may follow. */
  end(): void;
}

const NO_EVENTS = new EventList({}, [], []);

/**
 * Records a world from `from` on: its genesis, or the world at the position to resume.
 *
 * @throws Error without `resume` when `from` is not a genesis
 */
export function recordLog<State extends Snapshot>(
  simulation: Replayable<State>,
  from: State,
  { write, hashEvery = 0, hashed, resume }: RecordOptions<State>,
): LogRecorder<State> {
  let writer = logWriter(simulation, from, resume);
  let snapshot = from;
  let last = from.now;
  if (writer.header !== '') write(writer.header);
  /** Writes a text, or takes its lines back from the writer, which was at `place` before. */
  const writeFrom = (place: LogPosition, text: string): void => {
    try {
      write(text);
    } catch (error) {
      writer = logWriter(simulation, snapshot, place);
      throw error;
    }
  };
  const checkpoint = (): void => {
    writeFrom(writer.position(), writer.checkpoint(snapshot));
    last = snapshot.now;
    hashed?.(snapshot);
  };
  return {
    get snapshot() {
      return snapshot;
    },
    get writer() {
      return writer;
    },
    execute(wanted) {
      // Values that JSON cannot hold, such as undefined, would be lost to a replay.
      const command = JSON.parse(JSON.stringify(wanted)) as Command;
      const executed = simulation.execute(snapshot, command);
      const place = writer.position();
      const line = writer.command(snapshot.now, command, executed.outcome);
      if (typeof line !== 'string') return { outcome: line, events: NO_EVENTS };
      writeFrom(place, line);
      snapshot = executed.snapshot;
      return { outcome: executed.outcome, events: executed.events };
    },
    advance(bounds) {
      if (hashEvery > 0 && snapshot.now >= last - (last % hashEvery) + hashEvery) checkpoint();
      const advanced = simulation.advance(snapshot, bounds);
      snapshot = advanced.snapshot;
      return { events: advanced.events, ticks: advanced.ticks };
    },
    checkpoint,
    end: () => writeFrom(writer.position(), writer.end(snapshot)),
  };
}
