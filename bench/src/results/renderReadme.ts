import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of a table of targets: the figure, its value, its target, and whether it is reached. */
const ROW = /^\| (.+) \| ([\d.,]+) \| ([≤≥] [\d.,]+) \| (reached|\*\*not reached\*\*) \|$/gm;

/** A row of the table of scenarios: the scenario, its devices, changes and ticks per second. */
const SPEED = /^\| ([\w-]+) \| ([\d.,]+) \| ([\d.,]+) \| ([\d.,]+) \| [\d.,]+ \|/gm;

/** The scenarios whose speed the README states. */
const SHOWN = ['busy-1e5', 'advance'];

const PART = /(?<=<!-- figures -->\n\n).*?(?=\n<!-- end of figures -->)/s;

/**
 * The README with the speed of two scenarios, the number of reached targets and the list of missed
 * ones, from the pages.
 */
export function renderReadme(readme: string, pages: readonly string[]): string {
  const rows = pages.flatMap((page) => [...page.matchAll(ROW)]);
  const missed = rows.filter(({ 4: verdict }) => verdict !== 'reached');
  const speeds = pages.flatMap((page) => [...page.matchAll(SPEED)]);
  const lines = [
    ...speeds
      .filter(({ 1: scenario = '' }) => SHOWN.includes(scenario))
      .map(
        ([, scenario, devices, changes, ticks]) =>
          `- \`${scenario}\`: ${ticks} ticks per second, ` +
          `with ${devices} devices and ${changes} changes per tick.`,
      ),
    ...(speeds.length === 0 ? [] : ['']),
    `${rows.length - missed.length} of ${rows.length} targets are met.`,
    ...(missed.length === 0 ? [] : ['Missed:', '']),
    ...missed.map(([, what = '', value = '', bound = '']) => `- ${sentence(what, value, bound)}`),
  ];
  return readme.replace(PART, () => `${lines.join('\n')}\n`);
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

/** Updates the figures in README.md from the two pages of results. */
export function writeReadme(folder: string): void {
  const readme = join(folder, '../README.md');
  const pages = ['results.md', 'service.md'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  writeFileSync(readme, renderReadme(readFileSync(readme, 'utf8'), pages));
}
