import { figure } from '../printReport.js';

/** One bar, with an optional mark at its target. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly mark?: number;
  readonly good?: boolean;
}

const ROW = 26;
const LEFT = 330;
const WIDTH = 860;
const RIGHT = 110;

/** Draws horizontal bars with their marks on a logarithmic scale, as SVG. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const all = bars.flatMap(({ value, mark }) => (mark === undefined ? [value] : [value, mark]));
  const positive = all.filter((value) => value > 0);
  const low = Math.floor(Math.log10(Math.min(...positive)) - 0.2);
  const high = Math.ceil(Math.log10(Math.max(...positive)));
  const x = (value: number): number =>
    LEFT + ((Math.log10(value) - low) / Math.max(1, high - low)) * (WIDTH - LEFT - RIGHT);
  const height = 60 + bars.length * ROW;
  const rows = bars.map(({ label, value, mark, good }, index) => {
    const y = 44 + index * ROW;
    const end = value > 0 ? x(value) : LEFT;
    const fill = good === false ? '#c8553d' : '#3d7ea6';
    const target =
      mark === undefined
        ? ''
        : `<path d="M${x(mark).toFixed(1)} ${y - 3}v22" stroke="#222" stroke-width="2"/>`;
    return (
      `<text x="${LEFT - 8}" y="${y + 12}" text-anchor="end">${escape(label)}</text>` +
      `<rect x="${LEFT}" y="${y}" width="${(end - LEFT).toFixed(1)}" height="16" fill="${fill}"/>` +
      `${target}<text x="${Math.max(end, mark === undefined ? 0 : x(mark)) + 6}" y="${y + 12}">` +
      `${figure(value)}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" ` +
    `font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>` +
    `<text x="16" y="24" font-size="16" font-weight="bold">${escape(title)}</text>` +
    `${rows.join('')}</svg>\n`
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
