import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { pageServer } from '../../../packages/http/src/pages/pageServer.js';
import { startBrowser } from './browser.js';
import { cliBundle } from '../cliBundle.js';
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
  /** Serves pages with a log in this process; returns the address with that log. */
  const serveHere = async (pages: string, log: string, path: string): Promise<string> => {
    const server = pageServer(pages, { path, file: log });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(async () => {
      server.close();
      server.closeAllConnections();
    });
    const { port } = server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  };
  /** Runs `astrarium replay --open` for a game of a file; returns the address that it prints. */
  const serve = async (log: string, file: string): Promise<string> => {
    const args = ['replay', '--open', log, file.endsWith('.rules') ? '--rules' : '--file', file];
    const child = spawn(process.execPath, [await cliBundle(), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    stops.push(async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    });
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    return printed.toString().split('\n', 1)[0] ?? '';
  };
  return {
    browser,
    pathOf: (name: string): string => join(folder, name),
    write(name: string, text: string): string {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    },
    /** Opens a log of the space game, or with `astrarium replay --open` of a file or kept rules. */
    async open(log: string, file?: string): Promise<WatchedPage & { readonly url: string }> {
      const path = `/replay/log/${basename(log)}`;
      const here = async () =>
        `${await serveHere(WEB_DIST, log, path)}/replay/?log=log/${basename(log)}`;
      const known = served.get(log) ?? (file === undefined ? here() : serve(log, file));
      served.set(log, known);
      const url = await known;
      return { ...(await watchPage(browser.context, url)), url };
    },
    /** Builds a page with Vite and opens it with a log. */
    async openBuilt(root: string, log: string): Promise<WatchedPage> {
      const outDir = join(folder, 'built');
      await build({ root, logLevel: 'silent', build: { outDir, emptyOutDir: true } });
      const origin = await serveHere(outDir, log, '/log');
      return watchPage(browser.context, `${origin}/?log=log`);
    },
    async close(): Promise<void> {
      await browser.close();
      await Promise.all(stops.map((stop) => stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
