import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a version of a game to a folder: a well with some fields, what a draw changes, and
 * further members of its definition; returns the path.
 */
export function writeWell(
  folder: string,
  version: number,
  fields: string,
  rule: string,
  more = '',
): string {
  const file = join(folder, `well${version}.ts`);
  writeFileSync(
    file,
    `
import { defineGame } from '@astrarium/contract';
import { defineSchema, defineSimulation, integer, single, text } from '@astrarium/core';

const schema = defineSchema({ tables: { well: single({ ${fields} }) } });
const draw = schema.command({ run({ well }) { ${rule} } });
const fields = [${fields.replaceAll(/(\w+): \w+\([^)]*\)/g, "'$1'")}] as const;
const state = schema.view({
  public: true,
  answer: { ${fields} },
  read: ({ well }) => Object.fromEntries(fields.map((name) => [name, well[name]])) as never,
});
export default defineGame({
  simulation: defineSimulation({
    name: 'well',
    version: ${version},
    schema,
    commands: { draw },
    views: { state },
  }),
  tickMs: 1000,
  ${more}
});
`,
  );
  return file;
}
