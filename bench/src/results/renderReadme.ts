import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of a table of targets: the figure, its value, its target, and whether it is reached. */
const ROW = /^\| (.+) \| ([\d.,]+) \| ([≤≥] [\d.,]+) \| (reached|\*\*not reached\*\*) \|$/gm;

const PART = /(?<=<!-- figures -->\n\n).*?(?=\n<!-- end of figures -->)/s;

/** The README with the number of reached targets and the list of missed ones, from the pages. */
export function renderReadme(readme: string, pages: readonly string[]): string {
  const rows = pages.flatMap((page) => [...page.matchAll(ROW)]);
  const missed = rows.filter(({ 4: verdict }) => verdict !== 'reached');
  const lines = [
    `${rows.length - missed.length} of ${rows.length} targets are met.`,
    ...(missed.length === 0 ? [] : ['Missed:', '']),
    ...missed.map(
      ({ 1: what = '', 2: value, 3: bound }) =>
        `- ${what.replace(' | ', ', ')}: ${value}, target ${bound}`,
    ),
  ];
  return readme.replace(PART, () => `${lines.join('\n')}\n`);
}

/** Updates the figures in README.md from the two pages of results. */
export function writeReadme(folder: string): void {
  const readme = join(folder, '../README.md');
  const pages = ['results.md', 'service.md'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  writeFileSync(readme, renderReadme(readFileSync(readme, 'utf8'), pages));
}
