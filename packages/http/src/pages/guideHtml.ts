import { escaped } from '@astrarium/contract';
import { Marked, type Tokens } from 'marked';
import type { Shown } from './page.js';

/** Guides in Markdown, by the names under which they are served. */
export type Guides = Readonly<Record<string, string>>;

/** The title of a guide: its first heading, or its name. */
export const guideTitle = (name: string, text: string): string =>
  /^# +(.+)$/m.exec(text)?.[1] ?? name;

/** The name of a heading in an address, as hosts of repositories make it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** A link to a file of Markdown, with what follows. */
const FILE = /^(?:\.\/)?([\w-]+)\.md(#.*)?$/;

/**
 * A guide as the title and the body of a page, with a list of its parts. Links to other guides lead
 * to their pages; links to files that the server does not have are plain text. HTML is shown as it
 * is written, without comments.
 */
export function guideHtml(name: string, guides: Guides): Pick<Shown, 'body' | 'heading' | 'title'> {
  const text = guides[name] ?? '';
  const title = guideTitle(name, text);
  let heading = escaped(title);
  const parts: string[] = [];
  const titles = new Map<string, number>();
  const markdown = new Marked({
    renderer: {
      html: ({ text: html }) => escaped(html.replaceAll(/<!--.*?-->/gs, '').trim()),
      heading({ depth, text: written, tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (depth === 1) {
          heading = inner;
          return '';
        }
        const plain = slugOf(written);
        const before = titles.get(plain) ?? 0;
        titles.set(plain, before + 1);
        const id = before === 0 ? plain : `${plain}-${before}`;
        if (depth === 2) parts.push(`<li><a href="#${id}">${inner}</a></li>`);
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      link({ href, text: shown, tokens }) {
        const target = hrefOf(href, guides);
        const { 1: guide = '' } = FILE.exec(shown) ?? [];
        // A file name says less than the title of the guide.
        const inner = Object.hasOwn(guides, guide)
          ? escaped(guideTitle(guide, guides[guide]!))
          : this.parser.parseInline(tokens);
        return target === undefined ? inner : `<a href="${escaped(target)}">${inner}</a>`;
      },
      image: ({ text: alternative }) => `<em>${escaped(alternative)}</em>`,
      code: ({ text: code }) => `<pre tabindex="0"><code>${escaped(code)}\n</code></pre>\n`,
      table(token: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], tag: 'td' | 'th') =>
          `<tr>${cells
            .map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`)
            .join('')}</tr>`;
        return `<div class="scroll" role="region" aria-label="Table" tabindex="0"><table>
<thead>${row(token.header, 'th')}</thead>
<tbody>${token.rows.map((cells) => row(cells, 'td')).join('\n')}</tbody></table></div>\n`;
      },
    },
  });
  const article = `<article>${markdown.parse(text, { async: false })}</article>`;
  if (parts.length < 2) return { title, heading, body: article };
  const body = `<div class="columns"><details class="jump" open>
<summary class="hint">On this page</summary>
<nav aria-label="Parts of this guide"><ul>${parts.join('')}</ul></nav></details>
${article}</div>`;
  return { title, heading, body };
}

/** Where a link leads on the server; undefined where it has no such page. */
function hrefOf(href: string, guides: Guides): string | undefined {
  if (/^(?:https?:|mailto:|#|\/)/.test(href)) return href;
  const [, name = '', part = ''] = FILE.exec(href) ?? [];
  return Object.hasOwn(guides, name) ? `/docs/guides/${name}${part}` : undefined;
}
