import { useEffect, useRef } from 'preact/hooks';
import type uPlot from 'uplot';
import { openPlot } from '../../parts/plot.js';
import type { FigureSamples, TimelineMarks } from '../theatreMessage.js';
import { theatreEnd, type TheatreState } from './theatreState.js';

/** The height of a chart in pixels. */
const HEIGHT = 180;

/** The variables of the style sheet with the colours of lines. */
const COLORS = 6;

interface Chart {
  readonly title: string;
  readonly names: readonly string[];
  readonly data: readonly (readonly (number | null)[])[];
}

/** Charts of figures over the whole game; a click goes to a tick. */
export function ChartPanel({ theatre }: { readonly theatre: TheatreState }) {
  const { progress, report } = theatre.sides.a;
  if (report.value === undefined || progress.value === undefined) {
    return <p class="hint">The charts are drawn when the whole log is replayed.</p>;
  }
  const { figures, marks } = progress.value;
  const charts = [...figureCharts(figures), commandChart(marks, theatreEnd(theatre.sides.a))];
  return (
    <div class="charts">
      {charts.map((chart) => (
        <ChartCard key={chart.title} chart={chart} goTo={theatre.goTo} />
      ))}
    </div>
  );
}

/** One chart for each first part of the figures' names. */
function figureCharts({ ticks, values }: FigureSamples): Chart[] {
  const titles = new Set(Object.keys(values).map((name) => name.split('.', 1)[0] ?? name));
  return [...titles].map((title) => {
    const lines = Object.entries(values).filter(([name]) => name.startsWith(`${title}.`));
    const names = lines.map(([name]) => name.slice(title.length + 1));
    return { title, names, data: [ticks, ...lines.map(([, list]) => list)] };
  });
}

/** How many commands each player has given. */
function commandChart({ players }: TimelineMarks, end: number): Chart {
  const parts = players[0]?.commands.length ?? 0;
  const ticks = Array.from({ length: parts }, (_, part) => Math.round((part * end) / parts));
  const lines = players.map(({ commands }) => {
    let sum = 0;
    return Array.from(commands, (count) => (sum += count));
  });
  return { title: 'commands', names: players.map(({ name }) => name), data: [ticks, ...lines] };
}

function ChartCard({
  chart,
  goTo,
}: {
  readonly chart: Chart;
  readonly goTo: (tick: number) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const plot = openPlot(optionsOf(chart, element), chart.data as uPlot.AlignedData, element);
    plot.over.addEventListener('click', () => goTo(plot.posToVal(plot.cursor.left ?? 0, 'x')));
    const resized = new ResizeObserver(() => {
      plot.setSize({ width: element.clientWidth, height: HEIGHT });
    });
    resized.observe(element);
    return () => {
      resized.disconnect();
      plot.destroy();
    };
  }, [chart.data[0]?.length, chart.title]);
  return (
    <section class="card">
      <h3>{chart.title}</h3>
      <div ref={place} class="chart" />
    </section>
  );
}

function optionsOf({ names }: Chart, element: HTMLElement): uPlot.Options {
  const style = getComputedStyle(element);
  const colorOf = (index: number): string => style.getPropertyValue(`--series-${index % COLORS}`);
  const axis = {
    stroke: style.getPropertyValue('--dim'),
    font: `12px ${style.fontFamily}`,
    grid: { stroke: style.getPropertyValue('--line'), width: 1 },
    ticks: { stroke: style.getPropertyValue('--line'), width: 1 },
  };
  return {
    width: element.clientWidth,
    height: HEIGHT,
    scales: { x: { time: false } },
    cursor: { sync: { key: 'theatre' }, drag: { x: false, y: false } },
    axes: [axis, { ...axis, size: 70 }],
    series: [
      { label: 'tick' },
      ...names.map((label, index) => ({ label, stroke: colorOf(index), width: 1.5 })),
    ],
  };
}
