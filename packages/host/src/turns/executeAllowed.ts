import type { GameWork, ServedGame, WorldStop } from '@astrarium/contract';
import { refuse, type Snapshot } from '@astrarium/core';
import type { BookDraft } from '../accounts/accountBook.js';

type Execute = GameWork<unknown>['execute'];

/** The tick at which a game is over in a world; undefined while it goes on. */
export function endOf(
  { hasEnded }: Pick<ServedGame, 'hasEnded'>,
  snapshot: Snapshot,
): number | undefined {
  return hasEnded(snapshot) ? snapshot.now : undefined;
}

/**
 * Executes commands as a host allows them: none once the game has ended or its world has stopped,
 * and none that takes a seat when there is none left. These are refused before the game is asked,
 * and leave no line in the log. Who took a seat or gave it back is noted.
 *
 * @param latest the world that the next command changes
 */
export function executeAllowed(
  { hasEnded, seats }: Pick<ServedGame, 'hasEnded' | 'seats'>,
  book: Pick<BookDraft, 'byAccount' | 'put' | 'seats'>,
  latest: () => Snapshot,
  stop: { readonly fault: WorldStop | undefined },
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
    const outcome = execute(account, order);
    const seated = isJoining ? 1 : 0;
    if (outcome.done && known !== undefined && known.seated !== seated) {
      book.put({ ...known, seated });
    }
    return outcome;
  };
}
