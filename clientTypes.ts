// Writes the types of the operations of the space game, for `@astrarium/space/client`, from the
// OpenAPI document of the standard ruleset. Other rules have other limits, not types.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contractFor } from '@astrarium/space/service';
import { STANDARD_RULESET } from '@astrarium/space';
import openapiTS, { astToString } from 'openapi-typescript';

const FOLDER = fileURLToPath(new URL('packages/space/src/client/generated/', import.meta.url));

/** What the types do not show: examples, and the headers of answers. */
const UNSEEN = new Set(['example', 'examples', 'headers']);

/**
 * Leaves one response for all refusals of an operation: each is a `Problem`, so that a type for
 * each status says nothing more. The served document names the codes of each status.
 */
function pruned(name: string, value: unknown): unknown {
  if (/^4\d\d$/.test(name) || UNSEEN.has(name)) return undefined;
  const description = 'Why it was refused or failed: its `code` is one of `ProblemCode`';
  return name === 'OtherProblem' ? { ...Object(value), description } : value;
}

const document = JSON.stringify(contractFor(STANDARD_RULESET).openApi(), pruned);
const nodes = await openapiTS(document, {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  defaultNonNullable: false,
});
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}paths.ts`, astToString(nodes));
