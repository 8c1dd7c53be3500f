import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { describedOf, exampleWorld } from './contractExamples.js';
import { DESCRIBED } from './contractCheck.js';
import { JAVA, runSpecmatic, type SpecmaticAim, writeExample } from './specmatic.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'astrarium-specmatic-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

if (!FULL) notRun('specmatic against the running server');
else if (!JAVA) notRun('specmatic against the running server: there is no Java');

/** The tests that it has made, and what failed of them. */
function resultOf(said: string): { tests: number; failed: string[] } {
  const tests = Number(/^Tests run: (\d+)/m.exec(said)?.[1]);
  const failed = said.split('\n').filter((line) => line.endsWith(' has FAILED'));
  return { tests, failed };
}

describe.runIf(FULL && JAVA)('specmatic', { timeout: 1_800_000 }, () => {
  let world: Awaited<ReturnType<typeof exampleWorld>>;
  const attack = (more: Pick<SpecmaticAim, 'resiliency' | 'filter'>): Promise<string> =>
    runSpecmatic({ folder: FOLDER, url: world.game.url, token: world.token, ...more });
  beforeAll(async () => {
    world = await exampleWorld();
    const twin = await exampleWorld();
    for (const [index, one] of world.examples.entries()) {
      await writeExample(FOLDER, one, twin.game.url, twin.examples[index] ?? one);
    }
    await twin.game.close();
  }, 60_000);
  afterAll(() => world.game.close());

  test('an example of every operation is answered, and refused, as the document says', async () => {
    const told = world.examples.map((one) => `${one.name} ${one.status}`);
    expect(new Set(told).size).toBe(told.length);
    const met = new Set(world.examples.map(describedOf));
    expect(DESCRIBED.filter((one) => !met.has(one))).toEqual([]);
    notRun('an event stream under specmatic: it waits for its end (what it refuses is run)');
    const { failed, tests } = resultOf(await attack({ resiliency: 'none', filter: '' }));
    expect(failed).toEqual([]);
    expect(tests).toBeGreaterThanOrEqual(world.examples.length);
    console.log(`${tests} examples under specmatic`);
  });

  test('what it makes up to break the rules is refused as the document says', async () => {
    notRun('bad requests by specmatic to GET /v1/devices: their combinations are too many for it');
    const filter = "STATUS>='400' && STATUS<='499' && PATH!='/v1/devices'";
    const { failed, tests } = resultOf(await attack({ resiliency: 'all', filter }));
    expect(failed).toEqual([]);
    expect(tests).toBeGreaterThan(1_000);
    console.log(`${tests} bad requests by specmatic`);
  });
});
