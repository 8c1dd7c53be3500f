import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { pageServer } from '@astrarium/http';
import { fileSize } from '../files/readText.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';
import { theatrePages } from './theatrePages.js';
import { webFolder } from './webFolder.js';

const HOST = '127.0.0.1';

/**
 * Serves the replay theatre with a log until the program shall end, and prints its address. `files`
 * are the bundled files of the versions of its game, in their order; none for the space game.
 *
 * @throws UsageError when the log cannot be read, the port is in use, the pages are not built, or
 * the game cannot run in a browser
 */
export async function theatreServer(
  log: string,
  files: readonly string[],
  port: number,
  terminal: Terminal,
): Promise<void> {
  fileSize(log);
  const folder = files.length === 0 ? webFolder({}) : await theatrePages(files);
  if (folder === undefined) throw new UsageError('The pages are not built. Run `npm run build`.');
  const name = encodeURIComponent(basename(log));
  const server = pageServer(folder, { path: `/replay/log/${name}`, file: log });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => {
      reject(new UsageError(`Port ${port} is in use. Choose another with --port.`));
    });
    server.listen(port, HOST, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  const url = `http://${HOST}:${bound}/replay/?log=${encodeURIComponent(`log/${name}`)}`;
  const stopped = new Promise<void>((resolve) => terminal.onStop(resolve));
  terminal.out(`${url}\nCtrl-C stops the server.`);
  openInBrowser(url);
  await stopped;
  server.close();
  server.closeAllConnections();
}

/** Opens an address in the browser of a person at a terminal; without a screen it does nothing. */
function openInBrowser(url: string): void {
  const { env, platform, stdout } = process;
  if (stdout.isTTY !== true) return;
  const hasScreen = env['DISPLAY'] !== undefined || env['WAYLAND_DISPLAY'] !== undefined;
  if (platform === 'linux' && !hasScreen) return;
  const program = { darwin: 'open', win32: 'explorer' }[platform as string] ?? 'xdg-open';
  spawn(program, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
