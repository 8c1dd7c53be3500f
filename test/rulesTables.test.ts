import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVICE_COMMANDS, FATES, INTERRUPTIBLES, INTERRUPTIONS, STATUSES } from '@astrarium/core';
import { expect, test } from 'vitest';
import { ROOT } from './tools/sources.js';

const MARKS = { allowed: '✓', device_busy: 'b', wrong_state: 'w' } as const;

/** The rows of the first table of a section of RULES.md, as their cells. */
function tableOf(section: string): string[][] {
  const page = readFileSync(join(ROOT, 'docs/RULES.md'), 'utf8');
  const lines = page.slice(page.indexOf(`\n## ${section}\n`) + 4).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const rest = lines.slice(first);
  const rows = rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith('|')),
  );
  return rows
    .filter((row) => !row.startsWith('| ---'))
    .map((row) => row.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

test('RULES.md shows the state machine of the code', () => {
  expect(tableOf('State × command')).toEqual([
    ['command', 'features', ...STATUSES],
    ...DEVICE_COMMANDS.map(({ features, name, permissions }) => [
      name,
      features.join(', '),
      ...STATUSES.map((status) => MARKS[permissions[status]]),
    ]),
  ]);
});

test('RULES.md shows the results of interruptions of the code', () => {
  expect(tableOf('Operation × interruption')).toEqual([
    ['operation', ...INTERRUPTIONS],
    ...INTERRUPTIBLES.map((each) => [each, ...INTERRUPTIONS.map((what) => FATES[each][what])]),
  ]);
});
