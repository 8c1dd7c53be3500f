import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { wireFault } from '../requests/wireFault.js';
import { constantAnswer } from '../responses/send.js';
import { HTML_TYPE, type HttpAnswer } from '../responses/httpAnswer.js';
import type { Route } from '../routes/router.js';
import { pageFields, redirect } from './page.js';

/** The pages may load only their own files, and call only this server. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', HTML_TYPE],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.ico', 'image/x-icon'],
]);

/** The folder of files whose names contain a hash of their content: they never change. */
const HASHED = 'assets';

/** Built pages: the one at `/`, and the routes of everything else. */
export interface WebPages {
  readonly home: HttpAnswer;
  readonly routes: readonly Route[];
  /** Every file, by its path: `index.html` is at `/`, `replay/index.html` at `/replay/`. */
  readonly files: ReadonlyMap<string, () => HttpAnswer>;
}

/**
 * Serves a folder of static pages, whose files are listed once and read at their first request.
 * `index.html` is the home page, `replay/index.html` the page `/replay/`. Hidden files, and files
 * of other types than pages have, are not served: a folder may have notes and sources beside them.
 *
 * @throws Error when the folder has no `index.html`
 */
export function webPages(folder: string): WebPages {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((name) => TYPES.has(extname(name)) && !/(?:^|\/)\./.test(name));
  const answers = new Map<string, HttpAnswer>();
  const answerOf = (name: string): HttpAnswer => {
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = fileAnswer(folder, name);
    answers.set(name, answer);
    return answer;
  };
  const hashed = new Set(names.filter((name) => name.startsWith(`${HASHED}/`)));
  const assets: Route = {
    method: 'GET',
    path: `/${HASHED}/{file}`,
    serve({ path }) {
      const name = `${HASHED}/${path['file'] ?? ''}`;
      if (hashed.has(name)) return answerOf(name);
      throw wireFault('not_found', 'The pages have no such file');
    },
  };
  const others = names.filter((name) => !hashed.has(name) && name !== 'index.html');
  const routes = others.flatMap((name) => fileRoutes(name, () => answerOf(name)));
  const pathOf = (name: string): string => `/${name.replace(/(^|\/)index\.html$/, '$1')}`;
  const files = new Map(names.map((name) => [pathOf(name), () => answerOf(name)]));
  return { home: answerOf('index.html'), routes: [assets, ...routes], files };
}

/** The routes of a file that is not hashed: `/icon.svg`, or `/replay/` with its redirection. */
function fileRoutes(name: string, serve: Route['serve']): readonly Route[] {
  if (!name.endsWith('/index.html')) return [{ method: 'GET', path: `/${name}`, serve }];
  const path = `/${name.slice(0, -'/index.html'.length)}`;
  return [
    { method: 'GET', path, serve: () => redirect(`${path}/`) },
    { method: 'GET', path: `${path}/`, serve },
  ];
}

function fileAnswer(folder: string, name: string): HttpAnswer {
  const type = TYPES.get(extname(name));
  if (type === undefined) throw new Error(`${name} is no page`);
  const body = readFileSync(join(folder, name));
  const forever = ['Cache-Control', 'public, max-age=31536000, immutable'];
  const headers = name.startsWith(`${HASHED}/`) ? forever : pageFields(POLICY);
  return constantAnswer(body, type, headers);
}
