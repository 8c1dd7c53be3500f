import { answerOf, type Season } from '@astrarium/space/client';
import { countText } from '@astrarium/web/duration';
import { useSignal } from '@preact/signals';
import { routeTo } from '../app/route.js';
import { ChosenOrder } from '../device/chosenOrder.js';
import { GIVE } from '../device/commandWords.js';
import { canGive } from '../device/runOrder.js';
import type { FormValues } from '../form/formField.js';
import { fleetList } from '../live/fleetState.js';
import { readOverview } from '../live/places.js';
import { useAnswer } from '../live/useAnswer.js';
import { account, client } from '../session/session.js';
import { ContributorTable, SeasonCard } from './seasonCard.js';

/** How often the season is read, in milliseconds. */
const SEASON_MS = 30_000;

/** The page of the season; for accounts also the earlier seasons and the leaderboard. */
export function SeasonPage() {
  const given = useSignal(0);
  const { data, fault } = useAnswer(readOverview, [given.value], SEASON_MS);
  return (
    <div class="start">
      <h1 class="wide">Season</h1>
      {fault !== '' && <p class="fault">{fault}</p>}
      {data?.season === null && <p class="card">This game has no seasons.</p>}
      {data?.season && <SeasonCard season={data.season} />}
      {account.value !== undefined && data?.season && (
        <GiveCard objective={data.season.objective} onGiven={() => (given.value += 1)} />
      )}
      {account.value !== undefined && <Leaderboard given={given.value} />}
      {account.value !== undefined && <PastSeasons />}
    </div>
  );
}

/** Is read again when something was `given`. */
function Leaderboard({ given }: { readonly given: number }) {
  const load = () => answerOf(client.value.GET('/v1/leaderboards/megastructure'));
  const { data, fault } = useAnswer(load, [given], SEASON_MS);
  return (
    <section class="card">
      <h2>Contributors of all times</h2>
      {fault !== '' && <p class="fault">{fault}</p>}
      {data !== undefined && <ContributorTable rows={data.leaderboard.slice(0, 100)} />}
    </section>
  );
}

function PastSeasons() {
  const load = () =>
    answerOf(client.value.GET('/v1/seasons', { params: { query: { limit: 20 } } }));
  const { data, fault } = useAnswer(load, []);
  const past = data?.seasons.filter(({ state }) => state !== 'active') ?? [];
  return (
    <section class="card">
      <h2>Earlier seasons</h2>
      {fault !== '' && <p class="fault">{fault}</p>}
      {past.length === 0 && <p class="hint">None has ended yet.</p>}
      <ul class="plain">
        {past.map((season) => (
          <li key={season.season}>{pastText(season)}</li>
        ))}
      </ul>
    </section>
  );
}

function pastText({ contributor_count, name, objective, season, state }: Season): string {
  const end = state === 'succeeded' ? 'built' : 'not built in time';
  const contributors = countText(contributor_count, 'contributor');
  return `${season}: ${name}, ${objective.name} ${end}, ${contributors}`;
}

/** Gives devices at the objective of the season to it. */
function GiveCard({
  objective,
  onGiven,
}: {
  readonly objective: Season['objective'];
  /** Called after devices were accepted. */
  readonly onGiven: () => void;
}) {
  const values = useSignal<FormValues>({});
  const there = fleetList.value.filter(canGive);
  return (
    <section class="card">
      <h2>Contribute</h2>
      <ChosenOrder command={GIVE} devices={there} values={values} onDone={onGiven}>
        None of your devices that the season needs is at the{' '}
        <a href={routeTo('map', objective.location)}>{objective.name}</a>. Print them, stow them in
        a vessel, and travel there.
      </ChosenOrder>
    </section>
  );
}
