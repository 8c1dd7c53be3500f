import type { LeaderboardEntry, Season } from '@astrarium/space/client';
import { ScrollTable } from '@astrarium/web/scroll-table';
import { countText, grouped } from '@astrarium/web/duration';
import { Icon } from '../icons/icon.js';
import type { IconName } from '../icons/icons.js';
import { Countdown, Explained } from '../explain/explained.js';
import { routeTo } from '../app/route.js';
import { sheetOf } from '../explain/termSheet.js';
import { account } from '../session/session.js';
import { wordsOf } from '../device/wordsOf.js';

/** A season: its objective with its parts, its deadline, and who gave most. */
export function SeasonCard({ season }: { readonly season: Season }) {
  const { contributors, name, objective, season: number } = season;
  const needs = Object.entries(objective.requirements);
  return (
    <section class="card season">
      <h2>
        Season {number}: {name}
      </h2>
      <p>
        Build the <a href={routeTo('map', objective.location)}>{objective.name}</a>.{' '}
        <SeasonState {...season} /> {ownText(season)}
      </p>
      <Bar label={`The ${objective.name}`} {...sumOf(objective.requirements)} isSeason />
      <ul class="parts">
        {needs.map(([type, { contributed, needed }]) => (
          <li key={type}>
            <span class="with-icon">
              <Icon name={type as IconName} />
              <span>{wordsOf(type)}</span>
            </span>
            <Bar label={wordsOf(type)} contributed={contributed} needed={needed} />
            <span class="number">
              {grouped(contributed)} of {grouped(needed)}
            </span>
          </li>
        ))}
      </ul>
      <h3>Contributors</h3>
      <ContributorTable rows={contributors} />
    </section>
  );
}

/** What the player has given: `You gave 12 devices, 3.1 % of all: rank 4.` */
function ownText({ objective, own }: Season): string {
  if (own === null || own === undefined) return '';
  const { needed } = sumOf(objective.requirements);
  const part = grouped((100 * own.devices) / Math.max(1, needed), 1);
  const given = `${grouped(own.devices)} of ${countText(needed, 'device')}`;
  return `You gave ${given} (${part} %): rank ${own.rank}.`;
}

function SeasonState({ deadline_tick, next_season_tick, state }: Season) {
  if (state === 'active') {
    return (
      <>
        It ends in <Countdown tick={deadline_tick} />.
      </>
    );
  }
  return (
    <>
      {state === 'succeeded' ? 'It is built.' : 'It was not built in time.'}{' '}
      {next_season_tick !== null && (
        <>
          The next begins in <Countdown tick={next_season_tick} />.
        </>
      )}
    </>
  );
}

interface Count {
  readonly contributed: number;
  readonly needed: number;
}

function sumOf(requirements: Readonly<Record<string, Count>>): Count {
  const all = Object.values(requirements);
  return {
    contributed: all.reduce((sum, { contributed }) => sum + contributed, 0),
    needed: all.reduce((sum, { needed }) => sum + needed, 0),
  };
}

/** How much of the needed devices was given; the server explains the whole season to accounts. */
function Bar({
  contributed,
  isSeason = false,
  label,
  needed,
}: Count & { readonly label: string; readonly isSeason?: boolean }) {
  const part = needed === 0 ? 1 : contributed / needed;
  const percent = `${Math.floor(part * 1000) / 10} %`;
  const sheet = sheetOf(label, percent, 'contributed / needed', { contributed, needed });
  const isAsked = isSeason && account.value !== undefined;
  return (
    <span class="bar">
      <progress max={1} value={part} aria-label={label} />
      <Explained {...(isAsked ? { query: { about: 'season' } } : { sheet })}>
        <span class="number">{percent}</span>
      </Explained>
    </span>
  );
}

/** Contributors with their ranks and the devices that they gave. */
export function ContributorTable({ rows }: { readonly rows: readonly LeaderboardEntry[] }) {
  if (rows.length === 0) return <p class="hint">Nobody has contributed yet.</p>;
  const shown = rows.map(({ devices, rank, replicant, replicant_code }) => ({
    key: replicant_code,
    cells: [rank, replicant, grouped(devices)],
  }));
  return <ScrollTable heads={['Rank', 'Replicant', 'Devices']} numbers={[0, 2]} rows={shown} />;
}
