import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import {
  droppedLine,
  httpMetrics,
  httpServer,
  lineWriter,
  type ServiceLog,
  serviceLog,
} from '@astrarium/http';
import { databaseName } from '@astrarium/host';
import { eventStream, viewStream } from '@astrarium/sse';
import type { Command } from 'commander';
import { ownVersion } from '../ownVersion.js';
import { bindPorts, type BoundPorts } from '../service/bindPorts.js';
import {
  clockWatch,
  readinessWatch,
  type ServerClock,
  serverClock,
} from '../service/serverClock.js';
import { type ControlCalls, controlSocket } from '../service/controlSocket.js';
import { copyProgress, type DatabaseGame, databaseGame } from '../service/database/databaseGame.js';
import { type StandbyWatch, standbyWatch } from '../service/database/standbyWatch.js';
import { gameRefusals } from '../service/gameRefusals.js';
import { firstAccount, playHelp, tokenHelp } from '../service/firstAccount.js';
import { deleteMailFiles, mailer } from '../service/delivery/mailer.js';
import { webhookSender } from '../service/delivery/webhookSender.js';
import { ruleReports } from '../service/ruleReports.js';
import { webFolder } from '../service/webFolder.js';
import { databaseOf } from '../service/database/database.js';
import { type GameOptions, inDataFolder, LOOPBACK, openGame } from '../service/openGame.js';
import { type Environment, environment, originsOf, waysInOf } from '../service/environment.js';
import { prettyLine, prettyWriter } from '../terminal/prettyWriter.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';
import { type ServeOptions, serveOptions } from './serveOptions.js';

const HELP = `
Serves a game over HTTP until Ctrl-C or SIGTERM. The data folder contains the
whole game; the next start continues it. The first start creates the game: the
space game with a first account, whose token is printed. Accounts of other games
are opened by a call. When a port is in use, nothing is created.
  $ astrarium serve
  $ astrarium serve lighthouse.ts
  $ astrarium serve lighthouse.ts --dev
  $ astrarium serve --port 8080 --data ./data --speed 60

After a stop, the game catches up on the time in which the server was down, at
the speed that it had before; /readyz is 503 meanwhile. --on-restart pause, the
default of games that say so, continues at the tick of the stop instead.
A changed --speed counts from the start on.

A file whose rules have changed needs a higher version; the store keeps the former
rules. With --dev, for development, changed rules of the same version go
on with the world, and the log says where.

--log pretty writes lines for people; on a terminal it counts requests in the last
line and writes no line for each. quiet writes only warnings and errors.

Environment:
  ASTRARIUM_URL        public address, for mailed links (default: this machine)
  ASTRARIUM_SMTP_URL   mail server (default: mails become files in <data>/outbox)
  ASTRARIUM_MAIL_FROM  sender of mails (default: astrarium@localhost)
  ASTRARIUM_STORE      the same as --store, which others on the machine can see
  ASTRARIUM_WRITER_URL the same as --writer-url

With --store, the game is in a PostgreSQL database, and the data folder has only a
copy of it, for reading. One server writes a game. Another one, with --standby,
waits, and continues the game when the writer ends or is lost.
  $ ASTRARIUM_STORE=postgres://localhost/games astrarium serve --standby
Servers with --follow answer reads and streams, and pass changes on to the writer:
to its --forward-port at its --writer-url, which players must not reach.

A start checks the stored game. When something is damaged or missing, the start
is refused and says how much; --accept-loss continues with what is left.

Exit codes: 0 stopped, 2 a wrong option, a used port or folder, or a damaged
game, 3 an internal error.`;

const DAY_MS = 86_400_000;

const DEV = '--dev          for development: the world goes on with changed rules of its version';

/** A link in a mail. It may be of an earlier start, at another port. */
const MAILED_LINK = /^http\S+\/v1\/accounts\/verify\/\S+$/m;

/** Declares `serve`, which serves one live game over HTTP. */
export function serveCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('serve')
    .description('serve a game over HTTP; create it when there is none')
    .argument('[game]', 'file with the game, TypeScript or not (default: the space game)');
  serveOptions(command)
    .addHelpText('after', HELP)
    .action((_game: string | undefined, options: ServeOptions) => serve(options, terminal));
}

