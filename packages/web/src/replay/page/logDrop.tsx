import { useSignal } from '@preact/signals';
import type { KeyframeFile, Side } from '../theatreMessage.js';
import type { TheatreState } from './theatreState.js';

/** The names of the files that `--keyframes` writes: `3600.keyframe`. */
const KEYFRAME = /^(\d{1,16})\.keyframe$/;

/** A place to drop a log file, or to choose one; keyframes of the log may come with it. */
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
  const open = (list: FileList | null | undefined): void => {
    const files = [...(list ?? [])];
    const keyframes = files.flatMap(keyframeOf);
    const file = files.find(({ name }) => !KEYFRAME.test(name));
    if (file !== undefined) theatre.open(side, file, file.name, keyframes).catch(() => undefined);
  };
  return (
    <div
      class={isOver.value ? 'drop fill over' : 'drop fill'}
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
          multiple
          accept=".jsonl,.keyframe,application/jsonl,text/plain"
          onChange={({ currentTarget }) => {
            open(currentTarget.files);
            // Else the browser says nothing when the same file is chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
    </div>
  );
}

function keyframeOf(file: File): readonly KeyframeFile[] {
  const [, tick] = KEYFRAME.exec(file.name) ?? [];
  return tick === undefined ? [] : [{ tick: Number(tick), file }];
}
