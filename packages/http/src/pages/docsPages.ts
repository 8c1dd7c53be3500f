import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Contract, type DocsPart, escaped } from '@astrarium/contract';
import { wireFault } from '../requests/wireFault.js';
import { constantAnswer } from '../responses/send.js';
import { type HttpAnswer, JSON_TYPE } from '../responses/httpAnswer.js';
import type { Route } from '../routes/router.js';
import { type Guides, guideHtml, guideTitle } from './guideHtml.js';
import { operationsHtml, schemasHtml } from './operationsHtml.js';
import { htmlPage, pageFields, redirect, type Site } from './page.js';

/** The links to the guides, each with its first sentence. */
function guideLinks(guides: Guides): string {
  const links = Object.entries(guides).map(([name, text]) => {
    const about = /^(?!#)\S.*?\.(?=\s|$)/ms.exec(text)?.[0] ?? '';
    const sentence = about.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*`]/g, '');
    return `<li class="card"><a href="/docs/guides/${name}">${escaped(guideTitle(name, text))}</a>
<p class="hint">${escaped(sentence)}</p></li>`;
  });
  return links.length === 0 ? '' : `<h2>Guides</h2><ul class="guides">${links.join('')}</ul>`;
}

/** A part of the documentation that opens at a click. */
const detailsOf = ({ html, id, title }: DocsPart): string =>
  `<details class="card" id="${escaped(id)}">
<summary>${escaped(title)}</summary>
<div class="scroll" role="region" aria-label="${escaped(title)}" tabindex="0">${html}</div>
</details>
`;

/** What is documented. */
type Documented = Pick<Contract, 'docs' | 'openApi' | 'summary'>;

/** The first page: guides before everything else. */
function overview({ docs, openApi, summary }: Documented, guides: Guides): string {
  const document = openApi();
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const tags = document.tags
    .map(({ name = '', description = '' }) => ({
      name,
      description,
      count: operations.filter(({ tags: own }) => (own as readonly string[]).includes(name)).length,
    }))
    .filter(({ count }) => count > 0);
  const groups = tags.map(
    ({ count, description, name }) =>
      `<li class="card"><a href="/docs/operations#tag-${name}">${escaped(name)}</a> (${count})
<p class="hint">${escaped(description)}</p></li>`,
  );
  return `<p>${escaped(summary)}</p>
${guideLinks(guides)}
${docs().map(detailsOf).join('')}
<h2>Operations</h2>
<p>Everything that a program can ask of this server. <a href="/docs/operations">All
${operations.length} operations</a> can be tried in the browser.</p>
<ul class="guides">${groups.join('')}</ul>
<h2>Problems</h2>
<p>An error answer says what is wrong, with a code. <a href="/problems">All problems</a></p>`;
}

/** The folder with guides in a folder of pages. */
const GUIDES = 'guides';

/** The guides of a game, and those in its folder of pages. */
export const guidesOf = (
  { guides }: Pick<Contract, 'guides'>,
  pages: string | undefined,
): Guides => ({
  ...guides,
  ...guidesIn(pages),
});

/**
 * The guides in a folder of pages: files of Markdown in its folder `guides`, in the order of their
 * names. A number before a name, as in `1-START.md`, only orders them.
 */
function guidesIn(pages: string | undefined): Guides {
  const folder = join(pages ?? '', GUIDES);
  if (pages === undefined || !existsSync(folder)) return {};
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return Object.fromEntries(
    names
      .toSorted()
      .map((name) => [name.replace(/^\d+-|\.md$/g, ''), readFileSync(join(folder, name), 'utf8')]),
  );
}

const SCRIPT = 'text/javascript; charset=utf-8';
const FONT = 'font/woff2';

/**
 * Serves the OpenAPI document, which is constant while the server runs. It is made before the
 * server listens, because that takes a tenth of a second.
 */
export function documentPage(contract: Pick<Contract, 'openApi'>): Route {
  const document = asset(Buffer.from(JSON.stringify(contract.openApi())), JSON_TYPE);
  return { method: 'GET', path: '/openapi.json', serve: () => document };
}

/**
 * Serves the documentation: the guides and the parts of the game, its operations and its schemas,
 * with the style sheets and the script of `@astrarium/web`. Pages are made at their first request:
 * most servers never show them.
 */
export function docsPages(contract: Documented, guides: Guides, site: Site): readonly Route[] {
  const page = (title: string, body: () => string, part: '/docs/' | '/docs/operations') =>
    htmlPage(site, { title, body: body(), part, hasScript: true });
  const once = (path: string, make: () => HttpAnswer): Route => {
    let made: HttpAnswer | undefined;
    return { method: 'GET', path, serve: () => (made ??= make()) };
  };
  const shown = new Map<string, HttpAnswer>();
  return [
    { method: 'GET', path: '/docs', serve: () => redirect('/docs/') },
    once('/docs/', () => page('Documentation', () => overview(contract, guides), '/docs/')),
    once('/docs/operations', () =>
      page('Operations', () => operationsHtml(contract.openApi()), '/docs/operations'),
    ),
    once('/docs/schemas', () =>
      htmlPage(site, {
        title: 'Schemas',
        body: schemasHtml(contract.openApi()),
        part: '/docs/schemas',
      }),
    ),
    {
      method: 'GET',
      path: '/docs/guides/{guide}',
      serve({ path }) {
        const { guide: name = '' } = path;
        const known = shown.get(name);
        if (known !== undefined) return known;
        if (!Object.hasOwn(guides, name)) {
          throw wireFault('not_found', 'The documentation has no such guide');
        }
        const made = htmlPage(site, { ...guideHtml(name, guides), part: '/docs/' });
        shown.set(name, made);
        return made;
      },
    },
    once('/docs/docs.css', () => asset(styleSheet(), 'text/css; charset=utf-8')),
    once('/docs/inter.woff2', () => asset(webFile('styles/inter.woff2'), FONT)),
    ...['docs.js', 'storedToken.js'].map((name) =>
      once(`/docs/${name}`, () => asset(webFile(`docs/${name}`), SCRIPT)),
    ),
  ];
}

/** A source file of `@astrarium/web`, which has the look of all pages. */
function webFile(path: string): Buffer {
  const manifest = createRequire(import.meta.url).resolve('@astrarium/web/package.json');
  return readFileSync(join(dirname(manifest), 'src', path));
}

/** The style sheets of the pages as one. */
const styleSheet = (): Buffer =>
  Buffer.concat(['font', 'tokens', 'parts', 'docs'].map((name) => webFile(`styles/${name}.css`)));

function asset(body: Buffer, type: string): HttpAnswer {
  return constantAnswer(body, type, pageFields());
}
