import type { Host } from '@astrarium/host';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ServiceLog } from './serviceLog.js';

/** Metrics of a server and its host, in the Prometheus text format. */
export interface HttpMetrics {
  /** Counts an answer; `route` is a template. */
  observe(method: string, route: string, status: number, seconds: number): void;
  /** Counts a stream that opened (1) or closed (-1). */
  streams(change: 1 | -1): void;
  /** Counts a connection, or a request through a proxy, of an address with too many. */
  refusedConnection(): void;
  /** All current metrics as text. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** What operators read of metrics. */
export type OperatorMetrics = Pick<HttpMetrics, 'contentType' | 'text'>;

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures of a host that only grow. */
const TOTALS = {
  commands: 'Commands that were carried out',
  refusals: 'Commands that the game refused',
  events: 'Events that happened',
  commits: 'Commits to the store',
  commit_seconds: 'Time spent on commits',
  stored_bytes: 'Bytes added to the log, the histories, the kept answers and the keyframes',
  slow_turns: 'Turns that took longer than 100 ms',
  readiness_changes: 'Changes of the readiness',
} as const;

/** The figures of a host that go up and down. */
const LEVELS = {
  tick: 'Tick of the published snapshot',
  clock_ahead_seconds: 'Seconds until time passes again, because the wall clock was set back',
  ready: '1 when the server is ready for players, else 0',
  lag_ticks: 'Ticks that are due and not published',
  stored_bytes_per_hour: 'Stored bytes added in the last hour; in the first hour, at the same rate',
  accounts: 'Accounts',
  webhook_retries: 'Messages to webhooks that wait for a retry',
  pending: 'Calls that wait for the next commit',
} as const;

const FREE_DISK = 'Free space of the disk with the data folder';

/** Creates metrics; servers of one process share none. `freeDiskBytes` reads the free space. */
export function httpMetrics(
  host: Pick<Host, 'figures'>,
  log: Pick<ServiceLog, 'lines'>,
  freeDiskBytes?: () => number,
): HttpMetrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const open = new Gauge({ name: 'http_streams', help: 'Event streams that are open', registers });
  const refused = new Counter({
    name: 'http_connections_refused_total',
    help: 'Connections, and requests through trusted proxies, of an address with too many',
    registers,
  });
  addFigures(host, registers);
  addLogLines(log, registers);
  if (freeDiskBytes !== undefined) {
    addLevel('astrarium_free_disk_bytes', FREE_DISK, freeDiskBytes, registers);
  }
  return {
    observe: (method, route, status, seconds) =>
      durations.observe({ method, route, status }, seconds),
    streams: (change) => open.inc(change),
    refusedConnection: () => refused.inc(),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

/**
 * The metrics of a server that waits until it can write its game.
 *
 * @param behindSeconds the time since its copy had all commits of the game
 * @param canContinue whether its rules and options are those of the game
 */
export function standbyMetrics(
  behindSeconds: () => number,
  canContinue: () => boolean,
  freeDiskBytes: () => number,
): OperatorMetrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const help = 'Seconds since the copy of this standby had all commits of the game';
  addLevel('astrarium_standby_behind_seconds', help, behindSeconds, [register]);
  const known = '1 when this standby can continue the game with its rules and options, else 0';
  addLevel('astrarium_standby_can_continue', known, () => (canContinue() ? 1 : 0), [register]);
  addLevel('astrarium_free_disk_bytes', FREE_DISK, freeDiskBytes, [register]);
  return { text: () => register.metrics(), contentType: register.contentType };
}

/** Adds the figures of the host, read at each scrape. */
function addFigures(host: Pick<Host, 'figures'>, registers: Registry[]): void {
  for (const [key, help] of Object.entries(TOTALS)) {
    const collect = function (this: Counter): void {
      this.reset();
      this.inc(host.figures()[key as keyof typeof TOTALS]);
    };
    new Counter({ name: `astrarium_${key}_total`, help, registers, collect });
  }
  for (const [key, help] of Object.entries(LEVELS)) {
    addLevel(`astrarium_${key}`, help, () => host.figures()[key as keyof typeof LEVELS], registers);
  }
  new Gauge({
    name: 'astrarium_mails',
    help: 'Mails that wait to be sent: account mails (link), and digests of events by kind',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const [kind, mails] of Object.entries(host.figures().mails)) this.set({ kind }, mails);
    },
  });
  addCounts(
    'astrarium_deprecated_uses_total',
    'Uses of deprecated operations, parameters and members',
    'what',
    () => Object.entries(host.figures().deprecated_uses),
    registers,
  );
}

/** Adds the lines that the log left out. */
function addLogLines(log: Pick<ServiceLog, 'lines'>, registers: Registry[]): void {
  addCounts(
    'astrarium_log_lines_left_out_total',
    'Lines that the log left out: dropped, because they could not be written, or sampled',
    'reason',
    () => Object.entries(log.lines()),
    registers,
  );
}

/** Adds a figure that goes up and down. */
function addLevel(name: string, help: string, read: () => number, registers: Registry[]): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}

/** Adds figures that only grow, one for each value of a label. */
function addCounts(
  name: string,
  help: string,
  label: string,
  read: () => Iterable<readonly [string, number]>,
  registers: Registry[],
): void {
  new Counter({
    name,
    help,
    labelNames: [label],
    registers,
    collect() {
      this.reset();
      for (const [value, count] of read()) this.inc({ [label]: value }, count);
    },
  });
}
