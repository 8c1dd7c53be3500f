const CHARACTER_WIDTH = 8.4;
const LINE_HEIGHT = 18;
const MARGIN = 16;

/** Lines of text as an SVG picture of a terminal: light on dark, one column a character. */
export function textPicture(lines: readonly string[]): string {
  const columns = Math.max(...lines.map((line) => [...line].length));
  const width = Math.ceil(columns * CHARACTER_WIDTH) + 2 * MARGIN;
  const height = lines.length * LINE_HEIGHT + 2 * MARGIN;
  const texts = lines.map((line, row) => {
    const y = MARGIN + (row + 0.75) * LINE_HEIGHT;
    return `<text x="${MARGIN}" y="${y}" xml:space="preserve">${escaped(line)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" rx="8" fill="#0d1117"/>`,
    `<g fill="#c9d1d9" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14">`,
    ...texts,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
