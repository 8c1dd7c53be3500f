import { countText, grouped } from '@astrarium/web/duration';
import { Explained } from '../explain/explained.js';
import { type RawTerms, sheetOf } from '../explain/termSheet.js';
import { lagTicks, serverTime, shownTick } from '../live/gameClock.js';
import { useOverview } from '../start/startPage.js';

/** The figures of the server, for operators. */
export function ServerPage() {
  const { data, fault } = useOverview();
  const time = serverTime.value;
  if (time === undefined) return <section class="card hint">Asking the server …</section>;
  const { speed: ticks_per_second, tick: tick_of_last_answer } = time;
  const seconds_since = Math.round(
    (shownTick.value - tick_of_last_answer) / (ticks_per_second || 1),
  );
  const tickTerms = { tick_of_last_answer, ticks_per_second, seconds_since };
  const lag = lagTicks.value === 0 ? 'none' : countText(lagTicks.value, 'tick');
  return (
    <section class="card">
      <h1>Server</h1>
      {fault !== '' && <p class="fault">{fault}</p>}
      <dl class="figures">
        <Figure name="Tick" value={grouped(shownTick.value)} formula={TICK} terms={tickTerms} />
        <Figure name="Speed" value={`${ticks_per_second} ticks/s`} />
        <Figure
          name="Lag"
          value={lag}
          formula={LAG}
          terms={{ lag: lagTicks.value, ticks_per_second }}
        />
        <Figure name="Players" value={data === undefined ? '…' : grouped(data.players)} />
        <Figure
          name="Game time"
          value={time.time.slice(0, 16).replace('T', ' ')}
          formula="the beginning of the game + 1 second for each tick"
          terms={{ tick_of_last_answer }}
        />
        <Figure name="Version" value={time.version} />
      </dl>
    </section>
  );
}

const TICK = 'tick of last answer + seconds since * ticks per second';
const LAG = 'ticks due since the page was opened - ticks passed; less than a second is none';

/** A number of the server, with its terms if there are any. */
function Figure({
  formula,
  name,
  terms = {},
  value,
}: {
  readonly name: string;
  readonly value: string;
  readonly formula?: string;
  readonly terms?: RawTerms;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class="number">
        {formula === undefined ? (
          value
        ) : (
          <Explained sheet={sheetOf(name, value, formula, terms)}>{value}</Explained>
        )}
      </dd>
    </div>
  );
}
