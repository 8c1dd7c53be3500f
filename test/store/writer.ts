import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { sqliteStore, type Store, StoreFailure } from '@astrarium/host';
import { writerBatch } from './writerBatches.js';

/**
 * A process that writes batches to a store, one after the other, and says the number of each when
 * it is durable. Arguments: the file; how many batches, or `asked` for one whenever a line comes.
 */
const [path = '', count = ''] = process.argv.slice(2);

const BOUNDS = {
  outcomesBeforeMs: 0,
  outcomesMost: 1e9,
  linksBeforeMs: 0,
  entriesMost: 1e9,
  keyframesMost: 2,
};

/** In one piece, and out before anything else happens. */
function say(text: string): void {
  writeSync(1, `${text}\n`);
}

/** What a failure ends the process with. */
function failed(error: unknown): never {
  say(error instanceof StoreFailure ? `${error.reason}: ${error.message}` : String(error));
  process.exit(3);
}

function open(): Store {
  try {
    return sqliteStore(path, { nowMs: Date.now() });
  } catch (error) {
    return failed(error);
  }
}

const store = open();
let number = store.range('envelopes', 1).end;
say(`open ${number}`);

function write(): void {
  try {
    // Before, so that nothing is going on once the number has been said.
    if (number % 11 === 10) store.prune(BOUNDS);
    store.commit(writerBatch(number));
    say(`${number}`);
    number++;
  } catch (error) {
    // Whoever tries again after a failure gets the same, or writes what was not written.
    if (!(error instanceof StoreFailure) || error.reason !== 'full') failed(error);
    say(`full ${number}`);
  }
}

if (count === 'asked') {
  createInterface({ input: process.stdin })
    .on('line', write)
    .on('close', () => store.close());
} else {
  for (let left = Number(count); left > 0; left--) write();
  store.close();
}
