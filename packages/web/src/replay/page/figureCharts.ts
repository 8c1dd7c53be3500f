import { grouped } from '../../parts/duration.js';
import type { FigureSamples, PassProgress, TimelineMarks } from '../theatreMessage.js';

/** One chart of a game: its lines have a value, or null, at each of the ticks. */
export interface FigureChart {
  readonly title: string;
  readonly ticks: readonly number[];
  readonly lines: readonly FigureLine[];
}

/** A line of a chart; its name is empty when it is the only one. */
export interface FigureLine {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** The chart of commands is after this many of the game. */
const COMMANDS_AT = 3;

/** The charts of what is replayed so far; those in which nothing changes are left out. */
export function figureCharts(
  { figures, marks }: PassProgress,
  end: number,
  tickMs: number,
): readonly FigureChart[] {
  const charts = chartsOf(figures);
  const changing = charts.filter(({ lines }) => lines.some(({ values }) => changes(values)));
  const commands = commandChart(marks, end, tickMs);
  return [...changing.slice(0, COMMANDS_AT), commands, ...changing.slice(COMMANDS_AT)];
}

/** One chart for each first part of the figures' names. */
function chartsOf({ ticks, values }: FigureSamples): FigureChart[] {
  const titles = new Map<string, FigureLine[]>();
  for (const [name, list] of Object.entries(values)) {
    const [title = name] = name.split('.', 1);
    const lines = titles.get(title) ?? [];
    lines.push({ name: name.slice(title.length + 1), values: list });
    titles.set(title, lines);
  }
  return [...titles].map(([title, lines]) => ({ title, ticks, lines }));
}

const changes = (values: readonly (number | null)[]): boolean =>
  values.some((value) => value !== values[0]);

/** Parts of the game in which commands are counted for their chart. */
const COMMAND_PARTS = 100;

/** How many commands all players give in an hour of the game. */
function commandChart({ players }: TimelineMarks, end: number, tickMs: number): FigureChart {
  const hours = ((end + 1) * tickMs) / COMMAND_PARTS / 3_600_000;
  const ticks = Array.from({ length: COMMAND_PARTS }, (_, part) =>
    Math.round(((part + 1) * end) / COMMAND_PARTS),
  );
  const values = Array.from({ length: COMMAND_PARTS }, () => 0);
  for (const { commands } of players) {
    for (const [at, count] of commands.entries()) {
      const part = Math.floor((at * COMMAND_PARTS) / commands.length);
      values[part] = (values[part] ?? 0) + count / hours;
    }
  }
  return { title: 'commands an hour', ticks, lines: [{ name: '', values }] };
}

/** The value of a line at a tick: the last one before it. */
export function valueAt(
  { ticks }: FigureChart,
  { values }: FigureLine,
  tick: number,
): number | undefined {
  const after = ticks.findIndex((at) => at > tick);
  return values[after < 0 ? ticks.length - 1 : Math.max(0, after - 1)] ?? undefined;
}

/** A number for people, with three or four digits: `388`, `12 400`, `1.2 M`. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e9) return `${grouped(value / 1e9, 1)} G`;
  if (size >= 1e6) return `${grouped(value / 1e6, 1)} M`;
  return grouped(value, Number.isInteger(value) || size >= 100 ? 0 : 1);
}

/** The value of a line of a chart at a tick. */
interface LineValue {
  readonly name: string;
  readonly index: number;
  readonly value: number;
}

/** The present values of a chart that are known, the largest first. */
export function chartValues(chart: FigureChart, tick: number): readonly LineValue[] {
  return chart.lines
    .flatMap((line, index) => {
      const value = valueAt(chart, line, tick);
      return value === undefined ? [] : [{ name: line.name, index, value }];
    })
    .toSorted((a, b) => b.value - a.value);
}

/** The largest present value of a chart in words. */
export function chartText(chart: FigureChart, tick: number): string {
  const [most] = chartValues(chart, tick);
  if (most === undefined) return 'not yet';
  return most.name === '' ? shortNumber(most.value) : `${most.name}: ${shortNumber(most.value)}`;
}

/** The points of a line in a box: x from the tick, y from the value. Null breaks the line. */
export function linePath(
  chart: FigureChart,
  line: FigureLine,
  end: number,
  { height, width }: { readonly height: number; readonly width: number },
): string {
  const [low, high] = bounds(chart);
  let path = '';
  let isBroken = true;
  for (const [index, value] of line.values.entries()) {
    if (value === null) {
      isBroken = true;
      continue;
    }
    const x = ((chart.ticks[index] ?? 0) * width) / Math.max(1, end);
    const y = height - ((value - low) * height) / Math.max(1e-12, high - low);
    path += `${isBroken ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    isBroken = false;
  }
  return path;
}

/** The values at the bottom and at the top: from zero, if that leaves half of the height. */
function bounds({ lines }: FigureChart): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const { values } of lines) {
    for (const value of values) {
      if (value === null) continue;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  return [low >= 0 && low < high / 2 ? 0 : low, high];
}

/** The colours of lines, as variables of the style sheet. */
export const seriesOf = (index: number): string => `--series-${index % 6}`;
