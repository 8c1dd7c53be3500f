// Before the charts, which read the language when they are loaded.
import './language.js';
import uPlot from 'uplot';

/** Draws a chart in an element. Its legend has the values under the pointer, else the last ones. */
export function openPlot(
  options: uPlot.Options,
  data: uPlot.AlignedData,
  element: HTMLElement,
): uPlot {
  const series = options.series.map((one) => ({ ...one, value: shownValue }));
  return new uPlot({ ...options, series }, data, element);
}

function shownValue(
  { data }: Pick<uPlot, 'data'>,
  _value: number,
  row: number,
  at: number | null,
): string {
  const value = data[row]?.at(at ?? -1);
  return typeof value === 'number' ? uPlot.fmtNum(value) : 'unknown';
}
