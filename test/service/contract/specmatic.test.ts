import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, notRun } from '../../../packages/testkit/test/tier.js';
import { documentedOf, exampleWorld } from './contractExamples.js';
import { DOCUMENTED_OPERATIONS } from './contractCheck.js';
import { JAVA, runSpecmatic, type SpecmaticRun, writeExample } from './specmatic.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'astrarium-specmatic-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

if (FULL && !JAVA) notRun('specmatic against the running server: there is no Java');

/** The number of tests that specmatic ran, and the names of those that failed. */
function resultOf(output: string): { tests: number; failed: string[] } {
  const tests = Number(/^Tests run: (\d+)/m.exec(output)?.[1]);
  const failed = output.split('\n').filter((line) => line.endsWith(' has FAILED'));
  return { tests, failed };
}

describe.runIf(FULL && JAVA)('specmatic', () => {
  let world: Awaited<ReturnType<typeof exampleWorld>>;
  const run = (more: Pick<SpecmaticRun, 'resiliency' | 'filter'>): Promise<string> =>
    runSpecmatic({ folder: FOLDER, url: world.game.url, token: world.token, ...more });
  beforeAll(async () => {
    world = await exampleWorld();
    const twin = await exampleWorld();
    for (const [index, one] of world.examples.entries()) {
      await writeExample(FOLDER, one, twin.game.url, twin.examples[index] ?? one);
    }
    await twin.game.close();
  });
  afterAll(() => world.game.close());

  test('examples of every operation are answered or refused as the document says', async () => {
    const titles = world.examples.map((one) => `${one.name} ${one.status}`);
    expect(new Set(titles).size).toBe(titles.length);
    const covered = new Set(world.examples.map(documentedOf));
    expect(DOCUMENTED_OPERATIONS.filter((one) => !covered.has(one))).toEqual([]);
    notRun('an event stream under specmatic, which waits for its end (refused streams are run)');
    const { failed, tests } = resultOf(await run({ resiliency: 'none', filter: '' }));
    expect(failed).toEqual([]);
    expect(tests).toBeGreaterThanOrEqual(world.examples.length);
    console.log(`${tests} examples under specmatic`);
  });

  test('invalid requests that specmatic generates are refused as the document says', async () => {
    notRun('invalid requests by specmatic to GET /v1/devices, which has too many combinations');
    const filter = "STATUS>='400' && STATUS<='499' && PATH!='/v1/devices'";
    const { failed, tests } = resultOf(await run({ resiliency: 'all', filter }));
    expect(failed).toEqual([]);
    expect(tests).toBeGreaterThan(1_000);
    console.log(`${tests} invalid requests by specmatic`);
  });
});
