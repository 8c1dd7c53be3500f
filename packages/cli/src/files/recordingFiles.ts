import type { Snapshot } from '@astrarium/core';
import { createLogFile } from './createLogFile.js';
import { keyframes } from './keyframes.js';

/** The files of a game that is being played. */
export interface RecordingFiles<State extends Snapshot> {
  /** Writes a piece of the log. */
  write(text: string): void;
  /** Writes the keyframe of a snapshot. */
  hashed(snapshot: State): void;
  close(): void;
}

/**
 * The files of these names: a log, and a folder of keyframes; what has no name is not written.
 *
 * @throws UsageError when a file cannot be written
 */
export function recordingFiles<State extends Snapshot>(
  named: { readonly log?: string | undefined; readonly keyframes?: string | undefined },
  simulation: { encode(snapshot: State): Uint8Array },
): RecordingFiles<State> {
  const file = named.log === undefined ? undefined : createLogFile(named.log, true);
  const frames = named.keyframes === undefined ? undefined : keyframes(named.keyframes);
  return {
    write: (text) => file?.write(text),
    hashed(snapshot) {
      file?.flush();
      frames?.write(snapshot.now, simulation.encode(snapshot));
    },
    close: () => file?.close(),
  };
}
