import { clockFault, serverTime, shownTick } from '../live/gameClock.js';
import { grouped } from '../live/duration.js';
import { account, signOut } from '../session/session.js';
import { type PageName, PAGES, route, routeTo } from './route.js';

const TITLES: Readonly<Record<PageName, string>> = {
  start: 'Start',
  map: 'Map',
  fleet: 'Fleet',
  stock: 'Stock',
  planets: 'Planets',
  season: 'Season',
  events: 'Events',
  plan: 'What if',
};

/** The header: the pages, the tick and the account. */
export function PageHeader() {
  return (
    <header class="page-header">
      <a class="brand" href={routeTo('start')}>
        <img src="icon.svg" alt="" width="24" height="24" />
        Astrarium
      </a>
      <nav aria-label="Pages">
        <ul>
          {PAGES.map((page) => (
            <li key={page}>
              <a href={routeTo(page)} aria-current={route.value.page === page ? 'page' : undefined}>
                {TITLES[page]}
              </a>
            </li>
          ))}
          <li>
            <a href="replay/">Replay</a>
          </li>
          <li>
            <a href="docs/">Docs</a>
          </li>
        </ul>
      </nav>
      <TickShown />
      {account.value !== undefined && (
        <span class="who">
          {account.value.name}
          <button type="button" class="quiet" onClick={signOut}>
            Sign out
          </button>
        </span>
      )}
    </header>
  );
}

function TickShown() {
  if (clockFault.value !== '') return <span class="tick fault">{clockFault.value}</span>;
  if (serverTime.value === undefined) return <span class="tick">…</span>;
  return (
    <span class="tick" title="The present tick: seconds since the beginning of the game">
      tick <b class="number">{grouped(shownTick.value)}</b>
    </span>
  );
}
