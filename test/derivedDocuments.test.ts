import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineGame, type ServedGame } from '@astrarium/contract';
import * as s from '@astrarium/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import arena from '../examples/games/src/arenaGame.js';
import cards from '../examples/games/src/cardsGame.js';
import { lighthouseGame } from '../examples/tiny-game/src/lighthouseGame.js';
import { bundledGame } from '../packages/cli/src/service/bundledGame.js';
import { gameRefusals } from '../packages/cli/src/service/gameRefusals.js';
import { runs } from '../packages/testkit/test/tier.js';
import { ROOT } from './tools/sources/sources.js';

type Json = Readonly<Record<string, unknown>>;

/** The document of a game, with the codes of its file. */
async function documentOf(game: ServedGame<never, never>, file: string): Promise<Json> {
  const refusals = await gameRefusals(await bundledGame(join(ROOT, 'examples', file)));
  expect(refusals).toMatchObject({ areAll: true, warnings: [] });
  const made = game.contractWith!(refusals)({ seed: 1 } as never).openApi();
  return JSON.parse(JSON.stringify(made)) as Json;
}

/** A code of each game, which is a word of the type of its codes. */
const GAMES = {
  lighthouse: ['tiny-game/src/lighthouseGame.ts', lighthouseGame, 'at_sea'],
  cards: ['games/src/cardsGame.ts', cards, 'not_your_turn'],
  arena: ['games/src/arenaGame.ts', arena, 'no_body'],
} as const;

const COMPILED = {
  compilerOptions: {
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    target: 'ES2022',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
};

test('types that are generated from the document of a game are valid, and know its codes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-clients-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(COMPILED));
    for (const [name, [file, game, code]] of Object.entries(GAMES)) {
      const document = await documentOf(game as never, file);
      expect(documentFaults(document)).toEqual([]);
      const types = astToString(await openapiTS(document as never));
      writeFileSync(join(folder, `${name}Paths.ts`), types);
      writeFileSync(
        join(folder, `${name}.ts`),
        `import type { components } from './${name}Paths.js';
         type ProblemCode = components['schemas']['ProblemCode'];
         export const known: ProblemCode = '${code}';
         // @ts-expect-error: no rule of the game, and no call, gives it
         export const unknown: ProblemCode = 'moonlight';`,
      );
    }
    const compiler = join(ROOT, 'node_modules/typescript7/bin/tsc');
    const compile = (): string =>
      execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8', stdio: 'pipe' });
    expect(compile()).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The parts of a document that are not as OpenAPI 3.1 asks, or do not hold together. */
function documentFaults(document: Json): readonly string[] {
  const faults: string[] = [];
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'document');
  const ids = new Set<unknown>();
  /** Looks at each object; `examples` of a schema must be of it. */
  const look = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const one = value as Json;
    if (typeof one['$ref'] === 'string') {
      const steps = one['$ref'].slice(2).split('/');
      const found = steps.reduce<unknown>(
        (owner, step) => Object(owner)[step] as unknown,
        document,
      );
      if (found === undefined) faults.push(`${place}: ${one['$ref']} leads nowhere`);
    }
    if (typeof one['operationId'] === 'string') {
      if (ids.has(one['operationId'])) faults.push(`${place}: two are ${one['operationId']}`);
      ids.add(one['operationId']);
      if (Object.keys(Object(one['responses'])).length === 0) faults.push(`${place}: no response`);
    }
    if (Array.isArray(one['examples'])) {
      const text = JSON.stringify(one).replaceAll('"#/', '"document#/');
      const isOf = ajv.compile(JSON.parse(text) as Json);
      for (const example of one['examples'] as readonly unknown[]) {
        if (!isOf(example)) faults.push(`${place}: ${JSON.stringify(example)} is no example`);
      }
    }
    for (const [name, inner] of Object.entries(one)) look(inner, `${place}/${name}`);
  };
  look(document, '#');
  const { components } = document as { readonly components: { readonly schemas: Json } };
  for (const name of Object.keys(components.schemas)) {
    try {
      ajv.compile({ $ref: `document#/components/schemas/${name}` });
    } catch (error) {
      faults.push(`${name}: ${String(error)}`);
    }
  }
  return faults;
}

