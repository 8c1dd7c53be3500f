import {
  answerOf,
  type Contribution,
  type Device,
  locationsContribute,
  type Season,
} from '@astrarium/client';
import { useSignal } from '@preact/signals';
import { wordsOf } from '../live/duration.js';
import { fleetList, refreshDevice } from '../live/fleetState.js';
import { client } from '../session/session.js';

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
    (device) => device.location === location && Object.hasOwn(requirements, device.device_type),
  );

  const send = async (codes: readonly string[], dry_run: boolean): Promise<void> => {
    const body = { devices: [...codes], ...(dry_run && { dry_run }) } as Contribution;
    try {
      const call = locationsContribute({ client: client.value, path: { code: location }, body });
      const answer = await answerOf(call);
      if ('accepted' in answer) {
        const { accepted, rejected } = answer;
        result.value = `${accepted.length} accepted, ${rejected.length} rejected`;
        for (const code of accepted) refreshDevice(code);
        onGiven();
      } else {
        result.value = 'problem' in answer ? answer.problem.detail : 'It would be accepted.';
      }
    } catch (error) {
      result.value = (error as Error).message;
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

/** The devices that can be given, and the buttons of the form. */
function Choice({ devices }: { readonly devices: readonly Device[] }) {
  return (
    <>
      {devices.slice(0, 200).map(({ device_code, device_type }) => (
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
