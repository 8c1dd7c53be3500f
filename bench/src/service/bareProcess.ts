import { openSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleCalls } from '../measure/childProcess.js';
import { cpuMicros } from './cpuMicros.js';
import { type Append, groupCommit } from './groupCommit.js';
import { IDLE_MS } from './keepAlive.js';
import { runLoad } from './load.js';

/** What the bare server sends: the bytes of answers of the service. */
export interface BareAnswers {
  /** The answer to every GET. */
  readonly page: Uint8Array;
  /** The answer to every POST, sent when `record` is on disk. */
  readonly written: Uint8Array;
  readonly record: Uint8Array;
}

/** The program to compare with: a bare node:http server with a bare group commit to a file. */
const append: Append = groupCommit(openSync(process.argv[2] ?? '', 'a'));
let record = Buffer.alloc(0);

const handlers = {
  /** Starts to serve; returns the port. */
  async serve(answers: BareAnswers): Promise<number> {
    record = Buffer.from(answers.record);
    const page = splitAnswer(answers.page);
    const written = splitAnswer(answers.written);
    const server = createServer({ keepAliveTimeout: IDLE_MS }, (request, response) => {
      if (request.method === 'GET') {
        response.writeHead(200, page.fields).end(page.body);
        return;
      }
      request.resume().on('end', () => {
        void append(record).then(() => {
          response.writeHead(200, written.fields).end(written.body);
        });
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return (server.address() as AddressInfo).port;
  },
  /** Runs a load of writes without HTTP. */
  write: ({ clients, ms }: { readonly clients: number; readonly ms: number }) =>
    runLoad({ clients, request: () => append(record) }, ms),
  cpuMicros: () => cpuMicros(),
} as const;

/** The calls that the bare program answers. */
export type BareHandlers = typeof handlers;

handleCalls(handlers);

/** The header fields and the body of an answer, without the fields that Node adds. */
function splitAnswer(answer: Uint8Array): { readonly fields: string[]; readonly body: Buffer } {
  const bytes = Buffer.from(answer);
  const end = bytes.indexOf('\r\n\r\n');
  const [, ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const fields = lines
    .filter((line) => !/^(?:Date|Connection|Keep-Alive):/i.test(line))
    .flatMap((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
  return { fields, body: bytes.subarray(end + 4) };
}
