import { openSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { READY_PAGE } from './askers.js';
import { type Append, groupCommit } from './groupCommit.js';
import { runLoad } from './load.js';
import { serveDuties } from './wholeProcess.js';

/** What the peer is to send: the very bytes of the service's answers. */
export interface BareAnswers {
  /** To every GET; of `READY_PAGE`, made anew from its objects. */
  readonly page: Uint8Array;
  /** To every POST, when the bytes of its record are on the disk. */
  readonly written: Uint8Array;
  readonly record: Uint8Array;
}

/** The peer: a bare node:http server, and a bare group commit on the file named by its argument. */
const append: Append = groupCommit(openSync(process.argv[2] ?? '', 'a'));
let record = Buffer.alloc(0);

const duties = {
  /** Serves; gives the port. */
  async serve(answers: BareAnswers): Promise<number> {
    record = Buffer.from(answers.record);
    const page = splitAnswer(answers.page);
    const written = splitAnswer(answers.written);
    const objects: unknown = JSON.parse(page.body.toString());
    const server = createServer((request, response) => {
      if (request.method === 'GET') {
        const body = request.url === READY_PAGE ? JSON.stringify(objects) : page.body;
        response.writeHead(200, page.fields).end(body);
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
  /** Has so many write without a wire. */
  write: ({ askers, ms }: { readonly askers: number; readonly ms: number }) =>
    runLoad({ askers, ask: () => append(record) }, ms),
  cpuMicros: () => cpuMicros(),
} as const;

/** What the peer does for the bench. */
export type BareDuties = typeof duties;

serveDuties(duties);

function cpuMicros(): number {
  const { system, user } = process.cpuUsage();
  return system + user;
}

/** The fields and the body of an answer; what Node adds by itself is left out. */
function splitAnswer(answer: Uint8Array): { readonly fields: string[]; readonly body: Buffer } {
  const bytes = Buffer.from(answer);
  const end = bytes.indexOf('\r\n\r\n');
  const [, ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const fields = lines
    .filter((line) => !/^(?:Date|Connection|Keep-Alive):/i.test(line))
    .flatMap((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
  return { fields, body: bytes.subarray(end + 4) };
}
