import { escaped, htmlPage } from './htmlPage.js';
import { jsonPage, pageRoute } from './pageRoute.js';
import type { Route } from './route.js';

const LINKS = {
  documentation: '/docs/',
  openapi: '/openapi.json',
  problems: '/problems',
} as const;

/** What stands at `/`: what this is, and where to read on. */
export function homePage(version: string): Route {
  const links = Object.entries(LINKS).map(
    ([name, path]) => `<li><a href="${path}">${escaped(name)}</a>`,
  );
  const page = {
    html: htmlPage('Astrarium', `<p>Version ${escaped(version)}</p><ul>${links.join('')}</ul>`),
    json: jsonPage({ name: 'astrarium', version, ...LINKS }),
  };
  return pageRoute('/', () => page);
}
