import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Contract, type DocsPart, escaped } from '@astrarium/contract';
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

/** A part of the documentation that opens at a click. */
const detailsOf = ({ html, id, title }: DocsPart): string =>
  `<details id="${escaped(id)}">
<summary>${escaped(title)}</summary>
${html}
</details>
`;

/** The documentation page with these parts. */
const pageWith = (title: string, parts: readonly DocsPart[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="swagger-ui.css">
<link rel="icon" href="favicon-32x32.png">
<style>
.response-col_links { display: none }
details { font: 14px/1.5 sans-serif; margin: 1rem; overflow-x: auto }
table { border-collapse: collapse; margin-top: 1rem }
caption { text-align: left }
th, td { border: 1px solid #ccc; padding: .25rem .5rem; text-align: left; vertical-align: top }
ul { margin: 0; padding-left: 1rem }
</style>
${parts.map(detailsOf).join('')}<div id="page"></div>
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
export function docsPages(contract: Pick<Contract, 'docs' | 'title'>): readonly Route[] {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const start = asset(Buffer.from(START), SCRIPT);
  const page = asset(Buffer.from(pageWith(contract.title, contract.docs())), HTML_TYPE);
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
    { method: 'GET', path: '/docs/{file}', serve: ({ path }) => fileOf(path['file'] ?? '') },
  ];
}

function asset(body: Buffer, type: string): HttpAnswer {
  return constantAnswer(body, type, pageFields(POLICY));
}
