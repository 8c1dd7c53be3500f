import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FULL } from '../packages/testkit/test/tier.js';
import { ROOT } from './tools/sources/sources.js';
import { jsonCall } from './service/jsonCall.js';
import { serverFolder } from './service/processes/server.js';

const ASTRARIUM = join(ROOT, 'packages/cli/bin/astrarium.js');

// All other tests run the sources; this one runs the build.
test('the built command line serves a game', async () => {
  const folder = serverFolder(() => ASTRARIUM);
  try {
    const server = await folder.start();
    const { token } = await folder.open('Ada');
    const ask = async (path: string, sent?: object) => {
      const method = sent === undefined ? 'GET' : 'POST';
      const { body, status } = await jsonCall(server.url, token, method, path, sent);
      return [status, body as unknown as Answer] as const;
    };
    const [listed, { devices }] = await ask('/v1/devices');
    const drone = devices.find((each) => each.device_type === 'mining_drone') as Device;
    const path = `/v1/devices/${drone.device_code}`;
    const [commanded] = await ask(path, { command: 'start_mining', resource: 'carbon' });
    const [, { status }] = await ask(path);
    const [planned] = await ask('/v1/forks', { ticks: 60, commands: [] });
    const [, page] = await ask('/v1/devices');
    expect([listed, commanded, status, planned]).toEqual([200, 200, 'mining (carbon)', 200]);
    expect(page.devices).toHaveLength(devices.length);
    expect(await server.stop()).toBe(0);
  } finally {
    await folder.close();
  }
});

interface Answer {
  readonly devices: readonly Device[];
  readonly status: string;
}

interface Device {
  readonly device_code: string;
  readonly device_type: string;
}

if (FULL) {
  test('`astrarium bench` finds the built benchmark of a checkout', () => {
    const args = [ASTRARIUM, 'bench', '--scenario', 'none'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^bench: there is no scenario none/),
    ]);
  });
}
