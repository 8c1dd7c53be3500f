import { answerOf, type Overview, overviewGet } from '@astrarium/space/client';
import { routeTo } from '../app/route.js';
import { useAnswer } from '../live/useAnswer.js';
import { SeasonCard } from '../season/seasonCard.js';
import { account, client } from '../session/session.js';
import { FirstSight } from './firstSight.js';

/** How often the overview is read, in milliseconds. */
const OVERVIEW_MS = 30_000;

/** Reads what everybody may know of the game. */
export function useOverview() {
  const load = (): Promise<Overview> => answerOf(overviewGet({ client: client.value }));
  return useAnswer(load, [], OVERVIEW_MS);
}

/** The first page: for who has signed in the season, for others the first sight of the game. */
export function StartPage() {
  const { data, fault } = useOverview();
  if (account.value === undefined) return <FirstSight overview={data} fault={fault} />;
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
    </div>
  );
}
