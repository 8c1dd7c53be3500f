import { parseLine } from '@astrarium/core/log';
import { presentWorld, type TheatreGame } from '../theatreGame.js';
import type {
  KeyframeFile,
  LogHeader,
  PassProgress,
  PassReport,
  ShownWorld,
} from '../theatreMessage.js';
import { firstPass, playerName } from './firstPass.js';
import { lastTick } from './logPieces.js';
import { type Position, seeker, type Seeker } from './seeker.js';
import { shownChanges, shownTables, tableColumns } from './shownTables.js';

/** A log that the theatre shows. */
export interface OpenedLog {
  readonly header: LogHeader;
  readonly log: Blob;
  readonly seeker: Seeker;
  /** The last tick that can be shown so far. */
  readonly reached: () => number;
  /** Replays and verifies the log. */
  verify(onProgress: (progress: PassProgress) => void): Promise<PassReport>;
  /** Goes to a tick, at most the last one that was replayed. */
  show(tick: number): Promise<ShownWorld>;
}

/** Bytes that are searched for the header. */
const HEADER_BYTES = 1 << 20;

/**
 * Opens a log: reads its header and its last tick.
 *
 * @throws Error when it has no header
 */
export async function openLog(
  game: TheatreGame,
  log: Blob,
  keyframes: readonly KeyframeFile[] = [],
): Promise<OpenedLog> {
  const [line = ''] = (await log.slice(0, HEADER_BYTES).text()).split('\n', 1);
  const record = parseLine(line);
  if ('reason' in record) throw new Error(`This is no log: ${record.message}`);
  if (record.kind !== 'header') throw new Error('This is no log: it begins without a header.');
  const end = await lastTick(log);
  const pass = firstPass(game, log, end, await bytesByTick(keyframes));
  const seeking = seeker(log, () => pass.frames.list);
  const { simulation } = game;
  const commandTypes = Object.keys(simulation.definition.commands);
  return {
    header: {
      game: record.name,
      version: record.version,
      end,
      tickMs: game.tickMs ?? 1000,
      tables: tableColumns(simulation),
      commandTypes,
    },
    log,
    seeker: seeking,
    reached: pass.tick,
    verify: (onProgress) => pass.run(onProgress),
    async show(tick) {
      const startedMs = performance.now();
      if (pass.frames.list.length === 0) throw new Error('No tick is replayed yet.');
      const position = await seeking.at(Math.max(0, Math.min(tick, pass.tick())));
      return shownWorld(game, position, startedMs);
    },
  };
}

async function bytesByTick(keyframes: readonly KeyframeFile[]) {
  const read = keyframes.map(
    async ({ file, tick }) => [tick, new Uint8Array(await file.arrayBuffer())] as const,
  );
  return new Map(await Promise.all(read));
}

function shownWorld(game: TheatreGame, position: Position, startedMs: number): ShownWorld {
  const { commands, events, eventsCount, simulation, snapshot, tick } = position;
  const present = presentWorld(game, simulation, snapshot);
  return {
    tick,
    hash: simulation.hash(snapshot),
    tables: shownTables(position),
    ...shownChanges(position),
    events: events.map((event) => ({ event, sentence: game.sentenceOf?.(event) })),
    eventsCount,
    commands: commands.map(({ outcome, record: { command } }) => ({
      command,
      outcome,
      player: playerName(game, present, command.account),
    })),
    ms: performance.now() - startedMs,
  };
}
