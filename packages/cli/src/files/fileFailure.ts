import { UsageError } from '../terminal/usageError.js';

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it is no folder',
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is no folder',
  EACCES: 'it may not be opened',
  ENOSPC: 'there is no space left',
};

/** What went wrong with a file, in a sentence; what is no failure of a file comes back as it is. */
export function fileFailure(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  return new UsageError(`${path}: ${REASONS[String(error.code)] ?? error.message}`);
}
