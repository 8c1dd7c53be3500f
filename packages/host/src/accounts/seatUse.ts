import type { GameSeats } from '@astrarium/contract';
import type { AccountBook, BookDraft } from './accountBook.js';

/**
 * What a writer remembers of seats while it runs: from which address each was taken, and when its
 * account last called. After a start, nobody is known to be idle, and no address to have seats.
 */
export interface SeatUse {
  /** The most seats that accounts of one address take. */
  readonly mostPerAddress: number;
  /** How many seats of a book were taken from an address. */
  takenFrom(address: string, book: Pick<BookDraft, 'byAccount'>): number;
  /** Notes that an account took a seat; the address is undefined where it does not count. */
  took(account: number, address: string | undefined): void;
  /** Notes a call of an account, in a game from whose seats idle accounts are taken. */
  called(account: number): void;
  /** Seated accounts without a call in the last `idleMs`. Each is given once in that time. */
  idleSince(idleMs: number, book: Pick<AccountBook, 'byAccount' | 'ids'>): readonly number[];
}

/** Starts to remember. */
export function seatUse(
  seats: Pick<GameSeats, 'idle'> | undefined,
  mostPerAddress: number,
  nowMs: () => number,
): SeatUse {
  const startMs = nowMs();
  const addresses = new Map<number, string>();
  const calledMs = new Map<number, number>();
  const called = (account: number): void => {
    if (seats?.idle !== undefined) calledMs.set(account, nowMs());
  };
  const isSeated = (account: number, book: Pick<BookDraft, 'byAccount'>): boolean =>
    book.byAccount(account)?.seated === 1;
  return {
    mostPerAddress,
    takenFrom(address, book) {
      let taken = 0;
      for (const [account, from] of addresses) {
        if (!isSeated(account, book)) addresses.delete(account);
        else if (from === address) taken += 1;
      }
      return taken;
    },
    took(account, address) {
      called(account);
      if (address === undefined) addresses.delete(account);
      else addresses.set(account, address);
    },
    called,
    idleSince(idleMs, book) {
      const now = nowMs();
      for (const account of calledMs.keys()) {
        if (!isSeated(account, book)) calledMs.delete(account);
      }
      const idle = [...book.ids()].filter(
        (account) => isSeated(account, book) && now - (calledMs.get(account) ?? startMs) >= idleMs,
      );
      for (const account of idle) calledMs.set(account, now);
      return idle;
    },
  };
}
