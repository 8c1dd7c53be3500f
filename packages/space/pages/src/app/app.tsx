import { useSignal } from '@preact/signals';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { grouped } from '@astrarium/web/duration';
import { Icon } from '../icons/icon.js';
import { startEventFeed } from '../live/eventFeed.js';
import { clockFault, serverTime, shownTick, startGameClock } from '../live/gameClock.js';
import { account, resumeSession, waiting } from '../session/session.js';
import { SignInForm } from '../session/signInForm.js';
import { StartPage } from '../start/startPage.js';
import { keepFocus } from './keepFocus.js';
import { type PageName, PAGES, route, routeTo } from './route.js';

/** Pages besides the start page are loaded when they are opened. */
const LAZY_PAGES = {
  fleet: lazy(async () => (await import('../fleet/fleetPage.js')).FleetPage),
  stock: lazy(async () => (await import('../stock/stockPage.js')).StockPage),
  planets: lazy(async () => (await import('../planets/planetsPage.js')).PlanetsPage),
  season: lazy(async () => (await import('../season/seasonPage.js')).SeasonPage),
  events: lazy(async () => (await import('../events/eventsPage.js')).EventsPage),
  plan: lazy(async () => (await import('../plan/planPage.js')).PlanPage),
  account: lazy(async () => (await import('../session/accountPage.js')).AccountPage),
  server: lazy(async () => (await import('../server/serverPage.js')).ServerPage),
} as const;

/** Only for who plays. */
const EventsBell = lazy(async () => (await import('../events/eventsBell.js')).EventsBell);
const SignOutButton = lazy(async () => (await import('../session/signOut.js')).SignOutButton);

/** Pages that show data of an account. */
const PRIVATE: ReadonlySet<PageName> = new Set([
  'fleet',
  'stock',
  'planets',
  'events',
  'plan',
  'account',
]);

/** The observatory: the header and the page of the address. */
export function App() {
  useEffect(() => {
    void resumeSession();
    const stopClock = startGameClock();
    const stopFeed = startEventFeed();
    const stopKeeping = keepFocus();
    // A link with a token that is opened here changes the address only.
    const follow = (): void => {
      if (location.hash.startsWith('#token=')) location.reload();
    };
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
      stopClock();
      stopFeed();
      stopKeeping();
    };
  }, []);
  return (
    <>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <PageHeader />
      <main id="content" tabIndex={-1}>
        {waiting.value !== '' && (
          <p class="notice" role="status">
            Waiting: {waiting.value}
          </p>
        )}
        <Page />
      </main>
    </>
  );
}

function Page() {
  const { page } = route.value;
  const [error, reset] = useErrorBoundary();
  useEffect(reset, [page]);
  useEffect(() => scrollTo(0, 0), [page]);
  if (error !== undefined) {
    return (
      <p class="card fault" role="alert">
        This page cannot be shown: {(error as Error).message}
      </p>
    );
  }
  if (PRIVATE.has(page) && account.value === undefined) {
    return (
      <section class="card narrow">
        <h1>Sign in</h1>
        <SignInForm />
      </section>
    );
  }
  const Lazy = page in LAZY_PAGES ? LAZY_PAGES[page as keyof typeof LAZY_PAGES] : undefined;
  if (Lazy === undefined) return <StartPage isMap={page === 'map'} />;
  return (
    <Suspense fallback={<p class="hint">Loading …</p>}>
      <Lazy />
    </Suspense>
  );
}

const TITLES: Readonly<Record<PageName, string>> = {
  start: 'Start',
  map: 'Map',
  fleet: 'Fleet',
  stock: 'Stock',
  planets: 'Planets',
  season: 'Season',
  events: 'Events',
  plan: 'What if',
  account: 'Account',
  server: 'Server',
};

/** Whether the page is the picture that fills the window, for who has not signed in. */
const isFirstSight = (): boolean => route.value.page === 'start' && account.value === undefined;

/** Who has not signed in is shown only what everybody can use. */
const isShown = (page: PageName): boolean => account.value !== undefined || !PRIVATE.has(page);

/** On a phone the other pages are behind `More`. */
const ALWAYS: ReadonlySet<PageName> = new Set(['start', 'map', 'fleet', 'stock']);

/** The header: the pages, the tick and the account. On a phone the pages are at the bottom. */
export function PageHeader() {
  const isOpen = useSignal(false);
  useEffect(() => void (isOpen.value = false), [route.value.page]);
  return (
    <header class={isFirstSight() ? 'page-header night' : 'page-header'}>
      <a class="brand" href={routeTo('start')}>
        <img src="icon.svg" alt="" width="24" height="24" />
        Astrarium
      </a>
      <nav aria-label="Pages">
        <ul class={isOpen.value ? 'is-open' : ''}>
          {PAGES.filter(isShown).map((page) => (
            <li key={page} class={ALWAYS.has(page) ? '' : 'rest'}>
              <a href={routeTo(page)} aria-current={route.value.page === page ? 'page' : undefined}>
                <Icon name={page} />
                <span>{TITLES[page]}</span>
              </a>
            </li>
          ))}
          <li class="rest">
            <a href="replay/">
              <Icon name="replay" />
              <span>Replay</span>
            </a>
          </li>
          <li class="rest">
            <a href="docs/">
              <Icon name="docs" />
              <span>Docs</span>
            </a>
          </li>
          <li class="more">
            <button
              type="button"
              aria-expanded={isOpen.value}
              onClick={() => (isOpen.value = !isOpen.value)}
            >
              <Icon name="more" />
              <span>More</span>
            </button>
          </li>
        </ul>
      </nav>
      <TickShown />
      {account.value !== undefined && (
        <span class="who">
          <Suspense fallback={null}>
            <EventsBell />
          </Suspense>
          <a class="name-link cut" href={routeTo('account')}>
            {account.value.name}
          </a>
          <Suspense fallback={null}>
            <SignOutButton />
          </Suspense>
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
