/** A star of the map; positions in light years. */
export interface MapStar {
  readonly code: string;
  readonly name: string;
  readonly spectralClass: string;
  readonly x: number;
  readonly y: number;
  /** How many planets and belts it has. */
  readonly planets: number;
  readonly belts: number;
  /** The name of the replicant whose hub locks the system; undefined for an open one. */
  readonly lockedBy: string | undefined;
}

/** What orbits a star; lengths in astronomical units. */
export interface MapSystem {
  readonly star: string;
  readonly edgeAu: number;
  readonly planets: readonly {
    readonly code: string;
    readonly kind: string;
    readonly orbitAu: number;
    readonly moons: readonly string[];
  }[];
  readonly belts: readonly {
    readonly code: string;
    readonly innerAu: number;
    readonly outerAu: number;
  }[];
  /** Codes of megastructures. */
  readonly objects: readonly string[];
}

/** A part of a journey. */
export interface MapLeg {
  readonly from: string;
  readonly to: string;
  readonly departTick: number;
  readonly arriveTick: number;
}

/** A device of the map: at its location, or on a journey. */
export interface MapDevice {
  readonly code: string;
  readonly type: string;
  /** Its name for people. */
  readonly name: string;
  /** `mining`, `printing` or `travelling`; empty when it is idle. */
  readonly work: string;
  readonly location: string;
  /** The parts of its journey in their order; empty when it does not travel. */
  readonly legs: readonly MapLeg[];
}

/** Devices of other accounts at a place. */
export interface OtherDevices {
  readonly count: number;
  /** Whether there are more of them, which were not read. */
  readonly isPart: boolean;
}

/** Everything that the map shows. */
export interface MapScene {
  readonly stars: readonly MapStar[];
  /** The systems that are known in detail, by star. */
  readonly systems: ReadonlyMap<string, MapSystem>;
  readonly devices: readonly MapDevice[];
  /** Seen devices of other accounts, by location; at the star those whose place is not known. */
  readonly others: ReadonlyMap<string, OtherDevices>;
  /** Names of places by code, where they have one: `SOL-3` is `Earth`. */
  readonly names: ReadonlyMap<string, string>;
  /** The structure of the season. */
  readonly goal: MapGoal | undefined;
  /** The way that a dry run has shown, before the flight. */
  readonly route: readonly MapLeg[];
  /** The climate of planets that are known. */
  readonly climates: ReadonlyMap<string, MapClimate>;
}

/** The structure that everybody builds. */
export interface MapGoal {
  /** The code of its place. */
  readonly code: string;
  readonly name: string;
  /** How much of it is built, from 0 to 1. */
  readonly part: number;
}

/** The climate of a planet, each from 0 to 1. */
export interface MapClimate {
  readonly warmth: number;
  readonly water: number;
  readonly air: number;
  readonly life: number;
}

/** A point of the map, in its own units: see `mapLayout`. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
