/** A row of a table of targets: what was measured, where it was to be, and whether it is. */
const ROW = /^\| (.+) \| ([\d.,]+) \| ([≤≥] [\d.,]+) \| (reached|\*\*not reached\*\*) \|$/gm;

const PART = /(?<=<!-- figures -->\n\n).*?(?=\n<!-- end of figures -->)/s;

/** The README, with what is reached of the targets and what is not, as the pages of results say. */
export function renderReadme(readme: string, pages: readonly string[]): string {
  const rows = pages.flatMap((page) => [...page.matchAll(ROW)]);
  const missed = rows.filter(({ 4: verdict }) => verdict !== 'reached');
  const lines = [
    `Of ${rows.length} figures ${rows.length - missed.length} are where they were to be.`,
    ...(missed.length === 0 ? [] : ['These are not:', '']),
    ...missed.map(
      ({ 1: what = '', 2: value, 3: bound }) =>
        `- ${what.replace(' | ', ', ')}: ${value}, not ${bound}`,
    ),
  ];
  return readme.replace(PART, () => `${lines.join('\n')}\n`);
}
