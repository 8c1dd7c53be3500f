import type { GameSeats } from '@astrarium/contract';
import type { AccountBook } from '../../accounts/accountBook.js';
import type { SeatUse } from '../../accounts/seatUse.js';
import type { Turns } from '../../turns/turns.js';

/** Returns a function, to be called often, that lets accounts leave that are idle. */
export function idleSeats(
  { idle, leave }: Pick<GameSeats, 'idle' | 'leave'>,
  use: Pick<SeatUse, 'idleSince'>,
  book: Pick<AccountBook, 'byAccount' | 'ids'>,
  { submit }: Pick<Turns, 'submit'>,
): () => void {
  if (idle === undefined || leave === undefined) return () => undefined;
  return () => {
    for (const account of use.idleSince(idle * 1000, book)) {
      // One who may not leave is asked again after the same time.
      const left = submit(account, (work) => void work.execute(account, { type: leave, args: {} }));
      left.catch(() => undefined);
    }
  };
}
