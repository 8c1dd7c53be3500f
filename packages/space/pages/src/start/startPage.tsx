import { answerOf, type Overview } from '@astrarium/space/client';
import { lazy, Suspense } from 'preact/compat';
import { useAnswer } from '../live/useAnswer.js';
import { account, client } from '../session/session.js';
import { FirstSight } from './firstSight.js';

/** How often the overview is read, in milliseconds. */
const OVERVIEW_MS = 30_000;

/** Reads what everybody may know of the game. */
export function useOverview() {
  const load = (): Promise<Overview> => answerOf(client.value.GET('/v1/overview'));
  return useAnswer(load, [], OVERVIEW_MS);
}

/** The map with its panels: it is loaded when somebody plays or watches. */
const Shell = lazy(async () => (await import('../home/shell.js')).Shell);

/** The first page and the map: for who has not signed in, the first sight of the game. */
export function StartPage({ isMap }: { readonly isMap: boolean }) {
  const { data, fault } = useOverview();
  if (account.value === undefined && !isMap) return <FirstSight overview={data} fault={fault} />;
  return (
    <Suspense fallback={<p class="hint">Loading …</p>}>
      {fault !== '' && (
        <p class="fault card" role="alert">
          {fault}
        </p>
      )}
      <Shell overview={data} />
    </Suspense>
  );
}
