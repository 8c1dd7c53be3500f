import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { sqliteStore, type Store, StoreFailure } from '@astrarium/host';
import { writerBatch } from './writerBatches.js';

/**
 * A program that writes batches to a store and prints the number of each when it is durable.
 * Arguments: the file; the number of batches, or `on-request` for one batch per line of input.
 */
const [path = '', count = ''] = process.argv.slice(2);

const BOUNDS = {
  outcomesBeforeMs: 0,
  maxOutcomes: 1e9,
  linksBeforeMs: 0,
  maxEntries: 1e9,
};

/** Prints a line synchronously, so that it is out before the process can be killed. */
function print(text: string): void {
  writeSync(1, `${text}\n`);
}

/** Prints an error and ends the process. */
function fail(error: unknown): never {
  print(error instanceof StoreFailure ? `${error.reason}: ${error.message}` : String(error));
  process.exit(3);
}

function open(): Store {
  try {
    return sqliteStore(path, { nowMs: Date.now() });
  } catch (error) {
    return fail(error);
  }
}

const store = open();
let number = store.range('envelopes', 1).end;
print(`open ${number}`);

function write(): void {
  try {
    // Prune before the commit, so that nothing runs after the number is printed.
    if (number % 11 === 10) store.prune(BOUNDS);
    store.commit(writerBatch(number));
    print(`${number}`);
    number++;
  } catch (error) {
    // After a full disk, the next call tries the same batch again.
    if (!(error instanceof StoreFailure) || error.reason !== 'full') fail(error);
    print(`full ${number}`);
  }
}

if (count === 'on-request') {
  createInterface({ input: process.stdin })
    .on('line', write)
    .on('close', () => store.close());
} else {
  for (let left = Number(count); left > 0; left--) write();
  store.close();
}
