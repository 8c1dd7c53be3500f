import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CONTRACT, httpTester, startTester } from '../../test/httpTester.js';

let tester: Awaited<ReturnType<typeof httpTester>>;

beforeAll(async () => {
  tester = await httpTester();
});

afterAll(() => tester.close());

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const page = (path: string, accept = BROWSER) =>
  fetch(tester.origin + path, { headers: { accept }, redirect: 'manual' });

/** A server of a folder with these files, for one test. */
async function serveFolder(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { origin } = await startTester(undefined, { pages: folder });
  return {
    origin,
    get: (path: string, headers: Record<string, string> = { accept: BROWSER }) =>
      fetch(origin + path, { headers, redirect: 'manual' }),
  };
}

/** Everything that a page makes a browser load, or lets it follow. */
const links = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)]
    .map(([, link = '']) => link)
    .filter((link) => link !== 'data:,');

/** The links of pages below a path that lead nowhere, from a page on: `page: link`. */
async function brokenLinks(origin: string, start: string, below = '/'): Promise<readonly string[]> {
  const followed = (path: string, html: string): string[] =>
    links(html).filter((link) => targetOf(path, link)[0].startsWith(below));
  const pages = new Map<string, string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const answer = await fetch(origin + path, { headers: { accept: BROWSER } });
    pages.set(path, answer.status === 200 ? await answer.text() : '');
    if (answer.headers.get('content-type') !== 'text/html; charset=utf-8') continue;
    waiting.push(...followed(path, pages.get(path) ?? '').map((link) => targetOf(path, link)[0]));
  }
  return [...pages].flatMap(([path, html]) =>
    followed(path, html)
      .filter((link) => {
        const [page_, id] = targetOf(path, link);
        const found = pages.get(page_) ?? '';
        return found === '' || (id !== '' && !found.includes(`id="${id}"`));
      })
      .map((link) => `${path}: ${link}`),
  );
}

/** The path and the fragment to which a link of a page leads. */
function targetOf(from: string, link: string): readonly [path: string, id: string] {
  const { hash, pathname } = new URL(link, `http://server${from}`);
  return [pathname, decodeURIComponent(hash.slice(1))];
}

