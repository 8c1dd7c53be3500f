import { type ProblemKind, PROBLEMS } from '@astrarium/contract';
import { escaped, htmlPage } from './htmlPage.js';
import { jsonPage, type Page, pageRoute } from './pageRoute.js';
import type { Route } from './route.js';
import { WireFault } from './wireFault.js';

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
