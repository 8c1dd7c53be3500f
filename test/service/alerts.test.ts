import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { ROOT } from '../tools/sources.js';

// The rules of `deploy/alerts.yaml`, evaluated by Prometheus, which Debian has as a package.

const RULES = join(ROOT, 'deploy/alerts.yaml');

/** Values by the minute, as `promtool` writes them: `0+60x9` grows by 60 in each of 9 minutes. */
type Series = Readonly<Record<string, string>>;

const STEADY: Series = {
  'up{job="astrarium", instance="writer"}': '1x120',
  'up{job="astrarium", instance="standby"}': '1x120',
  'astrarium_ready{instance="writer"}': '1x120',
  'astrarium_standby_behind_seconds{instance="standby"}': '1x120',
  'astrarium_commits_total{instance="writer"}': '0+60x120',
  'astrarium_commit_seconds_total{instance="writer"}': '0+1x120',
  'astrarium_readers_ended_total{instance="writer", why="differs"}': '0x120',
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
  AstrariumNoWriter: {
    'astrarium_commits_total{instance="writer"}': '60x120',
    'astrarium_commit_seconds_total{instance="writer"}': '1x120',
  },
  AstrariumReaderDiffers: {
    'astrarium_readers_ended_total{instance="writer", why="differs"}': '0x9 1x110',
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

/** Whether the program is installed. */
function hasPromtool(): boolean {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('each alert has a fault that makes it fire', () => {
  const { groups } = parse(readFileSync(RULES, 'utf8')) as {
    readonly groups: readonly { readonly rules: readonly { readonly alert: string }[] }[];
  };
  const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  expect(Object.keys(FAULTS)).toEqual(names);
});

if (!FULL || !hasPromtool()) notRun('alerts in Prometheus: full tier, Debian package prometheus');
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
}
