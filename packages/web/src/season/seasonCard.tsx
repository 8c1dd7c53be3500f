import type { Season } from '@astrarium/client';
import { Explained } from '../explain/explained.js';
import { grouped, wordsOf } from '../live/duration.js';
import { untilTick } from '../live/untilTick.js';
import { account } from '../session/session.js';
import { ContributorTable } from './contributorTable.js';

/** A season: its objective with its parts, its deadline, and who gave most. */
export function SeasonCard({ season }: { readonly season: Season }) {
  const { contributors, name, objective, season: number } = season;
  const needs = Object.entries(objective.requirements);
  return (
    <section class="card">
      <h2>
        Season {number}: {name}
      </h2>
      <p>
        Build the {objective.name} at <code>{objective.location}</code>. <SeasonState {...season} />
      </p>
      <Bar label={`The ${objective.name}`} part={objective.progress} />
      {account.value !== undefined && (
        <Explained query={{ about: 'season' }}>How the progress is computed</Explained>
      )}
      <ul class="parts">
        {needs.map(([type, { contributed, needed }]) => (
          <li key={type}>
            <span>{wordsOf(type)}</span>
            <Bar label={wordsOf(type)} part={needed === 0 ? 1 : contributed / needed} />
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

function SeasonState({ deadline_tick, next_season_tick, state }: Season) {
  if (state === 'active') return <>It ends in {untilTick(deadline_tick)}.</>;
  const next =
    next_season_tick === null ? '' : ` The next begins in ${untilTick(next_season_tick)}.`;
  return <>{state === 'succeeded' ? `It is built.${next}` : `It was not built in time.${next}`}</>;
}

function Bar({ label, part }: { readonly label: string; readonly part: number }) {
  const percent = Math.floor(part * 1000) / 10;
  return (
    <span class="bar">
      <progress max={1} value={part} aria-label={label} />
      <span class="number">{percent} %</span>
    </span>
  );
}
