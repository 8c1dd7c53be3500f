/** An error that the caller can correct: printed without a stack, with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it is not a folder',
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is not a folder',
  EACCES: 'you have no permission to open it',
  ENOSPC: 'there is no space left',
};

/** Turns a file system error into a UsageError; returns other errors unchanged. */
export function fileFailure(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  return new UsageError(`${path}: ${REASONS[String(error.code)] ?? error.message}`);
}

/** Returns what `act` returns. @throws UsageError instead of a file system error */
export function accessFile<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw fileFailure(path, error);
  }
}
