import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { FULL, notRun } from '../../../packages/testkit/test/tier.js';
import { cuttingProxy } from '../../tools/servers/cuttingProxy.js';
import { freePort } from '../../tools/servers/freePort.js';
import { postgresServer } from '../../tools/servers/postgresServer.js';
import { ROOT } from '../../tools/sources/sources.js';
import { cliBundle } from '../../tools/cliBundle.js';
import { serverFolder } from './server.js';

// The rules of `deploy/alerts.yaml`, evaluated by Prometheus, which Debian has as a package.

const RULES = join(ROOT, 'deploy/alerts.yaml');

/** Values by the minute, as `promtool` writes them: `0+60x9` grows by 60 in each of 9 minutes. */
type Series = Readonly<Record<string, string>>;

const STEADY: Series = {
  'up{job="astrarium", instance="writer"}': '1x120',
  'up{job="astrarium", instance="standby"}': '1x120',
  'astrarium_ready{instance="writer"}': '1x120',
  'astrarium_standby_behind_seconds{instance="standby"}': '1x120',
  'astrarium_standby_can_continue{instance="standby"}': '1x120',
  'astrarium_commits_total{instance="writer"}': '0+60x120',
  'astrarium_commit_seconds_total{instance="writer"}': '0+1x120',
  'astrarium_lag_ticks{instance="writer"}': '1x120',
  'astrarium_slow_turns_total{instance="writer"}': '0+1x120',
  'http_request_duration_seconds_count{instance="writer", status="200"}': '0+6000x120',
  'http_request_duration_seconds_count{instance="writer", status="500"}': '0x120',
  'astrarium_free_disk_bytes{instance="writer"}': '1000000000x120',
  'astrarium_stored_bytes_per_hour{instance="writer"}': '1000000x120',
  'astrarium_mails{instance="writer", kind="link"}': '1x120',
};

/** What makes each alert fire within half an hour. */
const FAULTS: Readonly<Record<string, Series>> = {
  AstrariumDown: { 'up{job="astrarium", instance="standby"}': '0x120' },
  AstrariumNotReady: { 'astrarium_ready{instance="writer"}': '0x120' },
  AstrariumStandbyBehind: {
    'astrarium_standby_behind_seconds{instance="standby"}': '0+60x120',
  },
  AstrariumStandbyOutdated: { 'astrarium_standby_can_continue{instance="standby"}': '0x120' },
  AstrariumNoWriter: {
    'astrarium_commits_total{instance="writer"}': '60x120',
    'astrarium_commit_seconds_total{instance="writer"}': '1x120',
  },
  AstrariumLags: { 'astrarium_lag_ticks{instance="writer"}': '100x120' },
  AstrariumSlowTurns: { 'astrarium_slow_turns_total{instance="writer"}': '0+60x120' },
  AstrariumSlowCommits: { 'astrarium_commit_seconds_total{instance="writer"}': '0+30x120' },
  AstrariumErrors: {
    'http_request_duration_seconds_count{instance="writer", status="500"}': '0+60x120',
  },
  AstrariumDiskFull: { 'astrarium_free_disk_bytes{instance="writer"}': '20000000x120' },
  AstrariumMailsWait: { 'astrarium_mails{instance="writer", kind="link"}': '30x120' },
};

/** A test for `promtool`: which alerts fire after these minutes. */
function ruleTest(series: Series, minutes: number, alerts: readonly string[]) {
  return {
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: [
      {
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: `${minutes}m`,
        exp_samples: alerts.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
      },
    ],
  };
}

