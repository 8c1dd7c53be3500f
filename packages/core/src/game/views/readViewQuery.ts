import type { ReadArgs } from '../../kernel.js';
import type { Fault, Readers } from '../rules/readers.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { INVENTORY_QUERY } from './accounts/inventoryView.js';
import { DEVICE_QUERY } from './devices/devicePage.js';
import { EXPLAIN_QUERY } from './explanations/explain.js';
import { FORECAST_QUERY } from './forecasts/forecast.js';
import type { QueryReader } from './queryReader.js';
import { STAR_QUERY } from './places/starView.js';

const READERS = {
  deviceListView: DEVICE_QUERY,
  explain: EXPLAIN_QUERY,
  forecast: FORECAST_QUERY,
  inventoryListView: INVENTORY_QUERY,
  starListView: STAR_QUERY,
} as const;

/** The name of a view that has parameters. */
export type ViewName = keyof typeof READERS;

/**
 * Reads the parameters of a view. The result is given to the view as its query: then they are not
 * read again. Wrong parameters give a list of everything that is wrong.
 *
 * @throws TypeError if the query is not a plain object
 */
export function readViewQuery(
  view: ViewName,
  query: object,
  ruleset: Ruleset,
): ReadArgs | readonly Fault[] {
  const reader: QueryReader<Readers> = READERS[view];
  return reader.read(query, ruleset.limits);
}
