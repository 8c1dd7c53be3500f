import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ServedGame } from '@astrarium/contract';
import { parseLine } from '@astrarium/core/log';
import {
  type Host,
  type HostOptions,
  type OnRestart,
  openHost,
  randomKey,
  type SqliteOptions,
  sqliteStore,
  type SqliteStore,
  type SqliteThread,
  sqliteThread,
  type Store,
} from '@astrarium/host';
import { ownVersion } from '../ownVersion.js';
import type { Terminal } from '../terminal/terminal.js';
import { storedBundle } from './bundledGame.js';
import { withFormerVersions } from './withFormerVersions.js';
import { type FileOption, gameFile, shownGame } from './shownGame.js';
import { fileFailure, UsageError } from '../terminal/usageError.js';

/** Addresses that only this machine reaches. */
export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** How to open a store that may be damaged. */
export type DamageOptions = Pick<SqliteOptions, 'acceptLoss' | 'onDamage' | 'onVerified'>;

/** Options that `openGame` passes to the host. */
type PassedOptions = Pick<
  HostOptions,
  | 'allowPrivateWebhooks'
  | 'digestsPerHour'
  | 'linkOf'
  | 'onRuleFault'
  | 'onSlowTicks'
  | 'seatsPerAddress'
  | 'waysIn'
>;

/** After how long unused accounts are deleted, by who opens them. */
const UNUSED_MS = { mail: 30 * 86_400_000, name: 600_000, operator: undefined } as const;

/** The options of `openGame`. */
export interface GameOptions extends DamageOptions, FileOption, PassedOptions {
  /** Allows a new game in a folder that is not empty, or had a game. */
  readonly init?: boolean | undefined;
  readonly data: string;
  /** Takes changed rules of the same version as an upgrade. */
  readonly dev?: true;
  /** Times real time; 0 stops the clock. By default that of the stored game. */
  readonly speed?: number;
  /** Whether time while the game was not running counts; by default, the game catches up. */
  readonly onRestart?: OnRestart | undefined;
  /** Shows the progress of the start. */
  readonly progress?: Terminal['progress'] | undefined;
  readonly seed?: number | undefined;
  /** When accounts are deleted that were never used: never by default, or as their game is. */
  readonly unusedAccountMs?: number | 'default' | undefined;
  /** The address that the game is served at; loopback by default. */
  readonly host?: string;
  /** Whether accounts that need no more than a name may be opened from other machines. */
  readonly openAccounts?: true;
  /** The name of the setting of a new game. */
  readonly setting?: string | undefined;
  /** Members of the setting of a new game, by their paths. */
  readonly set?: Readonly<Record<string, unknown>> | undefined;
}

/** An open game. */
export interface OpenGame {
  readonly host: Host;
  /** Whether the game was created by this call. */
  readonly isNew: boolean;
}

/** The open game of a data folder. */
interface OpenFolder extends OpenGame {
  readonly store: SqliteThread;
}

/**
 * Opens the game of a data folder, or creates one. When no game can be created, nothing is.
 *
 * @throws UsageError when the folder cannot be made, its game has another seed, or its game seems
 * to be missing
 * @throws StoreFailure, ResumeFailure when the game cannot be opened
 */
export async function openGame(options: GameOptions): Promise<OpenFolder> {
  const { acceptLoss, data, init, onDamage, onVerified } = options;
  // First: without its game, nothing is created.
  const game = await gameToServe(options);
  const found = foundIn(data);
  const refuseNew = (used: readonly string[]): void => {
    if (init !== true && used.length > 0) throw missingGame(data, used);
  };
  if (!existsSync(gameFile(data))) {
    refuseNew(found);
    refuseRemains(data);
    tryNewGame(game, settingOptions(options));
  }
  return inDataFolder(data, async () => {
    const damage = { acceptLoss, onDamage, onVerified };
    const store = await sqliteThread(gameFile(data), { nowMs: Date.now(), ...damage });
    // A first start that was killed leaves an empty store, and nothing else. Its head file tells it
    // from one that lost its commits.
    const isWhole = found.includes('game.sqlite-head');
    const others = found.filter((name) => !isWhole || !name.startsWith('game.sqlite'));
    const refuse = (): void => refuseNew(others);
    const opened = await startGame(game, store, options, `in ${data}`, refuse);
    markKnown(data);
    return { ...opened, store };
  });
}

/**
 * Makes a new world and its interface once, before anything is created for them.
 *
 * @throws UsageError when the game can make no world with the chosen setting, or not serve it
 */
export function tryNewGame(game: ServedGame, chosen: Readonly<Record<string, unknown>> = {}): void {
  const { setting } = game.settings.start(chosen, { seed: 0, nowMs: 0 });
  try {
    game.contract(setting);
  } catch (error) {
    const { name } = game.simulation.definition;
    throw new UsageError(`${name} cannot be served: ${(error as Error).message}`);
  }
}

