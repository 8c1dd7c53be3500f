import type { Store } from '../store.js';

/** Where one store is kept, be it open or not. */
export interface StorePlace {
  /** Opens it; `nowMs` is the wall clock. @throws StoreFailure */
  open(nowMs: number): Store;
  /** Removes what is there. */
  remove(): void;
}

/** Something that every store must do. */
export interface StoreCheck {
  readonly name: string;
  /** Throws, and says what is wrong, when it does not. */
  run(): void;
}

/** Checks by name; each gets a place of its own, whatever the others did. */
export type StoreChecks = Readonly<Record<string, (place: StorePlace) => void>>;
