import { answerOf, type Result } from './answerOf.js';

/** A page: one list, and the cursor of the next page, null on the last one. */
interface Page {
  readonly next_cursor: unknown;
}

/** The items of the list of a page. */
type ItemOf<P extends Page> = {
  [Name in keyof P]: P[Name] extends readonly (infer Item)[] ? Item : never;
}[Exclude<keyof P, 'next_cursor'>];

/** Options of an operation that reads pages. */
interface PagedOptions {
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Reads all items of an operation with pages, page by page:
 * `for await (const lamp of itemsOf(lampsList, { client }))`.
 *
 * @throws ProblemError when the service refuses a page
 */
export async function* itemsOf<Options extends PagedOptions, P extends Page>(
  operation: (options: Options) => PromiseLike<Result<P>>,
  options: Options,
): AsyncGenerator<ItemOf<P>, void> {
  let query = options.query;
  for (;;) {
    const page = await answerOf(operation({ ...options, query }));
    const list = Object.values(page).find((member) => Array.isArray(member));
    if (list === undefined) throw new TypeError('The answer of the operation has no list.');
    yield* list as ItemOf<P>[];
    if (page.next_cursor === null) return;
    query = { ...query, cursor: page.next_cursor };
  }
}
