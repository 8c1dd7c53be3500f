import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Contract, type DocsPart, escaped } from '@astrarium/contract';
import { Marked } from 'marked';
import { wireFault } from '../requests/wireFault.js';
import { constantAnswer } from '../responses/send.js';
import { HTML_TYPE, type HttpAnswer, JSON_TYPE } from '../responses/httpAnswer.js';
import type { Route } from '../routes/router.js';
import { pageFields, redirect } from './page.js';

/** The page may load only its own files and the OpenAPI document. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Swagger UI styles parts of its page with attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Writes HTML of Markdown; HTML in it is shown as it is written. */
const markdown = new Marked({ renderer: { html: ({ text }) => escaped(text) } });

/** The title of a guide: its first heading, or its name. */
const titleOf = (name: string, text: string): string => /^# +(.+)$/m.exec(text)?.[1] ?? name;

/** A page with a guide. */
const guidePage = (name: string, text: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(titleOf(name, text))}</title>
<style>body { font: 16px/1.6 sans-serif; margin: 1rem auto; max-width: 45rem; padding: 0 1rem }
pre { overflow-x: auto }</style>
<p><a href="/docs/">All documentation</a></p>
${markdown.parse(text, { async: false })}</html>
`;

/** The links to the guides, before everything else. */
const guideLinks = (guides: Contract['guides']): string => {
  const links = Object.entries(guides).map(
    ([name, text]) => `<li><a href="/docs/guides/${name}">${escaped(titleOf(name, text))}</a></li>`,
  );
  return links.length === 0
    ? ''
    : `<nav><h2>Guides</h2><ul>${links.join('')}</ul></nav>
`;
};

/** A part of the documentation that opens at a click. */
const detailsOf = ({ html, id, title }: DocsPart): string =>
  `<details id="${escaped(id)}">
<summary>${escaped(title)}</summary>
${html}
</details>
`;

/** What is documented. */
type Documented = Pick<Contract, 'docs' | 'guides' | 'title'>;

/** The documentation page. */
const pageWith = ({ docs, guides, title }: Documented): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="swagger-ui.css">
<link rel="icon" href="favicon-32x32.png">
<style>
.response-col_links { display: none }
details, nav { font: 14px/1.5 sans-serif; margin: 1rem; overflow-x: auto }
table { border-collapse: collapse; margin-top: 1rem }
caption { text-align: left }
th, td { border: 1px solid #ccc; padding: .25rem .5rem; text-align: left; vertical-align: top }
ul { margin: 0; padding-left: 1rem }
</style>
${guideLinks(guides)}${docs().map(detailsOf).join('')}<div id="page"></div>
<script src="swagger-ui-bundle.js"></script>
<script src="start.js"></script>
</html>
`;

const START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#page',
  deepLinking: true,
  showExtensions: true,
  validatorUrl: null,
});
`;

const SCRIPT = 'text/javascript; charset=utf-8';

/** The files of Swagger UI that the page needs, with their types. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['swagger-ui-bundle.js', SCRIPT],
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['favicon-32x32.png', 'image/png'],
]);

/**
 * Serves the OpenAPI document, which is constant while the server runs. It is made before the
 * server listens, because that takes a tenth of a second.
 */
export function documentPage(contract: Pick<Contract, 'openApi'>): Route {
  const document = asset(Buffer.from(JSON.stringify(contract.openApi())), JSON_TYPE);
  return { method: 'GET', path: '/openapi.json', serve: () => document };
}

/**
 * Serves the documentation: the parts of the game, and Swagger UI from its package. It makes no
 * request to another server.
 */
export function docsPages(contract: Documented): readonly Route[] {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const start = asset(Buffer.from(START), SCRIPT);
  const page = asset(Buffer.from(pageWith(contract)), HTML_TYPE);
  const guides = new Map(
    Object.entries(contract.guides).map(([name, text]) => [
      name,
      asset(Buffer.from(guidePage(name, text)), HTML_TYPE),
    ]),
  );
  // Files are read at the first request: most servers never show the page.
  const files = new Map<string, HttpAnswer>([['start.js', start]]);
  const fileOf = (name: string): HttpAnswer => {
    const known = files.get(name);
    if (known) return known;
    const type = FILES.get(name);
    if (type === undefined) throw wireFault('not_found', 'The documentation has no such file');
    const file = asset(readFileSync(join(folder, name)), type);
    files.set(name, file);
    return file;
  };
  return [
    { method: 'GET', path: '/docs', serve: () => redirect('/docs/') },
    { method: 'GET', path: '/docs/', serve: () => page },
    {
      method: 'GET',
      path: '/docs/guides/{guide}',
      serve({ path }) {
        const guide = guides.get(path['guide'] ?? '');
        if (guide !== undefined) return guide;
        throw wireFault('not_found', 'The documentation has no such guide');
      },
    },
    { method: 'GET', path: '/docs/{file}', serve: ({ path }) => fileOf(path['file'] ?? '') },
  ];
}

function asset(body: Buffer, type: string): HttpAnswer {
  return constantAnswer(body, type, pageFields(POLICY));
}