/**
 * The game that the options name.
 *
 * @throws UsageError when there is none, or when it can make no world with the chosen setting
 */
export async function gameToServe(options: GameOptions): Promise<ServedGame> {
  const { dev, file, host = '127.0.0.1', openAccounts } = options;
  if (dev === true && file === undefined) {
    throw new UsageError('--dev is for the game of a file: the rules of the space game are fixed.');
  }
  const { game } = await shownGame(file);
  if (game.accounts.openedBy === 'name' && openAccounts !== true && !LOOPBACK.has(host)) {
    throw new UsageError(
      `Whoever reaches ${host} could open accounts by a name alone. Allow it with --open-accounts.`,
    );
  }
  const chosen = settingOptions(options);
  if (chosen !== undefined) tryNewGame(game, chosen);
  return game;
}

/**
 * A game as it continues that of a store: it knows its former versions. `place` says where that is.
 *
 * @throws UsageError when the stored game has another seed, keeps its setting, or does not go on
 * with these rules
 */
export async function continuedGame(
  shown: ServedGame,
  store: Pick<Store, 'lines' | 'versions'>,
  options: Pick<GameOptions, 'dev' | 'seed' | 'set' | 'setting'>,
  place: string,
): Promise<ServedGame> {
  const game = await withFormerVersions(store.versions(), shown, options.dev);
  const [first] = store.lines(0);
  if (first === undefined) return game;
  if (settingOptions(options) !== undefined) {
    throw new UsageError(`The game ${place} is not new: it keeps its setting.`);
  }
  const { seed } = options;
  const header = parseLine(first.text);
  // The replay says what is wrong with a damaged line.
  if (seed === undefined || !('setting' in header) || header.setting.seed === seed) return game;
  throw new UsageError(
    `The game ${place} has another seed than ${seed}. Omit --seed or name another game.`,
  );
}

/**
 * Starts the game of a store, which is closed when that fails. `refuseNew` may throw when the store
 * is empty: it may be without its latest commits, and a new game would hide the loss.
 *
 * @throws UsageError as `continuedGame` does
 * @throws ResumeFailure, StoreFailure
 */
