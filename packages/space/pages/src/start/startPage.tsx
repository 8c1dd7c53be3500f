import { answerOf, type Overview, overviewGet } from '@astrarium/space/client';
import { lazy, Suspense } from 'preact/compat';
import { useAnswer } from '../live/useAnswer.js';
import { account, client } from '../session/session.js';
import { FirstSight } from './firstSight.js';

/** How often the overview is read, in milliseconds. */
const OVERVIEW_MS = 30_000;

/** Reads what everybody may know of the game. */
export function useOverview() {
  const load = (): Promise<Overview> => answerOf(overviewGet({ client: client.value }));
  return useAnswer(load, [], OVERVIEW_MS);
}

/** The part of the first page for who plays: it is loaded when somebody does. */
const Home = lazy(async () => (await import('./homePage.js')).HomePage);

/** The first page: for who plays what to do next, for others the first sight of the game. */
export function StartPage() {
  const { data, fault } = useOverview();
  if (account.value === undefined) return <FirstSight overview={data} fault={fault} />;
  return (
    <Suspense fallback={<p class="hint">Loading …</p>}>
      {fault !== '' && (
        <p class="fault card" role="alert">
          {fault}
        </p>
      )}
      <Home overview={data} />
    </Suspense>
  );
}
