import { defineTable, word } from '@astrarium/core';

/**
 * Where matter came from and where it went, since the beginning: six rows, one a category. Each
 * account is two words, whole units and the micro-units above, so that a sum may pass 2^53.
 */
export const ledger = defineTable('ledger', {
  generationUnits: word,
  generationMicro: word,
  grantsUnits: word,
  grantsMicro: word,
  regenerationUnits: word,
  regenerationMicro: word,
  searchUnits: word,
  searchMicro: word,
  decommissionUnits: word,
  decommissionMicro: word,
  repairUnits: word,
  repairMicro: word,
  upkeepUnits: word,
  upkeepMicro: word,
  destructionUnits: word,
  destructionMicro: word,
});

/** Offsets of the ledger's fields. */
export const LEDGER = ledger.fields;

/** Where matter comes from. */
export const SOURCES = ['generation', 'grants', 'regeneration', 'search'] as const;

/** Where matter goes. */
export const SINKS = ['decommission', 'repair', 'upkeep', 'destruction'] as const;

/** One account of the ledger. */
export type LedgerAccount = (typeof SOURCES)[number] | (typeof SINKS)[number];

/** What counts against the limits of the world: one row. */
export const census = defineTable('census', {
  /** Devices in being or on order. */
  devices: word,
});

/** Offsets of the census's fields. */
export const CENSUS = census.fields;

/** The one row of the census. */
export const CENSUS_ROW = 1;