describe('pages', () => {
  test('the home page links to the documentation', async () => {
    const json = await page('/', 'application/json');
    expect(await json.json()).toMatchObject({ name: 'astrarium', version: '1.2.3' });
    const html = await (await page('/')).text();
    expect(html).toContain('1.2.3');
    expect(html).toContain('href="/docs/">Documentation</a>: every operation');
  });

  // The walk below opens the page of each.
  test('each problem is told as JSON, and as a page', async () => {
    for (const [code, { status, title, text }] of Object.entries(CONTRACT.problems)) {
      const json = await page(`/problems/${code}`, '*/*');
      expect(json.headers.get('content-type')).toBe('application/json');
      expect(await json.json()).toEqual({ code, status, title, text });
    }
    const html = await page('/problems/token_limit');
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await html.text()).toContain('<code>token_limit</code>');
  });

  test('lists all problems', async () => {
    const listed = await page('/problems', 'application/json');
    const list = (await listed.json()) as {
      readonly problems: readonly { readonly code: string }[];
    };
    expect(list.problems.map(({ code }) => code)).toEqual(Object.keys(CONTRACT.problems));
    const html = await (await page('/problems')).text();
    expect(links(html).filter((link) => link.startsWith('/problems/'))).toEqual(
      Object.keys(CONTRACT.problems).map((code) => `/problems/${code}`),
    );
  });

  test('serves the OpenAPI document of the contract', async () => {
    const response = await page('/openapi.json', 'application/json');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(CONTRACT.openApi())));
  });

  test('serves the documentation without requests to other servers', async () => {
    const moved = await page('/docs');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/docs/']);
    const html = await page('/docs/');
    const policy = html.headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/https?:|\*|script-src[^;]*unsafe/);
    expect(await html.text()).toContain(CONTRACT.docs()[0]?.html);
    for (const file of ['docs.css', 'docs.js', 'storedToken.js', 'inter.woff2']) {
      const asset = await page(`/docs/${file}`, '*/*');
      expect([file, asset.status]).toEqual([file, 200]);
      expect((await asset.arrayBuffer()).byteLength).toBeGreaterThan(100);
      const headers = { 'if-none-match': asset.headers.get('etag') ?? '' };
      expect((await fetch(`${tester.origin}/docs/${file}`, { headers })).status).toBe(304);
    }
  });

  test('documents every operation, with a form and the schemas that it names', async () => {
    const text = await (await page('/docs/operations')).text();
    const { paths } = CONTRACT.openApi();
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations.length).toBeGreaterThan(50);
    for (const { operationId } of operations) {
      expect(text).toContain(`<details class="card operation" id="${operationId}"`);
    }
    expect(text.split('<form class="stack try"')).toHaveLength(operations.length + 1);
    // What changes something is asked as a dry run first.
    const bodies = [...text.matchAll(/<textarea[^>]*>([^<]*)/g)].map(([, body]) => body ?? '');
    const isDry = (body: string): boolean => body.includes('&#34;dry_run&#34;: true');
    expect(bodies.length).toBeGreaterThan(15);
    expect(bodies.filter((body) => !isDry(body))).toEqual([expect.stringContaining('ticks')]);
    // An example of a code would not be found: it is a hint only.
    const inPath = [...text.matchAll(/<input [^>]*data-in="path"[^>]*>/g)].map(([input]) => input);
    expect(inPath.length).toBeGreaterThan(10);
    const isHint = (input: string): boolean => /required\n?.*value=""\nplaceholder="./s.test(input);
    expect(inPath.filter((input) => !isHint(input))).toEqual([]);
  });

  test('every link of the documentation leads somewhere', async () => {
    expect(await brokenLinks(tester.origin, '/')).toEqual([]);
    expect(await (await page('/docs/')).text()).toContain('aria-current="page">Overview</a>');
  });

  test('shows the guides of a folder, whose links lead to one another', async () => {
    const start = [
      '# Start <now>',
      '<!-- a remark -->',
      'First [sentence](LATER.md). Then [LATER.md](LATER.md), [the notes](../notes.md),',
      '[the way](#the-way-in) and [a site](https://example.org/).',
      '## The way in\n\n<script>alert(1)</script>',
      '## The way in\n\n| a | b |\n| - | - |\n| 1 | 2 |',
    ];
    const { get, origin } = await serveFolder({
      'index.html': '<title>Built</title>',
      'guides/2-LATER.md': '# Later\n\n[Missing](#missing)\n',
      'guides/1-START.md': start.join('\n\n'),
    });
    const listed = await (await get('/docs/')).text();
    expect(listed).toMatch(/Start &#60;now&#62;.*First sentence\..*Later/s);
    expect(listed).toContain('<a href="/">Back to the game</a>');
    expect(listed).toContain('aria-current="page">Guides</a>');
    const guide = await (await get('/docs/guides/START')).text();
    expect(guide).toContain('<a href="/docs/guides/LATER">Later</a>, the notes,');
    expect(guide).toContain('<h2 id="the-way-in-1">');
    expect(guide).toContain('&#60;script&#62;alert');
    expect(guide).not.toContain('remark');
    expect(await brokenLinks(origin, '/docs/guides/LATER', '/docs/guides/')).toEqual([
      '/docs/guides/LATER: #missing',
    ]);
  });

  test('serves a folder of built pages, hashed files for ever', async () => {
    const { get } = await serveFolder({
      'index.html': '<title>Built</title>',
      'icon.svg': '<svg/>',
      'ball.png': 'a ball',
      'assets/inter-3c4d.woff2': 'letters',
      'notes.md': 'a secret',
      '.hidden.js': 'secret();',
      'replay/index.html': '<title>Replay</title>',
      'assets/main-1a2b.js': 'start();',
    });
    const home = await get('/');
    expect(await home.text()).toBe('<title>Built</title>');
    const policy = home.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("font-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(home.headers.get('cache-control')).toBe('no-cache');
    const json = await get('/', { accept: 'application/json' });
    expect(await json.json()).toMatchObject({ name: 'astrarium' });
    const asset = await get('/assets/main-1a2b.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const tag = asset.headers.get('etag') ?? '';
    expect((await get('/assets/main-1a2b.js', { 'if-none-match': tag })).status).toBe(304);
    expect((await get('/replay')).headers.get('location')).toBe('/replay/');
    expect(await (await get('/replay/')).text()).toBe('<title>Replay</title>');
    expect((await get('/icon.svg')).headers.get('content-type')).toBe('image/svg+xml');
    expect((await get('/ball.png')).headers.get('content-type')).toBe('image/png');
    const font = await get('/assets/inter-3c4d.woff2');
    expect(font.headers.get('content-type')).toBe('font/woff2');
    const missing = ['/assets/__proto__', '/assets/..%2ficon.svg', '/index.html'];
    for (const path of [...missing, '/notes.md', '/.hidden.js']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    expect((await get('/docs/')).status).toBe(200);
  });

  test.each([
    '/docs/package.json',
    '/docs/guides/__proto__',
    '/docs/..%2fpackage.json',
    '/problems/__proto__',
    '/problems/',
  ])('%s is not found', async (path) => {
    expect((await page(path)).status).toBe(404);
  });

  test('rejects other media types for a page', async () => {
    expect((await page('/', 'image/png')).status).toBe(406);
  });
});

describe('health', () => {
  test('is live and ready', async () => {
    expect(await (await page('/livez')).json()).toEqual({ status: 'live' });
    expect(await (await page('/readyz')).json()).toEqual({ status: 'ready', tick: 42 });
  });

  test('is not ready after a store failure', async () => {
    tester.host.unready = 'failed';
    const response = await page('/readyz');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'unavailable' });
    expect((await page('/livez')).status).toBe(200);
    tester.host.unready = undefined;
  });
});
