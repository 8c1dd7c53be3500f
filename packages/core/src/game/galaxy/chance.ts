/** The domains of the galaxy's keyed rolls: one per purpose, never reused, never renumbered. */
export const CHANCE = {
  starShell: 0x6a01,
  starDirection: 0x6a02,
  starClass: 0x6a03,
  planetCount: 0x6a04,
  planetOrbit: 0x6a05,
  planetKind: 0x6a06,
  moonCount: 0x6a07,
  beltCount: 0x6a08,
  beltPlace: 0x6a09,
  beltDensity: 0x6a0a,
  beltAbundance: 0x6a0b,
  siteReserve: 0x6a0c,
  planetClimate: 0x6a20,
  salvageCount: 0x6a30,
  salvageUnits: 0x6a31,
  salvageMix: 0x6a32,
} as const;
