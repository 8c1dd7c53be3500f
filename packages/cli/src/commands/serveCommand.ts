import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '@astrarium/host';
import {
  httpMetrics,
  httpServer,
  LOG_LEVELS,
  MAX_PER_ADDRESS,
  operatorServer,
  serviceLog,
  type TrustedProxies,
} from '@astrarium/http';
import { eventStream } from '@astrarium/sse';
import { type Command, Option } from 'commander';
import { ownVersion } from '../ownVersion.js';
import { clockWatch } from '../service/clockWatch.js';
import { controlSocket } from '../service/controlSocket.js';
import { firstAccount, tokenHelp } from '../service/firstAccount.js';
import { listenAll } from '../service/listenAll.js';
import { mailer } from '../service/mailer.js';
import { readinessWatch } from '../service/readinessWatch.js';
import { webhookSender } from '../service/webhookSender.js';
import { openGame } from '../service/openGame.js';
import { deleteMailFiles } from '../service/deleteMailFiles.js';
import { environment } from '../service/environment.js';
import { intOption, numberOption } from '../terminal/numberOption.js';
import { proxiesOption } from '../terminal/proxiesOption.js';
import type { Terminal } from '../terminal/terminal.js';

const HELP = `
Serves a game over HTTP until Ctrl-C or SIGTERM. The data folder contains the
whole game; the next start continues it. The first start creates the game and a
first account, and prints its token.
  $ astrarium serve
  $ astrarium serve --port 8080 --data ./data --speed 60

Environment:
  ASTRARIUM_URL        public address, for mailed links (default: this machine)
  ASTRARIUM_SMTP_URL   mail server (default: mails become files in <data>/outbox)
  ASTRARIUM_MAIL_FROM  sender of mails (default: astrarium@localhost)

A start checks the stored game. When something is damaged or missing, the start
is refused and says how much; --accept-loss continues with what is left.

Exit codes: 0 stopped, 2 a wrong option, a used port or folder, or a damaged
game, 3 an internal error.`;

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly speed: number;
  readonly seed?: number;
  readonly metricsPort?: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly acceptLoss?: true;
  readonly init?: true;
  readonly digestsPerHour: number;
  readonly unusedAccountDays: number;
  readonly maxConnectionsPerAddress: number;
  readonly trustedProxies?: TrustedProxies;
  readonly allowPrivateWebhooks?: true;
}

const DAY_MS = 86_400_000;

/** The maximum wait between two calls of `runDue`, after each of which mails are sent, in ms. */
const MAX_WAIT_MS = 1000;

/** Declares `serve`, which serves one live game over HTTP. */
export function serveCommand(program: Command, terminal: Terminal): void {
  program
    .command('serve')
    .description('serve a game over HTTP; create it when there is none')
    .option('--port <n>', 'port to listen on; 0: any free port', intOption(0, 65_535), 8080)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--data <dir>', 'data folder', './data')
    .option('--speed <n>', 'ticks (game seconds) per second', numberOption(0, 1e6), 1)
    .option(
      '--seed <s>',
      'seed of the galaxy of a new game (default: random)',
      intOption(0, Number.MAX_SAFE_INTEGER),
    )
    .option('--metrics-port <n>', 'port for /metrics, /livez and /readyz', intOption(0, 65_535))
    .addOption(
      new Option('--log-level <level>', 'least level of lines on standard error')
        .choices(LOG_LEVELS)
        .default('info'),
    )
    .option('--init', 'create a game in a folder that is not empty, or had a game')
    .option('--accept-loss', 'start a damaged or incomplete game as it is')
    .option(
      '--digests-per-hour <n>',
      'mails about events of one kind, per account',
      intOption(1, 3600),
      4,
    )
    .option(
      '--unused-account-days <n>',
      'delete accounts whose token was never used after n days; 0: never',
      intOption(0, 36_500),
      30,
    )
    .option(
      '--max-connections-per-address <n>',
      'open connections of one client address',
      intOption(1, 10_000),
      MAX_PER_ADDRESS,
    )
    .option(
      '--trusted-proxies <list>',
      'addresses and networks of proxies whose X-Forwarded-For is read, with commas',
      proxiesOption,
    )
    .option('--allow-private-webhooks', 'send webhooks also to private addresses, and over http')
    .addHelpText('after', HELP)
    .action((options: ServeOptions) => serve(options, terminal));
}

