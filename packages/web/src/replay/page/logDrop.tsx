import { useSignal } from '@preact/signals';
import type { Side } from '../theatreMessage.js';
import type { TheatreState } from './theatreState.js';

/** A place to drop a log file, or to choose one. */
export function LogDrop({
  label,
  side,
  theatre,
}: {
  readonly label: string;
  readonly side: Side;
  readonly theatre: TheatreState;
}) {
  const isOver = useSignal(false);
  const open = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (file !== undefined) theatre.open(side, file, file.name).catch(() => undefined);
  };
  return (
    <div
      class={isOver.value ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => (isOver.value = false)}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        open(event.dataTransfer?.files);
      }}
    >
      <label>
        {label}
        <input
          type="file"
          accept=".jsonl,application/jsonl,text/plain"
          onChange={({ currentTarget }) => open(currentTarget.files)}
        />
      </label>
    </div>
  );
}
