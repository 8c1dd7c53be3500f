import type { MapView } from '../../map/mapCamera.js';

/** What the view of the game adds to the address of a moment. */
export interface ShownView {
  /** The account whose world is shown; 0 for the first one. */
  readonly account: number;
  /** The selected device or place, or empty. */
  readonly code: string;
  /** What the map shows; empty for what it shows by itself. */
  readonly map: string;
}

/** The text of a view: `1/SOL-3/120,-40,9.5`. */
export function viewText({ account, code, map }: ShownView): string {
  return `${account}/${code}${map === '' ? '' : `/${map}`}`;
}

/** The view of a text; what it lacks is empty. */
export function readView(text: string): ShownView {
  const [, account = '0', code = '', map = ''] =
    /^(\d{1,15})\/([^/]*)(?:\/(.*))?$/.exec(text) ?? [];
  return { account: Number(account), code, map };
}

/** What the map shows as a text. */
export function mapText({ radius, x, y }: MapView): string {
  return [x, y, radius].map((value) => Number(value.toPrecision(DIGITS))).join(',');
}

/** Digits of a number: a place in the galaxy to a part of a pixel. */
const DIGITS = 9;

/** What the map shows by a text; undefined when it is none. */
export function mapView(text: string): MapView | undefined {
  const [x = NaN, y = NaN, radius = NaN, ...rest] = text.split(',').map(Number);
  const isView = Number.isFinite(x + y + radius) && radius > 0 && rest.length === 0;
  return isView ? { x, y, radius } : undefined;
}
