import { hash } from 'node:crypto';
import { HTML_TYPE, type HttpAnswer } from './httpAnswer.js';

const STYLE =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}' +
  'body{max-width:42rem;margin:3rem auto;padding:0 1rem}code{font-size:.95em}';

/** What pages may load: nothing but their own style. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Fields that every page for people bears. */
export function pageFields(policy: string): readonly string[] {
  return [
    'Content-Security-Policy',
    policy,
    'Referrer-Policy',
    'no-referrer',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cache-Control',
    'no-cache',
  ];
}

/** A page for people; `body` is HTML. */
export function htmlPage(title: string, body: string): HttpAnswer {
  const text = [
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
  return { status: 200, type: HTML_TYPE, body: text, headers: pageFields(POLICY), tagged: true };
}

/** Text as HTML shows it. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
}
