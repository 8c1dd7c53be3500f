import {
  type AccountNote,
  type Call,
  type CommitBuffer,
  commitBuffer,
  FollowFailure,
  type Host,
  openFollower,
  ResumeFailure,
  sqliteFollow,
  type SqliteFollow,
  StoreFailure,
  type WriterLink,
} from '@astrarium/host';
import {
  httpMetrics,
  httpServer,
  LOG_LEVELS,
  MAX_CONNECTIONS,
  type ServiceLog,
  serviceLog,
  sharedSpending,
  trustedProxies,
} from '@astrarium/http';
import { eventStream, STREAM_LIMITS, viewStream } from '@astrarium/sse';
import type { Command } from 'commander';
import { ownVersion } from '../../ownVersion.js';
import { DIFFERS, type FromReader, type ReaderSettings, type ToReader } from './toReader.js';
import { ruleReports } from '../ruleReports.js';
import { hashOfFile, shownGame } from '../shownGame.js';
import { webFolder } from '../webFolder.js';

/** Declares `reader`, the program of the processes that `serve --readers` starts. */
export function readerCommand(program: Command): void {
  program
    .command('reader', { hidden: true })
    .description('a reader of `serve --readers`; it is not started by hand')
    .action(readerProcess);
}

/** Milliseconds between two messages about what callers have spent. */
const SPENT_MS = 25;

/** Milliseconds between two reports of the metrics. */
const METRICS_MS = 1000;

/** Milliseconds between two looks at the host. */
const RUN_MS = 250;

const tell = (message: FromReader): void =>
  void process.send?.(message, undefined, undefined, () => undefined);

/** Runs this process as a reader of the process that has started it. */
export async function readerProcess(): Promise<void> {
  const link = writerByMessages();
  let opened: ReturnType<typeof serveReader> | undefined;
  // Commits come before the reader listens.
  let commits: CommitBuffer | undefined;
  // The writer decides when a reader ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(1));
  await new Promise<void>((ended) => {
    process.on('message', (message: ToReader) => {
      switch (message.kind) {
        case 'open':
          opened = serveReader(message.settings, link.writer, (made) => (commits = made));
          return void opened.catch(failed);
        case 'commit':
          if (message.number !== (commits?.last ?? 0) + 1) {
            const after = `Commit ${message.number} came after ${commits?.last ?? 0}.`;
            return failed(new StoreFailure('failed', after));
          }
          return commits?.push(message.batch);
        case 'answer':
          return link.answered(message);
        case 'pruned':
          return void opened?.then(({ pruned }) => pruned(), failed);
        case 'spent':
          return void opened?.then(({ spent }) => spent(message.spent), failed);
        case 'close':
          return void (opened?.then(({ close }) => close()) ?? Promise.resolve()).then(
            ended,
            failed,
          );
      }
    });
    tell({ kind: 'ready' });
  });
  process.exit(0);
}

/** Ends a reader that cannot start or lacks a commit. */
function failed(error: Error): void {
  process.stderr.write(`a reader has failed: ${error.message}\n`);
  process.exit(exitCodeOf(error));
}

const exitCodeOf = (error: Error): number =>
  error instanceof FollowFailure || error instanceof ResumeFailure ? DIFFERS : 1;

/** The writer, as messages of this process reach it. */
function writerByMessages() {
  const waiting = new Map<number, (made: ToReader & { kind: 'answer' }) => void>();
  let asked = 0;
  const answerTo = (ask: (id: number) => FromReader): Promise<ToReader & { kind: 'answer' }> => {
    asked += 1;
    tell(ask(asked));
    return new Promise((resolve) => waiting.set(asked, resolve));
  };
  const note = (account: number, about: AccountNote): void =>
    tell({ kind: 'note', account, note: about });
  const writer: WriterLink = {
    async call(call: Call) {
      const { answer, commit } = await answerTo((id) => ({ kind: 'call', id, call }));
      if (answer === undefined) throw new Error('The writer has no answer.');
      return { answer, commit };
    },
    last: async () => (await answerTo((id) => ({ kind: 'last', id }))).commit,
    record: note,
    used: (account) => note(account, 'used'),
  };
  const answered = (message: ToReader & { kind: 'answer' }): void => {
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  };
  return { writer, answered };
}

