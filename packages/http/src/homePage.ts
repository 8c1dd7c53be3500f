import { escaped, htmlPage } from './htmlPage.js';
import { jsonPage, pageRoute } from './pageRoute.js';
import type { Route } from './route.js';

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
