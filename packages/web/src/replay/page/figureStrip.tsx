import { useMemo } from 'preact/hooks';
import { chartText, type FigureChart, figureCharts, linePath, seriesOf } from './figureCharts.js';
import { theatreEnd, type TheatreState } from './theatreState.js';

const BOX = { width: 1000, height: 40 };

/** The charts of what is replayed so far. */
export function useCharts({ sides: { a } }: TheatreState): readonly FigureChart[] {
  const progress = a.progress.value;
  const end = theatreEnd(a);
  const tickMs = a.header.value?.tickMs ?? 1000;
  return useMemo(
    () => (progress === undefined ? [] : figureCharts(progress, end, tickMs)),
    [progress, end, tickMs],
  );
}

/** The figures of the game: name, present value, and the line up to now. */
export function FigureStrip({ theatre }: { readonly theatre: TheatreState }) {
  const charts = useCharts(theatre);
  return (
    <div class="figure-strip" role="group" aria-label="Figures" tabIndex={0}>
      {charts.map((chart) => (
        <Figure key={chart.title} chart={chart} theatre={theatre} />
      ))}
    </div>
  );
}

function Figure({
  chart,
  theatre: { goTo, sides, tick },
}: {
  readonly chart: FigureChart;
  readonly theatre: TheatreState;
}) {
  const end = theatreEnd(sides.a);
  const text = chartText(chart, tick.value);
  const lines = useMemo(() => <Lines chart={chart} end={end} />, [chart, end]);
  const left = 100 - (tick.value * 100) / Math.max(1, end);
  const seek = ({ clientX, currentTarget }: PointerEvent): void => {
    const plot = currentTarget as Element;
    const { left: start, width } = plot.getBoundingClientRect();
    const share = (clientX - start) / width;
    goTo((plot.matches('[dir="rtl"] *') ? 1 - share : share) * end);
  };
  return (
    <figure class="figure" aria-label={`${chart.title}: ${text}`}>
      <figcaption>
        <span class="cut">{chart.title}</span> <b class="number">{text}</b>
      </figcaption>
      <div class="figure-plot mirrored" onPointerDown={seek}>
        <div class="figure-later">{lines}</div>
        <div class="figure-now" style={{ clipPath: `inset(-4px ${left.toFixed(2)}% -4px 0)` }}>
          {lines}
        </div>
      </div>
    </figure>
  );
}

function Lines({ chart, end }: { readonly chart: FigureChart; readonly end: number }) {
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" aria-hidden="true">
      {chart.lines.map((line, index) => (
        <path
          key={line.name}
          d={linePath(chart, line, end, BOX)}
          style={{ stroke: `var(${seriesOf(index)})` }}
        />
      ))}
    </svg>
  );
}