async function serve(options: ServeOptions, terminal: Terminal): Promise<void> {
  const { acceptLoss, data, init, logLevel, seed, speed } = options;
  let address = '';
  const { from, publicUrl, smtpUrl } = environment(process.env);
  const linkOf = (secret: string): string => `${publicUrl ?? address}/v1/accounts/verify/${secret}`;
  const serverLog = serviceLog({ level: logLevel });
  const log = serverLog.logger;
  const onDamage = (reason: string): void => log.error({ reason }, 'the stored game is damaged');
  const { allowPrivateWebhooks, digestsPerHour, unusedAccountDays: days } = options;
  const unusedAccountMs = days === 0 ? undefined : days * DAY_MS;
  const onVerified = (): void => log.info({}, 'the stored game is verified');
  const stored = { data, init, acceptLoss, onDamage, onVerified };
  const game = { speed, seed, linkOf, digestsPerHour, allowPrivateWebhooks, unusedAccountMs };
  const { host, isNew, store } = openGame({ ...stored, ...game });
  const metrics = httpMetrics(host, serverLog, () => freeBytes(data));
  const nowMs = (): number => performance.now();
  const stream = eventStream(host);
  const { maxConnectionsPerAddress, trustedProxies: proxies } = options;
  const limits = { maxConnectionsPerAddress, ...(proxies && { proxies }) };
  const version = ownVersion();
  const server = httpServer(host, { stream, log, metrics, nowMs, version, ...limits });
  const operators = operatorServer(metrics, host);
  const mails = mailer(join(data, 'outbox'), {
    from,
    smtpUrl,
    nowMs: Date.now,
    onFailure: (reason) => log.error({ reason }, 'mail could not be sent'),
  });
  const webhooks = webhookSender({ allowPrivate: allowPrivateWebhooks === true });
  let closeControl = (): void => undefined;
  try {
    const used = await listenAll(server, operators, options);
    address = used.address;
    const { deleteAccount, issueToken, openAccount } = host;
    const calls = { deleteAccount, issueToken, openAccount, dropArchived: store.dropArchived };
    closeControl = controlSocket(data, calls, ({ message }) =>
      log.error({ reason: message }, 'the control socket cannot be opened'),
    );
    const help = isNew ? await firstAccount(host, data, address) : tokenHelp(data);
    host.webhooks.onDue(() => webhooks.send(host.webhooks));
    host.outbox.onDeleted((deleted) => deleteMailFiles(join(data, 'outbox'), deleted));
    host.outbox.onLink(() => void mails.send(host.outbox));
    const watchClock = clockWatch(host, serverLog);
    const watchReadiness = readinessWatch(host, serverLog);
    const stopped = untilStopped(host, () => {
      watchClock();
      watchReadiness();
      void mails.send(host.outbox);
      webhooks.send(host.webhooks);
      operators.beat();
    });
    // Only now, because a program that reads it may send a signal at once.
    terminal.out(`${used.greeting}\n${help}`);
    await stopped;
  } finally {
    stream.close();
    await Promise.all([server.close(), operators.close(), mails.stop(), webhooks.stop()]);
    closeControl();
    host.close();
  }
  const { failure, tick } = host;
  if (failure !== undefined) {
    const reason = failure.message;
    log.error({ tick, reason }, 'the game has stopped; every acknowledged call is stored');
  }
  await serverLog.close();
  if (failure !== undefined) throw failure;
}

/** The free bytes of the disk with a folder. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Runs the clock of the host until a signal arrives or the host fails. */
function untilStopped(host: Host, afterEach: () => void): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      clearTimeout(timer);
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve();
    };
    const run = (): void => {
      const wait = host.runDue();
      afterEach();
      if (host.failure !== undefined) return stop();
      timer = setTimeout(run, Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, wait)));
    };
    let timer: NodeJS.Timeout | undefined;
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    run();
  });
}

/** The minimum wait between two calls of `runDue`; at high speeds each runs several ticks. */
const MIN_WAIT_MS = 20;
