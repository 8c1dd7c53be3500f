import { mkdirSync } from 'node:fs';
import { fileFailure } from './fileFailure.js';

/** Makes sure of a data folder, for its owner alone. @throws UsageError when it cannot be made */
export function dataFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw fileFailure(path, error);
  }
}
