import {
  astrarium,
  CATEGORIES,
  deviceCode,
  type GameSnapshot,
  newGame,
  settingOf,
  STANDARD_RULESET,
} from '@astrarium/space';
import { readLog, recordLog, verifyLog } from '@astrarium/core/log';
import { type Command, type EventList, invariant, roll } from '@astrarium/core';
import { contest, measuredOf } from '../measure/contest.js';
import type { Arena, Contestant } from '../measure/contestant.js';
import type { Measured } from '../measure/report.js';
import type { Scenario } from '../measure/scenario.js';
import { bytesInUse, type Contender, runRound } from '../measure/round.js';

const SEED = 5;
const { key: KEY } = settingOf({ seed: SEED });
const HASH_EVERY = 600;
const ROUNDS = 5;
const HELD = 64;
const FLEET = STANDARD_RULESET.start.fleet.length;

/** Verifies the log of a busy game, compared with playing it in memory. */
export function replayScenario(name: string, devices: number, golden: string): Scenario {
  const contenders = { live: prepareLive, verify: prepareVerify };
  // A round verifies the whole log, whatever its ticks.
  const compared = { contender: 'verify', ticks: 1 };
  return { name, version: 3, devices, golden, contenders, compared, run };
}

const ticksOf = (devices: number): number => (devices < 1000 ? 300 : 4000);

async function prepareLive(devices: number): Promise<Contestant> {
  const before = await bytesInUse();
  const ticks = ticksOf(devices);
  const { commands } = play(devices, ticks);
  const bytes = (await bytesInUse()) - before;
  let live = new LiveGame(commands);
  return {
    round(count) {
      live = new LiveGame(commands);
      return runRound(live, count);
    },
    async finish() {
      const hash = astrarium.hash(live.snapshot);
      return { world: { hash }, hash, bytes, allocatedPerTick: 0, details: {} };
    },
  };
}

async function prepareVerify(devices: number): Promise<Contestant> {
  const { commands, text } = play(devices, ticksOf(devices));
  const count = commands.reduce((sum, each) => sum + each.length, 0);
  let hash = '';
  return {
    async round(ticks) {
      const start = performance.now();
      const report = await readLog(text, verifyLog(astrarium, {}));
      const seconds = (performance.now() - start) / 1000;
      invariant(report.ok, 'the log replays another game');
      hash = report.final_hash;
      const latenciesMicros = Float64Array.of((seconds * 1e6) / ticks);
      return { ticks, changes: count, seconds, gcSeconds: 0, latenciesMicros };
    },
    async finish() {
      const details = { log_bytes: text.length, commands: count };
      return { world: { hash }, hash, bytes: 0, allocatedPerTick: 0, details };
    },
  };
}

async function run(devices: number, arena: Arena): Promise<Measured> {
  const length = { ticks: ticksOf(devices), rounds: ROUNDS };
  const { live, verify } = await contest(arena, ['live', 'verify'], length);
  const { commands = 0 } = verify.finish.details;
  const { ticks_per_second } = verify.summary;
  const standing = { ...live, summary: { ...live.summary, ticks_per_second } };
  return measuredOf(standing, devices, {
    checked: 'verified from the log',
    ratios: { live: ticks_per_second / live.summary.ticks_per_second },
    details: {
      live_ticks_per_second: live.summary.ticks_per_second,
      ...verify.finish.details,
      commands_per_second: (commands * ticks_per_second) / length.ticks,
    },
  });
}

/** Plays the game as a host does: reads events, takes the hash, holds 64 snapshots. */
class LiveGame implements Contender {
  readonly name = 'live';
  snapshot = newGame({ seed: SEED });
  /** A sum over all events, so that reading them cannot be optimised away. */
  eventSum = 0;
  readonly #commands: readonly (readonly Command[])[];
  readonly #held: GameSnapshot[] = [];

  constructor(commands: readonly (readonly Command[])[]) {
    this.#commands = commands;
  }

  tick(): number {
    const commands = this.#commands[this.snapshot.now] ?? [];
    for (const command of commands) this.#apply(astrarium.execute(this.snapshot, command));
    this.#apply(astrarium.tick(this.snapshot));
    astrarium.hash(this.snapshot);
    this.#held[this.snapshot.now % HELD] = this.snapshot;
    return commands.length;
  }

  #apply({ snapshot, events }: { snapshot: GameSnapshot; events: EventList }): void {
    this.snapshot = snapshot;
    for (let at = 0; at < events.length; at += 1) this.eventSum += events.numberAt(at, 1);
  }
}

/**
 * A game of bots: first their accounts, then four commands per tick. Bots try commands first and
 * send those that succeed, and one in eight of those that would be refused.
 */
function play(devices: number, ticks: number): { commands: Command[][]; text: string } {
  const pieces: string[] = [];
  const recorder = recordLog(astrarium, newGame({ seed: SEED }), {
    write: (piece) => void pieces.push(piece),
    hashEvery: HASH_EVERY,
  });
  const accounts = Math.max(1, Math.floor(devices / FLEET));
  const commands: Command[][] = [];
  for (let tick = 0; tick < ticks; tick += 1) {
    const sent: Command[] = [];
    const send = (command: Command): void => {
      recorder.execute(command);
      sent.push(command);
    };
    for (let n = 0; tick === 0 && n < accounts; n += 1) {
      send(commandOf(n, 0, 'open_account', { name: `Bot ${n + 1}` }));
    }
    for (let n = 0; tick > 0 && n < 32 && sent.length < 4; n += 1) {
      const command = randomCommand(tick, n, accounts);
      const { outcome } = astrarium.execute(recorder.snapshot, command);
      if (outcome.done || roll(SEED, 0x9f, n, tick) % 8 === 0) send(command);
    }
    recorder.advance({ ticks: 1 });
    commands.push(sent);
  }
  recorder.end();
  return { commands, text: pieces.join('') };
}

function randomCommand(tick: number, n: number, accounts: number): Command {
  const random = (m: number): number => roll(SEED, 0xa0 + m, n, tick);
  const account = 1 + (random(0) % accounts);
  const place = random(1) % FLEET;
  const type = STANDARD_RULESET.start.fleet[place];
  const device = deviceCode(KEY, (account - 1) * FLEET + place + 1);
  const id = tick * 32 + n;
  if (type === 'mining_drone') {
    if (random(2) % 3 === 0) return commandOf(id, account, 'deactivate', { device });
    const resource = CATEGORIES[random(3) % CATEGORIES.length] as string;
    return commandOf(id, account, 'start_mining', { device, resource });
  }
  if (type === 'autofactory') {
    const device_type = 'compute_core';
    return commandOf(id, account, 'enqueue_print', { device, device_type, quantity: 1 });
  }
  if (type === 'survey_drone') return commandOf(id, account, 'search', { device });
  return commandOf(id, account, 'travel', { device, destination: `SOL-${1 + (random(4) % 8)}` });
}

function commandOf(id: number, account: number, type: string, args: Command['args']): Command {
  return { id: `c${id}`, account, type, args };
}
