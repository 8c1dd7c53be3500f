import type { Store } from '../store.js';

/** The place of one store, such as a file, whether it is open or not. */
export interface StorePlace {
  /** Opens the store; `nowMs` is the wall clock. @throws StoreFailure */
  open(nowMs: number): Store;
  /** Removes the store's data. */
  remove(): void;
}

/** One check of a store. */
export interface StoreCheck {
  readonly name: string;
  /** Throws an error that says what is wrong. */
  run(): void;
}

/** Checks by name; each gets an empty place. */
export type StoreChecks = Readonly<Record<string, (place: StorePlace) => void>>;
