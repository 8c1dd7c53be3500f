import type { EventList } from '../events.js';
import { identityFault } from './identityFault.js';
import { type CommandMark, fault, type LogDifference, type LogFault } from './logProblem.js';
import type { CommandRecord, HeaderRecord, UpgradeRecord } from './logRecord.js';
import type { ReadLine } from './logReader.js';
import type { Outcome } from '../outcome.js';
import { parseLine } from './parseLine.js';
import type { Replayable } from './replayable.js';
import { sameJson } from './sameJson.js';
import type { Snapshot } from '../snapshot.js';
import type { Upgrade, Upgrades } from './upgrade.js';

/** What a replay found at a line: something is wrong, and perhaps where the worlds part. */
export interface Finding extends LogFault {
  readonly difference?: LogDifference;
}

/** How many commands before a difference are named. */
const MARKS = 100;

/** Events after which `advance` comes up for air, so that they need not all be held. */
const EVENTS_AT_ONCE = 4096;

/** Lives the world of one log again, line by line, and compares it with what the lines say. */
export interface LogPlayer {
  /** The world as it is after the lines played so far; undefined before the header. */
  readonly snapshot: Snapshot | undefined;
  /** The simulation of the segment at hand: another one after an upgrade. */
  readonly simulation: Replayable;
  readonly commands: number;
  readonly events: number;
  /** Plays one line. */
  play(read: ReadLine): Finding | undefined;
  /** Lets time pass until `tick`. */
  advance(tick: number): Finding | undefined;
  /** Passes over a line before the one to begin at. */
  skip(read: ReadLine): Finding | undefined;
  /** Begins with a snapshot that is known to have the hash of a hash line. */
  jump(snapshot: Snapshot, read: ReadLine): Finding | undefined;
}

/** Told of a command, what it gave now, and the world before and after it. */
type Executed = (
  record: CommandRecord,
  outcome: Outcome,
  before: Snapshot,
  after: Snapshot,
) => void;

/** What a player tells while it plays. */
export interface PlayerEars {
  /** What has happened in a stretch of time or a command. */
  readonly heard?: ((events: EventList) => void) | undefined;
  readonly executed?: Executed | undefined;
}

/** A player at the beginning of a log. */
export function logPlayer(
  simulation: Replayable,
  upgrades: Upgrades = {},
  ears: PlayerEars = {},
): LogPlayer {
  return new Player(simulation, upgrades, ears);
}

class Player implements LogPlayer {
  snapshot: Snapshot | undefined;
  simulation: Replayable;
  commands = 0;
  events = 0;
  readonly #upgrades: Upgrades;
  readonly #ears: PlayerEars;
  /** The last place where log and replay agreed, and the commands since. */
  #from = { line: 1, tick: 0 };
  #marks: CommandMark[] = [];
  #marksCount = 0;
  /** What the lines that were passed over say that the world was made with. */
  #setting: unknown;

  constructor(simulation: Replayable, upgrades: Upgrades, ears: PlayerEars) {
    this.simulation = simulation;
    this.#upgrades = upgrades;
    this.#ears = ears;
  }

  play(read: ReadLine): Finding | undefined {
    const { record } = read;
    try {
      if (record.kind === 'header') return this.#begin(record, read);
      const stopped = this.advance(record.tick);
      if (stopped !== undefined) return stopped;
      if (record.kind === 'command') return this.#execute(record, read);
      const differs = this.#compare(read, record.hash, 'tables' in record ? record.tables : {});
      if (differs !== undefined) return differs;
      return record.kind === 'upgrade' ? this.#upgrade(record, read) : undefined;
    } catch (error) {
      return threw(error, `line ${read.line}`);
    }
  }

  advance(tick: number): Finding | undefined {
    try {
      let snapshot = this.snapshot as Snapshot;
      while (snapshot.now < tick) {
        const bounds = { ticks: tick - snapshot.now, maxEvents: EVENTS_AT_ONCE };
        const gone = this.simulation.advance(snapshot, bounds);
        snapshot = gone.snapshot;
        this.snapshot = snapshot;
        this.events += gone.events.length;
        this.#ears.heard?.(gone.events);
      }
      return undefined;
    } catch (error) {
      return threw(error, `the ticks up to ${tick}`);
    }
  }

  skip({ record }: ReadLine): Finding | undefined {
    if (record.kind === 'header') {
      this.#setting = record.setting;
      return identityFault(this.simulation, record);
    }
    if (record.kind !== 'upgrade') return undefined;
    this.#setting = record.next.setting;
    const upgrade = this.#upgradeOf(record);
    if ('reason' in upgrade) return upgrade;
    this.simulation = upgrade.simulation;
    return undefined;
  }

