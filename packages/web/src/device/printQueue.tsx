import type { Device } from '@astrarium/client';
import { grouped, wordsOf } from '../live/duration.js';

/** The jobs of a printer, and what the first one waits for. */
export function PrintQueue({ device }: { readonly device: Device }) {
  const { print_queue: queue, waiting_for } = device;
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
          <li key={job_id}>{wordsOf(device_type)}</li>
        ))}
      </ol>
      {missing.length > 0 && <p>Waits for {missing.join(', ')}.</p>}
    </>
  );
}
