import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { accessFile } from '../terminal/usageError.js';

const NAME = /^(\d{1,16})\.keyframe$/;

/** A folder of encoded snapshots, named by their ticks. */
export interface Keyframes {
  /** The encoded snapshot of a tick; undefined when there is none. */
  read(tick: number): Uint8Array | undefined;
  /** The ticks of all keyframes, latest first. */
  ticks(): number[];
  /** Makes the folder, unless it exists. */
  create(): void;
  write(tick: number, bytes: Uint8Array): void;
}

/** The keyframes in a folder. Every method @throws UsageError when the folder cannot be used. */
export function keyframes(folder: string): Keyframes {
  const pathOf = (tick: number): string => join(folder, `${tick}.keyframe`);
  const guard = <T>(act: () => T): T => accessFile(folder, act);
  return {
    read: (tick) =>
      guard(() => (existsSync(pathOf(tick)) ? readFileSync(pathOf(tick)) : undefined)),
    ticks: () =>
      guard(() => readdirSync(folder))
        .flatMap((name) => NAME.exec(name)?.[1] ?? [])
        .map(Number)
        .sort((a, b) => b - a),
    create: () => void guard(() => mkdirSync(folder, { recursive: true })),
    write: (tick, bytes) =>
      guard(() => {
        mkdirSync(folder, { recursive: true });
        // Rename a complete file, so that readers never find a partial one.
        writeFileSync(`${pathOf(tick)}.part`, bytes, { mode: 0o600 });
        renameSync(`${pathOf(tick)}.part`, pathOf(tick));
      }),
  };
}
