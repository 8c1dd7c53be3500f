import { answerOf, type Overview, overviewGet } from '@astrarium/space/client';
import { routeTo } from '../app/route.js';
import { useAnswer } from '../live/useAnswer.js';
import { SeasonCard } from '../season/seasonCard.js';
import { account, client } from '../session/session.js';
import { RegisterForm, SignInForm } from '../session/signInForm.js';

/** How often the overview is read, in milliseconds. */
const OVERVIEW_MS = 30_000;

/** Reads what everybody may know of the game. */
export function useOverview() {
  const load = (): Promise<Overview> => answerOf(overviewGet({ client: client.value }));
  return useAnswer(load, [], OVERVIEW_MS);
}

/** The page that everybody sees: the season, the map and the way in. */
export function StartPage() {
  const { data, fault } = useOverview();
  return (
    <div class="start">
      <section class="hero">
        <h1>A galaxy that runs by itself</h1>
        <p>
          Send drones, print factories, change planets, and build one great structure together
          before the season ends. Play by hand, or write a bot.
        </p>
        <div class="buttons">
          <a class="button large" href={routeTo('map')}>
            Open the map
          </a>
          <a class="button large quiet" href="docs/">
            Write a bot
          </a>
        </div>
      </section>
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
