import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '@astrarium/host';
import { httpMetrics, httpServer, type Listener, metricsServer, serviceLog } from '@astrarium/http';
import { eventStream } from '@astrarium/sse';
import type { Command } from 'commander';
import { ownVersion } from '../ownVersion.js';
import { controlSocket } from '../service/controlSocket.js';
import { mailer } from '../service/mailer.js';
import { openGame } from '../service/openGame.js';
import { surroundings } from '../service/surroundings.js';
import { intOption } from '../terminal/intOption.js';
import { numberOption } from '../terminal/numberOption.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';

const HELP = `
Serves a game over HTTP until it is told to stop (Ctrl-C, SIGTERM). The data
folder holds all of it: stop and start again, and the game goes on.
  $ astrarium serve
  $ astrarium serve --port 8080 --data ./data --speed 60

Links in mails lead to ASTRARIUM_URL, or else to this machine. Mail goes to the
server of ASTRARIUM_SMTP_URL, from ASTRARIUM_MAIL_FROM; or else each mail is a
file in the folder outbox of the data folder.`;

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly speed: number;
  readonly seed?: number;
  readonly metricsPort?: number;
}

/** The longest wait between two looks at the clock and the outbox, in milliseconds. */
const BEAT_MS = 1000;

/** Declares `serve`: one live game over HTTP. */
export function serveCommand(program: Command, terminal: Terminal): void {
  program
    .command('serve')
    .description('serves a game over HTTP; begins one when there is none')
    .option('--port <n>', 'where to listen; 0 for any free port', intOption(0, 65_535), 8080)
    .option('--host <address>', 'the address to listen at', '127.0.0.1')
    .option('--data <dir>', 'the folder that holds the game', './data')
    .option('--speed <n>', 'ticks (seconds of the game) a second', numberOption(0, 1e6), 1)
    .option(
      '--seed <s>',
      'the seed of a new game; a secret one when missing',
      intOption(0, Number.MAX_SAFE_INTEGER),
    )
    .option('--metrics-port <n>', 'where to show metrics, if at all', intOption(0, 65_535))
    .addHelpText('after', HELP)
    .action((options: ServeOptions) => serve(options, terminal));
}

async function serve(options: ServeOptions, terminal: Terminal): Promise<void> {
  const { data, metricsPort, port, seed, speed } = options;
  let here = '';
  const { from, outside, smtpUrl } = surroundings(process.env);
  const linkOf = (secret: string): string => `${outside ?? here}/v1/accounts/verify/${secret}`;
  const { host } = openGame({ data, speed, seed, linkOf });
  const log = serviceLog();
  const metrics = httpMetrics(host);
  const nowMs = (): number => performance.now();
  const stream = eventStream(host);
  const server = httpServer(host, { stream, log, metrics, nowMs, version: ownVersion() });
  const shown = metricsServer(metrics);
  const mails = mailer(join(data, 'outbox'), {
    from,
    smtpUrl,
    nowMs: Date.now,
    failed: (reason) => log.error({ reason }, 'mail could not be sent'),
  });
  let closeControl = (): void => undefined;
  try {
    const root = `http://${urlHost(options.host)}`;
    here = `${root}:${await listen(server, port, options.host)}`;
    let head = `Astrarium at ${here}\ndocumentation  ${here}/docs/\n`;
    if (metricsPort !== undefined) {
      head += `metrics        ${root}:${await listen(shown, metricsPort, options.host)}/metrics\n`;
    }
    closeControl = controlSocket(data, host, ({ message }) =>
      log.error({ reason: message }, 'there is no control socket'),
    );
    await welcome(host, data, { here, head }, terminal);
    await untilStopped(host, () => void mails.send(host.outbox));
  } finally {
    stream.close();
    await Promise.all([server.close(), shown.close(), mails.stop()]);
    closeControl();
    host.close();
  }
  const { failure, tick } = host;
  if (failure === undefined) return;
  log.error({ tick, reason: failure.message }, 'the game has stopped; what was answered is kept');
  throw failure;
}

/** An address as it stands in a URL. */
function urlHost(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/** @throws UsageError when it may not listen there */
async function listen(server: Listener, port: number, at: string): Promise<number> {
  try {
    return await server.listen(port, at);
  } catch (error) {
    throw new UsageError(`cannot listen at ${at}, port ${port}: ${(error as Error).message}`);
  }
}

/** Beats until a signal comes or the host fails. */
function untilStopped(host: Host, everyBeat: () => void): Promise<void> {
  return new Promise((stopped) => {
    const stop = (): void => {
      clearTimeout(timer);
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      stopped();
    };
    const beat = (): void => {
      const wait = host.beat();
      everyBeat();
      if (host.failure !== undefined) return stop();
      timer = setTimeout(beat, Math.min(BEAT_MS, Math.max(MIN_BEAT_MS, wait)));
    };
    let timer: NodeJS.Timeout | undefined;
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    beat();
  });
}

/** The shortest wait between two beats: at high speeds each lets several ticks pass. */
const MIN_BEAT_MS = 20;

/**
 * Tells a newcomer where it is; the first time, a first account and its token.
 *
 * @throws UsageError when that account cannot be opened
 */
async function welcome(
  host: Host,
  data: string,
  { here, head }: { readonly here: string; readonly head: string },
  terminal: Terminal,
): Promise<void> {
  const note = join(data, 'first-account.txt');
  if (existsSync(note)) {
    const shown = readFileSync(note, 'utf8');
    return terminal.out(`${head}\nThe first account's token was shown on ${shown}`);
  }
  const { body, status } = await host.openAccount({
    email: 'first@astrarium.invalid',
    name: 'First',
    timezone: 'UTC',
  });
  if (status >= 400) throw new UsageError((body as { readonly detail: string }).detail);
  const { token } = body as { readonly token: string };
  const account = host.authenticate(token);
  const lines = [
    head,
    'The token of the first account, shown this once:',
    `  ${token}`,
    'Its fleet:',
    `  curl -H 'Authorization: Bearer ${token}' ${here}/v1/devices`,
  ];
  const renew = `astrarium account token --account ${account} --email ada@example.org`;
  const when = new Date().toISOString();
  // First: a token that a crash keeps from being shown is a lost one.
  writeFileSync(note, `${when}, at the first start; lost, it is made anew by\n  ${renew}\n`);
  terminal.out(lines.join('\n'));
}
