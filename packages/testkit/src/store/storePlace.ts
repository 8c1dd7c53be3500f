import type { Store } from '@astrarium/host';

/** The place of one store, such as a file, whether it is open or not. */
export interface StorePlace {
  /** Opens the store; `nowMs` is the wall clock. @throws StoreFailure */
  open(nowMs: number): Store | Promise<Store>;
  /** Removes the store's data. */
  remove(): void | Promise<void>;
}

/** One check of a store. */
export interface StoreCheck {
  readonly name: string;
  /** Rejects with an error that says what is wrong. */
  run(): Promise<void>;
}

/** Checks by name; each gets an empty place. */
export type StoreChecks = Readonly<Record<string, (place: StorePlace) => Promise<void>>>;
