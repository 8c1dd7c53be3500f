import {
  Agenda,
  type BackendOf,
  KeyIndex,
  type Rows,
  type Store,
  type Version,
} from '@astrarium/internal/kernel';
import { noSavepoints } from './persistentBackend.js';

/** One flat array, written in place. */
class MutableRows implements Rows {
  words: Float64Array;
  readonly stride: number;

  constructor(stride: number) {
    this.stride = stride;
    this.words = new Float64Array(stride * 16);
  }

  get(row: number, offset: number): number {
    return this.words[row * this.stride + offset] as number;
  }

  set(row: number, offset: number, value: number): void {
    this.words[row * this.stride + offset] = value;
  }

  setUnhashed(row: number, offset: number, value: number): void {
    this.set(row, offset, value);
  }

  setGauge(row: number, offset: number, value: number, rate: number, since: number): void {
    const at = row * this.stride + offset;
    this.words[at] = value;
    this.words[at + 1] = rate;
    this.words[at + 2] = since;
  }

  peek(row: number, offset: number): number {
    return this.words[row * this.stride + offset] as number;
  }

  poke(row: number, offset: number, value: number): void {
    this.words[row * this.stride + offset] = value;
  }

  reserve(row: number): void {
    const size = (row + 1) * this.stride;
    if (size <= this.words.length) return;
    const words = new Float64Array(Math.max(size, this.words.length * 2));
    words.set(this.words);
    this.words = words;
  }
}

/**
 * Rows changed in place, as the baseline: there is only one version, so there are no snapshots, no
 * rollback and no hash; reading an older version reads the newest.
 */
export const mutableBackend: BackendOf = (layouts, kinds) => {
  const rows = layouts.map(({ stride }) => new MutableRows(stride));
  const keys = layouts.map((layout) => layout.keys.map((offsets) => new KeyIndex(offsets)));
  const agenda = new Agenda(
    kinds.map(({ table, due, filed }) => ({ rows: rows[table] as Rows, due, filed })),
  );
  const store: Store = { rows, keys, agenda };
  const only: Version = {
    lanes: layouts.flatMap(() => [0, 0]),
    get keys() {
      return store.keys;
    },
  };
  return {
    create: () => only,
    open(_version, now) {
      agenda.arrive(now);
      return store;
    },
    apart: () => only,
    commit: () => only,
    rollback: () => agenda.abandonWave(),
    mark: noSavepoints,
    unmark: noSavepoints,
    goBack: noSavepoints,
    reader: (_version, table) => rows[table] as Rows,
    copyWords(_version, table, from, into) {
      into.set((rows[table] as MutableRows).words.subarray(from, from + into.length));
    },
    // No gauge of a benchmark leaves the range.
    hold: () => undefined,
    nextDue(_version, now) {
      agenda.arrive(now);
      return agenda.nextDue();
    },
    compare: () => undefined,
  };
};
