import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../tools/sources/sources.js';

const TABLES = 12;

/** A table with a field of most kinds, linked to the next one. */
function tableText(at: number): string {
  const [next, before] = [(at + 1) % TABLES, (at + TABLES - 1) % TABLES];
  return `t${at}: table({
    account, n: integer(), kind: oneOf('a', 'b', 'c'), name: text(), wake: timer,
    oil: gauge, full: crossing('oil', { rises: 9 }), goods: perWord(['iron', 'wood'], integer()),
    parent: link('t${next}', 'members'), members: list('t${before}'),
    notes: many(object({ at: integer(), by: id('t0') })),
  }, { unique: ['account'] })`;
}

function commandText(at: number): string {
  const rows = `t${at % TABLES}`;
  return `const c${at} = schema.command({
  args: { row: id('${rows}'), n: integer({ min: 1 }), kind: oneOf('a', 'b', 'c') },
  answer: { total: integer(), kind: oneOf('a', 'b', 'c') },
  run(draft, { kind, n, row }, { account }) {
    const { require, ${rows} } = draft;
    const own = require(${rows}.by({ account }), 'none', 'There is none.');
    own.n += n;
    own.kind = kind;
    own.oil.rate = ${rows}.get(row).oil.level;
    own.parent = ${rows}.get(row).parent;
    own.goods.iron += 1;
    own.notes.push({ at: draft.now, by: 1 });
    own.wake.in(5);
    draft.emit('done', { account, n });
    return { total: ${rows}.sum((each) => each.n), kind: own.kind };
  },
});`;
}

/** A game with so many commands, in one file. */
function gameText(commands: number): string {
  const at = (length: number) => Array.from({ length }, (_, index) => index);
  const systems = at(TABLES).map(
    (t) => `'t${t}.wake'(_, row) { row.n += 1; }, 't${t}.full'(_, row) { row.oil.level = 0; }`,
  );
  return `import {
  account, crossing, defineSchema, defineSimulation, gauge, id, integer, link, list, many, object,
  oneOf, perWord, table, text, timer,
} from '@astrarium/core';
const schema = defineSchema({
  tables: { ${at(TABLES).map(tableText).join(', ')} },
  events: { done: { account, n: integer() } },
});
${at(commands).map(commandText).join('\n')}
export const game = defineSimulation({
  name: 'large', version: 1, schema,
  commands: { ${at(commands)
    .map((c) => `c${c}`)
    .join(', ')} },
  systems: { ${systems.join(', ')} },
});
`;
}

/** What the compiler finds wrong with a game, and how many types it had to instantiate. */
function compiled(text: string): { readonly faults: string[]; readonly instantiations: number } {
  const path = join(ROOT, 'examples/games/src/largeGame.ts');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.NodeNext,
    customConditions: ['source'],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === path || fileExists.call(host, name);
  host.getSourceFile = (name, ...rest) =>
    name === path
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([path], options, host);
  const faults = program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return { faults, instantiations: program.getInstantiationCount() };
}

test('a game of 40 commands costs the compiler few types', () => {
  const { faults, instantiations } = compiled(gameText(40));
  expect(faults).toEqual([]);
  // 40,000 were measured, 21,000 of them without any command.
  expect(instantiations).toBeLessThan(50_000);
});

test('a wrong game is seen', () => {
  const wrong = gameText(1).replace('own.kind = kind', "own.kind = 'd'");
  expect(compiled(wrong).faults).toEqual([expect.stringContaining('"d"')]);
});
