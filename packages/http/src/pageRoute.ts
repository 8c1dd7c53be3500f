import { accepts } from './accepts.js';
import type { Exchange } from './exchange.js';
import { type HttpAnswer, JSON_TYPE } from './httpAnswer.js';
import type { Route } from './route.js';
import { headerFault } from './wireFault.js';

/** A page in both its forms. */
export interface Page {
  readonly html: HttpAnswer;
  readonly json: HttpAnswer;
}

/** A page as programs read it. */
export function jsonPage(value: unknown): HttpAnswer {
  const headers = ['Cache-Control', 'no-cache'];
  return { status: 200, type: JSON_TYPE, body: JSON.stringify(value), headers, tagged: true };
}

/** The route of a page that people get as HTML and programs as JSON. */
export function pageRoute(path: string, page: (exchange: Exchange) => Page): Route {
  return {
    method: 'GET',
    path,
    serve(exchange) {
      const { accept } = exchange.request.headers;
      const { html, json } = page(exchange);
      // Whoever takes anything is a program; browsers name what they want.
      if (accept?.includes('text/html') && accepts(accept, 'text/html')) return html;
      if (accepts(accept, JSON_TYPE)) return json;
      throw headerFault('not_acceptable', 'Accept', 'The page is application/json or text/html');
    },
  };
}
