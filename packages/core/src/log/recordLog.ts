import type { EventList } from '../kernel/events.js';
import { logWriter, type LogPosition, type LogWriter } from './logWriter.js';
import type { Command, Outcome } from '../kernel/outcome.js';
import type { Replayable } from './replayable.js';
import type { Bounds } from '../kernel/advance.js';
import type { Snapshot } from '../kernel/snapshot.js';

/** What a recorder is told. */
export interface RecordOptions<State extends Snapshot> {
  /** Takes the log's text as it grows: one line or two at a time, newlines included. */
  readonly write: (text: string) => void;
  /** Ticks between two hash lines at least; 0 for none but the last. */
  readonly hashEvery?: number | undefined;
  /** Told of each hash line: the place to keep a keyframe. */
  readonly hashed?: ((snapshot: State) => void) | undefined;
  /** Goes on with a log instead of beginning one. */
  readonly resume?: LogPosition | undefined;
}

/** A living world that writes its log. */
export interface LogRecorder<State extends Snapshot> {
  /** The world now. */
  readonly snapshot: State;
  readonly writer: LogWriter<State>;
  /** Carries out a command, as the log will tell it, and writes it down. */
  execute(command: Command): { outcome: Outcome; events: EventList };
  /** Lets time pass. A hash line that is due is written before: it tells the tick as it ended. */
  advance(bounds: Bounds): { events: EventList; ticks: number };
  /** Writes a hash line now. */
  checkpoint(): void;
  /** Writes the end. Nothing may follow. */
  end(): void;
}

/**
 * Records a world from `snapshot` on: at its genesis, or where the log that is resumed stands.
 *
 * @throws Error when it is neither.
 */
export function recordLog<State extends Snapshot>(
  simulation: Replayable<State>,
  from: State,
  { write, hashEvery = 0, hashed, resume }: RecordOptions<State>,
): LogRecorder<State> {
  const writer = logWriter(simulation, from, resume);
  let snapshot = from;
  let last = from.now;
  if (writer.header !== '') write(writer.header);
  const checkpoint = (): void => {
    write(writer.checkpoint(snapshot));
    last = snapshot.now;
    hashed?.(snapshot);
  };
  return {
    get snapshot() {
      return snapshot;
    },
    writer,
    execute(asked) {
      // What is not JSON, such as undefined, must not reach the rules: a replay could not give it.
      const command = JSON.parse(JSON.stringify(asked)) as Command;
      const given = simulation.execute(snapshot, command);
      write(writer.command(snapshot.now, command, given.outcome));
      snapshot = given.snapshot;
      return { outcome: given.outcome, events: given.events };
    },
    advance(bounds) {
      if (hashEvery > 0 && snapshot.now >= last - (last % hashEvery) + hashEvery) checkpoint();
      const gone = simulation.advance(snapshot, bounds);
      snapshot = gone.snapshot;
      return { events: gone.events, ticks: gone.ticks };
    },
    checkpoint,
    end: () => write(writer.end(snapshot)),
  };
}
