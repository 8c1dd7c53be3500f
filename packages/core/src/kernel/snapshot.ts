import type { Version } from './storage/backend.js';
import type { Documents } from './storage/documents.js';
import type { Seeded } from './schema.js';

/** What all snapshots of one world share. */
export interface Origin<Setting extends Seeded = Seeded> {
  readonly setting: Setting;
  /** The digest of the setting: it can influence every future. */
  readonly settingHash: string;
}

/** The insides of a snapshot, for the kernel alone. */
export interface Parts {
  readonly origin: Origin;
  readonly version: Version;
  readonly documents: readonly Documents[];
  /** The root hash and the world's reading face, made when somebody first asks. */
  hash: string | undefined;
  world: object | undefined;
}

/** Opens a snapshot to the kernel. Nobody outside can reach its words. */
export let partsOf: (snapshot: Snapshot) => Parts;

/**
 * The whole world at one moment: an immutable value. It stays valid and unchanged as long as
 * somebody holds it, whatever becomes of newer ones, and its memory goes when nobody does.
 */
export class Snapshot<Setting extends Seeded = Seeded> {
  /** The world's time in ticks. */
  readonly now: number;
  readonly #parts: Parts;

  static {
    partsOf = (snapshot) => snapshot.#parts;
  }

  constructor(now: number, origin: Origin, version: Version, documents: readonly Documents[]) {
    this.now = now;
    this.#parts = { origin, version, documents, hash: undefined, world: undefined };
  }

  /** What the world was made with: the seed, and whatever else its rules depend on. */
  get setting(): Setting {
    return this.#parts.origin.setting as Setting;
  }
}
