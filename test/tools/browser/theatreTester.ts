import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { startCli } from '../../../packages/cli/src/cliTester.js';
import { pageServer } from '../../../packages/http/src/pages/pageServer.js';
import { startBrowser } from './browser.js';
import { WEB_DIST, watchPage, type WatchedPage } from './webTester.js';

/** A browser, and servers that show logs in the theatre; or why there are none. */
export async function theatreTester() {
  if (!existsSync(join(WEB_DIST, 'replay/index.html')))
    return { reason: 'the pages are not built' };
  const browser = await startBrowser();
  if ('reason' in browser) return browser;
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-theatre-'));
  const stops: (() => Promise<unknown>)[] = [];
  const served = new Map<string, Promise<string>>();
  /** Runs `astrarium replay --open`; returns the address that it prints. */
  const serve = (log: string, file?: string): Promise<string> => {
    const option = file?.endsWith('.rules') === true ? '--rules' : '--file';
    return new Promise((found, failed) => {
      const { ended, stop } = startCli(
        ['replay', '--open', log, ...(file === undefined ? [] : [option, file])],
        { out: (text) => found(text.split('\n', 1)[0] ?? '') },
      );
      void ended.then(({ error }) => failed(new Error(error)));
      stops.push(async () => {
        stop();
        await ended;
      });
    });
  };
  return {
    browser,
    pathOf: (name: string): string => join(folder, name),
    write(name: string, text: string): string {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    },
    /** Opens a log of the space game, a file or kept rules, with `astrarium replay --open`. */
    async open(log: string, file?: string): Promise<WatchedPage & { readonly url: string }> {
      const known = served.get(log) ?? serve(log, file);
      served.set(log, known);
      const url = await known;
      return { ...(await watchPage(browser.context, url)), url };
    },
    /** Builds a page with Vite and opens it with a log. */
    async openBuilt(root: string, log: string): Promise<WatchedPage> {
      const outDir = join(folder, 'built');
      await build({ root, logLevel: 'silent', build: { outDir, emptyOutDir: true } });
      const server = pageServer(outDir, { path: '/log', file: log });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      stops.push(async () => {
        server.close();
        server.closeAllConnections();
      });
      const { port } = server.address() as AddressInfo;
      return watchPage(browser.context, `http://127.0.0.1:${port}/?log=log`);
    },
    async close(): Promise<void> {
      await browser.close();
      await Promise.all(stops.map((stop) => stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
