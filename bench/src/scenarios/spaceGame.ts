import { type GameSnapshot, deviceCode } from '@astrarium/space';
import { readLog, recordLog, verifyLog } from '@astrarium/core/log';
import { type Command, invariant } from '@astrarium/core';
import type { Figure } from '../measure/page.js';
import { bytesInUse, median } from '../measure/rounds.js';
import { type Program, type Result, type Scenario, timeOver } from '../measure/scenario.js';
import { SeasonGame, seasonCommands, settleCommands } from './season.js';

const MIB = 2 ** 20;
/** Ticks that a season lasts before its snapshot is used. */
const PLAYED_TICKS = 20;

/** A season after some ticks. */
export function playedSeason(devices: number): SeasonGame {
  const season = new SeasonGame(devices);
  for (let tick = 0; tick < PLAYED_TICKS; tick += 1) season.tick();
  return season;
}

/** Ticks of a season; at the end, its snapshot is encoded and decoded. */
function playSeason(devices: number): Program {
  const season = new SeasonGame(devices);
  return {
    step: () => season.tick(),
    end() {
      const { commands, refused, sim, snapshot } = season;
      const start = performance.now();
      const encoded = sim.encode(snapshot);
      const middle = performance.now();
      const decoded = sim.decode(encoded);
      const end = performance.now();
      const hash = sim.hash(snapshot);
      invariant(sim.hash(decoded) === hash, 'the decoded snapshot has another hash');
      return {
        hash,
        figures: {
          'peak memory in MiB with a keyframe': process.resourceUsage().maxRSS / 1024,
          'ms to encode a keyframe': middle - start,
          'ms to decode a keyframe': end - middle,
          'MiB of a keyframe': encoded.length / MIB,
          'commands per tick': commands / snapshot.now,
          'refused commands, of 1': refused / commands,
        },
      };
    },
  };
}

/** Encodes a snapshot and decodes it again. */
function encodeAndDecode(devices: number): Program {
  const { sim, snapshot: first } = playedSeason(devices);
  let snapshot = first;
  return {
    step() {
      snapshot = sim.decode(sim.encode(snapshot));
      return 1;
    },
    end() {
      const hash = sim.hash(snapshot);
      invariant(hash === sim.hash(first), 'the decoded snapshot has another hash');
      return { hash };
    },
  };
}

/** Ticks of a season that holds each of its snapshots. */
async function holdSnapshots(devices: number): Promise<Program> {
  const season = playedSeason(devices);
  const { sim } = season;
  let keep: GameSnapshot[] = [];
  const before = await bytesInUse();
  return {
    step() {
      keep.push(season.snapshot);
      return season.tick();
    },
    async end() {
      const hash = sim.hash(season.snapshot);
      const held = (await bytesInUse()) - before;
      const [oldest, second] = keep as [GameSnapshot, GameSnapshot];
      const newest = keep.at(-1) as GameSnapshot;
      const opened = timed(() => sim.tick(oldest).snapshot);
      const fields = sim.diff(newest, season.snapshot).length;
      const start = performance.now();
      const commands = seasonCommands(season.galaxy, oldest.now);
      let next = oldest;
      for (const command of commands) next = sim.execute(next, command).snapshot;
      next = sim.tick(next).snapshot;
      const again = performance.now() - start;
      invariant(sim.hash(next) === sim.hash(second), 'the oldest snapshot leads elsewhere');
      const count = keep.length;
      keep = [];
      return {
        hash,
        figures: {
          'bytes of a held snapshot': held / count,
          'bytes of a held snapshot for each changed field': held / count / fields,
          'ms to open the oldest snapshot': opened,
          'ms of a tick of the oldest snapshot, when it is open': again,
        },
      };
    },
  };
}

function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** Dry runs of a command that is done and of one that is refused, for another device each time. */
function probe(devices: number): Program {
  const { galaxy, sim, snapshot } = playedSeason(devices);
  const hash = sim.hash(snapshot);
  const next = sim.hash(sim.tick(snapshot).snapshot);
  const { accounts, fleet, setting, spans } = galaxy;
  const times = { done: [] as number[], refused: [] as number[] };
  let count = 0;
  return {
    step() {
      count += 1;
      const account = 1 + ((count * 7919) % accounts);
      const place = spans.drones[0] + ((count * 31) % (fleet.length - spans.drones[0]));
      const device = deviceCode(setting.key, (account - 1) * fleet.length + place + 1);
      const command: Command =
        count % 2 === 0
          ? { id: '', account, type: 'deactivate', args: { device } }
          : { id: '', account, type: 'travel', args: { device, destination: 'SOL-3' } };
      let isDone = false;
      const start = performance.now();
      sim.probe(snapshot, (base) => {
        isDone = sim.execute(base, command).outcome.done;
      });
      times[isDone ? 'done' : 'refused'].push((performance.now() - start) * 1000);
      return 1;
    },
    end() {
      invariant(sim.hash(snapshot) === hash, 'a dry run changed the hash');
      invariant(sim.hash(sim.tick(snapshot).snapshot) === next, 'a dry run changed the next tick');
      return {
        hash,
        figures: {
          'µs of a done dry run': median(times.done),
          'µs of a refused dry run': median(times.refused),
          'done dry runs, of 1': times.done.length / count,
        },
      };
    },
  };
}

/** Ticks of a recorded game. */
const LOG_TICKS = 1000;

