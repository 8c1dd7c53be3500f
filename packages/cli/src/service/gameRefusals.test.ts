import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundledGame } from './bundledGame.js';
import { gameRefusals } from './gameRefusals.js';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-refusals-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = `import { account, defineSchema, defineSimulation } from '@astrarium/core';
import { refuse as no, table } from '@astrarium/core';
import * as core from '@astrarium/core';
import { defineGame } from '@astrarium/contract';
const schema = defineSchema({ tables: { boxes: table({ owner: account }) } });
`;

/** The game of a file with these lines, of which the first is the fifth of the file. */
async function bundled(name: string, lines: string, commands: string): Promise<string> {
  const file = join(folder, `${name}.ts`);
  const foot = `
export default defineGame({
  tickMs: 1000,
  simulation: defineSimulation({ name: 'boxes', version: 1, schema, ${commands} }),
});`;
  writeFileSync(file, `${HEAD}${lines}${foot}`);
  return bundledGame(file);
}

test('finds codes and sentences in every form of a literal, and which commands give them', async () => {
  const file = await bundled(
    'literals',
    `const CODES = { heavy: 'heavy' };
const FULL = 'full';
function check(owner: number): { cost: number } | ReturnType<typeof no> {
  return owner > 3 ? no(CODES.heavy, 'It is ' + 'too heavy.', { owner }) : { cost: 1 };
}
function boxOf({ boxes, require: need }: never, owner: number) {
  return (need as any)((boxes as any).by({ owner }), 'no_box', 'You have no box.');
}
const put = schema.command({
  run(draft: any, _, { account: owner }) {
    boxOf(draft as never, owner);
    const holds = owner > 1;
    draft.require(holds, FULL, \`Your box holds \${owner} of \${draft.now + 1}.\`, {
      most: 1,
      owner,
    });
  },
});
const take = schema.command({
  run: (draft, _, { account: owner }) => void draft.accept(check(owner)),
});
const open = schema.command({
  run: (draft, _, { account: owner }) =>
    owner > 2 ? core.refuse(owner > 4 ? 'shut' : 'stuck', 'No.') : {},
});
const LATE = { code: 'late', message: 'It is late.', numbers: { most: 3 } };
const shake = schema.command({
  run: (draft, _, { account: owner }) =>
    owner > 1
      ? { done: false, refusal: LATE }
      : ({ done: false, refusal: { code: 'frail', message: 'It would break.' } } as never),
});
const some = { put, take };
const box = schema.view({
  answer: {},
  read: (world, { account: owner }) => boxOf(world as never, owner) && {},
});
`,
    'commands: { ...some, open, shake }, views: { box }',
  );
  const { list, ...rest } = await gameRefusals(file);
  expect(rest).toEqual({ areAll: true, warnings: [] });
  const shown = list.map(({ code, messages, numbers, operations, place }) =>
    [code, place, messages, numbers, operations].map(String).join(' | '),
  );
  expect(shown).toEqual([
    'heavy | literals.ts:9 | It is too heavy. | owner | commands.take',
    'no_box | literals.ts:12 | You have no box. |  | commands.put,views.box',
    'full | literals.ts:18 | Your box holds {owner} of {…}. | most,owner | commands.put',
    'shut | literals.ts:29 | No. |  | commands.open',
    'stuck | literals.ts:29 | No. |  | commands.open',
    'late | literals.ts:35 | It is late. | most | commands.shake',
    'frail | literals.ts:36 | It would break. |  | commands.shake',
  ]);
});

test('warns of a code that is no literal, and leaves the type of codes open', async () => {
  const file = await bundled(
    'computed',
    `const need = (draft: any, value: unknown, code: string) => draft.require(value, code, 'No.');
const put = schema.command({
  run: (draft, _, { account: owner }) => void need(draft, owner > 1, 'few'),
});
const shake = schema.command({
  run: () => ({ done: false, refusal: JSON.parse('{}') }) as never,
});
const take = schema.command({
  run: (draft: any) => void draft.require(false, \`no_\${draft.now}\`, 'No.'),
});
`,
    'commands: { put, shake, take }',
  );
  expect(await gameRefusals(file)).toEqual({
    areAll: false,
    list: [],
    warnings: [6, 11, 14].map(
      (line) => `computed.ts:${line}: the code of this refusal is no literal: no document lists it`,
    ),
  });
});