export async function startGame(
  shown: ServedGame,
  store: Store,
  options: GameOptions,
  place: string,
  refuseNew: () => void = () => undefined,
): Promise<OpenGame> {
  const { allowPrivateWebhooks, digestsPerHour, linkOf, unusedAccountMs } = options;
  const { onRestart, onRuleFault, onSlowTicks, progress, seatsPerAddress, seed, speed } = options;
  const { waysIn } = options;
  try {
    const isNew = isEmpty(store);
    if (isNew) refuseNew();
    const game = await continuedGame(shown, store, options, place);
    const { file } = options;
    const bundle = file === undefined ? undefined : readFileSync(storedBundle(file), 'utf8');
    const defer = (act: () => void): void => void setImmediate(act);
    // Players may guess a seed that somebody chose: what must be secret is random all the same.
    const key = randomKey();
    const ticksPerSecond = speed === undefined ? undefined : (speed * 1000) / game.tickMs;
    const clock = { ticksPerSecond, onRestart, nowMs: Date.now, defer };
    const byGame = UNUSED_MS[game.accounts.openedBy];
    const unusedMs = unusedAccountMs === 'default' ? byGame : unusedAccountMs;
    const accounts = { allowPrivateWebhooks, linkOf, unusedAccountMs: unusedMs, waysIn };
    const rest = { digestsPerHour, onRuleFault, onSlowTicks, seatsPerAddress, ...accounts };
    const given = { game, bundle, store, seed, key, ...clock, ...rest, version: ownVersion() };
    const chosen = settingOptions(options);
    const host = await withProgress(progress, isNew, (onReplay) =>
      openHost({ ...given, ...(chosen && { options: chosen }), onReplay }),
    );
    return { host, isNew };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** What the options say of the setting of a new game; undefined for nothing. */
export function settingOptions({
  set,
  setting,
}: Pick<GameOptions, 'set' | 'setting'>): Readonly<Record<string, unknown>> | undefined {
  if (set === undefined && setting === undefined) return undefined;
  return { ...(set && { set }), ...(setting !== undefined && { setting }) };
}

/** Shows the progress of a start: of a new game, or of the replay of a stored game. */
async function withProgress<T>(
  progress: GameOptions['progress'],
  isNew: boolean,
  start: (onReplay: (ticks: number, total: number) => void) => Promise<T>,
): Promise<T> {
  let bar = isNew ? progress?.('making the game', 1) : undefined;
  try {
    return await start((ticks, total) => {
      bar ??= progress?.('replaying the log', total);
      bar?.update(ticks);
    });
  } finally {
    bar?.stop();
  }
}

/** The file beside a data folder that says that the folder had a game. */
const knownFile = (data: string): string => `${resolve(data)}.known`;

/** What shows that a data folder was used: its files, and the mark beside it. @throws UsageError */
function foundIn(data: string): readonly string[] {
  const known = existsSync(knownFile(data)) ? [knownFile(data)] : [];
  try {
    // Games of files may have their folders in this one, with their marks.
    const own = (existsSync(data) ? readdirSync(data) : []).filter(
      (name) => !name.endsWith('.known') && !existsSync(gameFile(join(data, name))),
    );
    return [...own, ...known];
  } catch (error) {
    throw fileFailure(data, error);
  }
}

function missingGame(data: string, found: readonly string[]): UsageError {
  const some = `${found.slice(0, 5).join(', ')}${found.length > 5 ? ' …' : ''}`;
  const advice = isInDatabase(data) ? IN_DATABASE : 'Is its disk mounted?';
  return new UsageError(
    `There is no game in ${data}, but the folder was used: ${some}. ${advice} ` +
      'To create a new game, use astrarium serve --init.',
  );
}

/** Files of a lost game would become part of a new one. @throws UsageError */
function refuseRemains(data: string): void {
  const names = ['-wal', '-head'].map((end) => `${gameFile(data)}${end}`);
  const left = names.filter((name) => existsSync(name));
  if (left.length === 0) return;
  throw new UsageError(`${left.join(', ')} of a lost game are left. Move them elsewhere first.`);
}

function isEmpty(store: Store): boolean {
  for (const _line of store.lines(0)) return false;
  return true;
}

/** Marks a data folder as used, from outside: the mark remains when its disk is not mounted. */
function markKnown(data: string): void {
  if (existsSync(knownFile(data))) return;
  try {
    writeFileSync(knownFile(data), `A game was created in ${resolve(data)}.\n`);
  } catch {
    // The folder above may belong to another user.
  }
}

/** The local copy of a game in a database, in the data folder of a server. */
export function copyFile(data: string): string {
  return join(data, 'copy.sqlite');
}

/** The folder in a data folder with a game that was moved into a database. */
export function movedFolder(data: string): string {
  return join(data, 'moved');
}

const IN_DATABASE = 'Its game is in a database: name that with --store.';

const isInDatabase = (data: string): boolean =>
  existsSync(copyFile(data)) || existsSync(gameFile(movedFolder(data)));

/** Throws when a data folder has no game. @throws UsageError */
export function requireGame(data: string): void {
  if (existsSync(gameFile(data))) return;
  const advice = isInDatabase(data) ? IN_DATABASE : 'Name its data folder with --data.';
  throw new UsageError(`There is no game in ${data}. ${advice}`);
}

/** Moves the files of a game that is closed; the database is the last, because it is the game. */
export function moveGame(from: string, to: string): void {
  const [former, next] = [gameFile(from), gameFile(to)];
  // It has commits when another program has read the database meanwhile.
  if ((statSync(`${former}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    renameSync(`${former}-wal`, `${next}-wal`);
  }
  for (const end of ['-head', '']) renameSync(`${former}${end}`, `${next}${end}`);
  for (const end of ['-wal', '-shm']) rmSync(`${former}${end}`, { force: true });
}

/** A note for people who may have meant another folder. */
export function newGameNote(data: string): string {
  return `There was no game in ${data}; created a new one.`;
}

/**
 * Opens the store of a data folder, calls `use` with it and closes it.
 *
 * @throws UsageError when the folder cannot be made
 * @throws StoreFailure when the store cannot be opened
 */
export async function withStore<R>(
  data: string,
  use: (store: SqliteStore) => R | Promise<R>,
  more: DamageOptions & Pick<SqliteOptions, 'archive'> = {},
): Promise<R> {
  return inDataFolder(data, async () => {
    const store = sqliteStore(gameFile(data), { nowMs: Date.now(), ...more });
    try {
      return await use(store);
    } finally {
      store.close();
    }
  });
}

/**
 * Makes a data folder that only its owner can read. Returns the first folder that was made; none if
 * it was there.
 *
 * @throws UsageError when that fails
 */
export function dataFolder(path: string): string | undefined {
  try {
    return mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw fileFailure(path, error);
  }
}

/** Makes a data folder and fills it; when that fails and leaves it empty, it is removed again. */
export async function inDataFolder<R>(path: string, fill: () => R | Promise<R>): Promise<R> {
  const first = dataFolder(path);
  try {
    return await fill();
  } catch (error) {
    if (first !== undefined) removeEmpty(resolve(path), resolve(first));
    throw error;
  }
}

/** Removes a folder and those above it up to `last`, as far as they are empty. */
function removeEmpty(folder: string, last: string): void {
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
  if (folder !== last) removeEmpty(dirname(folder), last);
}