/** The commands of a season by tick, and its log. */
function recordSeason(devices: number) {
  const { galaxy, sim } = new SeasonGame(devices);
  const pieces: string[] = [];
  const recorder = recordLog(sim, sim.genesis(galaxy.setting), {
    write: (piece) => void pieces.push(piece),
    hashEvery: 600,
  });
  for (const command of settleCommands(galaxy)) recorder.execute(command);
  const commands: Command[][] = [];
  for (let tick = 0; tick < LOG_TICKS; tick += 1) {
    const sent = seasonCommands(galaxy, tick);
    for (const command of sent) recorder.execute(command);
    recorder.advance({ ticks: 1 });
    commands.push(sent);
  }
  recorder.end();
  return { sim, commands, text: pieces.join('') };
}

/** Verifies the log of a season; the changes are its ticks. */
function verifySeason(devices: number): Program {
  const { sim, text } = recordSeason(devices);
  let hash = '';
  return {
    async step() {
      const report = await readLog(text, verifyLog(sim, {}));
      invariant(report.ok, 'the log replays another game');
      hash = report.final_hash;
      return LOG_TICKS;
    },
    end: () => ({ hash, figures: { 'bytes of the log': text.length } }),
  };
}

/** Plays the same season in memory. */
function playLive(devices: number): Program {
  const { commands } = recordSeason(devices);
  let hash = '';
  return {
    step() {
      const season = new SeasonGame(devices);
      for (const each of commands) season.tick(each);
      hash = season.sim.hash(season.snapshot);
      return LOG_TICKS;
    },
    end: () => ({ hash }),
  };
}

/** The figures of our program, with the targets of some. */
function ownFigures(
  scenario: string,
  targets: Readonly<Record<string, number>>,
): Scenario['figures'] {
  return ({ ours }): Figure[] =>
    Object.entries(ours?.figures ?? {}).map(([name, value]) => {
      const what = `${scenario}: ${name}`;
      const max = targets[name];
      return max === undefined ? { what, value } : { what, value, max };
    });
}

function seasonFigures(scenario: string, targets: Readonly<Record<string, number>>) {
  return (results: Readonly<Record<string, Result>>): Figure[] => {
    const { maxMicros = NaN, p50Micros = NaN } = results['ours'] ?? {};
    const slowest = { what: `${scenario}: slowest tick over median`, value: maxMicros / p50Micros };
    return [{ ...slowest, max: 10 }, ...ownFigures(scenario, targets)(results)];
  };
}

/** Scenarios of the space game. */
export const SPACE_SCENARIOS: readonly Scenario[] = [
  {
    name: 'season-1e5',
    about:
      'a tick of a season as a host plays it, with a hundred random commands (travel, mining, ' +
      'printing, searches, settings, tags), of which some are refused, its hash, and 64 held ' +
      'snapshots. Each of a thousand accounts has a belt, a hub, a controller and a planet that ' +
      'changes in each tick; a change is an event or such a planet.',
    size: 100_000,
    rounds: 5,
    steps: 100,
    golden: '67448d906082382b',
    programs: { ours: playSeason },
    figures: seasonFigures('season-1e5', {}),
    compared: { size: 20_000, steps: 100 },
  },
  {
    name: 'million',
    about:
      'the same with a million devices, of which one in twenty has tags and one in a hundred ' +
      'prints. The peak memory of the process includes a keyframe that is encoded and decoded.',
    size: 1_000_000,
    rounds: 3,
    steps: 100,
    golden: '0577c9630f740337',
    programs: { ours: playSeason },
    // 0.8 × 10^9 bytes.
    figures: seasonFigures('million', {
      'peak memory in MiB with a keyframe': 763,
      'ms to decode a keyframe': 1500,
    }),
  },
  {
    name: 'codec',
    about: 'a snapshot of a season is encoded and decoded.',
    size: 100_000,
    rounds: 5,
    steps: 4,
    golden: '1a44c6de9fd4e575',
    programs: { ours: encodeAndDecode },
    figures: () => [],
    compared: { size: 10_000, steps: 8 },
  },
  {
    name: 'snapshots',
    about: 'a tick of a season that holds all its snapshots, of which the oldest is then opened.',
    size: 100_000,
    rounds: 4,
    steps: 50,
    golden: '61e9c9db775a9005',
    programs: { ours: holdSnapshots },
    figures: ownFigures('snapshots', {
      'bytes of a held snapshot for each changed field': 40,
      'ms to open the oldest snapshot': 200,
    }),
  },
  {
    name: 'probe',
    about: 'a dry run of one command in a season: `travel` or `deactivate`, done or refused.',
    size: 1_000_000,
    rounds: 4,
    steps: 10_000,
    golden: '51583d94905bf401',
    programs: { ours: probe },
    figures: ownFigures('probe', { 'µs of a done dry run': 15, 'µs of a refused dry run': 15 }),
    compared: { size: 10_000, steps: 10_000 },
  },
  {
    name: 'replay',
    about:
      'the log of a season is verified, beside playing its commands in memory; a change is a tick.',
    size: 2000,
    rounds: 5,
    steps: 1,
    golden: 'c88ebe34708cdcba',
    programs: { ours: verifySeason, live: playLive },
    figures: (results) => [
      ...ownFigures('replay', {})(results),
      {
        what: 'replay: time of playing over that of verifying',
        value: timeOver(results['live'], results['ours']),
        min: 0.8,
      },
    ],
    compared: { size: 2000, steps: 1 },
  },
];
