import { join } from 'node:path';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { cliBundle } from '../tools/cliBundle.js';
import { type Server, serverFolder } from '../service/processes/server.js';
import { latencyDuring, latencyTable } from '../tools/servers/latency.js';
import { type LongHistoryPlayer, makeLongHistories } from '../tools/servers/longHistories.js';

const ENTRIES = 100_000;
const CLIENTS = 100;

/**
 * The maximum median of the time of an answer to somebody else, in milliseconds. Other tests may
 * run on the same processor, so this bound is not tight.
 */
const MAX_MEDIAN_MS = 250;

const folder = serverFolder(cliBundle);
let server: Server;
let attacker: LongHistoryPlayer;
let other: LongHistoryPlayer;

describe.runIf(FULL)('filters over long histories', () => {
  beforeAll(async () => {
    const path = join(folder.data, 'game.sqlite');
    const players = await makeLongHistories(path, { entries: ENTRIES, players: 2 });
    [attacker, other] = players as [LongHistoryPlayer, LongHistoryPlayer];
    server = await folder.start('--speed', '1');
  });

  afterAll(() => folder.close());

  /** Filters that match few events or none, so that a scan would read the whole history. */
  const filters = (): Readonly<Record<string, string>> => ({
    'a category': '/v1/events?cursor=0-0&category=season',
    'an event': '/v1/events?event=device.decommissioned',
    'a device': '/v1/events?device_code=00000001',
    times: '/v1/events?after=2000-01-01T00:00:00Z&before=2100-01-01T00:00:00Z&category=season',
    'a type of a log': `/v1/replicants/${attacker.replicant}/events?device_type=heaven_vessel`,
    'a device of a log': `/v1/replicants/${attacker.replicant}/events?latest=true&device=00000001`,
  });

  test('by 100 clients do not delay others', async () => {
    const probed = {
      live: { url: `${server.url}/livez` },
      ready: { url: `${server.url}/readyz` },
      other: { url: `${server.url}/v1/devices`, token: other.token },
    };
    const idle = await latencyDuring(probed, () => new Promise((done) => setTimeout(done, 1000)));
    const rows: Record<string, (typeof idle)['live']> = { 'idle: livez': idle.live };
    rows['idle: another player'] = idle.other;
    const dispatcher = new Agent({ connections: CLIENTS });
    const headers = { authorization: `Bearer ${attacker.token}` };
    for (const [name, path] of Object.entries(filters())) {
      const measured = await latencyDuring(probed, async () => {
        const answers = Array.from({ length: CLIENTS }, async () => {
          const { body, statusCode } = await request(server.url + path, { dispatcher, headers });
          await body.dump();
          return statusCode;
        });
        expect([name, new Set(await Promise.all(answers))]).toEqual([name, new Set([200])]);
      });
      rows[`${name}: livez`] = measured.live;
      rows[`${name}: another player`] = measured.other;
    }
    await dispatcher.close();
    process.stdout.write(latencyTable(rows));
    for (const [name, { failed, p50Ms }] of Object.entries(rows)) {
      expect([name, failed]).toEqual([name, 0]);
      expect(p50Ms, name).toBeLessThan(MAX_MEDIAN_MS);
    }
  });
});
