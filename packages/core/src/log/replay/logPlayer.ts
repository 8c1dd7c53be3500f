import type { EventList } from '../../kernel/events.js';
import type { Snapshot } from '../../kernel/engine/snapshot.js';
import type { Walk } from '../../kernel/engine/walk.js';
import { type Finding, LogComparison, sameJson } from './logComparison.js';
import { identityFault, rulesDifference } from '../format/logIdentity.js';
import { decodeKeyframe } from './logKeyframe.js';
import { fault, type LogFault } from '../format/logProblem.js';
import type { ReadLine } from '../format/logReader.js';
import type {
  CommandRecord,
  HeaderRecord,
  LogIdentity,
  LogRecord,
  UpgradeRecord,
} from '../format/logRecord.js';
import type { Replayable, Upgrade, Upgrades } from '../replayable.js';

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
  /** How the rules that made the log differ from those that replay it, if that is known. */
  otherRules: string | undefined;
  /** Why the lines after those that were skipped cannot be replayed, if they cannot. */
  unknown: LogFault | undefined;

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
    return this.#explained(this.#play(read));
  }

  /** A message about a difference; other rules are its likely cause. */
  withCause(message: string): string {
    if (this.otherRules === undefined) return message;
    return `${message} ${this.otherRules} That is the likely cause.`;
  }

  #explained(finding: Finding | undefined): Finding | undefined {
    if (finding?.difference === undefined && finding?.reason !== 'threw') return finding;
    return { ...finding, message: this.withCause(finding.message) };
  }

  #play(read: ReadLine): Finding | undefined {
    const { record } = read;
    try {
      if (record.kind === 'header') return this.#begin(record, read);
      const stopped = this.#advance(record.tick);
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
    return this.#explained(this.#advance(tick));
  }

  #advance(tick: number): Finding | undefined {
    try {
      const walk = this.#running();
      const { simulation } = this;
      if (walk.now < tick && simulation.hasRules === false)
        return noRules(simulation, 'time needs');
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
  skip(record: LogRecord): LogFault | undefined {
    if (record.kind !== 'header' && record.kind !== 'upgrade') return undefined;
    const identity = record.kind === 'header' ? record : record.next;
    this.#setting = identity.setting;
    const found = this.#versionOf(identity);
    this.unknown = 'reason' in found ? found : undefined;
    if (!('reason' in found)) {
      this.simulation = found;
      this.otherRules = rulesDifference(found, identity.rules);
    }
    return this.unknown?.reason === 'simulation' ? undefined : this.unknown;
  }

  /**
   * The world of an encoded snapshot of any known version, which becomes the present one: that of
   * these rules, if several versions can read it.
   */
  decode(bytes: Uint8Array, rules?: string): Snapshot | LogFault {
    const versions = this.#versions();
    const own = rules === undefined ? [] : versions.filter((each) => each.rules === rules);
    let first: LogFault | undefined;
    for (const simulation of [...own, ...versions]) {
      const found = decodeKeyframe(simulation, bytes);
      if ('reason' in found) {
        first ??= found;
        continue;
      }
      this.simulation = simulation;
      if (rules !== undefined) this.otherRules = rulesDifference(simulation, rules);
      return found;
    }
    return first as LogFault;
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
    const found = this.#versionOf(record);
    if ('reason' in found) return found;
    this.simulation = found;
    this.otherRules = rulesDifference(found, record.rules);
    if (found.hasRules === false) return noRules(found, 'the log begins with');
    const walk = this.#continue(this.simulation.genesis(record.setting));
    return this.#comparison.world(read, walk, record.genesis, {});
  }

  #execute(walk: Walk, record: CommandRecord, read: ReadLine): Finding | undefined {
    if (this.simulation.hasRules === false) return noRules(this.simulation, 'this line needs');
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
    this.otherRules ??= rulesDifference(upgrade.simulation, record.next.rules);
    return this.#comparison.world(read, this.#continue(snapshot), record.next_hash, {});
  }

  #upgradeOf({ migration, next }: UpgradeRecord): Upgrade | LogFault {
    const { upgrades = {} } = this.#options;
    const found = Object.hasOwn(upgrades, migration) ? upgrades[migration] : undefined;
    const name = JSON.stringify(migration);
    if (found === undefined) {
      const to = `${next.name} version ${next.version}`;
      const message = `The migration ${name} to ${to} is not known here. Use a release of it.`;
      return fault('upgrade', message);
    }
    return identityFault(found.simulation, next) ?? found;
  }

  /** The present simulation, and the others that the upgrades know. */
  #versions(): readonly Replayable[] {
    const all = Object.values(this.#options.upgrades ?? {});
    return [
      this.simulation,
      ...all.flatMap(({ from, simulation }) => [from ?? [], simulation].flat()),
    ];
  }

  /**
   * The simulation that made a log with this identity, or one of which only the rules differ, or
   * why there is none.
   */
  #versionOf(identity: LogIdentity): Replayable | LogFault {
    let first: LogFault | undefined;
    let other: Replayable | undefined;
    for (const simulation of this.#versions()) {
      const wrong = identityFault(simulation, identity);
      if (wrong === undefined && simulation.rules === identity.rules) return simulation;
      if (wrong === undefined) other ??= simulation;
      else if (wrong.reason !== 'simulation') return wrong;
      first ??= wrong;
    }
    return other ?? (first as LogFault);
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

function noRules({ definition: { name, version } }: Replayable, what: string): LogFault {
  const known = `Only the tables of ${name} version ${version} are known here`;
  return fault('rules', `${known}, but ${what} its rules.`);
}

function threw(error: unknown, at: string): LogFault {
  return fault('threw', `The rules failed at ${at}: ${String(error)}.`);
}
