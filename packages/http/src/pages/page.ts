import { escaped } from '@astrarium/contract';
import { accepts, prefersHtml } from '../requests/accepts.js';
import type { Exchange } from '../requests/exchange.js';
import { headerFault } from '../requests/wireFault.js';
import { HTML_TYPE, type HttpAnswer, JSON_TYPE } from '../responses/httpAnswer.js';
import { constantAnswer } from '../responses/send.js';
import type { Route } from '../routes/router.js';

/** What the frame of every page says: whose pages they are, and what there is besides. */
export interface Site {
  /** The name of the game for people. */
  readonly title: string;
  /** Whether there are guides; the first part is called after them. */
  readonly hasGuides?: boolean;
  /** Whether the game has pages of its own, at `/`. */
  readonly hasPages?: boolean;
  /** The address of the picture of these pages. */
  readonly icon?: string;
}

/** The parts of the documentation, in the header of each of its pages. */
const PARTS = [
  ['/docs/', 'Guides'],
  ['/docs/operations', 'Operations'],
  ['/docs/schemas', 'Schemas'],
  ['/problems', 'Problems'],
] as const;

/** One of these parts, by its address. */
export type PartPath = (typeof PARTS)[number][0];

/** Pages may load only the files of the documentation: these kinds of them. */
const policy = (...kinds: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    ...kinds,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const POLICY = policy("script-src 'self'", "connect-src 'self'", "form-action 'none'");

/** A page with a secret runs no script. */
const FORM_POLICY = policy("form-action 'self'");

/** The header fields of every HTML page. */
export function pageFields(contentPolicy = POLICY, caching = 'no-cache'): readonly string[] {
  return [
    'Content-Security-Policy',
    contentPolicy,
    'Referrer-Policy',
    'no-referrer',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cache-Control',
    caching,
  ];
}

/** What a page shows. */
export interface Shown {
  readonly title: string;
  /** The first heading as HTML; the title by default. */
  readonly heading?: string;
  /** HTML. */
  readonly body: string;
  /** The part of the documentation that it belongs to. */
  readonly part?: PartPath;
  /** Whether it has the script of the documentation. */
  readonly hasScript?: boolean;
}

/** An HTML page, the same while the server runs. */
export function htmlPage(site: Site, shown: Shown): HttpAnswer {
  return constantAnswer(Buffer.from(pageText(site, shown)), HTML_TYPE, pageFields());
}

/** An HTML page that may have a form of its own and a secret: nothing stores it. */
export function secretPage(site: Site, status: number, title: string, body: string): HttpAnswer {
  const headers = pageFields(FORM_POLICY, 'no-store');
  return { status, type: HTML_TYPE, body: pageText(site, { title, body }), headers };
}

/** Sends a browser to another path of this server. */
export function redirect(path: string): HttpAnswer {
  return { status: 308, type: HTML_TYPE, body: '', headers: ['Location', path] };
}

/** A page in the frame of all: the way back to the game, and the parts of the documentation. */
function pageText(site: Site, shown: Shown): string {
  const { body, hasScript = false, heading = escaped(shown.title), part, title } = shown;
  const links = PARTS.map(([path, name]) => {
    const mark = path === part ? ' aria-current="page"' : '';
    const shown = name === 'Guides' && site.hasGuides !== true ? 'Overview' : name;
    return `<li><a href="${path}"${mark}>${shown}</a></li>`;
  });
  const back = site.hasPages === true ? '<a href="/">Back to the game</a>\n' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title === site.title ? title : `${title} – ${site.title}`)}</title>
<link rel="icon" href="${site.icon ?? 'data:,'}">
<link rel="stylesheet" href="/docs/docs.css">
${hasScript ? '<script type="module" src="/docs/docs.js"></script>\n' : ''}</head>
<body class="docs">
<a class="skip" href="#content">Skip to the content</a>
<header class="page-header">
<a class="brand" href="/">${escaped(site.title)}</a>
<nav aria-label="Documentation"><ul>${links.join('')}</ul></nav>
${back}</header>
<main id="content" tabindex="-1">
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`;
}

/** A page as HTML and as JSON. */
export interface Page {
  readonly html: HttpAnswer;
  readonly json: HttpAnswer;
}

/** A page as JSON. */
export function jsonPage(value: unknown): HttpAnswer {
  const headers = ['Cache-Control', 'no-cache'];
  return { status: 200, type: JSON_TYPE, body: JSON.stringify(value), headers, tagged: true };
}

/** The route of a page that browsers get as HTML and other clients as JSON. */
export function pageRoute(path: string, page: (exchange: Exchange) => Page): Route {
  return {
    method: 'GET',
    path,
    serve(exchange) {
      const { accept } = exchange.request.headers;
      const { html, json } = page(exchange);
      if (prefersHtml(accept)) return html;
      if (accepts(accept, JSON_TYPE)) return json;
      throw headerFault(
        'not_acceptable',
        'Accept',
        'This page is available as application/json and text/html',
      );
    },
  };
}