async function serve(options: ServeOptions, terminal: Terminal): Promise<void> {
  const settings = environment(process.env);
  const { file } = options;
  const { warnings } = file === undefined ? { warnings: [] } : await gameRefusals(file);
  for (const warning of warnings) terminal.error(warning);
  const serverLog = logFor(options, terminal);
  const ports = await bindPorts(options);
  let failure: Error | undefined;
  try {
    failure = await serveOn(ports, { ...options, ...settings }, serverLog, terminal);
  } finally {
    await ports.close();
    await serverLog.close();
  }
  if (failure !== undefined) throw failure;
}

/** Serves on bound ports until it is stopped; returns the failure that ended it. */
async function serveOn(
  ports: BoundPorts,
  options: ServeOptions & Environment,
  serverLog: ServiceLog,
  terminal: Terminal,
): Promise<Error | undefined> {
  const { address, greeting, operators } = ports;
  const { allowPrivateWebhooks, data, from, publicUrl, smtpUrl } = options;
  // First: without the folder of its pages, no game is created.
  const named = settingsOf(options);
  const linkOf = (secret: string): string => `${publicUrl ?? address}/v1/accounts/verify/${secret}`;
  const log = serverLog.logger;
  const given = { ...options, linkOf, waysIn: waysInOf(options, options) };
  const game = await servedGame(ports, given, log, terminal);
  if (game === undefined) return undefined;
  const { dropArchived, host, isNew } = game;
  const metrics = httpMetrics(host, serverLog, () => freeBytes(data));
  const nowMs = (): number => performance.now();
  const [stream, views] = [eventStream(host), viewStream(host)];
  const settings = { ...named, rateLimits: host.game.limits };
  const version = ownVersion();
  const server = httpServer(host, { stream, views, log, metrics, nowMs, version, ...settings });
  const outbox = join(data, 'outbox');
  const isLocal = LOOPBACK.has(options.host) && publicUrl === undefined;
  const mails = mailer(outbox, {
    from,
    smtpUrl,
    nowMs: Date.now,
    onFailure: (reason) => log.error({ reason }, 'mail could not be sent'),
    onFile(file, text) {
      // Whoever reads the log may use the link: only where that is who uses the server.
      const link = isLocal ? MAILED_LINK.exec(text)?.[0] : undefined;
      log.info({ file, ...(link !== undefined && { link }) }, 'a mail is in a file');
    },
  });
  const webhooks = webhookSender({ allowPrivate: allowPrivateWebhooks === true });
  let closeControl = (): void => undefined;
  let clock: ServerClock | undefined;
  try {
    await server.listenOn(ports.port);
    operators.serve(metrics, host);
    const { banAccount, deleteAccount, issueToken, listBans, openAccount, unbanAccount } = host;
    const bans = { banAccount, listBans, unbanAccount };
    const calls = { ...bans, deleteAccount, dropArchived, issueToken, openAccount };
    closeControl = await controlSocket(data, calls, ({ message }) =>
      log.error({ reason: message }, 'the control socket cannot be opened'),
    );
    const help =
      playHelp(host, address, { isNew, place: placeOf(options) }) ??
      (isNew
        ? await firstAccount(host, data, address, options.file === undefined)
        : tokenHelp(data));
    host.webhooks.onDue(() => webhooks.send(host.webhooks));
    host.outbox.onDeleted((deleted) => {
      deleteMailFiles(outbox, deleted).catch(({ message }: Error) =>
        log.error({ reason: message }, 'the mails of a deleted account cannot be deleted'),
      );
    });
    host.outbox.onLink(() => void mails.send(host.outbox));
    const watchClock = clockWatch(host, serverLog);
    const watchReadiness = readinessWatch(host, serverLog);
    clock = serverClock(host, terminal, () => {
      watchClock();
      watchReadiness();
      void mails.send(host.outbox);
      webhooks.send(host.webhooks);
      operators.beat();
    });
    // Only now, because a program that reads it may send a signal at once.
    const dev = options.dev === true ? `${DEV}\n` : '';
    const isMailing = Object.hasOwn(host.contract.operations, 'accounts.create');
    const mailed = isMailing && smtpUrl === undefined ? `mails          files in ${outbox}\n` : '';
    terminal.out(`${greeting}${mailed}${dev}\n${help}`);
    await clock.stopped;
  } finally {
    stream.close();
    views.close();
    await Promise.all([server.close(), operators.close(), mails.stop(), webhooks.stop()]);
    closeControl();
    await closeGame(game, clock);
  }
  const { failure, tick } = host;
  if (failure !== undefined) {
    const reason = failure.message;
    log.error({ tick, reason }, 'the game has stopped; every acknowledged call is stored');
  }
  return failure;
}

