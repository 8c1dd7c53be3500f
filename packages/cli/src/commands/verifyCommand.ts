import type { Snapshot } from '@astrarium/core';
import {
  type LogProblem,
  type ReplayOptions,
  verifyLog,
  type VerifyReport,
} from '@astrarium/core/log';
import { Option } from 'commander';
import { type Keyframes, keyframes } from '../files/keyframes.js';
import { fileSize } from '../files/readText.js';
import type { LogOptions, ShownGame } from '../service/shownGame.js';
import { intOption } from '../terminal/options.js';
import { showProblem, showUnreplayed } from '../terminal/showProblem.js';
import { type Terminal, withProgress } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';
import { verifyInThreads } from '../verify/verifyInThreads.js';
import { figuresText, logCommand, readWithProgress } from './logCommand.js';

const HELP = `
Replays the log from its start and compares every outcome and every hash. When one
differs, it prints the line, the tick and the reason, the tables that differ, the
commands since the last equal hash, and with keyframes the row and field. A log
without its end, as after a crash, is distinguished from an altered one.

With --jobs and keyframes, several threads each replay a part of the log that
begins at a keyframe; the part before must reach the same world. The result is the
same with any number of threads. Each thread has a world in memory. A log without
keyframes is replayed in one thread.
Make keyframes with play --keyframes, or once with --write-keyframes. A keyframe
that is not of this log is named, and the log then replayed in one thread.
The log of a game of a file is replayed with the rules of --file, or with those
that were exported with it: --rules names their file, with all former versions.
When other rules made the log, a warning says so, and the hashes decide.
Exit code 0 when everything agrees, 1 when not.
  $ astrarium verify game.jsonl
  $ astrarium verify game.jsonl --write-keyframes frames
  $ astrarium verify game.jsonl --keyframes frames --jobs 2
  $ astrarium verify game.jsonl --json | jq .problem
  $ astrarium verify match.jsonl --rules match.jsonl.rules`;

interface VerifyOptions {
  readonly keyframes?: string;
  readonly writeKeyframes?: string;
  readonly jobs: number;
}

/** Declares `verify`, which replays a log and compares outcomes and hashes. */
export const verifyCommand = logCommand<VerifyOptions>({
  declare: (program) =>
    program
      .command('verify')
      .description('replay a log and compare every outcome and every hash')
      .argument('<log>', 'log file')
      .option('--keyframes <dir>', 'folder of keyframes, to find the row and field that differ')
      .option('--jobs <n>', 'threads, with --keyframes', intOption(1, 256), 1)
      .addOption(
        new Option(
          '--write-keyframes <dir>',
          'folder to write keyframes to, at most 64, in one thread',
        ).conflicts('keyframes'),
      ),
  help: HELP,
  async run([log = ''], options, { shown, terminal, ticksPerSecond }) {
    const { jobs, keyframes: folder } = options;
    if (folder === undefined && jobs > 1) {
      terminal.error('astrarium: Without --keyframes, the log is verified in one thread.');
    }
    // A pipe has no size, and only one thread can read it.
    const isShared = folder !== undefined && jobs > 1 && fileSize(log) > 0;
    const report = isShared
      ? await verifyShared(log, { ...options, folder }, terminal)
      : await verifyAlone(log, shown, options, terminal);
    const data = { ...report, ticks_per_second: ticksPerSecond(report.ticks) };
    const { first_difference, ok, other_rules, problem } = report;
    return {
      isOk: ok,
      otherRules: [other_rules],
      data,
      text: () =>
        problem === null ? verifiedText(log, data) : showProblem(log, problem, first_difference),
    };
  },
});

/** Verifies a log in this thread. */
async function verifyAlone(
  log: string,
  { game: { simulation, upgrades } }: ShownGame,
  { keyframes: folder, writeKeyframes }: VerifyOptions,
  terminal: Terminal,
): Promise<VerifyReport> {
  const frames = folder === undefined ? undefined : keyframes(folder);
  frames?.ticks(); // Fail now, not after the replay, when the folder cannot be read.
  const size = fileSize(log);
  const onLine =
    writeKeyframes === undefined ? undefined : saveKeyframes(emptyFolder(writeKeyframes), size);
  const options = { keyframes: frames?.read, onLine, upgrades };
  return readWithProgress(terminal, 'verifying', log, verifyLog(simulation, options));
}

/** Verifies a log in several threads. */
function verifyShared(
  log: string,
  { file, folder, jobs, rules }: LogOptions & { readonly folder: string; readonly jobs: number },
  terminal: Terminal,
): Promise<VerifyReport> {
  return withProgress(terminal, 'verifying', fileSize(log), (update) => {
    let read = 0;
    const onRead = (bytes: number): void => update((read += bytes));
    const onRefused = ({ message }: LogProblem): void => {
      update((read = 0));
      terminal.error(`astrarium: ${message} Now verifying without keyframes, in one thread.`);
    };
    return verifyInThreads(log, { file, rules, folder, jobs, onRead, onRefused });
  });
}

/** A new folder of keyframes. @throws UsageError when it has keyframes, perhaps of another log */
function emptyFolder(folder: string): Keyframes {
  const frames = keyframes(folder);
  frames.create();
  if (frames.ticks().length === 0) return frames;
  throw new UsageError(`${folder} has keyframes already. Choose another folder.`);
}

function verifiedText(
  log: string,
  report: VerifyReport & { readonly ticks_per_second: number },
): string {
  const { from_line } = report;
  const verified = 'verified. Every outcome and every hash of the log is reproduced';
  return [
    from_line === 1 ? `${log}: ${verified}.` : `${log}: ${verified} after line ${from_line}.`,
    ...(from_line === 1 ? [] : [showUnreplayed(from_line)]),
    figuresText(report),
  ].join('\n');
}

/** Maximum of keyframes that are written of one log. */
const MAX_KEYFRAMES = 64;

/**
 * Writes keyframes while a log is replayed: at hash lines, at most 64, spread over the log.
 *
 * @param characters the length of the log
 */
function saveKeyframes<State extends Snapshot>(
  frames: Keyframes,
  characters: number,
): NonNullable<ReplayOptions<State>['onLine']> {
  const step = characters / MAX_KEYFRAMES;
  let read = 0;
  let next = step;
  let last = -1;
  return ({ record, text }, snapshot, simulation) => {
    read += text.length + 1;
    if (record.kind !== 'hash' || (read < next && record.tick !== last)) return;
    // A keyframe is the world of the last hash line of its tick: it replaces one of the same tick.
    frames.write(record.tick, simulation.encode(snapshot()));
    last = record.tick;
    next = read + step;
  };
}
