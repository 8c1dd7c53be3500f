import { escaped } from '@astrarium/contract';
import { hash } from 'node:crypto';
import { accepts, prefersHtml } from '../requests/accepts.js';
import type { Exchange } from '../requests/exchange.js';
import { headerFault } from '../requests/wireFault.js';
import { HTML_TYPE, type HttpAnswer, JSON_TYPE } from '../responses/httpAnswer.js';
import type { Route } from '../routes/router.js';

const STYLE =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}' +
  'body{max-width:42rem;margin:3rem auto;padding:0 1rem}code{font-size:.95em}';

/** Pages may load only their own style. `formAction` is where their forms may be sent. */
function policy(formAction: "'none'" | "'self'"): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

const POLICY = policy("'none'");
const FORM_POLICY = policy("'self'");

/** The header fields of every HTML page. */
export function pageFields(contentPolicy: string, caching = 'no-cache'): readonly string[] {
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

/** An HTML page; `body` is HTML. */
export function htmlPage(title: string, body: string): HttpAnswer {
  const headers = pageFields(POLICY);
  return { status: 200, type: HTML_TYPE, body: pageText(title, body), headers, tagged: true };
}

/** An HTML page that may have a form of its own and a secret: nothing stores it. */
export function secretPage(status: number, title: string, body: string): HttpAnswer {
  const headers = pageFields(FORM_POLICY, 'no-store');
  return { status, type: HTML_TYPE, body: pageText(title, body), headers };
}

/** Sends a browser to another path of this server. */
export function redirect(path: string): HttpAnswer {
  return { status: 308, type: HTML_TYPE, body: '', headers: ['Location', path] };
}

function pageText(title: string, body: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<meta charset="utf-8"><title>${escaped(title)}</title>`,
    '<meta name="viewport" content="width=device-width">',
    `<style>${STYLE}</style>`,
    `<h1>${escaped(title)}</h1>`,
    body,
    '</html>',
    '',
  ].join('\n');
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
