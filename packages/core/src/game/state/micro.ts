/** One unit of matter in micro-units: what gauges and ledgers count in. */
export const MICRO = 1_000_000;