/** Opens the game of a writer, and serves it when it has what the writer has. */
async function serveReader(
  settings: ReaderSettings,
  writer: WriterLink,
  onFollow: (commits: CommitBuffer) => void,
) {
  const serverLog = serviceLog({
    level: LOG_LEVELS.find((level) => level === settings.logLevel) ?? 'info',
  });
  const log = serverLog.logger;
  const copy: SqliteFollow = sqliteFollow(settings.path);
  const commits: CommitBuffer = commitBuffer(copy.number);
  const applied = appliedCommits(copy.number);
  const { file, fileHash } = settings;
  if (file !== undefined && hashOfFile(file) !== fileHash) {
    throw new FollowFailure(`${file} has changed since the server was started.`);
  }
  const host = await openFollower({
    game: (await shownGame(file)).game,
    store: copy.store,
    feed: commits,
    after: copy.number,
    writer,
    nowMs: Date.now,
    defer: (act) => void setImmediate(act),
    version: ownVersion(),
    onRuleFault: ruleReports(log, Date.now).onRuleFault,
    allowPrivateWebhooks: settings.allowPrivateWebhooks,
    waysIn: settings.waysIn,
    linkOf: (secret) => `${settings.root}/v1/accounts/verify/${secret}`,
    onApplied(number) {
      applied.add(number);
      tell({ kind: 'applied', number });
    },
  });
  onFollow(commits);
  tell({ kind: 'follow', after: copy.number });
  const spending = sharedSpending();
  const share = (limit: number): number => Math.ceil(limit / settings.readers);
  const maxStreams = share(STREAM_LIMITS.maxStreams);
  const stream = eventStream(host, { maxStreams });
  const views = viewStream(host, maxStreams);
  const pages = webFolder(settings);
  const metrics = httpMetrics(host, serverLog);
  const server = httpServer(host, {
    rateLimits: host.game.limits,
    stream,
    views,
    log,
    spending,
    metrics,
    nowMs: () => performance.now(),
    version: ownVersion(),
    maxConnections: share(MAX_CONNECTIONS),
    origins: settings.origins,
    maxConnectionsPerAddress: share(settings.maxConnectionsPerAddress),
    proxies: trustedProxies(settings.trustedProxies),
    ...(pages && { pages }),
  });
  const stopReports = reportOften({ host, metrics, serverLog, spending });
  await applied.has(await writer.last());
  await server.listen(settings.port, settings.host);
  tell({ kind: 'listening' });
  return {
    pruned() {
      copy.pruned();
      host.pruned();
    },
    spent: spending.add,
    async close(): Promise<void> {
      stopReports();
      stream.close();
      views.close();
      await server.close();
      await host.close();
      await serverLog.close();
    },
  };
}

/** Tells the writer what is spent and measured, and looks at the host; returns what ends it. */
function reportOften({
  host,
  metrics,
  serverLog,
  spending,
}: {
  readonly host: Host;
  readonly metrics: ReturnType<typeof httpMetrics>;
  readonly serverLog: ServiceLog;
  readonly spending: ReturnType<typeof sharedSpending>;
}): () => void {
  const timers = [
    setInterval(() => {
      const spent = spending.take();
      if (spent.length > 0) tell({ kind: 'spent', spent });
    }, SPENT_MS),
    setInterval(() => {
      void metrics.report().then((report) => tell({ kind: 'metrics', report }));
    }, METRICS_MS),
    setInterval(() => {
      host.runDue();
      const { failure, tick } = host;
      if (failure === undefined) return;
      serverLog.logger.error({ tick, reason: failure.message }, 'the reader cannot continue');
      void serverLog.close().then(() => process.exit(exitCodeOf(failure)));
    }, RUN_MS),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** Tells when a commit is published. */
function appliedCommits(first: number) {
  let last = first;
  let changed = (): void => undefined;
  return {
    add(number: number): void {
      last = number;
      changed();
    },
    has: (number: number): Promise<void> =>
      new Promise((resolve) => {
        changed = () => last >= number && resolve();
        changed();
      }),
  };
}
