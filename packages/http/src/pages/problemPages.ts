import { escaped, type Contract, type ProblemKind } from '@astrarium/contract';
import { wireFault } from '../requests/wireFault.js';
import type { HttpAnswer } from '../responses/httpAnswer.js';
import type { Route } from '../routes/router.js';
import { htmlPage, jsonPage, type Page, pageRoute, type Site } from './page.js';

/** A page for each problem, to which its `type` links, and the list of these pages. */
export function problemPages(
  { problems }: Pick<Contract, 'problems'>,
  site: Site,
): readonly Route[] {
  const pages = new Map<string, Page>();
  const all = listOf(problems, site);
  return [
    pageRoute('/problems', () => all),
    pageRoute('/problems/{code}', ({ path }) => {
      const { code = '' } = path;
      const known = pages.get(code);
      if (known !== undefined) return known;
      if (!Object.hasOwn(problems, code)) {
        throw wireFault('not_found', 'No problem has this code. /problems lists all');
      }
      const page = pageOf(code, problems[code]!, site);
      pages.set(code, page);
      return page;
    }),
  ];
}

function pageOf(code: string, { status, title, text }: ProblemKind, site: Site): Page {
  const body = `<p><code>${escaped(code)}</code> <span class="hint">status ${status}</span></p>
<p>${escaped(text)}</p>
<p><a href="/problems">All problems</a></p>`;
  return {
    html: htmlPage(site, { title, body, part: '/problems' }),
    json: jsonPage({ code, status, title, text }),
  };
}

function listOf(kinds: Readonly<Record<string, ProblemKind>>, site: Site): Page {
  const list = Object.entries(kinds).map(([code, { status, title }]) => ({ code, status, title }));
  const rows = list.map(
    ({ code, status, title }) =>
      `<tr><th scope="row"><a href="/problems/${code}">${escaped(title)}</a></th>` +
      `<td><code>${code}</code></td><td class="number">${status}</td></tr>`,
  );
  const body = `<p>An error answer is a problem: its <code>code</code> says which, and its
<code>type</code> is the address of a page that is listed here.</p>
<div class="scroll" role="region" aria-label="Problems" tabindex="0"><table>
<thead><tr><th scope="col">Problem</th><th scope="col">Code</th><th scope="col">Status</th></tr>
</thead><tbody>
${rows.join('\n')}
</tbody></table></div>`;
  return {
    html: htmlPage(site, { title: 'Problems', body, part: '/problems' }),
    json: jsonPage({ problems: list }),
  };
}

const LINKS = {
  documentation: '/docs/',
  openapi: '/openapi.json',
  problems: '/problems',
} as const;

/** A sentence about a game, and links. */
const bodyOf = (summary: string, { hasGuides }: Site): string => `<p>${escaped(summary)}</p>
<ul>
<li><a href="${LINKS.documentation}">Documentation</a>: ${
  hasGuides === true ? 'guides, and ' : ''
}every operation
<li><a href="${LINKS.openapi}">OpenAPI document</a>: the same, machine-readable
<li><a href="${LINKS.problems}">Problems</a>: the meaning of each error
</ul>`;

/** The page at `/`: built pages for browsers, else a description and links. */
export function homePage(
  { summary }: Pick<Contract, 'summary'>,
  site: Site,
  version: string,
  built?: HttpAnswer,
): Route {
  const body = `${bodyOf(summary, site)}<p>Version ${escaped(version)}</p>`;
  const page = {
    html: built ?? htmlPage(site, { title: site.title, body }),
    json: jsonPage({ name: 'astrarium', version, ...LINKS }),
  };
  return pageRoute('/', () => page);
}
