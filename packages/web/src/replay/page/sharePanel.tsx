import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { momentHash, momentText } from './moment.js';
import { Sign } from './sign.js';
import { theatreEnd, type TheatreState } from './theatreState.js';

/** Copies the address of the shown moment, and shows it. */
export function SharePanel({
  onClose,
  theatre,
}: {
  readonly onClose: () => void;
  readonly theatre: TheatreState;
}) {
  const copied = useSignal('');
  const { sides, tick, view } = theatre;
  const { header, name } = sides.a;
  const moment = { tick: tick.value, name: name.value, view: view.value };
  const digest = header.value?.digest ?? '';
  const address = location.href.replace(/#.*/s, '') + momentHash({ ...moment, digest });
  const search = new URLSearchParams(location.search);
  const isNamed = search.has('log') || search.has('recorded');
  const words = momentText(tick.value, theatreEnd(sides.a), header.value?.tickMs ?? 1000);
  const copy = async (): Promise<void> => {
    if (await copyText(address)) copied.value = address;
  };
  useEffect(() => {
    theatre.isPlaying.value = false;
    void copy();
  }, []);
  return (
    <section class="panel fill" aria-label="Share this moment">
      <h2>
        <Sign name="link" />
        Share this moment
      </h2>
      <button
        type="button"
        class="icon-button close"
        aria-label="Close the address"
        onClick={onClose}
      >
        <Sign name="close" />
      </button>
      <p role="status">
        {copied.value === address ? 'The address is copied. It shows ' : 'This address shows '}
        <b>{words.join(' ')}</b>.
      </p>
      <input
        readOnly
        aria-label="Address of this moment"
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {copied.value !== address && (
        <button type="button" class="quiet" onClick={() => void copy()}>
          Copy
        </button>
      )}
      {!isNamed && (
        <p class="hint">
          The log is a file of this machine: who opens the address is asked for {name.value}.
        </p>
      )}
    </section>
  );
}

/** Copies a text; returns whether the browser allowed it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
