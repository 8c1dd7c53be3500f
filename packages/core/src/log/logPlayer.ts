import type { EventList } from '../kernel/events.js';
import type { Snapshot } from '../kernel/snapshot.js';
import type { Walk } from '../kernel/walk.js';
import { type Finding, LogComparison, sameJson } from './logComparison.js';
import { identityFault } from './logIdentity.js';
import { fault, type LogFault } from './logProblem.js';
import type { ReadLine } from './logReader.js';
import type { CommandRecord, HeaderRecord, UpgradeRecord } from './logRecord.js';
import type { Replayable, Upgrade, Upgrades } from './replayable.js';

/** After this many events `advance` pauses, so that they need not all be held at once. */
const MAX_EVENTS = 4096;

/** What a player may be given. */
export interface LogPlayerOptions {
  readonly upgrades?: Upgrades | undefined;
  /** Called with the events of each command and each stretch of time. */
  readonly onEvents?: ((events: EventList) => void) | undefined;
  /** Called between two stretches of the same advance. */
  readonly onPause?: (() => void) | undefined;
}

/**
 * Replays the lines of one log and compares each with what it says. Replay, verify, seek, resume,
 * import, fork and bisect all use it. They differ in where lines come from and when they stop.
 */
export class LogPlayer {
  /** The simulation of the segment being replayed: another one after an upgrade. */
  simulation: Replayable;
  /** The commands replayed so far, and how many of them were refused. */
  commands = 0;
  refused = 0;
  #walk: Walk | undefined;
  /** The events of earlier walks. */
  #eventsBefore = 0;
  readonly #options: LogPlayerOptions;
  readonly #comparison = new LogComparison();
  /** The setting that the skipped lines give. */
  #setting: unknown;

  /** A player before the first line of a log. */
  constructor(simulation: Replayable, options: LogPlayerOptions = {}) {
    this.simulation = simulation;
    this.#options = options;
  }

  /** The world after the lines replayed so far; undefined before the header. See `Walk`. */
  get snapshot(): Snapshot | undefined {
    return this.#walk?.snapshot();
  }

  /** The tick of that world; 0 before the header. */
  get now(): number {
    return this.#walk?.now ?? 0;
  }

  /** The hash of that world; empty before the header. */
  get hash(): string {
    return this.#walk?.hash() ?? '';
  }

  /** The events so far. */
  get events(): number {
    return this.#eventsBefore + (this.#walk?.events ?? 0);
  }

  /** Replays a line. */
  play(read: ReadLine): Finding | undefined {
    const { record } = read;
    try {
      if (record.kind === 'header') return this.#begin(record, read);
      const stopped = this.advance(record.tick);
      if (stopped !== undefined) return stopped;
      const walk = this.#running();
      if (record.kind === 'command') return this.#execute(walk, record, read);
      const tables = record.kind === 'hash' ? record.tables : {};
      const differs = this.#comparison.world(read, walk, record.hash, tables);
      if (differs !== undefined) return differs;
      return record.kind === 'upgrade' ? this.#upgrade(record, read) : undefined;
    } catch (error) {
      return threw(error, `line ${read.line}`);
    }
  }

  /** Lets time pass until `tick`. */
  advance(tick: number): Finding | undefined {
    try {
      const walk = this.#running();
      while (walk.now < tick) {
        walk.advance({ ticks: tick - walk.now, maxEvents: MAX_EVENTS });
        if (walk.now < tick) this.#options.onPause?.();
      }
      return undefined;
    } catch (error) {
      return threw(error, `the ticks up to ${tick}`);
    }
  }

  /** Takes a line before the keyframe to start from, without replaying it. */
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

  /** Starts with the world of a line whose hash it is known to have. */
  start(snapshot: Snapshot, line: number): void {
    this.#continue(snapshot);
    this.#comparison.agree(line, snapshot.now);
  }

  /** Whether a snapshot has the setting that the skipped lines give. */
  hasSetting({ setting }: Snapshot): boolean {
    return sameJson(setting, this.#setting);
  }

  #begin(record: HeaderRecord, read: ReadLine): Finding | undefined {
    const fault = identityFault(this.simulation, record);
    if (fault !== undefined) return fault;
    const walk = this.#continue(this.simulation.genesis(record.setting));
    return this.#comparison.world(read, walk, record.genesis, {});
  }

  #execute(walk: Walk, record: CommandRecord, read: ReadLine): Finding | undefined {
    const outcome = walk.execute(record.command);
    this.commands += 1;
    if (!outcome.done) this.refused += 1;
    return this.#comparison.outcome(read, record, outcome);
  }

  #upgrade(record: UpgradeRecord, read: ReadLine): Finding | undefined {
    const upgrade = this.#upgradeOf(record);
    if ('reason' in upgrade) return upgrade;
    const snapshot = upgrade.migrate(this.#running().snapshot(), record.next.setting);
    if (snapshot.now !== record.tick || !sameJson(snapshot.setting, record.next.setting)) {
      return fault('upgrade', 'The migration gives another tick or another setting.');
    }
    this.simulation = upgrade.simulation;
    return this.#comparison.world(read, this.#continue(snapshot), record.next_hash, {});
  }

  #upgradeOf({ migration, next }: UpgradeRecord): Upgrade | LogFault {
    const { upgrades = {} } = this.#options;
    const found = Object.hasOwn(upgrades, migration) ? upgrades[migration] : undefined;
    const name = JSON.stringify(migration);
    if (found === undefined) return fault('upgrade', `The migration ${name} is not known here.`);
    return identityFault(found.simulation, next) ?? found;
  }

  #continue(from: Snapshot): Walk {
    this.#eventsBefore = this.events;
    this.#walk = this.simulation.walk(from, this.#options.onEvents);
    return this.#walk;
  }

  #running(): Walk {
    if (this.#walk === undefined) throw new Error('the log has no world before its header');
    return this.#walk;
  }
}

function threw(error: unknown, at: string): LogFault {
  return fault('threw', `The rules failed at ${at}: ${String(error)}.`);
}
