import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { compilerFile } from '../../tools/programs.js';
import { documentedOf, type Example, requestOf } from './contractExamples.js';
import { answerFault, DOCUMENT, type Json } from './contractCheck.js';

/** Whether this machine has Java, which specmatic needs. */
export const JAVA = spawnSync('java', ['-version']).status === 0;

/** The arguments of a run. */
export interface SpecmaticRun {
  readonly folder: string;
  readonly url: string;
  readonly token: string;
  /** Whether it generates requests besides those of the examples. */
  readonly resiliency: 'all' | 'none';
  readonly filter: string;
}

/** Runs specmatic against a server on this machine; returns its output. */
export async function runSpecmatic(run: SpecmaticRun): Promise<string> {
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
export async function writeExample(
  folder: string,
  example: Example,
  url: string,
  one: Example,
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
  const name = `${one.name} ${one.status}`;
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
