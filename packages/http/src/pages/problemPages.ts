import { escaped, type Contract, type ProblemKind } from '@astrarium/contract';
import { wireFault } from '../requests/wireFault.js';
import type { HttpAnswer } from '../responses/httpAnswer.js';
import type { Route } from '../routes/router.js';
import { htmlPage, jsonPage, type Page, pageRoute } from './page.js';

/** A page for each problem, to which its `type` links, and the list of these pages. */
export function problemPages({ problems }: Pick<Contract, 'problems'>): readonly Route[] {
  const pages = new Map(Object.entries(problems).map(([code, kind]) => [code, pageOf(code, kind)]));
  const all = listOf(problems);
  return [
    pageRoute('/problems', () => all),
    pageRoute('/problems/{code}', ({ path }) => {
      const page = pages.get(path['code'] ?? '');
      if (page) return page;
      throw wireFault('not_found', 'No problem has this code. /problems lists all');
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

/** A sentence about a game, and links. */
const bodyOf = (summary: string): string => `<p>${escaped(summary)}</p>
<ul>
<li><a href="${LINKS.documentation}">Documentation</a>: every operation
<li><a href="${LINKS.openapi}">OpenAPI document</a>: the same, machine-readable
<li><a href="${LINKS.problems}">Problems</a>: the meaning of each error
</ul>`;

/** The page at `/`: built pages for browsers, else a description and links. */
export function homePage(
  { summary, title }: Pick<Contract, 'summary' | 'title'>,
  version: string,
  built?: HttpAnswer,
): Route {
  const text = `${bodyOf(summary)}<p>Version ${escaped(version)}</p>`;
  const page = {
    html: built ?? htmlPage(title, text),
    json: jsonPage({ name: 'astrarium', version, ...LINKS }),
  };
  return pageRoute('/', () => page);
}
