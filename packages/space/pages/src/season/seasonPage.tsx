import {
  answerOf,
  type Contribution,
  type ContributionAnswer,
  type FleetDevice,
  leaderboardsMegastructure,
  locationsContribute,
  overviewGet,
  type Season,
  seasonsList,
} from '@astrarium/space/client';
import { useSignal } from '@preact/signals';
import { grouped, wordsOf } from '@astrarium/web/duration';
import { faultText, refusalText, sentence } from '../device/doneText.js';
import { useAnswer } from '../live/useAnswer.js';
import { account, client } from '../session/session.js';
import { ContributorTable, SeasonCard } from './seasonCard.js';
import { fleet, fleetList, wakeFleet } from '../live/fleetState.js';

/** How often the season is read, in milliseconds. */
const SEASON_MS = 30_000;

/** The page of the season; for accounts also the earlier seasons and the leaderboard. */
export function SeasonPage() {
  const given = useSignal(0);
  const { data, fault } = useAnswer(
    () => answerOf(overviewGet({ client: client.value })),
    [given.value],
    SEASON_MS,
  );
  return (
    <div class="start">
      <h1 class="hero">Season</h1>
      {fault !== '' && <p class="fault">{fault}</p>}
      {data?.season === null && <p class="card">This game has no seasons.</p>}
      {data?.season && <SeasonCard season={data.season} />}
      {account.value !== undefined && data?.season && (
        <ContributeForm season={data.season} onGiven={() => (given.value += 1)} />
      )}
      {account.value !== undefined && <Leaderboard given={given.value} />}
      {account.value !== undefined && <PastSeasons />}
    </div>
  );
}

/** Is read again when something was `given`. */
function Leaderboard({ given }: { readonly given: number }) {
  const load = () => answerOf(leaderboardsMegastructure({ client: client.value }));
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
  const load = () => answerOf(seasonsList({ client: client.value, query: { limit: 20 } }));
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
  const count = grouped(contributor_count);
  return `${season}: ${name}, ${objective.name} ${end}, ${count} contributors`;
}

/** Gives devices at the objective of the season to it. */
export function ContributeForm({
  onGiven,
  season,
}: {
  readonly season: Season;
  /** Called after devices were accepted. */
  readonly onGiven: () => void;
}) {
  const result = useSignal('');
  const { location, requirements } = season.objective;
  const there = fleetList.value.filter(
    (device) => device.location === location && Object.hasOwn(requirements, device.type),
  );

  const send = async (codes: readonly string[], dry_run: boolean): Promise<void> => {
    const body = { devices: [...codes], ...(dry_run && { dry_run }) } as Contribution;
    try {
      const call = locationsContribute({ client: client.value, path: { code: location }, body });
      const answer = await answerOf(call);
      if ('accepted' in answer) {
        result.value = givenText(answer, season.objective.name);
        wakeFleet();
        onGiven();
      } else {
        result.value =
          'problem' in answer ? refusalText(answer.problem.detail) : 'It would be accepted.';
      }
    } catch (error) {
      result.value = faultText(error);
    }
  };

  return (
    <section class="card">
      <h2>Contribute</h2>
      {there.length === 0 && (
        <p class="hint">
          None of your devices that the season needs is at <code>{location}</code>. Print them, stow
          them in a vessel, and travel there.
        </p>
      )}
      <form
        aria-label="Contribute"
        onSubmit={(event) => {
          event.preventDefault();
          const codes = new FormData(event.currentTarget as HTMLFormElement).getAll('device');
          const button = event.submitter as HTMLButtonElement | null;
          void send(codes.map(String), button?.value !== 'do');
        }}
      >
        {there.length > 0 && <Choice devices={there} />}
        {result.value !== '' && <p role="status">{result.value}</p>}
      </form>
    </section>
  );
}

/** What came of a contribution, as sentences. */
function givenText({ accepted, rejected_detail }: ContributionAnswer, name: string): string {
  const refused = rejected_detail.map(({ device_code, reason }) =>
    sentence(`the ${nameOf(device_code)} was refused: ${wordsOf(reason)}`),
  );
  const count = accepted.length === 1 ? '1 device' : `${grouped(accepted.length)} devices`;
  return [`You gave ${count} to the ${name}.`, ...refused].join(' ');
}

function nameOf(code: string): string {
  return `${wordsOf(fleet.value.get(code)?.type ?? 'device')} ${code}`;
}

/** The devices that can be given, and the buttons of the form. */
function Choice({ devices }: { readonly devices: readonly FleetDevice[] }) {
  return (
    <>
      {devices.slice(0, 200).map(({ code: device_code, type: device_type }) => (
        <label class="flag" key={device_code}>
          <input type="checkbox" name="device" value={device_code} />
          {wordsOf(device_type)} <code>{device_code}</code>
        </label>
      ))}
      <div class="buttons">
        <button type="submit" value="try" class="quiet">
          Try
        </button>
        <button type="submit" value="do">
          Contribute
        </button>
      </div>
    </>
  );
}
