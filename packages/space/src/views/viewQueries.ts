import { INVENTORY_QUERY } from './accounts/inventoryView.js';
import { DEVICE_QUERY } from './devices/devicePage.js';
import { EXPLAIN_QUERY } from './explanations/explain.js';
import { FORECAST_QUERY } from './forecasts/forecast.js';
import { STAR_QUERY } from './places/starView.js';

/**
 * The readers of the parameters of views. What a reader returns is given to its view as the query:
 * then the parameters are not read again.
 */
export const VIEW_QUERIES = {
  deviceListView: DEVICE_QUERY,
  explain: EXPLAIN_QUERY,
  forecast: FORECAST_QUERY,
  inventoryListView: INVENTORY_QUERY,
  starListView: STAR_QUERY,
} as const;

/** The name of a view that has parameters. */
export type ViewName = keyof typeof VIEW_QUERIES;
