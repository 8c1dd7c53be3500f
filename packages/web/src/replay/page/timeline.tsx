import { useMemo } from 'preact/hooks';
import { grouped } from '../../parts/duration.js';
import type { TimelineMarks } from '../theatreMessage.js';
import { theatreEnd, type TheatreState } from './theatreState.js';

/** The height of a lane of the timeline. */
const LANE = 14;

/** Lanes of players that are drawn; further ones are in the charts. */
const MAX_LANES = 12;

/** The whole game: events, the commands of each player, and the shown tick. */
export function Timeline({ theatre }: { readonly theatre: TheatreState }) {
  const { goTo, sides, tick } = theatre;
  const end = theatreEnd(sides.a);
  const marks = sides.a.progress.value?.marks;
  const players = marks?.players.slice(0, MAX_LANES) ?? [];
  const height = LANE * (players.length + 2);
  return (
    <div class="timeline">
      <div class="lanes">
        <ul class="lane-names" aria-hidden="true">
          <li>Events</li>
          {players.map(({ account, name }) => (
            <li key={account}>{name}</li>
          ))}
        </ul>
        <svg
          viewBox={`0 0 1000 ${height}`}
          preserveAspectRatio="none"
          height={height}
          role="img"
          aria-label="Events and commands over the game"
          onPointerDown={(event) => goTo(tickUnder(event, end))}
        >
          <Lanes marks={marks} />
          <Moments theatre={theatre} height={height} />
        </svg>
      </div>
      <input
        type="range"
        min={0}
        max={end}
        step={1}
        value={tick.value}
        aria-label="Tick"
        aria-valuetext={`tick ${grouped(tick.value)} of ${grouped(end)}`}
        onInput={({ currentTarget }) => goTo(Number(currentTarget.value))}
      />
    </div>
  );
}

/** Apart, because it is drawn again only when the counts change. */
function Lanes({ marks }: { readonly marks: TimelineMarks | undefined }) {
  return useMemo(
    () =>
      marks && (
        <>
          <path class="events" d={areaOf(marks.events, LANE * 2)} />
          {marks.players.slice(0, MAX_LANES).map(({ account, commands }, index) => (
            <path
              key={account}
              class={`player player-${index % 6}`}
              d={ticksOf(commands, LANE * (index + 2), LANE - 3)}
            />
          ))}
        </>
      ),
    [marks],
  );
}

/** The shown tick, and the ticks of the first differences. */
function Moments({ height, theatre }: { readonly height: number; readonly theatre: TheatreState }) {
  const { comparison, sides, tick } = theatre;
  const end = theatreEnd(sides.a);
  const compared = comparison.value?.result === 'diverged' ? comparison.value.tick : undefined;
  const differences = [sides.a.report.value?.first_difference?.tick, compared];
  const lineAt = (at: number | undefined, name: string) => {
    if (at === undefined) return null;
    const x = (at * 1000) / (end + 1);
    return <line key={name + at} class={name} x1={x} x2={x} y1={0} y2={height} />;
  };
  return (
    <>
      {differences.map((at) => lineAt(at, 'differs'))}
      {lineAt(tick.value, 'now')}
    </>
  );
}

function tickUnder(event: PointerEvent, end: number): number {
  const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
  return ((event.clientX - left) / width) * (end + 1);
}

/** An area whose height is the logarithm of the counts. */
function areaOf(counts: Uint32Array, height: number): string {
  const most = Math.log1p(counts.reduce((max, count) => Math.max(max, count), 1));
  const points = [...counts].map(
    (count, x) => `L${x} ${height - (Math.log1p(count) / most) * height}`,
  );
  return `M0 ${height}${points.join('')}L1000 ${height}Z`;
}

/** A line for each part of the game with commands. */
function ticksOf(counts: Uint32Array, top: number, height: number): string {
  let path = '';
  for (const [x, count] of counts.entries()) if (count > 0) path += `M${x + 0.5} ${top}v${height}`;
  return path;
}
