import { answerOf, type Overview, type Season } from '@astrarium/space/client';
import { durationText, grouped } from '@astrarium/web/duration';
import { useSignal } from '@preact/signals';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { routeTo } from '../app/route.js';
import { Countdown } from '../explain/explained.js';
import { Icon } from '../icons/icon.js';
import type { IconName } from '../icons/icons.js';
import { useAnswer } from '../live/useAnswer.js';
import { starOfCode } from '../map/mapLayout.js';
import { serverTime, shownTick } from '../live/gameClock.js';
import { client } from '../session/session.js';
import { NameForm, SignInForm } from '../session/signInForm.js';
import type { GalaxyScene } from './showGalaxy.js';
import { type ShownFleets, useShownFleets } from './shownFleets.js';
import { newsIcon, type NewsNames, newsText } from './newsText.js';
import { wordsOf } from '../device/wordsOf.js';

const RegisterForm = lazy(async () => (await import('../session/registerForm.js')).RegisterForm);

/** What somebody sees who has not signed in: the galaxy, the season, and the way in. */
export function FirstSight({ fault, overview }: FirstSightProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ways = overview?.ways_in ?? [];
  const play = (): void => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  };
  const fleets = useShownFleets();
  return (
    <div class="first night">
      <GalaxyCanvas season={overview?.season ?? undefined} fleets={fleets} />
      <section class="first-words">
        <h1>
          One galaxy.
          <br />
          It never stops.
        </h1>
        <p>
          Send drones, print factories, change planets. Build one great structure with everybody
          else before the season ends. Play by hand, or write a bot.
        </p>
        <div class="row">
          <button type="button" class="large" onClick={play}>
            Play
          </button>
          <a class="button large quiet" href={routeTo('map')}>
            Watch
          </a>
          <a class="plain-link" href="docs/">
            Write a bot
          </a>
        </div>
        {fleets.isRecorded && (
          <p class="recorded">
            The ships are of a recorded game, which this page computes again. Yours can fly here.
          </p>
        )}
        {fault !== '' && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
      </section>
      <div class="stack loose first-side">
        <JustNow names={overview?.season?.objective} />
        {overview?.season && <Builders season={overview.season} players={overview.players} />}
      </div>
      {overview?.season && <SeasonBar season={overview.season} />}
      <dialog class="card way-in" ref={dialog} aria-labelledby="way-in">
        <div class="between">
          <h2 id="way-in">Play</h2>
          <button
            type="button"
            class="quiet"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {ways.includes('guest') && <NameForm />}
        <details open={!ways.includes('guest')}>
          <summary>I have a token</summary>
          <SignInForm />
        </details>
        {ways.includes('mail') && (
          <details>
            <summary>Get an account, or a lost token, by mail</summary>
            <Suspense fallback={null}>
              <RegisterForm />
            </Suspense>
          </details>
        )}
      </dialog>
    </div>
  );
}

interface FirstSightProps {
  readonly overview: Overview | undefined;
  readonly fault: string;
}

/** How many stars the picture has. */
const STARS = 700;

const EMPTY: GalaxyScene = { stars: [], goal: undefined, fleets: [], tick: 0 };

