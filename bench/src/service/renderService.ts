import { printService } from './printService.js';
import type { ServiceReport } from './runService.js';

/** The page of a run of the service bench. */
export function renderService(report: ServiceReport): string {
  return [
    '# What the service costs',
    '',
    'Made by `npm run bench:service -- --json` and `bench/src/serviceResults.ts`; not written by',
    'hand. The game (200 accounts of 100 devices, ten ticks a second, a store of SQLite), its bare',
    'peers and their clients are processes of their own; all of them share the machine. Loads took',
    'turns, round after round; a ratio is the median over the rounds of what a load did over what',
    'its neighbour in the same round did; percentiles are over all answers. Both sides have the',
    'same client, which does no more than send bytes and count bytes on one kept connection per',
    'asker.',
    'A page is made anew for every request, from the rows of its devices: no answer comes from a',
    'cache. What devices of one published world have in common is put together once for it.',
    '',
    printService(report),
    '## The loads',
    '',
    '- **GET /v1/devices**: a page of 50 with a token, while the clock runs and commands come in;',
    '  its peer sends the same head and body from memory. `ready` is the same peer when it makes',
    '  the body for every request by JSON.stringify of objects that are ready: what a server pays',
    '  that has nothing else to do than to write what it knows.',
    '- **writes**: 64 accounts set tags, each waiting for its own commit. The peer appends the',
    '  bytes of the same log line, and syncs once for all that wait; over HTTP it sends the bytes',
    '  of the same answer then. The game also writes the event, its history and the clock.',
    '- **idle streams**: ten event streams of each account; what the process has more than before,',
    '  resident or in use, whichever is more, without garbage.',
    '- **frames**: 200 streams of 20 accounts that start and stop mining: carried out, committed,',
    '  read back from the store and sent; `of_its_own` is per second that the process spent.',
    '- **dry run**: start_mining with `dry_run`, in the same rounds as the page.',
    '',
  ].join('\n');
}
