import { useEffect, useRef } from 'preact/hooks';
import type uPlot from 'uplot';
import { openPlot } from './plot.js';

/** A line of a chart: its values at the ticks of the chart; null for none. */
export interface ChartLine {
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** A colour of CSS, or the name of a variable of the style sheet, such as `--series-0`. */
  readonly color: string;
  readonly isDashed?: boolean;
}

/** What a chart shows over time. */
interface TimeChartProps {
  readonly title: string;
  readonly ticks: readonly number[];
  readonly lines: readonly ChartLine[];
  /** What the horizontal axis counts; ticks by default. */
  readonly unit?: string;
}

const HEIGHT_PX = 150;

/** A chart of values by tick, as wide as its place. */
export function TimeChart({ lines, ticks, title, unit = 'tick' }: TimeChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>();
  const data = [ticks, ...lines.map(({ values }) => values)] as unknown as uPlot.AlignedData;

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    chart.current = openPlot(optionsFor(lines, unit, element), data, element);
    const watch = new ResizeObserver(() =>
      chart.current?.setSize({ width: element.clientWidth, height: HEIGHT_PX }),
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      chart.current?.destroy();
    };
  }, [lines.map(({ label }) => label).join()]);
  useEffect(() => chart.current?.setData(data), [data]);

  const last = lines
    .map(({ label, values }) => `${label} ${values.at(-1) ?? 'unknown'}`)
    .join(', ');
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <div ref={place} role="img" aria-label={`${title}: ${last}`} />
    </figure>
  );
}

function optionsFor(
  lines: readonly ChartLine[],
  unit: string,
  element: HTMLElement,
): uPlot.Options {
  const style = getComputedStyle(element);
  const colorOf = (color: string): string =>
    color.startsWith('--') ? style.getPropertyValue(color) : color;
  const line = { stroke: colorOf('--line'), width: 1 };
  const font = `12px ${style.fontFamily}`;
  const axis = { stroke: style.color, font, grid: line, ticks: line };
  return {
    width: Math.max(100, element.clientWidth),
    height: HEIGHT_PX,
    cursor: { drag: { x: true, y: false } },
    legend: { live: true },
    scales: { x: { time: false } },
    axes: [
      { ...axis, size: 30 },
      { ...axis, size: 60 },
    ],
    series: [
      { label: unit },
      ...lines.map(({ color, isDashed, label }) => ({
        label,
        stroke: colorOf(color),
        width: 2,
        ...(isDashed === true && { dash: [6, 4] }),
      })),
    ],
  };
}
