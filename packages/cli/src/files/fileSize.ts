import { statSync } from 'node:fs';
import { fileFailure } from './fileFailure.js';

/** The size of a file in bytes. @throws UsageError when there is none. */
export function fileSize(path: string): number {
  try {
    return statSync(path).size;
  } catch (error) {
    throw fileFailure(path, error);
  }
}
