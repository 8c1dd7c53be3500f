import type { ServedGame } from '@astrarium/contract';
import {
  FollowFailure,
  hasPostgresGame,
  type Host,
  openFollower,
  postgresCopy,
  type PostgresOptions,
  postgresStandby,
  postgresStore,
  type PostgresStore,
  type StandbyOptions,
  StoreFailure,
} from '@astrarium/host';
import type { ServiceLog } from '@astrarium/http';
import { ownVersion } from '../../ownVersion.js';
import type { Terminal } from '../../terminal/terminal.js';
import { UsageError } from '../../terminal/usageError.js';
import type { Database } from './database.js';
import { forwardServer } from './forwardServer.js';
import { httpWriter } from './httpWriter.js';
import type { StandbyWatch } from './standbyWatch.js';
import { continuedGame, copyFile, type GameOptions, gameToServe } from '../openGame.js';
import { type OpenGame, settingOptions, startGame, tryNewGame } from '../openGame.js';

/** Options of a game in a database. */
export interface DatabaseGameOptions extends GameOptions, Pick<Terminal, 'onStop'> {
  /** Where the calls of followers are taken. */
  readonly host: string;
  readonly forwardPort: number;
  /** Called with why a standby waits. */
  readonly onWait: (reason: string) => void;
  /** Tells operators about a standby while it waits. */
  readonly watch: () => StandbyWatch;
  /** Called with why the local copy is made again. */
  readonly onRebuild: (reason: string) => void;
  /** Called often with the rows that were copied so far, while the local copy is made. */
  readonly onCopied: (rows: number) => void;
}

/** An open game of a database. */
export interface DatabaseGame extends OpenGame {
  /** Refuses further calls of followers. Call it before the host is closed. */
  drain(): void;
  /** Ends what is left when the host is closed. */
  close(): Promise<void>;
}

/**
 * Opens the game of a database, with a copy in the data folder, in the role of this server. A
 * standby waits until it can write the game; undefined when the program shall end before that.
 *
 * @throws UsageError, StoreFailure, ResumeFailure
 */
export async function databaseGame(
  database: Database,
  options: DatabaseGameOptions,
): Promise<DatabaseGame | undefined> {
  // First: a standby must not find out at a takeover that it has no game.
  const served = await gameToServe(options);
  if (database.role !== 'follower') await tryWhenNew(served, database, options);
  const copy = copyFile(options.data);
  if (database.role === 'follower') return followGame(served, database, copy, options);
  const forwards = await forwardServer(options.host, options.forwardPort);
  try {
    const url = database.writerUrl ?? forwards.url;
    const store = await writerStore(database, served, { copy, writerUrl: url }, options);
    if (store === undefined) {
      await forwards.close();
      return undefined;
    }
    const game = await startGame(served, store, options, placeIn(database));
    forwards.serve(game.host, store);
    return { ...game, drain: forwards.drain, close: forwards.close };
  } catch (error) {
    await forwards.close();
    throw error;
  }
}

/** Tries a game that the database does not have yet, before anything is created for it. */
async function tryWhenNew(
  served: ServedGame,
  { address, game, role }: Database,
  options: DatabaseGameOptions,
): Promise<void> {
  try {
    if (!(await hasPostgresGame(address, game))) tryNewGame(served, settingOptions(options));
  } catch (error) {
    const isUnreached = error instanceof StoreFailure && error.reason === 'locked';
    // A standby waits for its database.
    if (role !== 'standby' || !isUnreached) throw error;
  }
}

const placeIn = ({ game }: Database): string => `${game} in the database`;

async function writerStore(
  database: Database,
  served: ServedGame,
  places: Pick<PostgresOptions, 'copy' | 'writerUrl'>,
  told: DatabaseGameOptions,
): Promise<PostgresStore | undefined> {
  const { address, game, role } = database;
  const { onCopied, onRebuild, onWait } = told;
  const options = { game, onCopied, onRebuild, ...places };
  if (role === 'writer') return postgresStore(address, { ...options, nowMs: Date.now() });
  const stop = new AbortController();
  const endWaiting = told.onStop(() => stop.abort());
  const { onLevel, onRules, onWaited } = told.watch();
  const canContinue: StandbyOptions['canContinue'] = async (stored) => {
    const fault = await continuedGame(served, stored, told, placeIn(database)).then(
      () => undefined,
      ({ message }: Error) => message,
    );
    onRules(fault);
    return fault === undefined;
  };
  try {
    const { signal } = stop;
    const given = { ...options, nowMs: Date.now, signal, canContinue, onLevel, onWait };
    return await postgresStandby(address, given);
  } finally {
    onWaited();
    endWaiting();
  }
}

async function followGame(
  served: ServedGame,
  { address, game }: Database,
  path: string,
  given: DatabaseGameOptions,
): Promise<DatabaseGame> {
  const { allowPrivateWebhooks, linkOf, onCopied, onRebuild, onRuleFault, progress, waysIn } =
    given;
  const options = { game, copy: path, nowMs: Date.now(), onCopied, onRebuild };
  const copy = await postgresCopy(address, options);
  let bar: ReturnType<NonNullable<typeof progress>> | undefined;
  try {
    const host: Host = await openFollower({
      game: served,
      store: copy.store,
      feed: copy.feed,
      after: copy.number,
      writer: httpWriter(copy),
      nowMs: Date.now,
      defer: (act) => void setImmediate(act),
      version: ownVersion(),
      allowPrivateWebhooks,
      linkOf,
      waysIn,
      onRuleFault,
      onReplay(ticks, total) {
        bar ??= progress?.('replaying the log', total);
        bar?.update(ticks);
      },
    });
    return { host, isNew: false, drain: () => undefined, close: copy.close };
  } catch (error) {
    await copy.close();
    if (error instanceof FollowFailure) throw new UsageError(error.message);
    throw error;
  } finally {
    bar?.stop();
  }
}

/** Milliseconds between two lines. */
const LINE_MS = 10_000;

/**
 * Returns a function, to be called often while a local copy is made, that logs every ten seconds
 * how many rows it has.
 */
export function copyProgress(
  log: Pick<ServiceLog['logger'], 'info'>,
  nowMs: () => number = () => performance.now(),
): (rows: number) => void {
  let lastMs = nowMs();
  return (rows) => {
    if (nowMs() - lastMs < LINE_MS) return;
    lastMs = nowMs();
    log.info({ rows }, 'copying the game from the database');
  };
}
