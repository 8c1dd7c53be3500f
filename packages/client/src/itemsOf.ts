import { answerOf } from './answerOf.js';
import type { AnswerOf, Client, ParamsOf, PathOf } from './createClient.js';

/** The items of the list of a page. */
type ItemOf<Page> = {
  [Name in keyof Page]: Page[Name] extends readonly (infer Item)[] ? Item : never;
}[keyof Page];

/**
 * Reads all items of an operation with pages, page by page:
 * `for await (const lamp of itemsOf(client, '/v1/lamps', { query: { limit: 50 } }))`.
 *
 * @throws ProblemError when the service refuses a page
 */
export async function* itemsOf<Paths, Path extends PathOf<Paths, 'get'>>(
  client: Client<Paths>,
  path: Path,
  params: ParamsOf<Paths, Path, 'get'>,
): AsyncGenerator<ItemOf<AnswerOf<Paths, Path, 'get'>>, void> {
  const { query, ...others } = params as { readonly query?: Readonly<Record<string, unknown>> };
  let cursor: unknown;
  do {
    const paged = cursor === undefined ? query : { ...query, cursor };
    const call = { params: { ...others, ...(paged && { query: paged }) } };
    const page = Object(await answerOf((client as unknown as Client).GET(path as string, call)));
    const list = Object.values(page).find((member) => Array.isArray(member));
    if (list === undefined) throw new TypeError('The answer of the operation has no list.');
    yield* list as ItemOf<AnswerOf<Paths, Path, 'get'>>[];
    cursor = page.next_cursor;
  } while (cursor !== null);
}
