import type { Snapshot } from '@astrarium/core';
import { readLog, recordLog, replayLog, type TimedCommand } from '@astrarium/core/log';
import type { TheatreGame } from '../theatreGame.js';
import type { ForkedLog } from '../theatreMessage.js';
import { logPieces, utf8Bytes } from './logPieces.js';

/** Ticks between two hash lines of a new log. */
const HASH_EVERY = 3600;

/**
 * Continues the first bytes of a log with other commands, and ends it `ticks` after the tick `at`.
 *
 * @throws Error when the bytes do not lead to `at`, or a command is outside the new part
 */
export async function forkLogFrom(
  game: TheatreGame,
  prefix: Blob,
  at: number,
  ticks: number,
  commands: readonly TimedCommand[],
): Promise<ForkedLog> {
  const { upgrades } = game;
  const replayed = await readLog(
    logPieces(prefix),
    replayLog<Snapshot>(game.simulation, { upgrades }),
  );
  const { problem, snapshot, position, simulation } = replayed;
  if (snapshot === undefined || problem?.reason !== 'cut') {
    throw new Error(`The log cannot be continued: ${problem?.message ?? 'it has no end'}`);
  }
  const end = at + ticks;
  const wrong = commands.find(({ tick }) => tick < at || tick > end);
  if (wrong !== undefined) {
    throw new Error(`The command at tick ${wrong.tick} is not between ${at} and ${end}.`);
  }
  const texts: string[] = [];
  const write = (text: string): void => void texts.push(text);
  const resume = { write, resume: position, hashEvery: HASH_EVERY };
  const fork = recordLog(simulation, snapshot, resume);
  const goTo = (tick: number): void => {
    while (fork.snapshot.now < tick) {
      const left = tick - fork.snapshot.now;
      fork.advance({ ticks: Math.min(left, HASH_EVERY - (fork.snapshot.now % HASH_EVERY)) });
    }
  };
  goTo(at);
  const outcomes = [...commands]
    .sort((a, b) => a.tick - b.tick)
    .map(({ tick, command }) => {
      goTo(tick);
      return { tick, outcome: fork.execute(command).outcome };
    });
  goTo(end);
  fork.end();
  return { log: new Blob([prefix, ...texts]), outcomes };
}

const TICK = /^\{"kind":"[a-z]+","n":\d+,"tick":(\d+)/;

/** The bytes of a log up to its last command or hash line of a tick that is not after `tick`. */
export async function endOfTick(log: Blob, tick: number): Promise<number> {
  let bytes = 0;
  let rest = '';
  for await (const piece of logPieces(log)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, at = '0'] = TICK.exec(line) ?? [];
      if (Number(at) > tick || line.startsWith('{"kind":"end"')) return bytes;
      bytes += utf8Bytes(line) + 1;
    }
  }
  return bytes;
}