const NAMES = fc.constantFrom(
  'a',
  'b_c',
  'b-c',
  'aStream',
  'B',
  'id',
  'page',
  'x1',
  'event',
  'problem',
  'game',
);

/** Any shape of a value, some with words about it and an example of it. */
const SHAPES = fc.letrec<{ shape: s.AnyShape; fields: s.Fields }>((tie) => ({
  shape: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<s.AnyShape>(
      s.integer({ min: 1, max: 9 }).about('How <many>.').example(3),
      s.number(),
      s.text({ max: 5, default: 'UTC' }),
      s.text({ min: 1 }).format('name').example('Ada'),
      s.flag,
      s.account,
      s.id('rows'),
      s.oneOf('red', 'green').deprecated('since 2'),
    ),
    tie('shape').map((item) => s.many(item as never, { max: 3 })),
    tie('shape').map((item) => s.record(item as never, { max: 3 })),
    tie('fields').map((members) => s.object(members)),
    tie('fields').map((members) => s.union('by', { foot: {}, boat: members })),
    tie('shape').map((item) => s.orNull(item as never)),
  ),
  fields: fc.dictionary(NAMES, tie('shape'), { maxKeys: 3 }),
})).fields;

const EVENTS = fc.dictionary(
  NAMES,
  fc.constantFrom<s.AnyShape>(s.integer({ max: 3 }), s.flag, s.account, s.oneOf('red', 'green')),
  { maxKeys: 3 },
);

/** Any game of such commands, views and events; without some, or without all of them. */
const SPECS = fc.record({
  commands: fc.dictionary(NAMES, fc.record({ args: SHAPES, answer: SHAPES }), { maxKeys: 3 }),
  views: fc.dictionary(NAMES, fc.record({ args: SHAPES, answer: SHAPES }), { maxKeys: 3 }),
  events: fc.dictionary(NAMES, EVENTS, { maxKeys: 3 }),
  codes: fc.uniqueArray(NAMES, { maxLength: 3 }),
  areAll: fc.boolean(),
});

test('the document of any game that can be served holds together', () => {
  fc.assert(
    fc.property(SPECS, ({ areAll, codes, commands, events, views }) => {
      let game: ServedGame<never, never>;
      try {
        const audience = Object.fromEntries(Object.keys(events).map((name) => [name, 'everybody']));
        const tables = { rows: s.table({ size: s.integer() }) };
        const schema = s.defineSchema({ tables, events, audience } as never) as never as {
          command(rule: object): never;
          view(rule: object): never;
        };
        const rules = (all: object, make: (rule: object) => never) =>
          Object.fromEntries(Object.entries(all).map(([name, rule]) => [name, make(rule)]));
        const simulation = s.defineSimulation({
          name: 'any',
          version: 1,
          schema,
          commands: rules(commands, (rule) => schema.command({ ...rule, run: () => ({}) })),
          views: rules(views, (rule) => schema.view({ ...rule, read: () => ({}) })),
        } as never);
        game = defineGame({ simulation: simulation as never, tickMs: 100 }) as never;
      } catch (error) {
        expect((error as Error).message).toMatch(
          /^any cannot be served: \w+ .* would have one name in documents$/,
        );
        fc.pre(false);
        return;
      }
      const operations = Object.keys(commands).map((name) => `commands.${name}`);
      const more = { messages: ['No.'], numbers: [], place: 'any.ts:1' };
      const list = codes.map((code) => ({ code, operations, ...more }));
      const contract = game.contractWith!({ list, areAll })({} as never);
      expect(documentFaults(JSON.parse(JSON.stringify(contract.openApi())) as Json)).toEqual([]);
    }),
    runs(10, 200),
  );
});
