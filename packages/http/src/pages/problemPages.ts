import { type ProblemKind, PROBLEMS } from '@astrarium/contract';
import { WireFault } from '../requests/wireFault.js';
import type { Route } from '../routes/router.js';
import { escaped, htmlPage, jsonPage, type Page, pageRoute } from './page.js';

/** The pages to which the `type` of each problem leads, and the list of them. */
export function problemPages(): readonly Route[] {
  const pages = new Map(Object.entries(PROBLEMS).map(([code, kind]) => [code, pageOf(code, kind)]));
  const all = listOf(PROBLEMS);
  return [
    pageRoute('/problems', () => all),
    pageRoute('/problems/{code}', ({ path }) => {
      const page = pages.get(path['code'] ?? '');
      if (page) return page;
      throw new WireFault('not_found', 'There is no problem of this code; see /problems');
    }),
  ];
}

function pageOf(code: string, { status, title, text }: ProblemKind): Page {
  const facts = `<p><code>${escaped(code)}</code>, status ${status}</p>`;
  return {
    html: htmlPage(
      title,
      `${facts}<p>${escaped(text)}</p><p><a href="/problems">All problems</a></p>`,
    ),
    json: jsonPage({ code, status, title, text }),
  };
}

function listOf(kinds: Readonly<Record<string, ProblemKind>>): Page {
  const list = Object.entries(kinds).map(([code, { status, title }]) => ({ code, status, title }));
  const items = list.map(
    ({ code, status, title }) =>
      `<li><a href="/problems/${code}"><code>${code}</code></a> (${status}): ${escaped(title)}`,
  );
  return {
    html: htmlPage('Problems', `<ul>${items.join('')}</ul>`),
    json: jsonPage({ problems: list }),
  };
}

const LINKS = {
  documentation: '/docs/',
  openapi: '/openapi.json',
  problems: '/problems',
} as const;

const BODY = `<p>A deterministic galaxy of fleets, mines and terraforming.</p>
<ul>
<li><a href="${LINKS.documentation}">Documentation</a>: every operation, to be tried out
<li><a href="${LINKS.openapi}">OpenAPI document</a>: the same for programs
<li><a href="${LINKS.problems}">Problems</a>: what each error means
</ul>`;

/** What stands at `/`: what this is, and where to read on. */
export function homePage(version: string): Route {
  const page = {
    html: htmlPage('Astrarium', `${BODY}<p>Version ${escaped(version)}</p>`),
    json: jsonPage({ name: 'astrarium', version, ...LINKS }),
  };
  return pageRoute('/', () => page);
}
