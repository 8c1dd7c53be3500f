import type { GameWork, ServedGame, WorldStop } from '@astrarium/contract';
import { refuse, type Snapshot } from '@astrarium/core';
import type { BookDraft } from '../accounts/accountBook.js';
import type { SeatUse } from '../accounts/seatUse.js';

type Execute = GameWork<unknown>['execute'];

/** The last tick of a world whose game is over, or that a fault has stopped; else undefined. */
export function endOf(
  { hasEnded }: Pick<ServedGame, 'hasEnded'>,
  snapshot: Snapshot,
  fault: WorldStop | undefined,
): number | undefined {
  if (fault !== undefined) return fault.tick - 1;
  return hasEnded(snapshot) ? snapshot.now : undefined;
}

/** What commands are carried out on. */
interface Allowing {
  readonly book: Pick<BookDraft, 'byAccount' | 'put' | 'seats'>;
  /** The world that the next command changes. */
  readonly latest: () => Snapshot;
  readonly stop: { readonly fault: WorldStop | undefined };
  /** Who takes seats, and from which address, in a game that is not only tried. */
  readonly taking?: { readonly use: SeatUse; readonly address: () => string | undefined };
}

/**
 * Executes commands as a host allows them: none once the game has ended or its world has stopped,
 * and none that takes a seat when there is none left, for all or for the address of the caller.
 * These are refused before the game is asked, and leave no line in the log. Who took a seat or gave
 * it back is noted.
 */
export function executeAllowed(
  { hasEnded, seats }: Pick<ServedGame, 'hasEnded' | 'seats'>,
  { book, latest, stop, taking }: Allowing,
  execute: Execute,
): Execute {
  return (account, order) => {
    if (stop.fault !== undefined) {
      const { tick } = stop.fault;
      return refuse('host.stopped', `A rule fails at tick ${tick}: the world stands.`, { tick });
    }
    if (hasEnded(latest())) return refuse('host.ended', 'The game is over.');
    const { type } = order;
    const isJoining = type === seats?.join;
    if (seats === undefined || (!isJoining && type !== seats.leave)) return execute(account, order);
    const known = book.byAccount(account);
    const [taken, { most }] = [book.seats(), seats];
    if (isJoining && known?.seated !== 1 && taken >= most) {
      return refuse('host.seats_full', `All ${most} seats are taken.`, { taken, most });
    }
    const address = taking?.address();
    if (isJoining && known?.seated !== 1 && address !== undefined && taking !== undefined) {
      const [own, allowed] = [taking.use.takenFrom(address, book), taking.use.mostPerAddress];
      if (own >= allowed) {
        const why = `Your address has ${own} seats, which is the most that one may have.`;
        return refuse('host.address_full', why, { taken: own, most: allowed });
      }
    }
    const outcome = execute(account, order);
    const seated = isJoining ? 1 : 0;
    if (outcome.done && isJoining) taking?.use.took(account, address);
    if (outcome.done && known !== undefined && known.seated !== seated) {
      book.put({ ...known, seated });
    }
    return outcome;
  };
}
