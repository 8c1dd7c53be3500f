import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { httpMetrics, serviceLog, standbyMetrics } from '@astrarium/http';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { cliTester } from '../packages/cli/src/cliTester.js';
import { testHost } from './service/testHost.js';
import { ROOT } from './tools/sources/sources.js';

const FOLDER = join(ROOT, 'deploy');
const files = new Map(
  readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]),
);
const textOf = (name: string): string => files.get(name) ?? '';

/** All texts that match, each once, in order. */
const found = (text: string, pattern: RegExp): string[] =>
  [...new Set(Array.from(text.matchAll(pattern), ([, match = '']) => match))].sort();

/** The help of `serve`, which names its options and variables. */
async function help(): Promise<string> {
  const { close, run } = cliTester();
  const { out, error } = await run('serve', '--help');
  close();
  return out + error;
}

/** The names of the metrics that a server has. */
async function metrics(): Promise<ReadonlySet<string>> {
  const host = await testHost();
  const log = serviceLog({ level: 'silent' });
  const writer = await httpMetrics(host, log, () => 1).text();
  const standby = await standbyMetrics(
    () => 1,
    () => true,
    () => 1,
  ).text();
  await host.close();
  await log.close();
  const names = found(writer + standby, /^# TYPE (\S+)/gm);
  return new Set([...names, ...names.flatMap((name) => [`${name}_count`, `${name}_bucket`])]);
}

describe('the files for operators', () => {
  test.each(['alerts.yaml', 'compose.yaml', 'kubernetes.yaml'])('%s is valid YAML', (name) => {
    const documents = parseAllDocuments(textOf(name), { merge: true });
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) {
      expect('errors' in document ? document.errors : []).toEqual([]);
    }
  });

  test.each(['Dockerfile', 'astrarium.service', 'compose.yaml', 'kubernetes.yaml'])(
    '%s starts the server with options that it has',
    async (name) => {
      const known = found(await help(), /(--[a-z][a-z-]+)/g);
      const text = textOf(name);
      const starts = Array.from(text.matchAll(/\bserve\b.*|^ *- --.*/gm), String).join('\n');
      const used = found(starts, /(--[a-z][a-z-]+)/g);
      expect(used).toContain('--metrics-port');
      expect(used.filter((option) => !known.includes(option))).toEqual([]);
    },
  );

  test.each(['compose.yaml', 'kubernetes.yaml'])('%s names the proxies of each server', (name) => {
    const text = textOf(name);
    const servers = text.match(/^ *- serve$/gm) ?? [];
    expect(servers.length).toBeGreaterThan(1);
    expect(text.match(/^ *- --trusted-proxies=\S+$/gm)).toHaveLength(servers.length);
  });

  test('set variables that the server reads', async () => {
    const known = found(await help(), /(ASTRARIUM_[A-Z_]+)/g);
    for (const text of files.values()) {
      const used = found(text, /(ASTRARIUM_[A-Z_]+)/g);
      expect(used.filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  test.each(['alerts.yaml', 'dashboard.json'])('%s asks for metrics that exist', async (name) => {
    const known = await metrics();
    const used = found(textOf(name), /\b((?:astrarium|http|nodejs|process)_[a-z0-9_]+)/g);
    expect(used.length).toBeGreaterThan(7);
    expect(used.filter((metric) => !known.has(metric))).toEqual([]);
  });

  test('the dashboard is JSON, and its panels have numbers of their own', () => {
    const { panels } = JSON.parse(textOf('dashboard.json')) as { panels: { id: number }[] };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});
