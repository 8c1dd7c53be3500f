import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { parseLine } from '@astrarium/core/kernel';
import { fileFailure } from './fileFailure.js';

/** How much of a log's end is looked at, in bytes: more than its last two lines. */
const END_BYTES = 65_536;

/** The tick of a log's last whole line, as it says; 0 when it says none. Nothing is checked. */
export function lastTick(log: string): number {
  try {
    const file = openSync(log, 'r');
    const { size } = fstatSync(file);
    const bytes = Buffer.alloc(Math.min(size, END_BYTES));
    readSync(file, bytes, 0, bytes.length, size - bytes.length);
    closeSync(file);
    const lines = bytes.toString('utf8').split('\n');
    for (const line of lines.reverse()) {
      const record = parseLine(line);
      if ('tick' in record) return record.tick;
    }
    return 0;
  } catch (error) {
    throw fileFailure(log, error);
  }
}
