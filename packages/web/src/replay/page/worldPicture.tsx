import { useEffect, useRef } from 'preact/hooks';
import { drawCharts, tickUnder } from './drawCharts.js';
import { useCharts } from './figureStrip.js';
import { RowTable } from './rowTable.js';
import { theatreEnd, type TheatreState } from './theatreState.js';

/** The picture of a game without a view of its own: its figures, and the rows of a table. */
export function WorldPicture({ theatre }: { readonly theatre: TheatreState }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const charts = useCharts(theatre);
  const { ask, goTo, sides, table, tick } = theatre;
  const { header, world } = sides.a;
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const draw = (): void => {
      const width = element.clientWidth * devicePixelRatio;
      const height = element.clientHeight * devicePixelRatio;
      if (element.width !== width) element.width = width;
      if (element.height !== height) element.height = height;
      const context = element.getContext('2d');
      if (context === null) return;
      context.clearRect(0, 0, width, height);
      const shown = { charts, end: theatreEnd(sides.a), tick: tick.value };
      drawCharts(context, { width, height, scale: devicePixelRatio }, shown);
    };
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(element);
    return () => watch.disconnect();
  }, [charts, tick.value]);
  const seek = ({ offsetX }: PointerEvent): void => {
    const { clientHeight: height, clientWidth: width } = canvas.current as HTMLCanvasElement;
    goTo(tickUnder(offsetX, { width, height, scale: 1 }, theatreEnd(sides.a)));
  };
  return (
    <div class="world-picture">
      <canvas
        ref={canvas}
        role="img"
        aria-label="Figures of the game over time"
        onPointerDown={seek}
      />
      {world.value !== undefined && (
        <div class="world-rows">
          <RowTable
            columns={header.value?.tables.find(({ name }) => name === table.value)?.columns ?? []}
            readRows={(from, count) =>
              ask({ kind: 'rows', side: 'a', table: table.value, from, count })
            }
            table={table.value}
            world={world.value}
          />
        </div>
      )}
    </div>
  );
}
