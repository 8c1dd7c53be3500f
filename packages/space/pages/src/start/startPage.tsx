import { answerOf, type Overview, overviewGet } from '@astrarium/space/client';
import { grouped } from '@astrarium/web/duration';
import { routeTo } from '../app/route.js';
import { Explained } from '../explain/explained.js';
import { type RawTerms, sheetOf } from '../explain/termSheet.js';
import { lagTicks, serverTime, shownTick } from '../live/gameClock.js';
import { useAnswer } from '../live/useAnswer.js';
import { SeasonCard } from '../season/seasonCard.js';
import { account, client } from '../session/session.js';
import { RegisterForm, SignInForm } from '../session/signInForm.js';

/** How often the overview is read, in milliseconds. */
const OVERVIEW_MS = 30_000;

/** The page that everybody sees: the server, the season, the map and the way in. */
export function StartPage() {
  const load = (): Promise<Overview> => answerOf(overviewGet({ client: client.value }));
  const { data, fault } = useAnswer(load, [], OVERVIEW_MS);
  return (
    <div class="start">
      <section class="hero">
        <h1>A galaxy that runs by itself</h1>
        <p>
          Fleets mine, print, travel and change planets, one tick for each game second. Every number
          here comes from the running game.
        </p>
        <p>
          <a class="button" href={routeTo('map')}>
            Open the map
          </a>{' '}
          <a href="docs/">Read the interface</a>
        </p>
      </section>
      <ServerCard players={data?.players} />
      {fault !== '' && (
        <p class="fault card" role="alert">
          {fault}
        </p>
      )}
      {data?.season && <SeasonCard season={data.season} />}
      {account.value === undefined && (
        <section class="card">
          <h2>Sign in</h2>
          <SignInForm />
          <h3>No account yet?</h3>
          <RegisterForm />
        </section>
      )}
    </div>
  );
}

function ServerCard({ players }: { readonly players: number | undefined }) {
  const time = serverTime.value;
  if (time === undefined) return <section class="card hint">Asking the server …</section>;
  const { speed: ticks_per_second, tick: tick_of_last_answer } = time;
  const seconds_since = Math.round(
    (shownTick.value - tick_of_last_answer) / (ticks_per_second || 1),
  );
  const tickTerms = { tick_of_last_answer, ticks_per_second, seconds_since };
  const lag = lagTicks.value === 0 ? 'none' : `${grouped(lagTicks.value)} ticks`;
  return (
    <section class="card">
      <h2>Server</h2>
      <dl class="figures">
        <Figure name="Tick" value={grouped(shownTick.value)} formula={TICK} terms={tickTerms} />
        <Figure name="Speed" value={`${ticks_per_second} ticks/s`} />
        <Figure
          name="Lag"
          value={lag}
          formula={LAG}
          terms={{ lag: lagTicks.value, ticks_per_second }}
        />
        <Figure name="Players" value={players === undefined ? '…' : grouped(players)} />
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
