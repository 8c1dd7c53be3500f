import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, notRun } from '../../../packages/testkit/test/tier.js';
import { compilerFile } from '../../tools/programs.js';
import { answerFault, DOCUMENT, DOCUMENTED_OPERATIONS, type Json } from './contractCheck.js';
import { documentedOf, type Example, exampleWorld, requestOf } from './contractExamples.js';

/** Whether this machine has Java, which specmatic needs. */
const JAVA = FULL && spawnSync('java', ['-version']).status === 0;

/** The arguments of a run. */
interface SpecmaticRun {
  readonly folder: string;
  readonly url: string;
  readonly token: string;
  /** Whether it generates requests besides those of the examples. */
  readonly resiliency: 'all' | 'none';
  readonly filter: string;
}

/** Runs specmatic against a server on this machine; returns its output. */
async function runSpecmatic(run: SpecmaticRun): Promise<string> {
  const { filter, folder, resiliency, token, url } = run;
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(DOCUMENT, loosened));
  const config = {
    version: 2,
    contracts: [{ provides: ['openapi.json'] }],
    examples: ['examples'],
    ignoreInlineExamples: true,
    disableTelemetry: true,
    security: { OpenAPI: { securitySchemes: { bearer: { type: 'bearer', token } } } },
    test: {
      baseUrl: url,
      resiliencyTests: { enable: resiliency },
      // Some bodies have so many members that all combinations would take days.
      maxTestRequestCombinations: 2,
      strictMode: true,
      timeoutInMilliseconds: 30_000,
    },
  };
  writeFileSync(join(folder, 'specmatic.json'), JSON.stringify(config));
  const filtered = filter === '' ? [] : ['--filter', filter];
  const child = spawn(
    'java',
    ['-Xmx3g', '-jar', compilerFile('specmatic/specmatic.jar'), 'test', ...filtered],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => void output.push(piece));
  }
  return new Promise((done) => {
    child.on('close', () => done(output.join('')));
  });
}

/** Removes two rules of the document for which specmatic sends valid requests as invalid ones. */
function loosened(name: string, value: unknown): unknown {
  const { minLength, pattern, ...rest } = Object(value) as Json;
  // An empty code in the middle of a path disappears in the URL.
  if (name === 'LocationCode' && minLength !== undefined) return rest;
  // An underscore, which specmatic adds to the pattern, is valid in some names.
  if (name === 'timezone' && pattern !== undefined) return rest;
  return value;
}

/** Writes an example with its answer, which comes from a second, identical game. */
async function writeExample(
  folder: string,
  example: Example,
  url: string,
  one: Example,
  index: number,
): Promise<void> {
  const { body, method, path, query } = requestOf(one);
  const contentType = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await request(url + path, {
    method,
    query,
    headers: { ...contentType, ...one.headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.body.text();
  const type = String(answer.headers['content-type']);
  // An operation has several examples with a status, such as 404.
  const name = `${one.name} ${one.status} ${index}`;
  if (answer.statusCode !== one.status) throw new Error(`${name}: ${answer.statusCode} ${text}`);
  const fault = answerFault(documentedOf(one), { status: one.status, type, text });
  if (fault !== undefined) throw new Error(fault);
  mkdirSync(join(folder, 'examples'), { recursive: true });
  writeFileSync(
    join(folder, 'examples', `${name}.json`),
    JSON.stringify({
      name,
      'http-request': { ...requestOf(example), headers: example.headers },
      'http-response': {
        status: one.status,
        headers: { 'Content-Type': type },
        body: JSON.parse(text) as unknown,
      },
    }),
  );
}

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
      await writeExample(FOLDER, one, twin.game.url, twin.examples[index] ?? one, index);
    }
    await twin.game.close();
  });
  afterAll(() => world.game.close());

  test('examples of every operation are answered or refused as the document says', async () => {
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
