import { signal } from '@preact/signals';

/** The pages of the observatory that the header names. */
export const PAGES = [
  'start',
  'map',
  'fleet',
  'stock',
  'planets',
  'season',
  'events',
  'plan',
] as const;

/** Pages that other links lead to. */
const OTHER_PAGES = ['account', 'server'] as const;

/** One page of the observatory. */
export type PageName = (typeof PAGES)[number] | (typeof OTHER_PAGES)[number];

/** What the address after `#` shows: `#/map/SOL-3` is the page `map` with the code `SOL-3`. */
export interface Route {
  readonly page: PageName;
  /** The code of what is shown, or empty. */
  readonly code: string;
}

/** The shown page. */
export const route = signal<Route>(readRoute(location.hash));

addEventListener('hashchange', () => (route.value = readRoute(location.hash)));

/** Reads the part of an address after `#`; unknown pages are the start page. */
export function readRoute(hash: string): Route {
  const [page = '', code = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  const known = [...PAGES, ...OTHER_PAGES].find((one) => one === page);
  return known === undefined ? { page: 'start', code: '' } : { page: known, code };
}

/** The address of a page, for links. */
export function routeTo(page: PageName, code = ''): string {
  if (page === 'start') return '#/';
  return code === '' ? `#/${page}` : `#/${page}/${encodeURIComponent(code)}`;
}