/** Whether the package is installed. */
function hasPrometheus(): boolean {
  try {
    for (const program of ['prometheus', 'promtool'])
      execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A Prometheus that reads metrics each second, with the rules at sixty-fold speed. */
async function prometheus(folder: string, ports: Readonly<Record<string, number>>) {
  const rules = join(folder, 'rules.yaml');
  const quick = readFileSync(RULES, 'utf8').replace(/\b(\d+)m\b/g, '$1s');
  writeFileSync(rules, quick.replaceAll('1h', '1m'));
  const config = join(folder, 'prometheus.yaml');
  const static_configs = Object.entries(ports).map(([instance, port]) => ({
    targets: [`127.0.0.1:${port}`],
    labels: { instance },
  }));
  const global = { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' };
  const scrape_configs = [{ job_name: 'astrarium', static_configs }];
  writeFileSync(config, stringify({ global, rule_files: [rules], scrape_configs }));
  const port = await freePort();
  const child = spawn(
    'prometheus',
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, 'samples')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  return {
    /** The values of an expression, by the instance or the alert that they are about. */
    async values(expression: string): Promise<Readonly<Record<string, number>>> {
      const url = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(expression)}`;
      const answer = await fetch(url).catch(() => undefined);
      if (answer?.ok !== true) return {};
      const { data } = (await answer.json()) as {
        readonly data: {
          readonly result: readonly {
            readonly metric: Readonly<Record<string, string>>;
            readonly value: readonly [number, string];
          }[];
        };
      };
      return Object.fromEntries(
        data.result.map(({ metric, value }) => [
          metric['alertname'] ?? metric['instance'] ?? '',
          Number(value[1]),
        ]),
      );
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

test('each alert has a fault that makes it fire', () => {
  const { groups } = parse(readFileSync(RULES, 'utf8')) as {
    readonly groups: readonly { readonly rules: readonly { readonly alert: string }[] }[];
  };
  const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  expect(Object.keys(FAULTS)).toEqual(names);
});

if (!FULL || !hasPrometheus()) notRun('alerts in Prometheus: full tier, Debian package prometheus');
else {
  test('no alert fires beside a healthy writer and standby, and each fires at its fault', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'astrarium-alerts-'));
    try {
      const path = join(folder, 'alerts.yaml');
      const faults = Object.entries(FAULTS).map(([name, series]) =>
        ruleTest({ ...STEADY, ...series }, 30, [name]),
      );
      const tests = [ruleTest(STEADY, 120, []), ...faults];
      writeFileSync(path, stringify({ rule_files: [RULES], evaluation_interval: '1m', tests }));
      const { stdout } = await promisify(execFile)('promtool', ['test', 'rules', path]);
      expect(stdout).toContain('SUCCESS');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('Prometheus reads both servers and finds a standby that lags and a lost writer', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'astrarium-alerts-'));
    const [first, second] = [serverFolder(cliBundle), serverFolder()];
    const database = await postgresServer();
    const network = await cuttingProxy(Number(new URL(database.address).port));
    const far = new URL(database.address);
    far.port = `${network.port}`;
    const ports = { writer: await freePort(), standby: await freePort() };
    const portOf = (server: keyof typeof ports) => ['--metrics-port', `${ports[server]}`];
    const writer = await first.start('--store', database.address, ...portOf('writer'));
    const waiting = second
      .start('--store', far.href, '--standby', ...portOf('standby'))
      .catch(() => undefined);
    const { stop, values } = await prometheus(folder, ports);
    const firing = async () => Object.keys(await values('ALERTS{alertstate="firing"}')).sort();
    try {
      await expect.poll(() => values('up')).toEqual({ writer: 1, standby: 1 });
      await fetch(`${writer.url}/v1/time`);
      // Each figure that a rule reads comes from the servers under that name.
      const names = new Set(Object.keys(STEADY).map((series) => series.replace(/\{.*/, '')));
      for (const name of names) await expect.poll(() => values(name)).not.toEqual({});
      expect(await values('astrarium_ready')).toEqual({ writer: 1 });
      expect(Object.keys(await values('astrarium_standby_behind_seconds'))).toEqual(['standby']);
      const seen = new Set<string>();
      for (let seconds = 0; seconds < 30; seconds += 1) {
        for (const name of await firing()) seen.add(name);
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      expect([...seen]).toEqual([]);
      network.hold(true);
      await expect.poll(firing).toContain('AstrariumStandbyBehind');
      network.hold(false);
      await expect.poll(firing).toEqual([]);
      await second.close();
      await writer.kill();
      await expect.poll(firing).toContain('AstrariumDown');
    } finally {
      await stop();
      for (const each of [first, second]) await each.close();
      await waiting;
      await network.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