  jump(snapshot: Snapshot, { line }: ReadLine): Finding | undefined {
    if (!sameJson(snapshot.setting, this.#setting)) {
      return fault('keyframe', 'The keyframe is of another setting.');
    }
    this.snapshot = snapshot;
    this.#agree(line, snapshot.now);
    return undefined;
  }

  #begin(record: HeaderRecord, read: ReadLine): Finding | undefined {
    const fault = identityFault(this.simulation, record);
    if (fault !== undefined) return fault;
    this.snapshot = this.simulation.genesis(record.setting);
    return this.#compare(read, record.genesis, {});
  }

  #execute(record: CommandRecord, read: ReadLine): Finding | undefined {
    const before = this.snapshot as Snapshot;
    const { snapshot, outcome, events } = this.simulation.execute(before, record.command);
    this.snapshot = snapshot;
    this.commands += 1;
    this.events += events.length;
    this.#marksCount += 1;
    if (this.#marks.length < MARKS) {
      this.#marks.push({ n: record.n, tick: record.tick, type: record.command.type });
    }
    this.#ears.heard?.(events);
    this.#ears.executed?.(record, outcome, before, snapshot);
    if ('outcomeText' in record && record.outcomeText === JSON.stringify(outcome)) return undefined;
    const told = parseLine(read.text);
    if ('reason' in told) return told;
    if (told.kind !== 'command' || sameJson(told.outcome, outcome)) return undefined;
    return {
      reason: 'outcome_differs',
      message: `The command ${JSON.stringify(record.command.type)} gives another outcome.`,
      difference: this.#difference(read, told.outcome, outcome, []),
    };
  }

  /** Compares the world with a recorded hash; `tables` may be empty when nobody recorded them. */
  #compare(
    read: ReadLine,
    recorded: string,
    tables: Readonly<Record<string, string>>,
  ): Finding | undefined {
    const snapshot = this.snapshot as Snapshot;
    const replayed = this.simulation.hash(snapshot);
    const hashes = this.simulation.tableHashes(snapshot);
    const differing = Object.keys(tables).length === 0 ? [] : namesThatDiffer(tables, hashes);
    if (recorded === replayed && differing.length === 0) {
      this.#agree(read.line, snapshot.now);
      return undefined;
    }
    return {
      reason: 'hash_differs',
      message: `The replay's hash is ${replayed}, the log's is ${recorded}.`,
      difference: this.#difference(read, recorded, replayed, differing),
    };
  }

  #upgrade(record: UpgradeRecord, read: ReadLine): Finding | undefined {
    const upgrade = this.#upgradeOf(record);
    if ('reason' in upgrade) return upgrade;
    const snapshot = upgrade.migrate(this.snapshot as Snapshot, record.next.setting);
    if (snapshot.now !== record.tick || !sameJson(snapshot.setting, record.next.setting)) {
      return fault('upgrade', 'The migration gives another tick or another setting.');
    }
    this.simulation = upgrade.simulation;
    this.snapshot = snapshot;
    return this.#compare(read, record.next_hash, {});
  }

  #upgradeOf({ migration, next }: UpgradeRecord): Upgrade | LogFault {
    const found = Object.hasOwn(this.#upgrades, migration) ? this.#upgrades[migration] : undefined;
    const named = JSON.stringify(migration);
    if (found === undefined) return fault('upgrade', `No migration ${named} is at hand.`);
    return identityFault(found.simulation, next) ?? found;
  }

  #agree(line: number, tick: number): void {
    this.#from = { line, tick };
    if (this.#marksCount === 0) return;
    this.#marks = [];
    this.#marksCount = 0;
  }

  #difference(
    { line, record }: ReadLine,
    recorded: string | Outcome,
    replayed: string | Outcome,
    tables: readonly string[],
  ): LogDifference {
    return {
      line,
      n: 'n' in record ? record.n : 0,
      tick: 'tick' in record ? record.tick : 0,
      from_line: this.#from.line,
      from_tick: this.#from.tick,
      recorded,
      replayed,
      tables,
      commands: this.#marks.slice(),
      commands_count: this.#marksCount,
      row: null,
    };
  }
}

/** The tables whose hashes differ, and those that only one side has. */
function namesThatDiffer(
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): string[] {
  const names = new Set([...Object.keys(b), ...Object.keys(a)]);
  return [...names].filter((name) => a[name] !== b[name]);
}

function threw(error: unknown, over: string): LogFault {
  return fault('threw', `The rules broke down over ${over}: ${String(error)}.`);
}
