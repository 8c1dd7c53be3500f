import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { webPages } from './webPages.js';

/** The names of this machine: another page's name that leads here gets no answer. */
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/** A file that is served beside the pages. */
export interface PageFile {
  /** Its path on the server, percent-encoded. */
  readonly path: string;
  /** Where it is on the disk. */
  readonly file: string;
}

/** Serves built pages and one more file to browsers on this machine. */
export function pageServer(folder: string, { file, path }: PageFile): Server {
  const { files } = webPages(folder);
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    if (!LOOPBACK.test(request.headers.host ?? '')) return refuse(response, 421);
    if (request.method !== 'GET') return refuse(response, 405);
    if (pathname === path) return sendFile(response, file);
    const answer = files.get(pathname)?.();
    if (answer === undefined) return refuse(response, 404);
    const { body, headers = [], status, type } = answer;
    response.writeHead(status, ['Content-Type', type, ...SAFE, ...headers]);
    response.end(body);
  };
  return createServer((request, response) => {
    try {
      serve(request, response);
    } catch {
      // The file was removed after the server started.
      refuse(response, 500);
    }
  });
}

const SAFE = ['X-Content-Type-Options', 'nosniff'];

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, ['Content-Type', 'text/plain', ...SAFE]);
  response.end();
}

function sendFile(response: ServerResponse, file: string): void {
  const length = String(statSync(file).size);
  response.writeHead(200, [
    'Content-Type',
    'application/jsonl',
    'Content-Length',
    length,
    'Cache-Control',
    'no-store',
    ...SAFE,
  ]);
  // Closes the file, too, when the browser leaves before the end.
  pipeline(createReadStream(file), response, () => undefined);
}
