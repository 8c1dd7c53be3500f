import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REASONS } from './about.js';

/** A row of a table of targets: the figure, its value, its target, and whether it is reached. */
const ROW = /^\| (.+) \| ([\d.,]+) \| ([≤≥] [\d.,]+) \| (reached|\*\*not reached\*\*) \|$/gm;

/** The list of the missed targets of all reports, with the reason where one is known. */
export function renderMissed(reports: readonly string[]): string {
  const rows = reports.flatMap((report) => [...report.matchAll(ROW)]);
  const missed = rows.filter(({ 4: verdict }) => verdict !== 'reached');
  return [
    '# Missed targets',
    '',
    'Generated from `results.md` and `service.md` by `bench/src/results.ts`; do not edit.',
    'A target limits one figure of a scenario or of the service.',
    '',
    `${rows.length - missed.length} of ${rows.length} targets are met.`,
    ...(missed.length === 0 ? [] : ['Missed:', '']),
    ...missed.map(([, what = '', value = '', bound = '']) => {
      const reason = REASONS[what.split(' | ').at(-1) ?? ''];
      return `- ${sentence(what, value, bound)}${reason === undefined ? '' : ` ${reason}`}`;
    }),
    '',
  ].join('\n');
}

/** A missed target as a sentence. */
function sentence(what: string, value: string, bound: string): string {
  const target = `(target: ${bound.replace('≤', 'at most').replace('≥', 'at least')})`;
  const [, scenario, timed] = /^(.+) \| time over (.+)$/.exec(what) ?? [];
  if (timed !== undefined) {
    return `\`${scenario}\` takes ${value} times as long as ${timed} ${target}.`;
  }
  const [, load, other] = /^([^|]+) over ([^|]+)$/.exec(what) ?? [];
  if (other === undefined || /^(?:processor )?time of/.test(load ?? '')) {
    return `${what.replace(' | ', ', ')}: ${value} ${target}.`;
  }
  return `${load}: the rate is ${value} times that of ${other} ${target}.`;
}

/** Writes the list from the reports in a folder. */
export function writeMissed(folder: string): void {
  const reports = ['results.md', 'service.md'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  writeFileSync(join(folder, 'missed.md'), renderMissed(reports));
}