/** The galaxy behind everything. It is drawn from what everybody may read. */
function GalaxyCanvas({
  fleets,
  season,
}: {
  readonly fleets: ShownFleets;
  readonly season: Season | undefined;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<() => GalaxyScene>(() => EMPTY);
  const { data } = useAnswer(
    () => answerOf(client.value.GET('/v1/galaxy', { params: { query: { limit: STARS } } })),
    [],
  );
  const names = new Map(data?.stars.map(({ designation, name }) => [designation, name]));
  const still = {
    stars: (data?.stars ?? []).map(({ designation, name, position_ly, spectral_class }) => ({
      code: designation,
      name,
      spectralClass: spectral_class,
      ...position_ly,
    })),
    goal: season && {
      star: starOfCode(season.objective.location),
      label: `${season.objective.name} · ${percentOf(season)} %`,
      part: season.objective.progress,
    },
    fleets: fleets.journeys.map(({ arrives, count, departs, from, replicant, to }) => ({
      label: `${replicant}${count > 1 ? ` · ${grouped(count)}` : ''} → ${names.get(to) ?? to}`,
      from,
      to,
      departs,
      arrives,
    })),
  };
  scene.current = () => ({ ...still, tick: fleets.tickNow() });
  const close = useSignal<(() => void) | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    // After the first paint: the words come first.
    void import('./showGalaxy.js').then(({ showGalaxy }) => {
      if (canvas.current === null || isOver) return;
      close.value = showGalaxy(canvas.current, () => scene.current());
    });
    return () => {
      isOver = true;
      close.value?.();
    };
  }, []);
  return <canvas ref={canvas} aria-hidden="true" />;
}

const percentOf = ({ objective }: Season): number => Math.floor(objective.progress * 100);

/** How often the news are read, in milliseconds. */
const NEWS_MS = 15_000;

/** The last news that are shown. */
const NEWS = 4;

/** What happened last, for everybody; nothing while nothing has. */
function JustNow({ names }: { readonly names: NewsNames | undefined }) {
  const read = () => answerOf(client.value.GET('/v1/news', { params: { query: { limit: NEWS } } }));
  const { data } = useAnswer(read, [], NEWS_MS);
  if (data === undefined || data.news.length === 0) return null;
  return (
    <section class="card season just-now">
      <h2>Just now</h2>
      <ul class="plain">
        {data.news.map((item) => (
          <li key={item.id}>
            <Icon name={newsIcon(item)} />
            <span>{newsText(item, names)}</span>
            <time class="dim number">
              {durationText(
                (shownTick.value - item.tick) / Math.max(1, serverTime.value?.speed ?? 1),
              )}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who has given most to the season. */
function Builders({ players, season }: { readonly season: Season; readonly players: number }) {
  const rows = season.contributors.slice(0, 5);
  const most = rows[0]?.devices ?? 1;
  return (
    <section class="card builders">
      <h2>Builders of this season</h2>
      {rows.length === 0 && <p class="hint">Nobody yet. Be the first to build.</p>}
      <ol class="plain">
        {rows.map(({ devices, rank, replicant, replicant_code }) => (
          <li key={replicant_code}>
            <span class="dim number">{rank}</span>
            <span class="cut">{replicant}</span>
            <progress class="season" max={most} value={devices} aria-label={`of ${replicant}`} />
            <b class="number">{grouped(devices)}</b>
          </li>
        ))}
      </ol>
      <p class="hint">{players === 1 ? 'One plays.' : `${grouped(players)} play.`}</p>
    </section>
  );
}

/** The great structure of the season: what is built, what it needs, and how long it lasts. */
function SeasonBar({ season }: { readonly season: Season }) {
  const { deadline_tick, name, next_season_tick, objective, state } = season;
  return (
    <section class="card season row wide season-bar" aria-label="The season">
      <div class="season-goal">
        <h2 class="between">
          {objective.name} <span class="kind number">{percentOf(season)} %</span>
        </h2>
        <progress max={1} value={objective.progress} aria-label={objective.name} />
      </div>
      <p class="dim flush">
        {name}
        {state === 'active' && (
          <>
            {' · '}ends in <Countdown tick={deadline_tick} />
          </>
        )}
        {state === 'succeeded' && ' · built'}
        {state === 'failed' && ` · missed at ${percentOf(season)} %`}
        {state !== 'active' && next_season_tick !== null && (
          <>
            {' · '}the next begins in <Countdown tick={next_season_tick} />
          </>
        )}
      </p>
      <ul class="row to-end needs">
        {Object.entries(objective.requirements).map(([type, { contributed, needed }]) => (
          <li key={type} class="with-icon">
            <Icon name={type as IconName} />
            <span>{wordsOf(type)}</span>
            <b class="number">
              {grouped(contributed)} / {grouped(needed)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
