import { canonicalJson, isPlain } from '../codec/canonical.js';
import { copyJson, STATE_RULES } from '../codec/copyJson.js';
import { hashText } from '../storage/hash.js';
import { isInt } from '../int.js';
import type { Version } from '../storage/backend.js';
import type { Documents } from '../storage/documents.js';
import type { Draws } from '../chance.js';
import type { Family } from './family.js';
import { isSecretKey } from '../roll.js';
import type { Seeded } from '../schema.js';

/** What all snapshots of one world share. */
export interface Origin<Setting extends Seeded = Seeded> {
  readonly setting: Setting;
  /** The digest of the setting: it can influence every future. */
  readonly settingHash: string;
  /** The kind of simulation that made the world. */
  readonly family: Family;
}

/**
 * The origin of worlds with a setting, of which it keeps a frozen copy.
 *
 * @throws Error when the setting is not plain JSON of integers, has no seed, or a key that is none.
 */
export function originOf(family: Family, given: Seeded): Origin {
  const setting = copyJson(
    given,
    'the setting',
    STATE_RULES,
    undefined,
    family.schema.setting.form,
  );
  if (!isPlain(setting) || !isInt(setting.seed)) {
    throw new Error('the setting must be an object with an integer seed');
  }
  if (setting.key !== undefined && !isSecretKey(setting.key)) {
    throw new Error('the key of the setting must be four integers in 0 ..< 2^32');
  }
  return { setting, settingHash: hashText(canonicalJson(setting)), family };
}

/** The insides of a snapshot, for the kernel alone. */
export interface Parts {
  readonly origin: Origin;
  readonly version: Version;
  readonly documents: readonly Documents[];
  /** Living rows by table. They follow from the rows, so they are neither hashed nor encoded. */
  readonly living: readonly number[];
  /** How often chance was drawn in this tick. */
  readonly draws: Draws;
  /** The root hash and the view for reading, made when somebody first asks. */
  hash: string | undefined;
  world: object | undefined;
}

/**
 * The insides of a snapshot. Code outside the kernel cannot reach them.
 *
 * @throws Error when it is not a snapshot of this copy of the kernel.
 */
export let partsOf: (snapshot: Snapshot) => Parts;

/**
 * The whole world at one moment: an immutable value. It stays valid and unchanged as long as
 * somebody holds it, and its memory is freed when nobody does.
 */
export class Snapshot<Setting extends Seeded = Seeded> {
  /** The world's time in ticks. */
  readonly now: number;
  readonly #parts: Parts;

  static {
    partsOf = (snapshot) => {
      if (typeof snapshot === 'object' && snapshot !== null && #parts in snapshot) {
        return snapshot.#parts;
      }
      throw new Error('this is not a snapshot of this copy of the kernel');
    };
  }

  constructor(
    now: number,
    origin: Origin,
    version: Version,
    documents: readonly Documents[],
    living: readonly number[],
    draws: Draws,
  ) {
    this.now = now;
    this.#parts = { origin, version, documents, living, draws, hash: undefined, world: undefined };
    Object.freeze(this);
  }

  /** What the world was made with, frozen: the seed, and whatever else its rules depend on. */
  get setting(): Setting {
    return this.#parts.origin.setting as Setting;
  }
}
