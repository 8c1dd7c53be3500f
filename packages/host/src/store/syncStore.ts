import type { Store } from './store.js';

/** The functions of a store that change it. */
type StoreChange = 'addStart' | 'close' | 'commit' | 'mailsSent' | 'renew';

/** A store whose changes are durable when they return. */
export type SyncStore = Omit<Store, StoreChange | 'prune'> & {
  prune(...args: Parameters<Store['prune']>): boolean;
} & {
  readonly [Name in StoreChange]: (...args: Parameters<Store[Name]>) => void;
};