async function closeGame(
  { close, drain, host }: DatabaseGame,
  clock: Pick<ServerClock, 'close'> | undefined,
): Promise<void> {
  // From now on, the next writer answers the calls of followers.
  drain();
  clock?.close();
  await host.close();
  await close();
}

/** Where a game is kept, for people. */
function placeOf(options: ServeOptions): string {
  const database = databaseOf(options);
  if (database === undefined) return options.data;
  return `game ${database.game} in ${databaseName(database.address)}`;
}

/** The game of the data folder or of the database; undefined when a standby was stopped. */
async function servedGame(
  { operators, port }: BoundPorts,
  options: ServeOptions & Pick<GameOptions, 'linkOf' | 'waysIn'>,
  log: ServiceLog['logger'],
  { onStop, progress }: Terminal,
): Promise<(DatabaseGame & Pick<ControlCalls, 'dropArchived'>) | undefined> {
  const { unusedAccountDays: days } = options;
  const given: GameOptions = {
    ...options,
    unusedAccountMs: days === undefined ? 'default' : days === 0 ? undefined : days * DAY_MS,
    progress,
    onDamage: (reason) => log.error({ reason }, 'the stored game is damaged'),
    onVerified: () => log.info({}, 'the stored game is verified'),
    ...ruleReports(log, Date.now),
  };
  const database = databaseOf(options);
  if (database === undefined) {
    const { store, ...game } = await openGame(given);
    const others = { drain: () => undefined, close: () => Promise.resolve() };
    return { ...game, ...others, dropArchived: store.dropArchived };
  }
  const { forwardPort, host } = options;
  // Nobody is answered while this server waits: a proxy must ask another one.
  if (database.role === 'standby') port.refuse();
  const onWait = (reason: string): void => log.info({ reason }, 'waiting');
  const onRebuild = (reason: string): void =>
    log.warn({ reason }, 'the local copy is made again from the database');
  const onCopied = copyProgress(log);
  const watch = (): StandbyWatch => standbyWatch(operators, () => freeBytes(options.data), log);
  const told = { onCopied, onRebuild, onWait, watch };
  const game = await inDataFolder(options.data, () =>
    databaseGame(database, { ...given, ...told, forwardPort, host, onStop }),
  );
  return (
    game && {
      ...game,
      dropArchived() {
        throw new UsageError('Lines of a game in a database cannot be moved to an archive.');
      },
    }
  );
}

function settingsOf(options: ServeOptions & Environment) {
  const { maxConnectionsPerAddress, trustedProxies: proxies, ...named } = options;
  const pages = webFolder(named);
  const origins = originsOf(options);
  return {
    origins,
    maxConnectionsPerAddress,
    ...(proxies && { proxies }),
    ...(pages && { pages }),
  };
}

/** The log of a server, by default readable on a terminal and in JSON elsewhere. */
function logFor({ log, logLevel }: ServeOptions, { logBytes }: Terminal): ServiceLog {
  const form = log ?? (process.stderr.isTTY ? 'pretty' : 'json');
  if (form === 'json') {
    return serviceLog({ level: logLevel, to: lineWriter(logBytes(), droppedLine) });
  }
  const level = form === 'quiet' && logLevel === 'info' ? 'warn' : logLevel;
  const lines = lineWriter(logBytes(), (dropped) => prettyLine(droppedLine(dropped)));
  return serviceLog({ level, to: prettyWriter(lines, process.stderr) });
}

/** The free bytes of the disk with a folder. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
