import type { Device } from '@astrarium/client';
import { Explained } from '../explain/explained.js';
import { grouped, wordsOf } from '../live/duration.js';

/** The jobs of a printer, and what the first one waits for. */
export function PrintQueue({ device }: { readonly device: Device }) {
  const { device_code, print_queue: queue, status, waiting_for } = device;
  if (queue === undefined) return null;
  const missing = Object.entries(waiting_for ?? {}).map(
    ([name, { have, need }]) => `${wordsOf(name)} (${grouped(have)} of ${grouped(need)})`,
  );
  return (
    <>
      <h3>Print queue</h3>
      {queue.length === 0 && <p class="hint">Empty.</p>}
      <ol class="queue">
        {queue.map(({ device_type, job_id }) => (
          <li key={job_id}>
            <Explained query={{ about: 'print', device_code, device_type }}>
              {wordsOf(device_type)}
            </Explained>
          </li>
        ))}
      </ol>
      {missing.length > 0 && status === 'waiting_for_resources' && (
        <Explained query={{ about: 'waiting', device_code }}>
          Waits for {missing.join(', ')}.
        </Explained>
      )}
    </>
  );
}
