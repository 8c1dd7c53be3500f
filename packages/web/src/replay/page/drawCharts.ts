import { chartValues, type FigureChart, linePath, seriesOf, shortNumber } from './figureCharts.js';

/** What is drawn of a game: its charts, and up to which tick their lines are bright. */
export interface ShownCharts {
  readonly charts: readonly FigureChart[];
  readonly end: number;
  readonly tick: number;
}

/** A size in pixels of a canvas, and how many of them are one of the page. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The least width of a chart, in pixels of the page. */
const MIN_WIDTH = 260;

/** The brightness of what is later than the shown tick. */
const LATER = 0.25;

/** The space between charts, and the height of their titles. */
const GAP = 24;
const TITLE = 22;

/** Draws charts of figures in the colours of the page, in at most so many rows. */
export function drawCharts(
  context: CanvasRenderingContext2D,
  size: CanvasSize,
  shown: ShownCharts,
  maxRows = 2,
): void {
  const { height, scale, width } = size;
  const { color, font } = pageLook();
  const gap = GAP * scale;
  const columns = columnsOf(size, maxRows);
  const charts = shown.charts.slice(0, columns * maxRows);
  const rows = Math.ceil(charts.length / columns);
  const box = {
    width: (width - gap * (columns - 1)) / columns,
    height: (height - gap * (rows - 1)) / Math.max(1, rows),
  };
  for (const [index, chart] of charts.entries()) {
    context.save();
    const column = index % columns;
    context.translate(column * (box.width + gap), Math.floor(index / columns) * (box.height + gap));
    drawChart(context, chart, shown, { ...box, scale });
    context.restore();
  }

  function drawChart(
    to: CanvasRenderingContext2D,
    chart: FigureChart,
    { end, tick }: ShownCharts,
    { height: high, scale: pixels, width: wide }: CanvasSize,
  ): void {
    const top = TITLE * pixels;
    to.textBaseline = 'top';
    to.font = `${12 * pixels}px ${font}`;
    to.fillStyle = color('--dim');
    to.textAlign = 'start';
    to.fillText(chart.title, 0, 0);
    const free = wide - to.measureText(chart.title).width - GAP * pixels;
    to.font = `600 ${14 * pixels}px ${font}`;
    to.textAlign = 'end';
    let right = wide;
    for (const { index, name, value } of chartValues(chart, tick)) {
      const text = name === '' ? shortNumber(value) : `${name}: ${shortNumber(value)}`;
      const taken = to.measureText(text).width;
      if (wide - right + taken > free) break;
      to.fillStyle = color(name === '' ? '--text' : seriesOf(index));
      to.fillText(text, right, 0);
      right -= taken + 12 * pixels;
    }
    to.translate(0, top);
    const plot = { width: wide, height: high - top };
    to.fillStyle = color('--line');
    to.fillRect(0, plot.height - pixels, wide, pixels);
    const paths = chart.lines.map((line) => new Path2D(linePath(chart, line, end, plot)));
    const x = (tick * wide) / Math.max(1, end);
    to.lineWidth = 1.5 * pixels;
    to.lineJoin = 'round';
    const stroke = (): void => {
      for (const [index, path] of paths.entries()) {
        to.strokeStyle = color(seriesOf(index));
        to.stroke(path);
      }
    };
    to.globalAlpha = LATER;
    stroke();
    to.globalAlpha = 1;
    to.save();
    to.beginPath();
    to.rect(0, -pixels, x, plot.height + 2 * pixels);
    to.clip();
    stroke();
    to.restore();
    to.fillStyle = color('--dim');
    to.fillRect(x, 0, pixels, plot.height);
  }
}

/** How many charts are beside each other. */
function columnsOf({ scale, width }: CanvasSize, maxRows: number): number {
  const fitting = Math.floor((width + GAP * scale) / ((MIN_WIDTH + GAP) * scale));
  return Math.max(1, Math.min(fitting, maxRows === 1 ? 4 : 3));
}

/** The tick at a point of the drawn charts, from their left edge; in pixels of the canvas. */
export function tickUnder(x: number, size: CanvasSize, end: number): number {
  const gap = GAP * size.scale;
  const pitch = (size.width + gap) / columnsOf(size, 2);
  return Math.min(1, (x % pitch) / (pitch - gap)) * end;
}

/** The colours of the theatre and the font of the page. */
export function pageLook() {
  const style = getComputedStyle(document.querySelector('.theatre') ?? document.body);
  return { font: style.fontFamily, color: (name: string) => style.getPropertyValue(name).trim() };
}
