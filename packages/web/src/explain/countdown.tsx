import { serverTime, shownTick } from '../live/gameClock.js';
import { untilTick } from '../live/untilTick.js';
import { Explained } from './explained.js';
import { countdownSheet, type RawTerms } from './termSheet.js';

/** The time until a tick, which tells how it is computed, and further terms of the forecast. */
export function Countdown({ terms, tick }: { readonly tick: number; readonly terms?: RawTerms }) {
  const time = { tick, now: shownTick.value, speed: serverTime.value?.speed ?? 0 };
  return (
    <Explained sheet={countdownSheet(time, terms)}>
      <b class="number">{untilTick(tick)}</b>
    </Explained>
  );
}
